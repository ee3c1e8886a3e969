package conformance

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Suspects lists the clauses behind failures, the most probable cause first: many of its trials fail, and few
// pass. A failure counts only if no earlier fault may have caused it. Clauses of equal weight stay in the order
// of the book. Known findings do not count.
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

// Failures counts the trials with a finding that rests on the clause.
func (c *Clause) Failures() (n int) {
	for _, failed := range c.Failed {
		n += failed
	}
	return n
}

// Trials counts the trials that rest on the clause, whether they passed or failed.
func (c *Clause) Trials() int { return c.Failures() + c.Passed + c.Rested }

// decision is the weight of a decision or list on which both sides agree, in favour of its clauses. The weight
// of a scenario is 1.
const decision = 0.1

// speaks adds a trial's evidence about clauses. If a finding, a scenario or a decision rests on several
// clauses, each gets an equal part.
func (c *Trial) speaks(by map[engine.Clause]*Clause) {
	against := map[engine.Clause]float64{}
	for _, f := range c.Findings {
		for _, clause := range f.Clauses {
			if !f.Later && !f.Impossible {
				against[clause] = max(against[clause], 1/float64(len(f.Clauses)))
			}
		}
	}
	for clause, part := range against {
		if v := by[clause]; v != nil {
			v.fails += part
		}
	}
	for clause, part := range c.share {
		if v := by[clause]; v != nil {
			v.holds += decision * part
		}
	}
	if c.Kind != Scenarios || c.Status != Passed {
		return
	}
	for _, clause := range c.Cited {
		if v := by[clause]; v != nil {
			v.holds += 1 / float64(len(c.Cited))
		}
	}
}

// weight returns the evidence against the clause, times its share in all evidence about the clause.
func (c *Clause) weight() float64 {
	if c.fails == 0 {
		return 0
	}
	return c.fails * c.fails / (c.fails + c.holds)
}
