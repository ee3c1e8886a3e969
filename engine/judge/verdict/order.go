package verdict

import (
	"cmp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// mostLeading is the number of clauses behind a true claim that come before all others.
const mostLeading = 2

// order sorts the cited clauses. First come the clauses that made a claim true, or those of the end of the
// game that a record claims. Then come the rarer clauses of the book, by powers of ten (see
// [rulebook.Book.Common]). Among equals, clauses that the effects name come first, then the order of the game
// decides. Clauses that appear only in effects without a change, such as a goal worth nothing, come last. At
// the start, clauses of effects come first, because every game uses its set-up once. Under a claim, the
// clauses nearest to its words and to its scenario's title then come first; under a legal decision, the one
// clause nearest to Options.Doubt. The order depends only on the book, the decision, the claim and the doubt, so it
// is the same for any players.
func (c *Court) order(v *Verdict) error {
	err := c.sort(v)
	switch {
	case v.Fact == nil || !v.Upheld || len(v.Fact.Grounds) == 0 || len(v.Cited) == 0:
	case len(v.deciders()) > 0:
		v.Cited = c.Clauses(first(IDs(v.Cited)[:1], v.grounds(), IDs(v.Cited)))
	default:
		v.Cited = c.Clauses(first(v.grounds(), IDs(v.Cited)))
	}
	return err
}

// grounds lists the cited clauses that decide claims of this kind.
func (v *Verdict) grounds() []engine.Clause {
	return slices.DeleteFunc(slices.Clone(v.Fact.Grounds), func(id engine.Clause) bool { return !slices.Contains(IDs(v.Cited), id) })
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

func (c *Court) sort(v *Verdict) error {
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
		rarity, naming := common[a.ID]-common[b.ID], rank(named, a.ID)-rank(named, b.ID)
		if v.Decision == 0 {
			return cmp.Or(naming, rarity)
		}
		return cmp.Or(rank(idle, b.ID)-rank(idle, a.ID), rarity, rank(deciders, a.ID)-rank(deciders, b.ID), naming)
	})
	lead(v.Cited, deciders)
	switch {
	case v.Upheld && v.Fact != nil:
		ids := IDs(v.Cited)
		sortAkin(ids, c.likeness(v.Fact), mostLeading)
		v.Cited = c.Clauses(ids)
	case v.Upheld && c.Options.Doubt != "" && len(deciders) == 0:
		v.Cited = c.Clauses(first(c.doubted(v), IDs(v.Cited)))
	}
	return nil
}

// doubted returns the cited clause that is clearly nearest to the doubt about a decision, if it is not the first.
// The words of the action itself say nothing about the doubt.
func (c *Court) doubted(v *Verdict) []engine.Clause {
	taken := stemsOf(v.Step + " " + v.Action)
	doubt := slices.DeleteFunc(wordsOf(c.words(c.Options.Doubt)), func(word string) bool {
		return slices.Contains(taken, stemsOf(word)[0])
	})
	akin, ids := c.Book.Akin(strings.Join(doubt, " ")), IDs(v.Cited)
	nearest := slices.MaxFunc(ids, func(a, b engine.Clause) int { return cmp.Compare(akin[a], akin[b]) })
	if akin[nearest] < akin[ids[0]]+headStart {
		return nil
	}
	return []engine.Clause{nearest}
}

// precede moves clauses in the reason to the front if they are rarer than the clause that overrules. For example,
// the price of a thing that a player cannot afford comes before the rule that prices are paid.
func (v *Verdict) precede(common map[engine.Clause]int) {
	rarer := func(c Clause) bool { return v.Clause != "" && common[c.ID] < common[v.Clause] }
	later := slices.DeleteFunc(slices.Clone(v.Besides), rarer)
	v.Besides = slices.DeleteFunc(v.Besides, func(c Clause) bool { return !rarer(c) })
	v.ahead = len(v.Besides)
	v.Besides = append(v.Besides, later...)
}

// lead moves up to mostLeading of some clauses to the front of a list that contains them.
func lead(list []Clause, ids []engine.Clause) {
	for n := range min(mostLeading, len(ids)) {
		at := n + slices.IndexFunc(list[n:], func(c Clause) bool { return slices.Contains(ids, c.ID) })
		leads := list[at]
		copy(list[n+1:at+1], list[n:at])
		list[n] = leads
	}
}

// rank returns 0 for a clause of a list, 1 for any other clause.
func rank(list []engine.Clause, id engine.Clause) int {
	if slices.Contains(list, id) {
		return 0
	}
	return 1
}

// deciders lists the clauses that made a claim true, or else those of the end of the game; none if these are
// unknown.
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

// idle lists the clauses that appear only in effects whose amounts are all zero, which change nothing.
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
