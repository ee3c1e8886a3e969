package hellonwheels

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// broken has for each invariant and each clause that it cites the mutant, of those that TestLawsNotice tries, which breaks the clause.
var broken = lawtest.Grounds{
	"HOW-INV-01": {Setup02: "a coin comes from nowhere"},
	"HOW-INV-02": {Mon01: "a player is in debt"},
	"HOW-INV-03": {Deck04: "there is a card too many", Opp06: "a card stays apart"},
	"HOW-INV-04": {Town01: "a Town is lost", Eol01: "a Town is in two places"},
	"HOW-INV-05": {Eol01: "a Town too many is out", Eol05: "a Town too few is in the deck", Setup03: "a Town too few is in the deck",
		Setup04: "a Town too few is in the deck"},
	"HOW-INV-06": {Setup05: "the Past is filled too early", Eol03: "a Town is missing", Eol04: "no Town comes to the Present",
		Eol05: "no Town is drawn for the Future"},
	"HOW-INV-07": {Pos02: "a Customer lies where no Town is", Civ03: "a Church lies where no Town is", Est03: "a Saloon lies where no Town is",
		Cust03: "a Customer lies where no Town is", Eol02: "a Customer lies where no Town is"},
	"HOW-INV-08": {Mon04: "a Saloon has no owner"},
	"HOW-INV-09": {Civ11: "a second Church"},
	"HOW-INV-10": {Civ06: "a Church in a Spontaneous Town ahead"},
	"HOW-INV-11": {Ord01: "the token is lost", Sup08: "the token is lost"},
	"HOW-INV-12": {Eol06: "a fourth card is kept", Eol07: "a fourth card is kept"},
	"HOW-INV-14": {Rr03: "four are counted"},
	"HOW-INV-15": {Sup06: "the winner pays too much", Sup07: "a loser pays"},
	"HOW-INV-16": {Rr04: "an extra card brings money", Rr05: "an extra card brings money", Rr06: "an extra card brings money",
		Civ10: "a house brings money", Est07: "a house brings money", Card14: "a thief takes of another", Card16: "a thief takes of another",
		Card17: "the Entrepreneur is paid by another"},
	"HOW-INV-17": {Past01: "a total of the Past between two", Pres01: "a total of the Present between two",
		Fut01: "a total of the Future between two"},
	"HOW-INV-18": {Past04: "a share to the wrong", Past06: "a share to the wrong", Past07: "a share to the wrong",
		Pres04: "a share to the wrong", Pres06: "a share to the wrong", Pres07: "a share to the wrong",
		Fut04: "a share to the wrong", Fut06: "a share to the wrong", Fut07: "a share to the wrong"},
	"HOW-INV-19": {Past04: "one house earns more", Pres04: "one house earns more", Fut04: "one house earns more"},
	"HOW-INV-22": {Tax02: "who is Mayor nowhere gains", Tax04: "a house costs too much", Tax05: "taxes go to the bank"},
	"HOW-INV-23": {Raid03: "the Town is quiet", Raid06: "a Customer is raided"},
	"HOW-INV-27": {End01: "one turn more", End02: "one turn less"},
	"HOW-INV-28": {Cust06: "a Customer brings money", Raid01: "a Raid costs money", Eol07: "the hand limit pays"},
	"HOW-INV-29": {Card22: "a marker changes", Civ07: "what is played does not lie there", Est04: "what is played does not lie there"},
	"HOW-INV-30": {Eol01: "another Town goes", Eol02: "a card of the Town that goes stays", Eol03: "a Town is left behind",
		Eol04: "a card stays where it was"},
	"HOW-INV-31": {Rr01: "what is drawn does not come", Card09: "what is picked stays in a hand", Card12: "what is picked stays in a hand",
		Card19: "what is drawn does not come", Card21: "Blackmail goes with a bid"},
	"HOW-INV-32": {Rr02: "half a pile is shuffled"},
	"HOW-INV-33": {Sup04: "who is topped wins", Sup05: "who is not tied wins", Sup08: "the token moves", Card21: "who is topped wins"},
	"HOW-INV-34": {Turn01: "a phase is left out", Turn02: "the game goes backwards"},
	"HOW-INV-35": {Opp04: "who has left is asked", Civ02: "an empty hand is asked", Est02: "an empty hand is asked",
		Cust02: "an empty hand is asked"},
	"HOW-INV-36": {Aim04: "the second best wins", Aim05: "the second best wins"},
	"HOW-INV-39": {Civ02: "a Church is built too late", Est02: "a house is built too early", Cust02: "a Customer comes too early",
		Opp05: "a Customer in an Opportunist Phase", Opp09: "a Raid within a phase"},
	"HOW-INV-40": {Card02: "one's own hand is robbed", Card10: "a house is attacked", Card11: "a Customer burns",
		Card13: "Desperados carry four", Card15: "a house rides with Ladies", Card18: "Hangers On carry three", Card20: "a Customer is claimed"},
}

// What an invariant cites follows from what it catches: each clause once, with a mutant that breaks it.
func TestWhatInvariantsCiteIsWhatBreaksThem(t *testing.T) {
	_, err := lawtest.NewTrials(laws, 1, broken, mutants, stepMutants)
	require.NoError(t, err)
}
