package yardmaster

import "github.com/yardstick-rules/yardstick/engine/lawtest"

// broken has for each invariant and each clause that it cites what breaks the clause: a change of one field of a position, or a mutant.
var broken = lawtest.Grounds{
	"YM-INV-01": {Cont01: "deck +1", Cont02: "deck exchanged"},
	"YM-INV-02": {Cont03: "cargo +1", Cont04: "cargo exchanged", Cont05: "discard another"},
	"YM-INV-03": {Load02: "players.line exchanged", Yard08: "players.line exchanged"},
	"YM-INV-04": {Swap05: "players.token +1", Xch01: "players.token another"},
	"YM-INV-05": {Role04: "faceUp turned", Role03: "holder +1", Role05: "before: holder another", Role08: "holder another"},
	"YM-INV-06": {Buy08: "yard another"},
	"YM-INV-07": {Load04: "players.sorting +1", Load06: "players.train another"},
	"YM-INV-08": {Win03: "players.score +1", Obj06: "players.train +1"},
	"YM-INV-09": {Load03: "players.line exchanged"},
	"YM-INV-10": {Turn01: "used +1", Role02: "allowed +1", Card10: "allowed another"},
	"YM-INV-11": {Draw01: "players.cards +1", Buy05: "players.cards -1", Swap01: "players.score +1"},
	"YM-INV-12": {Buy04: "before: discount +1", Xch02: "before: oneToOne +1", Card04: "before: discount -1", Card11: "before: oneToOne -1"},
	"YM-INV-13": {Load01: "players.shunted +1", Load06: "players.shunted exchanged"},
	"YM-INV-14": {Bonus10: "discard another"},
	"YM-INV-15": {Win01: "players.score +1"},
	"YM-INV-16": {End03: "cargoSize -1"},
	"YM-INV-17": {Bonus09: "players.cards -1"},
	"YM-INV-18": {Role03: "holder +1", Role08: "faceUp turned", Role09: "turn +1"},
	"YM-INV-25": {Turn01: "used +1", Card05: "discount +1", Card12: "oneToOne +1"},
	"YM-INV-26": {Yard04: "before: loaded turned"},
	"YM-INV-27": {Win01: "winners +1"},
	"YM-INV-28": {Bonus08: "before: used +1", Card02: "nothing is drawn or taken", Card08: "nothing is drawn or taken"},
}

// mutants do what no change of one field does often enough.
var mutants = lawtest.Mutants[state]{
	"YM-INV-28": {"nothing is drawn or taken": lawtest.Where(func(d *lawtest.Decision[state]) bool {
		v := verbOf(d.Action)
		return d.Before.ask(nil, AskEmptyBonusPlay) == EmptyBonusPlayNeedsEffect && (v == vPlayDraw2 || v == vPlayTake1Discarded)
	}, func(d *lawtest.Decision[state]) { d.After.phase = atTurn })},
}
