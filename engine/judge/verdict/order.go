package verdict

import (
	"cmp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// mostLeading is how many clauses of what made a claim true come before all others.
const mostLeading = 2

// order puts what a true claim rests on before all else: the clauses of what made it so, or of how the game ended, which is what a record
// claims then. What sets the decision apart comes before what many decisions rest on: the rarer clauses of the book first, by powers of
// ten (see [rulebook.Book.Common]), and among equals those that what happened names; then it is as the game came to them. What only
// effects name that change nothing, such as a goal worth nothing, comes last. At the start what happened comes first of all: every game
// rests on its set-up once. Under a claim the clauses nearest to its words and to its scenario's title come first then. The order is of the
// book, the decision and the claim alone, so that it is the same whoever plays, and however much else is looked for.
func (c *Court) order(v *Verdict) error {
	if v.Fact != nil && v.Upheld && v.Fact.Scored() {
		v.Cited = c.Clauses(v.Fact.Count.Clauses)
		return nil
	}
	if v.Fact != nil && !v.Upheld && !v.Fact.Scored() {
		v.Akin = c.nearest(v)
	}
	deciders := v.deciders()
	for _, id := range deciders {
		if !slices.ContainsFunc(v.Cited, func(c Clause) bool { return c.ID == id }) {
			v.Cited = append(v.Cited, c.clause(id))
		}
	}
	if len(v.Cited) < 2 && len(v.Besides) == 0 {
		return nil
	}
	common, err := c.Book.Common()
	if err != nil {
		return err
	}
	v.precede(common)
	named, idle := ClausesOf(v.Effects), idle(v.Effects)
	slices.SortStableFunc(v.Cited, func(a, b Clause) int {
		rarity, naming := common[a.ID]-common[b.ID], beside(named, a.ID)-beside(named, b.ID)
		if v.Decision == 0 {
			return cmp.Or(naming, rarity)
		}
		return cmp.Or(beside(idle, b.ID)-beside(idle, a.ID), rarity, beside(deciders, a.ID)-beside(deciders, b.ID), naming)
	})
	lead(v.Cited, deciders)
	if v.Fact != nil && v.Upheld {
		ids := IDs(v.Cited)
		sortAkin(ids, c.akin(v.Fact), mostLeading)
		v.Cited = c.Clauses(ids)
	}
	return nil
}

// precede brings those of the clauses that the reason names to the front that are rarer than the one that overrules: the price of what
// somebody cannot afford before the rule that money is paid.
func (v *Verdict) precede(common map[engine.Clause]int) {
	rarer := func(c Clause) bool { return v.Clause != "" && common[c.ID] < common[v.Clause] }
	later := slices.DeleteFunc(slices.Clone(v.Besides), rarer)
	v.Besides = slices.DeleteFunc(v.Besides, func(c Clause) bool { return !rarer(c) })
	v.ahead = len(v.Besides)
	v.Besides = append(v.Besides, later...)
}

// lead brings the first of some clauses to the front of a list that has them all.
func lead(list []Clause, ids []engine.Clause) {
	for n := range min(mostLeading, len(ids)) {
		at := n + slices.IndexFunc(list[n:], func(c Clause) bool { return slices.Contains(ids, c.ID) })
		leads := list[at]
		copy(list[n+1:at+1], list[n:at])
		list[n] = leads
	}
}

// beside is 0 for a clause of a list, 1 for another.
func beside(list []engine.Clause, id engine.Clause) int {
	if slices.Contains(list, id) {
		return 0
	}
	return 1
}

// deciders are the clauses of what made a claim true, or else of how the game ended; none if that is not known.
func (v *Verdict) deciders() []engine.Clause {
	switch {
	case !v.Upheld:
	case v.Granted() && v.Fact.spoken:
		return ClausesOf(v.Fact.Set)
	case v.Fact == nil && v.Turn.Actor == "" && len(v.Effects) > 0:
		return v.Effects[len(v.Effects)-1].Clauses
	}
	return nil
}

// idle are the clauses that only effects name which change nothing: whose amounts are all zero.
func idle(effects []engine.Effect) []engine.Clause {
	var zero, other []engine.Effect
	for _, e := range effects {
		amounts := amount.FindAllString(e.Text, -1)
		if len(amounts) > 0 && !slices.ContainsFunc(amounts, func(a string) bool { return !strings.HasSuffix(a, "0") }) {
			zero = append(zero, e)
		} else {
			other = append(other, e)
		}
	}
	named := ClausesOf(other)
	return slices.DeleteFunc(ClausesOf(zero), func(id engine.Clause) bool { return slices.Contains(named, id) })
}
