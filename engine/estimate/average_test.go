package estimate_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// TestIntervalsOfAveragesCoverTheTruth: samples of different sizes and spreads, each number a sum over other many games.
func TestIntervalsOfAveragesCoverTheTruth(t *testing.T) {
	const truth = 3.0
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, sizes := range [][]int{{30, 60}, {42, 28, 21, 17, 14, 12, 11, 10}, {200, 12}} {
		hits, shown := 0, 0.0
		for range repetitions {
			var parts []estimate.Part
			for i, size := range sizes {
				p := estimate.Part{Numbers: &estimate.Numbers{}, Per: 2 + i}
				for range size {
					p.Numbers.Add(int(math.Round(float64(p.Per)*truth + rnd.NormFloat64()*float64(20+15*i))))
				}
				parts = append(parts, p)
			}
			e, shows, n := estimate.Average(parts)
			require.Equal(t, len(sizes), n)
			if e.Covers(truth) {
				hits++
			}
			shown += shows
		}
		got := float64(hits) / repetitions
		require.True(t, got >= seldom && got <= often, "%v: covered %v", sizes, got)
		require.Positive(t, shown)
	}
}

// TestAnAverageLeavesOutWhatSaysNothing: samples of no or one number; and of none nothing is known.
func TestAnAverageLeavesOutWhatSaysNothing(t *testing.T) {
	var none, one, two estimate.Numbers
	one.Add(9)
	two.Add(4)
	two.Add(8)
	e, shows, n := estimate.Average([]estimate.Part{{&none, 1}, {&one, 2}})
	require.Zero(t, n)
	require.True(t, math.IsInf(e.Low, -1) && math.IsInf(e.High, 1) && math.IsInf(shows, 1))
	e, _, n = estimate.Average([]estimate.Part{{&none, 1}, {&two, 2}, {&one, 2}})
	require.Equal(t, 1, n)
	half := two.Mean()
	require.InDelta(t, half.Value/2, e.Value, 1e-9)
	require.InDelta(t, half.Low/2, e.Low, 1e-9)
	var same estimate.Numbers
	same.AddTimes(6, 5)
	e, shows, _ = estimate.Average([]estimate.Part{{&same, 3}, {&same, 2}})
	require.Equal(t, estimate.Estimate{Value: 2.5, Low: 2.5, High: 2.5}, e)
	require.Zero(t, shows)
}
