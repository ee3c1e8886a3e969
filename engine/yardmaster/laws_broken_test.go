package yardmaster

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// broken has for each invariant and each clause that it cites the mutant, of those that TestLawsNotice tries, which breaks the clause.
var broken = lawtest.Grounds{
	"YM-INV-01": {Cont01: "a railcar comes from nowhere", Cont02: "a railcar becomes another"},
	"YM-INV-02": {Cont03: "a card comes from nowhere", Cont04: "a card becomes one of another type", Cont05: "a bonus card becomes cargo"},
	"YM-INV-03": {Load02: "a railcar does not fit", Yard08: "a railcar does not fit"},
	"YM-INV-04": {Swap05: "somebody has no token", Xch01: "two have the same token"},
	"YM-INV-05": {Role04: "the token is face down at a larger table", Role03: "it goes to the left",
		Role05: "it stays after a turn as Yardmaster", Role08: "it is face down before the other"},
	"YM-INV-06": {Buy08: "the yard is not refilled"},
	"YM-INV-07": {Load04: "the first railcar is sorted", Load06: "the first railcar is sorted"},
	"YM-INV-08": {Win03: "a point is given", Obj06: "a point is given"},
	"YM-INV-09": {Load03: "a train is rebuilt"},
	"YM-INV-10": {Turn01: "an action too many is used", Role02: "a turn has one action more", Card10: "Plus 1 Action gives two"},
	"YM-INV-11": {Draw01: "a draw brings two", Buy05: "a card is not paid", Swap01: "a swap changes more"},
	"YM-INV-12": {Buy04: "it is too dear", Xch02: "pairs are paid at one to one", Card04: "it is too dear",
		Card11: "Exchange 1:1 counts in pairs"},
	"YM-INV-13": {Load01: "what fits is sorted", Load06: "what fits is sorted"},
	"YM-INV-14": {Bonus10: "a bonus card is reshuffled alone"},
	"YM-INV-15": {Win01: "another wins"},
	"YM-INV-16": {End03: "nothing is reshuffled"},
	"YM-INV-17": {Bonus09: "another plays a card"},
	"YM-INV-18": {Role03: "the Yardmaster is another", Role08: "the Yardmaster is another", Role09: "the Yardmaster is another"},
	"YM-INV-25": {Turn01: "an action is used already", Card05: "a discount is carried over", Card12: "an exchange is carried over"},
	"YM-INV-26": {Yard04: "a railcar leaves at any time"},
	"YM-INV-27": {Win01: "somebody wins early"},
	"YM-INV-28": {Bonus08: "no purchase can follow", Card02: "nothing is drawn or taken", Card08: "nothing is drawn or taken"},
}

// What an invariant cites follows from what it catches: each clause once, with a mutant that breaks it.
func TestWhatInvariantsCiteIsWhatBreaksThem(t *testing.T) {
	_, err := lawtest.NewTrials(laws, 1, broken, mutants)
	require.NoError(t, err)
}
