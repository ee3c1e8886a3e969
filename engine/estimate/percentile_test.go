package estimate_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// The interval covers the 95th percentile in about 95 of 100 samples, also if few numbers are above it.
func TestIntervalsOfPercentilesCoverTheTruth(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 10))
	for _, size := range []int{100, sample} {
		hits := 0
		for range repetitions {
			var s estimate.Numbers
			for range size {
				s.Add(rnd.IntN(1000))
			}
			if s.Percentile(0.95).Covers(949) {
				hits++
			}
		}
		got := float64(hits) / repetitions
		require.True(t, got >= 0.93 && got <= 0.98, "%d numbers: covered %v", size, got)
	}
}

// A sample without a number at the rank of a bound has no bound there.
func TestAPercentileOfFewNumbersHasNoUpperBound(t *testing.T) {
	var s estimate.Numbers
	require.True(t, s.Percentile(0.95).Covers(1e9))
	for i := range 20 {
		s.Add(i)
	}
	e := s.Percentile(0.95)
	require.Equal(t, 18.0, e.Value)
	require.Less(t, e.Low, e.Value)
	require.True(t, math.IsInf(e.High, 1))
	require.True(t, math.IsInf(s.Percentile(0.05).Low, -1))
}
