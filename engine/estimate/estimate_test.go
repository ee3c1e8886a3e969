package estimate_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// How often an interval may cover the truth: where a share is from 0.1 to 0.9, and for means, about as often as it says; nearer 0 or 1
// at least about as often.
const (
	seldom, often = 0.935, 0.965
	atLeast       = 0.94
)

// covered returns the exact probability that the interval covers a share, summed over the outcomes.
func covered(games int64, share float64) float64 {
	sum := 0.0
	all, _ := math.Lgamma(float64(games + 1))
	for hits := range games + 1 {
		if !(estimate.Share{Hits: hits, Of: games}).Estimate().Covers(share) {
			continue
		}
		yes, _ := math.Lgamma(float64(hits + 1))
		no, _ := math.Lgamma(float64(games - hits + 1))
		sum += math.Exp(all - yes - no + float64(hits)*math.Log(share) + float64(games-hits)*math.Log1p(-share))
	}
	return sum
}

// Of 200 games or more, whatever the share.
func TestIntervalsOfSharesCoverTheTruth(t *testing.T) {
	const steps = 500
	for _, games := range []int64{200, 350, 1000} {
		for i := 1; i < steps; i++ {
			share := float64(i) / steps
			got := covered(games, share)
			if share >= 0.1 && share <= 0.9 {
				require.True(t, got >= seldom && got <= often, "%d games, share %v: covered %.4f", games, share, got)
			}
			for _, near := range []float64{share / 10, 1 - share/10, share / float64(games) * 20} {
				if near < 0.1 || near > 0.9 {
					require.GreaterOrEqual(t, covered(games, near), atLeast, "%d games, share %v", games, near)
				}
			}
		}
	}
}

const (
	repetitions = 5000
	sample      = 500
)

// The same in 5,000 repetitions of 500 games each.
func TestIntervalsOfSharesCoverTheTruthInRepetitions(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, share := range []float64{0.0005, 0.002, 0.01, 0.03, 0.07, 0.1, 0.25, 0.5, 0.62, 0.8, 0.9, 0.96, 0.995, 0.9995} {
		hits := 0
		for range repetitions {
			var s estimate.Share
			for range sample {
				s.Count(rnd.Float64() < share)
			}
			if s.Estimate().Covers(share) {
				hits++
			}
		}
		got := float64(hits) / repetitions
		if share < 0.1 || share > 0.9 {
			require.GreaterOrEqual(t, got, atLeast, share)
		} else {
			require.True(t, got >= seldom && got <= often, "share %v: covered %v", share, got)
		}
	}
}

// scores are ways to draw numbers, with their means: a bell, dice, lopsided with a long tail, two heaps, and differences that are mostly 0.
var scores = []struct {
	name string
	mean float64
	draw func(*rand.Rand) int
}{
	{"bell", 300, func(rnd *rand.Rand) int { return 300 + int(math.Round(rnd.NormFloat64()*10_000)) }},
	{"dice", 7, func(rnd *rand.Rand) int { return 2 + rnd.IntN(6) + rnd.IntN(6) }},
	{"tail", 1 / (math.Exp(0.1) - 1), func(rnd *rand.Rand) int { return int(rnd.ExpFloat64() * 10) }},
	{"heaps", 470, func(rnd *rand.Rand) int { return -40 + 1700*(rnd.IntN(10)/7) }},
	{"seldom", -0.5, func(rnd *rand.Rand) int { return -5 * (rnd.IntN(10) / 9) }},
}

// In 5,000 repetitions of 500 numbers each, and of fewer where they lie as a bell.
func TestIntervalsOfMeansCoverTheTruth(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for _, row := range scores {
		sizes := []int{sample}
		if row.name == "bell" {
			sizes = append(sizes, 2, 3, 4, 30)
		}
		for _, size := range sizes {
			hits := 0
			for range repetitions {
				var s estimate.Numbers
				for range size {
					s.Add(row.draw(rnd))
				}
				if s.Mean().Covers(row.mean) {
					hits++
				}
			}
			got := float64(hits) / repetitions
			require.True(t, got >= seldom && got <= often, "%s, %d numbers: covered %v", row.name, size, got)
		}
	}
}

// A ratio counts games, whose decisions are alike: long games have more choices here.
func TestIntervalsOfRatiosCoverTheTruth(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 8))
	hits := 0
	for range repetitions {
		var whole, part estimate.Ratio
		for i := range 200 {
			decisions := 10 + rnd.IntN(11)
			half := &whole
			if i%2 == 0 {
				half = &part
			}
			half.Add(decisions*decisions+rnd.IntN(101)-50, decisions)
		}
		whole.Merge(&part)
		if e := whole.Estimate(); e.Covers(235.0 / 15) { // the mean square is 15² + 10, and no mean of quotients
			hits++
		}
	}
	got := float64(hits) / repetitions
	require.True(t, got >= seldom && got <= often, "covered %v", got)
	var none estimate.Ratio
	require.True(t, none.Estimate().Covers(1e9))
	none.Add(3, 2)
	require.True(t, none.Estimate().Covers(1e9), "one game shows no spread")
	require.InDelta(t, 1.5, none.Estimate().Value, 1e-9)
}

// A mean that differs from 0 by what a sample shows is told from 0 in four samples of five.
func TestTheSmallestDifferenceIsShownInFourSamplesOfFive(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	normal := func(mean float64) *estimate.Numbers {
		var s estimate.Numbers
		for range sample {
			s.Add(int(math.Round(mean + rnd.NormFloat64()*1000)))
		}
		return &s
	}
	difference := normal(0).Shows()
	require.InDelta(t, 1000*2.8/math.Sqrt(sample), difference, 10)
	hits := 0
	for range repetitions / 5 {
		if !normal(difference).Mean().Covers(0) {
			hits++
		}
	}
	require.InDelta(t, 0.8, float64(hits)*5/repetitions, 0.05)
}

// TestWhatNothingShows: of too few there are no bounds, in JSON null.
func TestWhatNothingShows(t *testing.T) {
	var s estimate.Numbers
	for range 2 {
		text, err := json.Marshal(s.Mean())
		require.NoError(t, err)
		require.JSONEq(t, `{"value": 0, "low": null, "high": null}`, string(text))
		require.True(t, math.IsInf(s.Shows(), 1))
		require.Zero(t, s.Quantile(0.5))
		s.Add(0)
	}
	require.Equal(t, estimate.Estimate{}, s.Mean(), "two numbers that are the same")
	require.Equal(t, estimate.Estimate{Low: 0, High: 1}, estimate.Share{}.Estimate())
	never := estimate.Share{Of: 1000}.Estimate()
	require.Zero(t, never.Low)
	require.InDelta(t, 0.0046, never.High, 0.0001, "what was never seen in a thousand games is rarer than this")
}

// TestNumbersAreWhatTheyAre: sums, extremes, quantiles and bars agree with the list, however it was split and merged.
func TestNumbersAreWhatTheyAre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		far := rapid.SampledFrom([]int{3, 700, 100_000, math.MaxInt32}).Draw(t, "far")
		list := rapid.SliceOfN(rapid.IntRange(-far, far), 1, 60).Draw(t, "list")
		parts := make([]estimate.Numbers, 3)
		var whole, merged estimate.Numbers
		for _, x := range list {
			whole.Add(x)
			parts[rapid.IntRange(0, 2).Draw(t, "part")].Add(x)
		}
		for _, i := range rapid.Permutation([]int{0, 1, 2}).Draw(t, "order") {
			merged.Merge(&parts[i])
		}
		require.Equal(t, whole, merged)
		many, again := whole.Clone(), whole.Clone()
		for range 5 {
			again.Add(-far)
		}
		many.AddTimes(-far, 5)
		many.AddTimes(2*far, 0)
		require.Equal(t, again, many)
		agree(t, &whole, list)
	})
}

func agree(t *rapid.T, s *estimate.Numbers, list []int) {
	slices.Sort(list)
	require.EqualValues(t, len(list), s.N())
	require.EqualValues(t, list[0], s.Min())
	require.EqualValues(t, list[len(list)-1], s.Max())
	mean, spread := 0.0, 0.0
	for _, x := range list {
		mean += float64(x) / float64(len(list))
	}
	for _, x := range list {
		spread += (float64(x) - mean) * (float64(x) - mean) / float64(max(1, len(list)-1))
	}
	require.InEpsilon(t, 1+math.Abs(mean), 1+math.Abs(s.Mean().Value), 1e-9)
	require.InEpsilon(t, 1+math.Sqrt(spread), 1+s.Deviation(), 1e-9)
	bars, sum := s.Bars(), 0
	require.LessOrEqual(t, len(bars), 1024)
	for _, bar := range bars {
		low, _ := slices.BinarySearch(list, int(bar.From))
		high, _ := slices.BinarySearch(list, int(bar.From+bar.Width))
		require.EqualValues(t, high-low, bar.Count, fmt.Sprint(bar))
		sum += high - low
	}
	require.Equal(t, len(list), sum)
	for _, share := range []float64{0, 0.25, 0.5, 1} {
		want := int64(list[max(0, int(math.Ceil(share*float64(len(list))))-1)])
		got := s.Quantile(share)
		require.LessOrEqual(t, got, want)
		require.Less(t, want-got, bars[0].Width)
	}
}
