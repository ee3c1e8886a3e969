package verdict

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// mostLeading is the number of clauses of the effects about a claim that come before all others.
const mostLeading = 2

// blame names the first of some clauses as the reason for a verdict.
func (c *Court) blame(v *Verdict, ids []engine.Clause) {
	v.rest(c.Clauses(ids[:min(len(ids), MostQuoted)]))
}

// RestOn names the open question on which a verdict depends, and the clauses that ask this question. The clauses
// nearest to a claim come first.
func (c *Court) RestOn(q *rulebook.Question) error {
	c.Verdict.Question = q.ID
	ids := slices.Clone(q.Clauses)
	if f := c.Verdict.Fact; f != nil {
		near := c.likeness(f)
		slices.SortStableFunc(ids, func(a, b engine.Clause) int { return cmp.Compare(near[b], near[a]) })
	}
	c.blame(c.Verdict, ids)
	c.Verdict.Akin = slices.DeleteFunc(c.Verdict.Akin, func(c Clause) bool { return slices.Contains(ids, c.ID) })
	return c.order(c.Verdict)
}

// against lists the clauses that decide claims of this kind, and then the clauses of the effects that led to the
// claim.
func (c *Court) against(v *Verdict, f *Fact) ([]engine.Clause, error) {
	ids, err := c.made(v, f)
	all := first(f.Grounds, ids)
	switch {
	case f.Since <= 0 || len(f.Grounds) == 0:
	case len(f.Grounds) > mostLeading: // a calculation: the step that differs comes after the first, and then its other steps
		all = first(f.Grounds[:1], ids[:min(1, len(ids))], f.Grounds, ids)
	default: // the deciding effect explains more than other clauses
		all = first(f.Grounds[:1], ids, f.Grounds)
	}
	if len(f.Grounds) == mostLeading && slices.Contains(f.Grounds, all[1]) { // the title tells which of the two is disputed
		near := c.akin(c.words(f.Title))
		slices.SortStableFunc(all[:mostLeading], func(a, b engine.Clause) int { return cmp.Compare(near[b], near[a]) })
	}
	return all, err
}

// made lists the clauses of the effects that made a claim wrong, effects about the claim first. If no decision or
// only the last one affected the claim, clauses of the last decision follow if they are near to the claim. Rarer
// clauses precede others. The clauses nearest to the words of the claim come before all others.
func (c *Court) made(v *Verdict, f *Fact) ([]engine.Clause, error) {
	if f.Scored() {
		return f.Count.Clauses, nil
	}
	common, err := c.Book.Common()
	if err != nil {
		return nil, err
	}
	near := c.likeness(f)
	var ids []engine.Clause
	add := func(some []engine.Clause) {
		slices.SortStableFunc(some, func(a, b engine.Clause) int { return common[a] - common[b] })
		for _, id := range some {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	ahead := 0
	if f.spoken || f.Since != 0 {
		made, _ := f.Made(mostMade)
		add(latest(f.Set))
		add(latest(made))
		idle := idle(made)
		ids = slices.DeleteFunc(ids, func(id engine.Clause) bool { return slices.Contains(idle, id) })
	}
	if f.spoken {
		ahead = mostLeading
	}
	switch f.Since {
	case 0: // no effect of the decision explains more
		add(slices.DeleteFunc(IDs(v.Cited), func(id engine.Clause) bool { return near[id] == 0 }))
	case v.Decision:
		add(slices.DeleteFunc(IDs(v.Cited), func(id engine.Clause) bool { return near[id] < leastAkin }))
	}
	for _, id := range ids {
		near[id] -= rarity * float64(common[id])
	}
	sortAkin(ids, near, ahead)
	return ids, nil
}

// latest lists the clauses of some effects, those of the last effect first.
func latest(effects []engine.Effect) []engine.Clause {
	effects = slices.Clone(effects)
	slices.Reverse(effects)
	return ClausesOf(effects)
}

// first joins lists of clauses, each clause once.
func first(lists ...[]engine.Clause) (all []engine.Clause) {
	for _, id := range slices.Concat(lists...) {
		if !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	return all
}
