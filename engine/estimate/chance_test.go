package estimate_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// Of lists of 60 tests without a difference, about one in twenty finds any; without the correction nearly all would.
func TestManyTestsFindLittleWhereNothingDiffers(t *testing.T) {
	const lists, tests, games = 2000, 60, 300
	rnd, wrong, uncorrected := rand.New(rand.NewPCG(1, 1)), 0, 0
	for range lists {
		var chances []float64
		for range tests {
			var s estimate.Sums
			for range games {
				s.Add(rnd.IntN(3) - 1)
			}
			chances = append(chances, s.Chance())
		}
		for i, found := range estimate.Differ(chances) {
			if found {
				wrong++
			}
			if chances[i] <= 0.05 {
				uncorrected++
			}
		}
	}
	require.InDelta(t, 0.05*lists, wrong, 0.02*lists)
	require.InDelta(t, 0.05*lists*tests, uncorrected, 0.01*lists*tests)
}

func TestWhatATestFinds(t *testing.T) {
	sums := func(x, n int) (s estimate.Sums) {
		for range n {
			s.Add(x)
		}
		return s
	}
	share := func(hits, of int64) estimate.Share { return estimate.Share{Hits: hits, Of: of} }
	for _, row := range []struct {
		law       string
		chance    float64
		low, high float64
	}{
		{"equal numbers other than 0 are no luck", sums(2, 40).Chance(), 0, 0},
		{"nothing but 0 is luck", sums(0, 40).Chance(), 1, 1},
		{"few games find nothing", sums(2, 29).Chance(), 1, 1},
		{"a mean at the end of its interval", estimate.Sums{N: 400, Sum: 39, Squares: 400}.Chance(), 0.045, 0.055},
		{"a value at the end of an interval", estimate.Estimate{Value: 0.6, Low: 0.5, High: 0.7}.Chance(0.5), 0.045, 0.055},
		{"a value in the middle of an interval", estimate.Estimate{Value: 0.6, Low: 0.5, High: 0.7}.Chance(0.6), 1, 1},
		{"an estimate without bounds", estimate.Estimate{Value: 1, Low: math.Inf(-1), High: math.Inf(1)}.Chance(0), 1, 1},
		{"equal shares", share(50, 100).Chance(share(500, 1000)), 1, 1},
		{"shares of nothing", share(0, 100).Chance(share(0, 100)), 1, 1},
		{"shares that differ", share(70, 100).Chance(share(50, 100)), 0.003, 0.005},
		{"too few for a share", share(20, 20).Chance(share(0, 100)), 1, 1},
	} {
		require.GreaterOrEqual(t, row.chance, row.low, row.law)
		require.LessOrEqual(t, row.chance, row.high, row.law)
	}
	require.Equal(t, []bool{false, true, true, false}, estimate.Differ([]float64{0.03, 0.016, 0.001, 0.9}), "0.03 is above 0.05/2")
	require.Equal(t, []bool{false, true, false}, estimate.Differ([]float64{0.03, 0.001, 0.04}), "nothing behind a test that finds nothing")
	require.Empty(t, estimate.Differ(nil))
}
