package estimate

import (
	"cmp"
	"math"
	"slices"
)

// enough is the least number of games from which a test may find a difference.
const enough = 30

// Chance returns the probability that luck alone gives a mean at least as far from 0, if the true mean is 0. Numbers
// that are all equal have no luck: Chance is 0, or 1 if they are all 0. With fewer than 30 numbers Chance is 1.
func (s Sums) Chance() float64 {
	if s.N < enough || s.Sum == 0 {
		return 1
	}
	e := s.Mean()
	return tail(e.Value * student(s.N-1) / (e.High - e.Value))
}

// Chance returns the probability that luck alone gives two shares at least as different, if the true shares are equal.
// With fewer than 30 games on a side Chance is 1.
func (s Share) Chance(other Share) float64 {
	if s.Of < enough || other.Of < enough {
		return 1
	}
	n, m := float64(s.Of), float64(other.Of)
	both := float64(s.Hits+other.Hits) / (n + m)
	wrong := math.Sqrt(both * (1 - both) * (1/n + 1/m))
	if wrong == 0 {
		return 1
	}
	return tail((float64(s.Hits)/n - float64(other.Hits)/m) / wrong)
}

// Chance returns the probability that luck alone puts the estimate at least as far from a value, if the value is the true
// one. Without bounds Chance is 1.
func (e Estimate) Chance(value float64) float64 {
	half := (e.High - e.Low) / 2
	if math.IsInf(half, 0) || half <= 0 {
		return 1
	}
	return tail(((e.Low+e.High)/2 - value) / half * z)
}

// tail returns the probability of a normal number at least as far from 0.
func tail(x float64) float64 { return math.Erfc(math.Abs(x) / math.Sqrt2) }

// Differ reports which of several tests find a difference, given their chances. In 95 of 100 such lists, no test
// finds a difference that does not exist (Holm's correction for the number of tests).
func Differ(chances []float64) []bool {
	const level = 0.05
	order, found := make([]int, len(chances)), make([]bool, len(chances))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(chances[i], chances[j]) })
	for n, i := range order {
		if chances[i] > level/float64(len(order)-n) {
			break
		}
		found[i] = true
	}
	return found
}
