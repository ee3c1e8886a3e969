package kalah_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	rules "github.com/yardstick-rules/yardstick/engine/kalah"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/kalah"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// A record is added up a second way, from its decisions alone: nothing here asks the engine.
func TestScoresAreAddedUpByHand(t *testing.T) {
	set, err := pin.Open(games.Entry{Game: rules.New(), Book: rules.Book()}, kalah.Pinned(), os.DirFS("."))
	require.NoError(t, err)
	for name, record := range set.Records {
		ring := addUp(t, record)
		scores := record.Result.Scores
		require.Equal(t, []int{ring[6], ring[13]}, []int{scores[0].Points, scores[1].Points}, name)
		for i, seat := range record.Seats {
			require.Equal(t, ring[6+7*i] >= 24, slices.Contains(record.Winner.Seats, seat), "%s: does %s win", name, seat)
		}
	}
}

// addUp plays a record on a ring of fourteen places, houses and store of one player and then of the other.
func addUp(t *testing.T, record *transcript.Transcript) [14]int {
	alone := len(record.Rulings) > 0 && record.Rulings[0].Option == "captured"
	ring := [14]int{4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0}
	for _, d := range record.Decisions {
		house, err := strconv.Atoi(strings.TrimPrefix(d.Action, "sow "))
		require.NoError(t, err)
		base := 7 * slices.Index(record.Seats, d.Actor)
		at := base + house - 1
		hand := ring[at]
		ring[at] = 0
		for hand > 0 {
			at = (at + 1) % 14
			if at != (base+13)%14 {
				ring[at]++
				hand--
			}
		}
		if mine := at - base; mine >= 0 && mine < 6 && ring[at] == 1 && (alone || ring[12-at] > 0) {
			ring[base+6] += 1 + ring[12-at]
			ring[at], ring[12-at] = 0, 0
		}
	}
	for i := range 6 {
		ring[6] += ring[i]
		ring[13] += ring[7+i]
	}
	return ring
}
