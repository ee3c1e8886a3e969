package play_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/play"
)

// TestPerftOfTheFirstTwoArrivals: the first railcar is one of 20 kinds, the second too, unless the first was the only copy of its
// kind, a 4: 15*20 + 5*19 = 395.
func TestPerftOfTheFirstTwoArrivals(t *testing.T) {
	s := open(t, seats...)
	before := s.Clone()
	for depth, want := range []play.Counts{
		{Chances: 1, Leaves: 1},
		{Chances: 21, Leaves: 20},
		{Chances: 416, Leaves: 395},
	} {
		tree, err := play.Perft(t.Context(), s, depth)
		require.NoError(t, err)
		require.Equal(t, want, tree.Counts)
		require.Equal(t, depth, tree.Depth)
	}
	require.True(t, s.Equal(before))
}

// TestPerftSeesTheEnd: ann, with one point missing, buys coal-1 and wins, or does one of six other things.
func TestPerftSeesTheEnd(t *testing.T) {
	s := load(t, `{"phase": "turn", "turn": 1, "player": "ann", "start": "ann", "arrival-yard": ["coal-1", "oil-2", "oil-3", "timber-1"],
		"players": [{"name": "ann", "token": "timber", "hand": {"coal": 1}, "train": ["livestock-4", "timber-4", "timber-3", "automobile-3", "automobile-1", "livestock-1", "oil-1"]},
		{"name": "bob", "token": "livestock", "train": []}], "discard-pile": ["automobile"]}`)
	tree, err := play.Perft(t.Context(), s, 2)
	require.NoError(t, err)
	branches := map[string]play.Counts{}
	sum := play.Counts{Decisions: 1}
	for _, b := range tree.Branches {
		branches[b.Action] = b.Counts
		sum.Decisions += b.Decisions
		sum.Chances += b.Chances
		sum.Ended += b.Ended
		sum.Leaves += b.Leaves
	}
	require.Equal(t, sum, tree.Counts)
	// The refill may be any of the 20 kinds but automobile-3's, livestock-4's and timber-4's last copies: 18 kinds are left.
	require.Equal(t, play.Counts{Chances: 1, Ended: 18, Leaves: 18}, branches["buy coal-1 pay coal*1"])
}

func TestPerftDepth(t *testing.T) {
	for _, depth := range []int{-1, play.MaxDepth + 1} {
		_, err := play.Perft(t.Context(), open(t, seats...), depth)
		require.ErrorContains(t, err, "it has to be from 0 to 64")
	}
}

func TestPerftCanBeCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := play.Perft(ctx, open(t, seats...), 10)
	require.ErrorIs(t, err, context.Canceled)
}
