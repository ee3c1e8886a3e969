package verdict

import (
	"cmp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// order sorts the cited clauses. First come the clauses that made a claim true, or those of the end of the game that a
// record claims. Then come the rarer clauses of the book, by powers of ten (see [rulebook.Book.Common]). Among equals,
// clauses that the effects name come first, then the order of the game decides. Clauses that appear only in effects
// without a change, such as a goal worth nothing, come last. At the start, clauses of effects come first, because every
// game uses its set-up once. The clauses nearest to the words of a dispute, which are a claim and the title of its
// scenario, then come first. The order depends only on the book, the decision and these words, so it is the same for
// any players.
func (c *Court) order(v *Verdict) error {
	err := c.sort(v)
	switch {
	case !v.Upheld && v.Fact == nil && c.Options.Title != "":
		c.rule(v)
	case !v.Upheld:
	case v.Fact != nil:
		near := c.likeness(v.Fact)
		for _, e := range v.Fact.paid {
			near[e.Clauses[0]] += paid
		}
		c.rank(v, near)
	case v.Fact == nil:
		c.rank(v, c.akin(c.words(c.Options.Title)))
		v.Cited = c.Clauses(first(c.doubted(v), IDs(v.Cited)))
	}
	return err
}

func (c *Court) sort(v *Verdict) error {
	if v.Fact != nil && v.Upheld && v.Fact.Scored() {
		v.Cited = c.Clauses(v.Fact.Count.Clauses)
		return nil
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
	named, last := ClausesOf(v.Effects), []engine.Clause(nil)
	if v.Fact == nil {
		last = idle(v.Effects)
	}
	slices.SortStableFunc(v.Cited, func(a, b Clause) int {
		rarity, naming := common[a.ID]-common[b.ID], rank(named, a.ID)-rank(named, b.ID)
		if v.Decision == 0 {
			return cmp.Or(naming, rarity)
		}
		return cmp.Or(rank(last, b.ID)-rank(last, a.ID), rank(deciders, a.ID)-rank(deciders, b.ID), rarity, naming)
	})
	return nil
}

// doubted returns the cited clause that is clearly nearest to the doubt about a decision, if it is not the first.
// The words of the action itself say nothing about the doubt.
func (c *Court) doubted(v *Verdict) []engine.Clause {
	taken := stemsOf(v.Step + " " + v.Action)
	doubt := slices.DeleteFunc(wordsOf(c.words(c.Options.Doubt)), func(word string) bool {
		return slices.Contains(taken, stemsOf(word)[0])
	})
	akin, ids := c.akin(strings.Join(doubt, " ")), IDs(v.Cited)
	if len(ids) == 0 || len(akin) == 0 {
		return nil
	}
	nearest := slices.MaxFunc(ids, func(a, b engine.Clause) int { return cmp.Compare(akin[a], akin[b]) })
	if akin[nearest] < akin[ids[0]]+headStart {
		return nil
	}
	return []engine.Clause{nearest}
}

// rank sorts the cited clauses by nearness to the words of a dispute. The nearest clause that the game does not
// cite is shown with them unless two of them are nearer.
func (c *Court) rank(v *Verdict, near map[engine.Clause]float64) {
	ids := IDs(v.Cited)
	sortAkin(ids, near, 0)
	v.Cited = c.Clauses(ids)
	for id := range near {
		if !slices.Contains(ids, id) {
			near[id] -= behind*farthest + uncited
		}
	}
	c.uncited(v, ids, near)
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
