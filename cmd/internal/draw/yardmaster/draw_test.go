package yardmaster

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// Every position that a game goes through can be drawn, with few players and with many.
func TestEveryPositionIsDrawn(t *testing.T) {
	phase := func(position any) string { return position.(*yardmaster.Position).Phase }
	game := drawtest.Game{Game: yardmaster.New(), Draw: Draw, Kind: phase}
	for _, setup := range []engine.Setup{
		{Seats: []string{"ann", "bob"}, Rulings: map[string]string{"yard-timing": "any-time"}},
		{Seats: yardmaster.Book().SeatNames(5)},
	} {
		game.Each = func(text string) {
			for _, name := range setup.Seats {
				require.Regexp(t, "(?m)^"+name+", ", text)
			}
		}
		require.NoError(t, game.Play(setup))
	}
	for _, kind := range []string{"set-up", "turn", "drawn-card", "refill", "draw-two", "take-one", "over"} {
		require.True(t, game.Drawn[kind], "no position of the phase %s was drawn", kind)
	}
}

// An invalid document is reported, not drawn.
func TestStrangePositionsAreNotDrawn(t *testing.T) {
	_, err := Draw([]byte(`{`), engine.Setup{}, engine.Turn{})
	require.ErrorContains(t, err, "position: ")
	_, err = Draw([]byte(`{}`), engine.Setup{}, engine.Turn{})
	require.NoError(t, err)
}
