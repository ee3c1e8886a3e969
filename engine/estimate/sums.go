package estimate

// Sums summarises whole numbers for their mean: their count, sum and sum of squares, none above
// 2^62. The order of merging does not matter. The zero Sums is ready to use.
type Sums struct{ N, Sum, Squares int64 }

// Add adds a number.
func (s *Sums) Add(x int) {
	s.N++
	s.Sum += int64(x)
	s.Squares += int64(x) * int64(x)
}

// Mean returns the mean, with Student's interval, like that of [Numbers].
func (s Sums) Mean() Estimate {
	n := Numbers{n: s.N, sum: s.Sum, squares: wide{0, uint64(s.Squares)}}
	return n.Mean()
}
