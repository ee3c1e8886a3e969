package open_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features/open"
	"github.com/yardstick-rules/yardstick/features/step"
)

// Each part of a document has a phrase, given and asked for; a player's name alone has none, but whose turn it is.
func TestPhrases(t *testing.T) {
	nouns := open.Nouns(reflect.TypeFor[struct {
		Player  string           `json:"player"`
		Store   map[string]int   `json:"store"`
		Houses  map[string][]int `json:"houses"`
		WinePot *int             `json:"wine-pot"`
		Piles   []int            `json:"piles"`
	}]())(step.New(nil))
	var v step.Vocabulary
	nouns.Teach(&v)
	said := map[string]int{}
	for _, d := range v.Definitions {
		said[d.String()]++
	}
	require.Equal(t, map[string]int{"<player>'s store is <k>": 2, "<player>'s houses are <numbers>": 2, "the wine pot is <k>": 2,
		"the piles are <numbers>": 2}, said)
	require.True(t, v.Definitions[2].Matches("ann's houses are 4 4 0"))
	require.Equal(t, "numbers, with a space between them", v.Definitions[2].Taken()[1].Words())
	document, err := nouns.Document()
	require.NoError(t, err)
	require.Nil(t, document, "no step has set up anything")
	require.ErrorContains(t, nouns.GiveTurn("ann"), "no game is set up yet")
}
