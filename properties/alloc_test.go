package properties

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// With a nil record a whole game is listed, judged and played without allocating anything.
func TestPlayAllocatesNothing(t *testing.T) {
	for _, entry := range games.All() {
		for number := range uint64(8) {
			t.Run(fmt.Sprintf("%s walk %d", entry.Name(), number), func(t *testing.T) {
				rnd := rand.New(rand.NewPCG(7, number))
				players := entry.Book.Players
				n := players.Min + int(number)%(players.Max-players.Min+1)
				start, err := entry.New(walk.Mixed(entry.Game, entry.Book, n, rnd.IntN), nil)
				require.NoError(t, err)
				decisions := recorded(start.Clone(), walk.Company(n, nil, rnd), rnd)
				require.NotEmpty(t, decisions)
				requireNoAllocations(t, start, decisions)
			})
		}
	}
}

// recorded plays a game and notes its decisions.
func recorded(s engine.State, players []play.Player, rnd *rand.Rand) []engine.Action {
	const most = 2500
	var decisions []engine.Action
	var runner play.Runner
	// A game that is given up at the limit is as good as one that ended.
	_, _ = runner.Game(s, players, rnd, most, func(a engine.Action) { decisions = append(decisions, a) })
	return decisions
}

func requireNoAllocations(t *testing.T, start engine.State, decisions []engine.Action) {
	t.Helper()
	s, legal, refused := start.Clone(), make([]engine.Action, 0, 4096), 0
	perGame := testing.AllocsPerRun(3, func() {
		s.Assign(start)
		for _, a := range decisions {
			legal = s.Legal(legal[:0], nil)
			if s.Check(s.Actor(), a, nil) != nil {
				refused++
			}
			s.Apply(a, nil)
		}
	})
	require.Zero(t, refused)
	require.Zero(t, perGame, "allocations in a game of %d decisions", len(decisions))
}
