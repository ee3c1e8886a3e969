package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// broken has for each invariant and each clause that it cites what breaks the clause: a change of one field of a position, or a mutant.
var broken = lawtest.Grounds{
	"HOW-INV-01": {Setup02: "bank +1"},
	"HOW-INV-02": {Mon01: "cash -1"},
	"HOW-INV-03": {Deck04: "deck one more", Opp06: "work +1"},
	"HOW-INV-04": {Town01: "town -1", Eol01: "out +1"},
	"HOW-INV-05": {Eol01: "out +1", Eol05: "townDeck -1", Setup03: "townDeck -1", Setup04: "townDeck +1"},
	"HOW-INV-06": {Setup05: "town exchanged", Eol03: "town -1", Eol04: "town another", Eol05: "townDeck another"},
	"HOW-INV-07": {Pos02: "board[] one more", Civ03: "board[] one more", Est03: "board exchanged", Cust03: "board[] one more", Eol02: "town -1"},
	"HOW-INV-08": {Mon04: "owner -1"},
	"HOW-INV-09": {Civ11: "board[] one more"},
	"HOW-INV-10": {Civ06: "board[] one more"},
	"HOW-INV-11": {Ord01: "supervisor -1", Sup08: "supervisor -1"},
	"HOW-INV-12": {Eol06: "a fourth card is kept", Eol07: "a fourth card is kept"},
	"HOW-INV-14": {Rr03: "bought +1 by draw extra"},
	"HOW-INV-15": {Sup06: "cash -1", Sup07: "cash exchanged"},
	"HOW-INV-16": {Rr04: "cash +1 by draw extra", Rr05: "cash -1 by draw extra", Rr06: "cash another by draw extra",
		Civ10: "cash +1 by civilize", Est07: "cash +1 by build", Card14: "cash -1 by play gamblers", Card16: "cash -1 by play outlaws",
		Card17: "cash -1 by play entrepreneur"},
	"HOW-INV-17": {Past01: "bank +1", Pres01: "bank -1", Fut01: "bank another"},
	"HOW-INV-18": {Past04: "cash exchanged", Past06: "cash exchanged", Past07: "cash exchanged", Pres04: "cash exchanged",
		Pres06: "cash exchanged", Pres07: "cash exchanged", Fut04: "cash exchanged", Fut06: "cash exchanged", Fut07: "cash exchanged"},
	"HOW-INV-19": {Past04: "cash exchanged", Pres04: "cash exchanged", Fut04: "cash exchanged"},
	"HOW-INV-22": {Tax02: "cash exchanged", Tax04: "cash -1", Tax05: "bank +1"},
	"HOW-INV-23": {Raid03: "the Town is quiet", Raid06: "a Customer is raided"},
	"HOW-INV-27": {End01: "turn +1", End02: "turn -1"},
	"HOW-INV-28": {Cust06: "bank +1 by customer", Raid01: "bank +1 by raid", Eol07: "bank +1 by discard"},
	"HOW-INV-29": {Card22: "owner +1", Civ07: "board[] one less by civilize", Est04: "board[] one less by build"},
	"HOW-INV-30": {Eol01: "out +1", Eol02: "board[] one more", Eol03: "town -1", Eol04: "board exchanged"},
	"HOW-INV-31": {Rr01: "hands[] one less by draw", Card09: "hands[] one more by random", Card12: "hands[] one more by random",
		Card19: "hands[] one less by draw", Card21: "hands[] one less by bid"},
	"HOW-INV-32": {Rr02: "pile one more"},
	"HOW-INV-33": {Sup04: "supervisor +1", Sup05: "before: tied another", Sup08: "supervisor -1", Card21: "supervisor another"},
	"HOW-INV-34": {Turn01: "phase +1", Turn02: "phase -1"},
	"HOW-INV-35": {Opp04: "gone +1", Civ02: "hands exchanged", Est02: "hands exchanged", Cust02: "hands exchanged"},
	"HOW-INV-36": {Aim04: "winners +1", Aim05: "winners -1"},
	"HOW-INV-39": {Civ02: "before: phase +1 by civilize", Est02: "before: phase -1 by build", Cust02: "before: phase -1 by customer",
		Opp05: "before: part +1 by customer", Opp09: "before: part -1 by raid"},
	"HOW-INV-40": {Card02: "before: seat another by play con-men", Card10: "board[] one less by play indian-attack",
		Card11: "board[] one less by play arsonist", Card13: "Desperados carry four", Card15: "a house rides with Ladies",
		Card18: "Hangers On carry three", Card20: "a Customer is claimed"},
}

type decision = lawtest.Decision[state]

// after is a mutant of decisions of a verb that leave the Towns and the players where they are.
func after(v verb, do func(d *decision)) lawtest.Mutant[state] {
	return lawtest.Where(func(d *decision) bool {
		return verbOf(d.Action) == v && !line(d.Before, d.After) && d.Before.gone == d.After.gone
	}, do)
}

// carry has cards lie in the Past before a decision and in the Present after it.
func carry(cards ...instance) func(d *decision) {
	return func(d *decision) {
		for _, c := range cards {
			for p := range positions {
				d.Before.board[p].drop(c)
				d.After.board[p].drop(c)
			}
			d.Before.board[past].add(c)
			d.After.board[present].add(c)
		}
	}
}

// mutants do what no change of one field does: to several cards, or to the decision.
var mutants = lawtest.Mutants[state]{
	"HOW-INV-12": {"a fourth card is kept": lawtest.Where(
		func(d *decision) bool { return d.Before.turn > 0 && passed(d.Before, d.After, linePhase) },
		func(d *decision) { d.After.hands[0] = d.After.hands[0].or(set{0xff, 0}) })},
	"HOW-INV-09": {"a second type where one is allowed": lawtest.Where(
		func(d *decision) bool { return d.After.is(nil, AskCivType, CivTypeOnePerTown) },
		func(d *decision) { d.After.board[past].add(18); d.After.board[past].add(20) })},
	"HOW-INV-23": {"the Town is quiet": lawtest.Where(func(d *decision) bool {
		c, ok := cardOf(d.Action, 1)
		return verbOf(d.Action) == vRaid && ok && c < ownable
	}, func(d *decision) {
		at := placeOf(d.Action, 0)
		d.Before.board[at] = d.Before.board[at].without(list.masks[box.Mayhem])
	}), "a Customer is raided": after(vRaid, func(d *decision) {
		d.Before.board[present].add(30)
		d.Action = engine.Action(vRaid) | withCard(0, firstRaid) | withCard(1, 30) | withPlace(0, present)
	})},
	"HOW-INV-40": {
		"a Customer is claimed": after(vClaimJumpers, func(d *decision) {
			d.Before.board[past].add(30)
			d.Action = withForm(vClaimJumpers, onCard) | withCard(0, 30) | withPlace(0, past)
		}),
		"a house rides with Ladies": after(vLadies, carry(0)),
		"Desperados carry four":     after(vDesperados, carry(43, 44, 45, 46)),
		"Hangers On carry three":    after(vHangersOn, carry(0, 1, 2)),
	},
}
