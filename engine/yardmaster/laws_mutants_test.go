package yardmaster

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

type (
	decision = lawtest.Decision[state]
	mutant   = lawtest.Mutant[state]
)

// Mutants of the position after any decision, and of a condition and a change.
var always, where = lawtest.Always[state], lawtest.Where[state]

// with is a mutant after a decision of some verbs.
func with(do func(d *decision), verbs ...verb) mutant {
	return where(func(d *decision) bool { return slices.Contains(verbs, verbOf(d.Action)) }, do)
}

// inPlay is a mutant of the position after a decision, between the set-up and the end.
func inPlay(do func(s *state)) mutant {
	return where(func(d *decision) bool { return d.After.phase > atStart && d.After.phase != atOver }, func(d *decision) { do(d.After) })
}

// owned is a mutant of a decision on somebody's turn.
func owned(do func(d *decision)) mutant {
	return where(func(d *decision) bool { return d.Before.seat >= 0 }, do)
}

// begins is a mutant of the position in which a turn begins.
func begins(do func(s *state)) mutant {
	return where(func(d *decision) bool { return d.After.turn != d.Before.turn && d.After.phase != atOver },
		func(d *decision) { do(d.After) })
}

// me is the turn's owner after the decision, other somebody else.
func me(d *decision) *player    { return &d.After.players[d.Before.seat] }
func other(d *decision) *player { return &d.After.players[d.After.left(d.Before.seat)] }

// loaded reports whether a railcar was bought and loaded at once.
func loaded(d *decision) bool { return verbOf(d.Action) == vBuy && me(d).train > d.Before.me().train }

// shuffled reports whether the discards were reshuffled within the decision.
func shuffled(d *decision) bool { return d.After.cargoSize > d.Before.cargoSize }

// unfit puts a railcar at the end of a train that shares neither type nor value with the one before it.
func unfit(d *decision) bool {
	for i := range d.After.players {
		p := &d.After.players[i]
		if p.train < 2 {
			continue
		}
		for c := range car(cars) {
			if !c.fits(p.line[p.train-2]) {
				p.line[p.train-1] = c
				return true
			}
		}
	}
	return false
}

// exchanged reports whether a purchase pays with cards of other types.
func exchanged(d *decision) bool {
	for p := paymentOf(d.Action); p != 0; p >>= 4 {
		if kind(p&15)-1 != carOf(d.Action).kind() {
			return true
		}
	}
	return false
}

// perTurn reports whether purchases use all bonus cards that wait.
func perTurn(s *state) bool {
	return s.ask(nil, AskPurchaseBonusTiming) != PurchaseBonusTimingChosenPurchase
}

// needsEffect reports whether a bonus card has to have an effect.
func needsEffect(d *decision) bool {
	return d.Before.ask(nil, AskEmptyBonusPlay) == EmptyBonusPlayNeedsEffect
}

// bonusAt is where the first bonus card lies in the discard pile, or -1.
func bonusAt(s *state) int {
	return slices.IndexFunc(s.discard[:s.discards], func(c pileCard) bool { return c.card().bonus() })
}

// mutants has, for every law, what a wrong rule would leave behind. A law that notices no mutant would guard nothing.
var mutants = lawtest.Mutants[state]{
	"YM-INV-01": {
		"a railcar comes from nowhere": always(func(s *state) { s.deck[0]++; s.deckSize++ }),
		"a railcar becomes another": where(func(d *decision) bool { return d.After.deck[0] > 0 },
			func(d *decision) { d.After.deck[0]--; d.After.deck[1]++ }),
		"the draw pile is miscounted": always(func(s *state) { s.deckSize++ }),
		"a railcar leaves the yard": where(func(d *decision) bool { return d.After.yard[0] != noCar },
			func(d *decision) { d.After.yard[0] = noCar }),
		"what is bought is lost": where(func(d *decision) bool { return d.After.bought != noCar },
			func(d *decision) { d.After.bought = noCar }),
		"a railcar of a train is lost": where(func(d *decision) bool { return d.After.players[0].train > 0 },
			func(d *decision) { d.After.players[0].train-- }),
		"one in the sorting yard is lost": where(func(d *decision) bool { return d.After.players[0].sorting > 0 },
			func(d *decision) { d.After.players[0].shunted = [cars]uint8{} }),
	},
	"YM-INV-02": {
		"a card comes from nowhere": always(func(s *state) { s.cargo[0]++; s.cargoSize++ }),
		"a card becomes one of another type": where(func(d *decision) bool { return d.After.cargo[0] > 0 },
			func(d *decision) { d.After.cargo[0]--; d.After.cargo[1]++ }),
		"a bonus card becomes cargo": where(func(d *decision) bool { return d.After.cargo[draw2] > 0 },
			func(d *decision) { d.After.cargo[draw2]--; d.After.cargo[0]++ }),
		"the draw pile is miscounted": always(func(s *state) { s.cargoSize-- }),
		"a hand is miscounted":        always(func(s *state) { s.players[0].cards++ }),
		"a discard is lost": where(func(d *decision) bool { return d.After.discards > 0 },
			func(d *decision) { d.After.discards-- }),
		"a card of a hand is lost": where(func(d *decision) bool { return d.After.players[1].hand[0] > 0 },
			func(d *decision) { d.After.players[1].drop(0) }),
	},
	"YM-INV-03": {"a railcar does not fit": unfit},
	"YM-INV-04": {
		"somebody has no token":         inPlay(func(s *state) { s.players[0].token = noToken }),
		"two have the same token":       inPlay(func(s *state) { s.players[0].token = s.players[1].token }),
		"a token is in the centre, too": inPlay(func(s *state) { s.centre |= 1 << s.players[0].token }),
		"the centre is forgotten": where(func(d *decision) bool { return d.After.centre != 0 },
			func(d *decision) { d.After.centre = 0 }),
	},
	"YM-INV-05": {
		"the token is face down at a larger table": where(func(d *decision) bool {
			return d.After.seats() > 2 && d.After.phase > atStart && d.After.phase != atOver
		},
			func(d *decision) { d.After.faceUp = false }),
		"it is face down before the other": where(func(d *decision) bool {
			return d.After.seats() == 2 && d.After.phase > atStart && d.After.phase != atOver
		},
			func(d *decision) { d.After.faceUp, d.After.holder = false, 1-d.After.seat }),
		"it moves within a turn": where(func(d *decision) bool { return verbOf(d.Action) != vDone && d.Before.holder >= 0 },
			func(d *decision) { d.After.holder = d.After.left(d.Before.holder) }),
		"it stays after a turn as Yardmaster": where(func(d *decision) bool {
			return verbOf(d.Action) == vDone && d.Before.seats() > 2 && d.Before.holder == d.Before.seat
		}, func(d *decision) { d.After.holder = d.Before.holder }),
		"it is turned over on another's turn": where(func(d *decision) bool {
			return verbOf(d.Action) == vDone && d.Before.holder != d.Before.seat
		}, func(d *decision) { d.After.faceUp = !d.After.faceUp }),
		"it goes to the left": where(func(d *decision) bool {
			return verbOf(d.Action) == vDone && d.Before.seats() > 2 && d.Before.holder == d.Before.seat
		}, func(d *decision) { d.After.holder = d.After.left(d.Before.holder) }),
	},
	"YM-INV-06": {"the yard is not refilled": where(func(d *decision) bool {
		return d.After.deckSize > 0 && d.After.phase >= atTurn && d.After.phase != atOver && d.After.phase != atRefill
	}, func(d *decision) { d.After.yard[0] = noCar })},
	"YM-INV-07": {"the first railcar is sorted": always(func(s *state) { s.players[0].train, s.players[0].sorting = 0, 1 })},
	"YM-INV-08": {
		"a point is given":               always(func(s *state) { s.players[0].score++ }),
		"the sorting yard is miscounted": always(func(s *state) { s.players[1].sorting++ }),
		"a score falls": where(func(d *decision) bool {
			return d.Before.seat >= 0 && d.After.players[0].score == d.Before.players[0].score
		},
			func(d *decision) { d.Before.players[0].score++ }),
		"somebody else scores": where(func(d *decision) bool { return d.Before.seat >= 0 && other(d).score > 0 },
			func(d *decision) { d.Before.players[d.Before.left(d.Before.seat)].score-- }),
	},
	"YM-INV-09": {
		"a train is rebuilt": where(func(d *decision) bool { return d.Before.players[0].train > 0 },
			func(d *decision) { d.After.players[0].line[0] ^= 1 }),
		"two railcars join a train": always(func(s *state) { s.players[0].train += 2 }),
		"a railcar is taken off again": where(func(d *decision) bool { return d.Before.players[0].train > 0 },
			func(d *decision) { d.After.players[0].train = d.Before.players[0].train - 1 }),
	},
	"YM-INV-10": {
		"an action too many is used": always(func(s *state) { s.used = s.allowed + 1 }),
		"an action is given back": where(func(d *decision) bool {
			return d.Before.seat >= 0 && d.Before.used > 0 && d.After.turn == d.Before.turn
		},
			func(d *decision) { d.After.used = d.Before.used - 1 }),
		"an action costs two": where(func(d *decision) bool { return d.Before.seat >= 0 && d.After.used > d.Before.used },
			func(d *decision) { d.After.used++ }),
		"Plus 1 Action gives two": with(func(d *decision) { d.After.allowed++ }, vPlayPlus1Action),
		"an action is lost": where(func(d *decision) bool { return d.Before.seat >= 0 && d.After.turn == d.Before.turn },
			func(d *decision) { d.After.allowed = d.Before.allowed - 1 }),
		"a turn has one action more": where(func(d *decision) bool { return d.After.turn != d.Before.turn && d.After.phase != atOver },
			func(d *decision) { d.After.allowed++ }),
	},
	"YM-INV-28": {
		"nothing is drawn or taken": where(func(d *decision) bool {
			v := verbOf(d.Action)
			return needsEffect(d) && (v == vPlayDraw2 || v == vPlayTake1Discarded)
		}, func(d *decision) { d.After.phase = atTurn }),
		"no purchase can follow": where(func(d *decision) bool {
			v := verbOf(d.Action)
			return needsEffect(d) && (v == vPlayPay1Less || v == vPlayExchange11)
		}, func(d *decision) { d.Before.used = d.Before.allowed }),
	},
	"YM-INV-11": {
		"a draw brings two": where(func(d *decision) bool { return verbOf(d.Action) == vDraw && d.Before.seat >= 0 },
			func(d *decision) { me(d).cards++ }),
		"a discard is not taken": with(func(d *decision) { me(d).cards-- }, vDrawDiscard, vTake),
		"a bonus card is kept": with(
			func(d *decision) { me(d).cards++ }, vPlayDraw2, vPlayPay1Less, vPlayTake1Discarded, vPlayPlus1Action, vPlayExchange11),
		"a card is not paid":  with(func(d *decision) { me(d).cards++ }, vBuy),
		"a swap changes more": with(func(d *decision) { d.After.players[0].score++ }, vSwap, vSwapCentre),
	},
	"YM-INV-12": {
		"it is too dear": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuy && perTurn(d.Before) && carOf(d.Action).value() > int(d.Before.discount)
		}, func(d *decision) { d.Before.discount++ }),
		"pairs are paid at one to one": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuy && perTurn(d.Before) && exchanged(d) && d.Before.oneToOne == 0
		}, func(d *decision) { d.Before.oneToOne = 1 }),
		"Exchange 1:1 counts in pairs": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuy && perTurn(d.Before) && exchanged(d) && d.Before.oneToOne > 0
		}, func(d *decision) { d.Before.oneToOne = 0 }),
	},
	"YM-INV-13": {"what fits is sorted": where(loaded, func(d *decision) {
		me(d).sorting++
		me(d).shunted[carOf(d.Action)]++
	})},
	"YM-INV-14": {"a bonus card is reshuffled alone": where(func(d *decision) bool {
		v := verbOf(d.Action)
		return (v == vBuy || v == vSwap || v == vSwapCentre || v == vDrawDeck) && !shuffled(d) && bonusAt(d.After) >= 0
	}, func(d *decision) { d.After.discard[bonusAt(d.After)] = 0 })},
	"YM-INV-15": {
		"play goes on at the goal": where(func(d *decision) bool {
			return d.After.phase > atStart && d.After.phase != atOver &&
				!d.After.reached
		},
			func(d *decision) { d.After.players[0].score = uint8(d.After.table.goal) }),
		"another wins": where(func(d *decision) bool {
			return d.After.phase == atOver && d.After.ask(nil, AskWinTiming) == WinTimingAtOnce && int(me(d).score) >= d.After.table.goal
		}, func(d *decision) { d.After.winners = 1 << d.After.left(d.After.seat) }),
		"the goal is kept in mind": where(func(d *decision) bool { return d.After.ask(nil, AskWinTiming) == WinTimingAtOnce },
			func(d *decision) { d.After.reached = true }),
	},
	"YM-INV-16": {"nothing is reshuffled": where(func(d *decision) bool {
		s := d.After
		return verbOf(d.Action) == vDone && s.discards > 1 &&
			slices.ContainsFunc(s.discard[:s.discards-1], func(c pileCard) bool { return !c.card().bonus() })
	}, func(d *decision) { d.After.cargoSize = 0 })},
	"YM-INV-17": {
		"another draws too":       owned(func(d *decision) { other(d).cards++ }),
		"another plays a card":    owned(func(d *decision) { other(d).cards-- }),
		"another loads a railcar": owned(func(d *decision) { other(d).train++ }),
	},
	"YM-INV-18": {"the Yardmaster is another": where(func(d *decision) bool {
		s := d.After
		return s.phase > atStart && s.phase != atOver && s.ask(nil, AskTwoPlayerToken) == TwoPlayerTokenExceptionGoverns
	}, func(d *decision) {
		s := d.After
		s.faceUp, s.holder = !s.yardmaster(), s.seat
	})},
	"YM-INV-25": {
		"a discount is carried over":  begins(func(s *state) { s.discount = 1 }),
		"an exchange is carried over": begins(func(s *state) { s.oneToOne = 1 }),
		"an action is used already":   begins(func(s *state) { s.used = 1 }),
		"loading is carried over":     begins(func(s *state) { s.loaded = true }),
		"what was taken is kept":      begins(func(s *state) { s.taken[0] = 1 }),
		"a bonus card waits for long": begins(func(s *state) { s.waiting[2] = 1 }),
	},
	"YM-INV-26": {"a railcar leaves at any time": where(func(d *decision) bool {
		return verbOf(d.Action) == vLoad && d.Before.ask(nil, AskYardTiming) != YardTimingAnyTime
	}, func(d *decision) { d.Before.loaded = false })},
	"YM-INV-27": {"somebody wins early": where(func(d *decision) bool { return d.After.phase != atOver },
		func(d *decision) { d.After.winners = 1 })},
}
