package drawtest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// What is wrong with a drawing is found, wherever in the game it is drawn.
func TestBadDrawingsAreFound(t *testing.T) {
	broken := errors.New("broken")
	for _, row := range []struct {
		text string
		err  error
		says string
	}{
		{strings.Repeat("é", 100) + "\n", nil, ""},
		{strings.Repeat("x", 101) + "\n", nil, "wider than 100 columns"},
		{"a \n", nil, "blanks at its end"},
		{"a\nb", nil, "no end"},
		{"", broken, "broken"},
	} {
		drawn := 0
		game := drawtest.Game{
			Game: yardmaster.New(),
			Kind: func(any) string { return "decision" },
			Draw: drawtest.Lines(func([]byte, engine.Setup, engine.Turn) (string, error) {
				if drawn++; drawn < 5 {
					return "fine\n", nil
				}
				return row.text, row.err
			}),
		}
		err := game.Play(engine.Setup{Seats: []string{"ann", "bob"}})
		if row.says == "" {
			require.NoError(t, err)
			require.Greater(t, drawn, 8, "the game was drawn at its beginning and its end, for four viewers")
			continue
		}
		require.ErrorContains(t, err, row.says)
	}
}
