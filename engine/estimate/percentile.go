package estimate

import "math"

// Percentile returns the least number at or above a share of the numbers, like [Numbers.Quantile], with an interval for
// the percentile of all numbers. The bounds are the numbers at the ranks that the binomial distribution allows. A bound is
// infinite if the sample has no such rank.
func (s *Numbers) Percentile(share float64) Estimate {
	e := Estimate{Value: float64(s.Quantile(share)), Low: math.Inf(-1), High: math.Inf(1)}
	if s.n == 0 {
		return e
	}
	half := z * math.Sqrt(share*(1-share)/float64(s.n))
	if low := share - half; low > 0 {
		e.Low = float64(s.Quantile(low))
	}
	// The upper bound is one rank further, because a percentile lies between two numbers of the sample.
	if high := share + half + 1/float64(s.n); high < 1 {
		e.High = float64(s.Quantile(high))
	}
	return e
}
