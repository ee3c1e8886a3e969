package estimate

import (
	"math"
	"math/big"
	"math/bits"
)

// Numbers summarises many whole numbers within ±2^31, such as scores: their count, sum, sum of
// squares, least and greatest, and a histogram. A Numbers takes the same memory for a thousand
// numbers as for a billion. The sums are exact, and the order of merging does not matter. The zero
// Numbers is ready to use.
type Numbers struct {
	n, sum int64
	// squares is the sum of their squares.
	squares  wide
	min, max int64
	bars     bars
}

// Add adds a number.
func (s *Numbers) Add(x int) { s.AddTimes(x, 1) }

// AddTimes adds the number x several times. The argument times is at least 0.
func (s *Numbers) AddTimes(x int, times int64) {
	if times == 0 {
		return
	}
	v := int64(x)
	if s.n == 0 {
		s.min, s.max = v, v
	}
	s.n += times
	s.sum += v * times
	s.min, s.max = min(s.min, v), max(s.max, v)
	high, low := bits.Mul64(uint64(v*v), uint64(times))
	s.squares.add(wide{high, low})
	s.bars.add(v, times)
}

// Clone returns a copy that shares no memory with the original.
func (s *Numbers) Clone() *Numbers {
	var all Numbers
	all.Merge(s)
	return &all
}

// Merge adds the numbers of another sample.
func (s *Numbers) Merge(other *Numbers) {
	if other.n == 0 {
		return
	}
	if s.n == 0 {
		s.min, s.max = other.min, other.max
	}
	s.n += other.n
	s.sum += other.sum
	s.min, s.max = min(s.min, other.min), max(s.max, other.max)
	s.squares.add(other.squares)
	s.bars.merge(&other.bars)
}

// N returns the count of the numbers. Min and Max return the least and the greatest, 0 without
// numbers.
func (s *Numbers) N() int64   { return s.n }
func (s *Numbers) Min() int64 { return s.min }
func (s *Numbers) Max() int64 { return s.max }

// Mean returns the mean, with Student's interval. With fewer than two numbers, the interval has no
// bounds. Equal numbers have no spread, and the interval is the mean alone.
func (s *Numbers) Mean() Estimate {
	if s.n == 0 {
		return Estimate{Low: math.Inf(-1), High: math.Inf(1)}
	}
	mean := float64(s.sum) / float64(s.n)
	if s.n == 1 {
		return Estimate{Value: mean, Low: math.Inf(-1), High: math.Inf(1)}
	}
	half := student(s.n-1) * s.wrong()
	return Estimate{Value: mean, Low: mean - half, High: mean + half}
}

// Deviation returns the standard deviation, 0 for fewer than two numbers.
func (s *Numbers) Deviation() float64 {
	if s.n < 2 {
		return 0
	}
	n, sum := big.NewInt(s.n), big.NewInt(s.sum)
	squares := s.squares.big()
	spread, _ := new(big.Float).SetInt(squares.Sub(squares.Mul(squares, n), sum.Mul(sum, sum))).Float64()
	return math.Sqrt(spread / float64(s.n) / float64(s.n-1))
}

// wrong returns the standard error of the mean.
func (s *Numbers) wrong() float64 { return s.Deviation() / math.Sqrt(float64(s.n)) }

// Shows returns the smallest true difference of the mean from 0 that a sample of this size and
// spread detects in four samples of five. A sample detects a difference if the interval of the mean
// does not cover 0. Shows is infinite for fewer than two numbers. If Shows is 0, the numbers are
// all equal, and [Share] gives the difference that they could have shown.
func (s *Numbers) Shows() float64 {
	if s.n < 2 {
		return math.Inf(1)
	}
	return (student(s.n-1) + power) * s.wrong()
}
