package estimate

// Sums is what is kept of whole numbers of which only the mean is asked for: how many there were, their sum and that of their squares,
// none above 2^62. What is merged in any order is the same. The zero Sums is ready.
type Sums struct{ N, Sum, Squares int64 }

// Add adds a number.
func (s *Sums) Add(x int) {
	s.N++
	s.Sum += int64(x)
	s.Squares += int64(x) * int64(x)
}

// Mean is the mean, with Student's interval, as that of [Numbers].
func (s Sums) Mean() Estimate {
	n := Numbers{n: s.N, sum: s.Sum, squares: wide{0, uint64(s.Squares)}}
	return n.Mean()
}
