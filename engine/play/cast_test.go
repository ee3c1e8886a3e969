package play_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/play"
)

func TestWhoSitsAtTheTable(t *testing.T) {
	for _, row := range []struct {
		law, cast string
		seats     int
		turns     [][]string
	}{
		{"one kind takes every seat", "greedy", 3, [][]string{{"greedy", "greedy", "greedy"}}},
		{"kinds take turns, and every seat has each once", "mixed", 3, [][]string{{"random", "greedy", "random"}, {"greedy", "random", "greedy"}}},
		{"a cast can be put together", "greedy+random+random", 2, [][]string{{"greedy", "random"}, {"random", "random"}, {"random", "greedy"}}},
	} {
		c, err := play.CastOf(row.cast)
		require.NoError(t, err, row.law)
		require.Equal(t, len(row.turns), c.Turns(), row.law)
		for turn := range uint64(5) {
			want := row.turns[turn%uint64(len(row.turns))]
			players := c.Players(row.seats, turn)
			require.Len(t, players, row.seats)
			for seat, p := range players {
				require.Equal(t, want[seat], c.Kind(seat, turn), row.law)
				_, greedy := p.(*play.Greedy)
				require.Equal(t, want[seat] == "greedy", greedy, row.law)
			}
		}
	}
	_, err := play.CastOf("clever")
	require.EqualError(t, err, `there are no players called "clever"; there are random, greedy, corners, lookahead, several joined by +, and mixed for random+greedy`)
}
