package tune

import (
	"cmp"
	"slices"
)

// compared adds the results of the fresh games. Candidates come in the order of their changes, then of the size of these
// changes, and then in that of the race. So no result of the fresh games chooses among candidates that meet the wants.
func (r *Report) compared(q *Question, now *candidate, chosen []*candidate) {
	list := append([]*candidate{now}, chosen...)
	slices.SortStableFunc(list, func(a, b *candidate) int {
		return cmp.Or(cmp.Compare(a.changes, b.changes), cmp.Compare(q.steps(a), q.steps(b)))
	})
	for _, c := range list {
		o, i := q.outcome(c), len(r.Compared)
		if o.Games == 0 {
			continue
		}
		r.Compared = append(r.Compared, o)
		if o.Meets && r.Found == nil {
			r.Found = &i
		}
		if o.Ends && (r.Nearest == nil || o.misses < r.Compared[*r.Nearest].misses) {
			r.Nearest = &i
		}
	}
}

// steps returns the size of the changes of a candidate: the difference for a figure, 1 for an answer.
func (q *Question) steps(c *candidate) (steps int) {
	for i, value := range c.choice {
		switch p := &q.Parameters[i]; {
		case value == 0:
		case p.Field == "":
			steps++
		default:
			by := p.order(p.Values[value], p.Values[0])
			steps += max(by, -by)
		}
	}
	return steps
}

// outcome returns the result of a candidate.
func (q *Question) outcome(c *candidate) Outcome {
	o := Outcome{Change: q.change(c), Set: map[string]string{}, changes: c.changes, misses: far(c.fresh).misses}
	for i, value := range c.choice {
		if p := &q.Parameters[i]; value != 0 {
			o.Set[p.Name] = p.Values[value]
			if departs := p.departs(p.Values[value]); departs != "" {
				o.Departs = append(o.Departs, p.Name+"="+p.Values[value]+" "+departs)
			}
		}
	}
	if q.sets(c) != nil {
		o.Components = string(c.setups[0].Components)
	}
	o.Figures, o.Ends = figuresIn(c.fresh)
	o.Games = gamesOf(c.fresh)
	o.Meets = o.Ends && o.Games > 0 && meetsAll(o.Figures)
	o.Inside = o.Meets && !slices.ContainsFunc(o.Figures, func(f Figure) bool { return !f.Inside })
	return o
}

func gamesOf(sums []*sum) (n int64) {
	for _, s := range sums {
		n += s.games
	}
	return n
}

// curves adds the curve of each parameter. The figures are those of fresh games, so the race has chosen none of them.
func (r *Report) curves(q *Question, now *candidate, alone []*candidate) {
	for i := range q.Parameters {
		p := &q.Parameters[i]
		curve := Curve{Parameter: p.Name}
		for value, text := range p.Values {
			point, of := Point{Value: text, Now: value == 0, Departs: p.departs(text), Figures: []Figure{}}, now
			if value != 0 {
				of = alone[slices.IndexFunc(alone, func(c *candidate) bool { return c.choice[i] == value })]
			}
			if point.Refused, point.Games = of.refused, gamesOf(of.fresh); point.Games > 0 {
				point.Figures, point.Ends = figuresIn(of.fresh)
				point.Meets = point.Ends && meetsAll(point.Figures)
			}
			curve.Points = append(curve.Points, point)
		}
		slices.SortStableFunc(curve.Points, func(a, b Point) int { return p.order(a.Value, b.Value) })
		r.Curves = append(r.Curves, curve)
	}
}
