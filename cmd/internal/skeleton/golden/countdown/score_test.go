package countdown_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	rules "github.com/yardstick-rules/yardstick/cmd/internal/skeleton/engine/countdown"
	"github.com/yardstick-rules/yardstick/cmd/internal/skeleton/golden/countdown"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// A record is added up a second way, from its decisions alone: nothing here asks the engine.
func TestScoresAreAddedUpByHand(t *testing.T) {
	set, err := pin.Open(games.Entry{Game: rules.New(), Book: rules.Book()}, countdown.Pinned(), os.DirFS("."))
	require.NoError(t, err)
	for name, record := range set.Records {
		taken, last := map[string]int{}, ""
		for _, d := range record.Decisions {
			n, err := strconv.Atoi(strings.TrimPrefix(d.Action, "take "))
			require.NoError(t, err)
			taken[d.Actor] += n
			last = d.Actor
		}
		for _, score := range record.Result.Scores {
			require.Equal(t, taken[score.Seat], score.Points, "%s: the counters of %s", name, score.Seat)
		}
		require.Equal(t, []string{last}, record.Winner.Seats, "%s: who has taken the last counter", name)
	}
}
