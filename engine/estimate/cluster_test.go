package estimate_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// TestIntervalsOfGroupsCoverTheTruth: groups of games, of which some come out as the first of their group does. Counted as if they were
// independent, the intervals of games that are all alike cover far less.
func TestIntervalsOfGroupsCoverTheTruth(t *testing.T) {
	const groups = 250
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, size := range []int{2, 4} {
		for _, alike := range []float64{0, 0.3, 1} {
			for _, share := range []float64{0.005, 0.03, 0.07, 0.1, 0.3, 0.5, 0.9, 0.96} {
				hits, naive := 0, 0
				for range repetitions {
					var c estimate.Clusters
					for range groups {
						c.Group(grouped(rnd, size, alike, share), size)
					}
					if c.Estimate().Covers(share) {
						hits++
					}
					if c.Share.Estimate().Covers(share) {
						naive++
					}
				}
				got := float64(hits) / repetitions
				require.GreaterOrEqual(t, got, atLeast, "%d, %v, %v", size, alike, share)
				if share >= 0.1 && share <= 0.9 {
					require.True(t, got >= seldom && got <= often, "%d, %v, %v: covered %v", size, alike, share, got)
				}
				if alike == 1 {
					require.Less(t, float64(naive)/repetitions, got)
				}
			}
		}
	}
}

// grouped returns the number of hits among the games of a group.
func grouped(rnd *rand.Rand, size int, alike, share float64) int {
	first, n := rnd.Float64() < share, 0
	for i := range size {
		hit := first
		if i > 0 && rnd.Float64() >= alike {
			hit = rnd.Float64() < share
		}
		if hit {
			n++
		}
	}
	return n
}

// TestGroupsOfOneAreGames: groups of one game each are worth as many games, and of no groups nothing is known.
func TestGroupsOfOneAreGames(t *testing.T) {
	var c estimate.Clusters
	require.Equal(t, estimate.Share{}.Estimate(), c.Estimate())
	c.Group(0, 0)
	require.Zero(t, c.Groups())
	for i := range 1000 {
		c.Group(i%2, 1)
	}
	one, games := c.Estimate(), c.Share.Estimate()
	require.Equal(t, games.Value, one.Value)
	require.InDelta(t, games.Low, one.Low, 0.001)
	require.InDelta(t, games.High, one.High, 0.001)
}
