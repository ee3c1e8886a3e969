package pairs_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
)

// TestAWitnessShowsItsVerb: where two verbs differ at the same decision, what shows that one differs is an action with it.
func TestAWitnessShowsItsVerb(t *testing.T) {
	seen := 0
	for _, row := range []struct{ game, question, option string }{
		{"yardmaster", "two-player-token", "one-turn-limit"}, {"yardmaster", "draw-two-sequence", "named-together"},
		{"union-stockyards", "build-over", "viaducts-too"},
	} {
		p := plan(t, row.game, 2, pairs.Side{}, ruled(row.question, row.option))
		tally := sum(t, p, 40)
		for _, d := range tally.Sorted() {
			if d.Kind != pairs.Narrower && d.Kind != pairs.Wider {
				continue
			}
			w, err := p.Witness(t.Context(), tally.Differences[d].Best, 2_000)
			require.NoError(t, err)
			require.NotEmpty(t, w.Only)
			for _, action := range w.Only {
				require.True(t, strings.HasPrefix(action, d.Verb), "%v: %s", d, action)
			}
			seen++
		}
	}
	require.Greater(t, seen, 5)
}

// TestWhoDecidesFirst: each game has a first decider, the same on two sides that are the same, and not always the same seat.
func TestWhoDecidesFirst(t *testing.T) {
	p := plan(t, "yardmaster", 2, pairs.Side{}, pairs.Side{})
	seats := map[engine.Seat]bool{}
	for number := range uint64(20) {
		pair := p.Pair(number)
		require.Equal(t, pair.Openers[0], pair.Openers[1])
		require.GreaterOrEqual(t, pair.Openers[0], engine.Seat(0))
		seats[pair.Openers[0]] = true
	}
	require.Len(t, seats, 2, "the start player is drawn")
	tally := sum(t, p, 400)
	opener := tally.Tables[0].Opener
	require.Equal(t, int64(tally.Tables[0].Deals), opener.A.N())
	require.Equal(t, opener.A.Mean(), opener.B.Mean())
	require.InDelta(t, 1, opener.A.Mean().Value, 0.3, "about one of the two games of a deal")
}
