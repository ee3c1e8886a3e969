// Package estimate infers from many games about all games: means and shares with their 95 % intervals, and the
// smallest difference that the sample would have shown. Sums are exact, so that parts can be merged in any order.
package estimate

import (
	"encoding/json"
	"math"
)

// Estimate is a mean or a share in a sample, with an interval that covers the true value in about 95 of 100 samples.
// A bound is infinite if the sample is too small to give it.
type Estimate struct{ Value, Low, High float64 }

// Covers reports whether the interval covers a value.
func (e Estimate) Covers(x float64) bool { return e.Low <= x && x <= e.High }

// document is an estimate in JSON, where an infinite bound is null.
type document struct {
	Value float64  `json:"value"`
	Low   *float64 `json:"low"`
	High  *float64 `json:"high"`
}

// MarshalJSON writes value, low and high to six decimals. An infinite bound becomes null.
func (e Estimate) MarshalJSON() ([]byte, error) {
	return json.Marshal(document{Value: *rounded(e.Value), Low: rounded(e.Low), High: rounded(e.High)})
}

// rounded returns a number to six decimals, nil if it is infinite. Further decimals would differ between processors.
func rounded(x float64) *float64 {
	const places = 1e6
	if math.IsInf(x, 0) {
		return nil
	}
	x = math.Round(x*places)/places + 0 // no negative zero
	return &x
}

// z is the normal quantile that leaves 2.5 % on each side, and power is the one that leaves 20 % on one side.
const (
	z     = 1.959963984540054
	power = 0.8416212335729143
)

// Share counts games: Hits is the number of games with a certain result, and Of is the number of all games.
type Share struct{ Hits, Of int64 }

// Count counts one game.
func (s *Share) Count(hit bool) {
	s.Of++
	if hit {
		s.Hits++
	}
}

// Merge adds the games of another sample.
func (s *Share) Merge(other Share) {
	s.Hits += other.Hits
	s.Of += other.Of
}

// Estimate returns the share, from 0 to 1, with the interval of Agresti and Coull. Wilson's interval covers a share
// near 0 or 1 in as few as 84 of 100 samples. The interval of Clopper and Pearson is always wider than its nominal
// 95 %. Tests check how often the interval of Agresti and Coull covers the share. Without games, the share is 0 and
// the interval runs from 0 to 1.
func (s Share) Estimate() Estimate {
	if s.Of == 0 {
		return Estimate{Low: 0, High: 1}
	}
	n := float64(s.Of) + z*z
	middle := (float64(s.Hits) + z*z/2) / n
	half := z * math.Sqrt(middle*(1-middle)/n)
	return Estimate{Value: float64(s.Hits) / float64(s.Of), Low: max(0, middle-half), High: min(1, middle+half)}
}

// student returns the quantile of Student's distribution that leaves 2.5 % on each side, for at least one degree of
// freedom. The expansion about the normal quantile is right to a thousandth from 3 degrees on.
func student(freedom int64) float64 {
	switch freedom {
	case 1:
		return 12.706205
	case 2:
		return 4.302653
	}
	v := float64(freedom)
	z3, z5, z7, z9 := math.Pow(z, 3), math.Pow(z, 5), math.Pow(z, 7), math.Pow(z, 9)
	return z + (z3+z)/(4*v) + (5*z5+16*z3+3*z)/(96*v*v) + (3*z7+19*z5+17*z3-15*z)/(384*v*v*v) +
		(79*z9+776*z7+1482*z5-1920*z3-945*z)/(92160*v*v*v*v)
}
