package draw

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// No text of a picture lies on another one or is cut off, in games at random at tables of every size.
func TestTextsAreClearAtEveryTable(t *testing.T) {
	const largest = 13
	for _, game := range games.All() {
		t.Run(game.Room, func(t *testing.T) {
			drawn := 0
			for seats := 1; seats <= largest; seats++ {
				setup := engine.Setup{Seats: game.Book.SeatNames(seats)}
				s, err := game.New(setup, nil)
				if err != nil {
					continue // not a size of its tables
				}
				drawn += sample(t, game, s, setup)
			}
			require.NotZero(t, drawn)
			t.Logf("%d positions", drawn)
		})
	}
}

// sample plays a game at random and looks at some of its positions, more of them in the long form. It returns how many.
func sample(t *testing.T, game games.Entry, s engine.State, setup engine.Setup) (drawn int) {
	every, limit := 4, 400
	if testing.Short() {
		every, limit = 100, 400
	}
	players := make([]play.Player, len(setup.Seats))
	for i := range players {
		players[i] = play.Random{}
	}
	n := 0
	look := func(engine.Action) {
		if n++; n%every != 1 { // the first too: a game may be short
			return
		}
		document, err := json.Marshal(s.Position())
		require.NoError(t, err)
		tree, err := Tree(game, document, setup, engine.Turn{Scores: s.Scores(nil)})
		require.NoError(t, err)
		require.NoError(t, drawtest.Sound(tree), "%d seats, decision %d", len(setup.Seats), n)
		drawn++
	}
	var runner play.Runner
	var over *play.LimitError
	if _, err := runner.Game(s, players, play.NewRand(uint64(len(players))), limit, look); !errors.As(err, &over) {
		require.NoError(t, err)
	}
	return drawn
}
