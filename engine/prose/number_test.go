package prose_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

func TestNumbersAndWordsAgree(t *testing.T) {
	for _, text := range []string{
		"the hand is above the limit: 1 card have to be discarded", "1 cards are left", "2 cards has to go", "the game is over, you has won",
		"the effect \"\"", "the record has the effect x []", "the price is ", "the price is: ", "chance decides first;", "a%!d(string=b)", "it is <nil>",
		"there  are two",
	} {
		require.NotEmpty(t, prose.Disagreement(text), text)
	}
	for _, text := range []string{
		"the hand is above the limit by 1 card: say discard and a card", "2 cards have to go", "saloon#1 has the marker of p1",
		"1 is too few", "the worker of p1 pays 2", "coal-1 joins the train, 1 point", "turn 12 is the last",
		"Pay 1 Less is played", "the price is 1 less",
	} {
		require.Empty(t, prose.Disagreement(text), text)
	}
}
