package conformance

import (
	"cmp"
	"math"
	"slices"
)

// Suspects are the clauses on which a failure rests, those first that explain the failures best: much fails of what rests on them,
// and little of it passes. The measure is that of Ochiai, with which faults are found by tests elsewhere; a failure counts only where
// nothing was wrong before it that it may follow from. Clauses of equal weight stay in the order of the book. What is known already is
// left out, as it is from the trials.
func (r *Report) Suspects() []Clause {
	var all []Clause
	for _, c := range r.Clauses {
		if c.Failures() > 0 {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b Clause) int { return cmp.Compare(b.weight(), a.weight()) })
	return all
}

// Failures is how many trials have a finding that rests on the clause.
func (c *Clause) Failures() (n int) {
	for _, failed := range c.Failed {
		n += failed
	}
	return n
}

// Trials is how many trials rest on the clause, passed or failed.
func (c *Clause) Trials() int { return c.Failures() + c.Passed + c.Rested }

// weight is Ochiai's, without what all clauses of a report have in common.
func (c *Clause) weight() float64 {
	return float64(c.First) / math.Sqrt(float64(c.Trials()))
}
