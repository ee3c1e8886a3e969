package draw

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/open"
)

// Every game has a drawing, so that nobody has to read a position field by field.
func TestEveryGameIsDrawn(t *testing.T) {
	var known []string
	for _, game := range games.All() {
		if open.Documents(game.Game) == nil {
			known = append(known, game.Room)
		}
	}
	drawn := slices.Collect(maps.Keys(rooms))
	require.ElementsMatch(t, known, drawn, "the list of rooms in package draw has each game of package games, by its room, that is not of package open, and no others")
}

// A game without a drawing is still shown: its document, in the order of its fields.
func TestAGameWithoutADrawingIsWrittenOut(t *testing.T) {
	toy := games.Entry{Room: "toy"}
	text, err := Position(toy, []byte(`{"turn":3,"player":"ann","coin":null,"players":[{"name":"ann","heads":[1,2]},{"name":"bob"}],"left":{}}`), engine.Setup{}, engine.Turn{})
	require.NoError(t, err)
	require.Equal(t, `turn: 3
player: ann
coin: null
players:
- name: ann
  heads:
  - 1
  - 2
- name: bob
left: {}
`, text)
	_, err = Position(toy, []byte(`{"turn":`), engine.Setup{}, engine.Turn{})
	require.ErrorContains(t, err, "position: ")
}
