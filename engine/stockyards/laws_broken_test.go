package stockyards

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// broken has for each invariant and each clause that it cites the mutant, of those that TestLawsNotice tries, which breaks the clause.
var broken = lawtest.Grounds{
	"US-INV-01": {Bound01: "a price is too low", Bound02: "a meat value is high", Bound03: "a brand is past the end",
		Bound04: "the spirit is at 6", Bound05: "a price is too high"},
	"US-INV-02": {Money05: "savings fall"},
	"US-INV-03": {Money07: "somebody is in debt"},
	"US-INV-04": {Setup24: "the Bank forgets one", Margin04: "a dollar comes from nowhere", Build14: "the Bank forgets one",
		Build15: "a dollar comes from nowhere"},
	"US-INV-05": {Brand04: "a stack lies on another space", Brand05: "a tracker is there twice"},
	"US-INV-06": {Bound06: "workers crowd a yard", Cmp09: "a yard is crowded"},
	"US-INV-07": {Player07: "a worker is lost", Retrieve01: "a worker waits too long", Retrieve02: "a striker is forgotten"},
	"US-INV-08": {Place11: "an oval is taken twice"},
	"US-INV-09": {Place15: "a kind is slaughtered again"},
	"US-INV-11": {Branch08: "a house comes", Branch09: "a market is too full", Player06: "a house is lost"},
	"US-INV-12": {Cmp15: "a token is lost", Strike03: "there are more than there are", Wage02: "somebody has less than 0"},
	"US-INV-13": {Build21: "a token does not leave", Build22: "a token lies in another market",
		Build23: "a wild one goes before it is sent", Build24: "two wild ones lie in one"},
	"US-INV-14": {Viaduct01: "a seventh viaduct"},
	"US-INV-15": {Cmp03: "a card is in two places", Build04: "a card is lost"},
	"US-INV-16": {Build07: "a piece lies off the grid", Build08: "a piece lies on another", Build05: "a piece is forgotten",
		Land04: "a land card lies off the grid", Land06: "a land card lies on another"},
	"US-INV-17": {Build09: "a building lies apart", Viaduct04: "a viaduct lies apart"},
	"US-INV-18": {Build14: "a square too much is paid", Build15: "the owner goes without", Build16: "the owner goes without",
		Build17: "one's own land costs"},
	"US-INV-19": {Build30: "a specialist without icons"},
	"US-INV-20": {Elect01: "the party changes", Elect02: "the first player changes", Elect03: "another decides",
		Elect04: "the election is left out"},
	"US-INV-23": {Supply04: "fewer arrive at a higher price"},
	"US-INV-24": {Supply01: "prices are adjusted once too often", Supply02: "the most does better", Supply03: "the most does better",
		Price01: "the most does better", Price02: "the most does better"},
	"US-INV-26": {Score07: "a rank is nobody's", Score08: "a rank is nobody's"},
	"US-INV-27": {Score15: "the second best wins", Score16: "a tie is lost", Score17: "a tie is lost"},
	"US-INV-30": {Strike04: "somebody does not strike", Y506: "a worker gets up", Y509: "a worker lies down", Y306: "nobody strikes"},
	"US-INV-31": {Money06: "a robbery", Land08: "a robbery", Money05: "savings for nothing"},
	"US-INV-32": {Brand04: "the tracker goes beneath", Brand05: "the tracker goes beneath", Y310: "a brand falls",
		Y401: "another's brand rises"},
	"US-INV-33": {Strike01: "a low spirit is a strike", Strike02: "a strike by itself"},
	"US-INV-34": {Slaughter02: "an animal stays", Arrive01: "a year takes some", Y104: "an event takes some", Y301: "an event brings some"},
	"US-INV-35": {Place07: "a worker stays on the mat", Worker01: "another's worker goes"},
	"US-INV-36": {Worker03: "the same one again", Place01: "another begins the year", Place04: "a year is left out",
		Place05: "the same one again", Place20: "a year ends too early"},
	"US-INV-37": {Branch02: "a house is lost", Build22: "a token goes back", Build23: "a token goes back"},
	"US-INV-38": {Build01: "a card is taken back", Build30: "a specialist is taken", Ycard01: "the year card changes",
		Setup10: "a card is revealed secretly"},
	"US-INV-39": {Build05: "a piece is taken away", Final11: "a plant moves", Land12: "land is lost"},
}

// What an invariant cites follows from what it catches: each clause once, with a mutant that breaks it.
func TestWhatInvariantsCiteIsWhatBreaksThem(t *testing.T) {
	_, err := lawtest.NewTrials(laws, 1, broken, mutants, stepMutants)
	require.NoError(t, err)
}
