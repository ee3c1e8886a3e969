package verdict

import (
	"cmp"
	"regexp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// The order of the clauses against a false claim: the words of the title count whole, those of the claim aside. Each
// place in the order of the game costs apart, up to the place farthest. The first clause has lead for it and the next two
// have follow; a clause that decides claims of this kind has ground, and one by which another player paid has paid. A clause
// with the true number has figured, and one with the claimed number instead lacks as much: the claim rests on it.
const aside, apart, lead, follow, ground, paid, figured = 0.3, 0.7, 1.5, 0.7, 1.5, 5, 1.5

// A clause that the game does not cite lacks unsaid. A clause of the section of the first clause that says that something
// does not happen lacks nothing: the game has no occasion to cite it.
const unsaid = 6.0

// denial matches the words with which a sentence says that something does not happen, or happens to one alone.
var denial = regexp.MustCompile(`(?i)\b(?:nothing|not|no|only|alone|never|nobody|none|without|neither|nor)\b`)

// disputed sorts the clauses against a false claim by what the dispute is about, in the words of its author. It adds the
// clauses that the last decision cites. The nearest clause that the game does not cite is shown with them unless two of
// them are nearer.
func (c *Court) disputed(v *Verdict, against []engine.Clause) []engine.Clause {
	ids, near := first(against, IDs(v.Cited)), c.akin(c.words(v.Fact.Title))
	for id, n := range c.akin(c.words(v.Fact.quarrel())) {
		near[id] += aside * n
	}
	for _, e := range v.Fact.paid {
		near[e.Clauses[0]] += paid
	}
	for i, id := range ids {
		near[id] -= apart * float64(min(i, farthest))
		switch {
		case i == 0 && len(against) > 0:
			near[id] += lead
		case i < min(MostQuoted, len(against)):
			near[id] += follow
		}
		if slices.Contains(v.Fact.Grounds, id) {
			near[id] += ground
		}
	}
	c.figures(v.Fact, near)
	slices.SortStableFunc(ids, func(a, b engine.Clause) int { return cmp.Compare(near[b], near[a]) })
	c.unspoken(v, ids, near)
	return ids
}

// figures compares the numbers of the clauses with those of a claim: one that is claimed, and one that is there.
func (c *Court) figures(f *Fact, near map[engine.Clause]float64) {
	claimed, there := f.numbers()
	if claimed == "" {
		return
	}
	for i := range c.Book.Clauses {
		clause := &c.Book.Clauses[i]
		switch numbers := figure.FindAllString(spelling.Figures(clause.Says), -1); {
		case near[clause.ID] == 0:
		case slices.Contains(numbers, there):
			near[clause.ID] += figured
		case slices.Contains(numbers, claimed):
			near[clause.ID] -= figured
		}
	}
}

// rule shows, after the clauses of a refusal, a clause that is much nearer to the words of the title.
func (c *Court) rule(v *Verdict) {
	ids, near := IDs(v.Against()), c.akin(c.words(c.Options.Title))
	for id := range near {
		if !slices.Contains(ids, id) {
			near[id] -= unsaid
		}
	}
	c.uncited(v, ids, near)
	v.nearest = false
}

// unspoken shows a clause that is nearer to the words of a dispute than the clauses of the verdict, which the game cites.
func (c *Court) unspoken(v *Verdict, ids []engine.Clause, near map[engine.Clause]float64) {
	if len(ids) == 0 {
		return
	}
	section := ""
	if leader := c.Book.Clause(string(ids[0])); leader != nil { // an engine may cite clauses that the book does not have
		section = leader.Section
	}
	for i := range c.Book.Clauses {
		other := &c.Book.Clauses[i]
		if !slices.Contains(ids, other.ID) && (other.Section != section || !denial.MatchString(other.Says)) {
			near[other.ID] -= unsaid
		}
	}
	c.uncited(v, ids, near)
}

// uncited shows the nearest clause that is not among those of a verdict, unless two of them are nearer.
func (c *Court) uncited(v *Verdict, ids []engine.Clause, near map[engine.Clause]float64) {
	var best engine.Clause
	for i := range c.Book.Clauses {
		if id := c.Book.Clauses[i].ID; !slices.Contains(ids, id) && near[id] > near[best] {
			best = id
		}
	}
	if best != "" && len(ids) > 0 && near[best] > near[ids[min(1, len(ids)-1)]] {
		v.Akin, v.nearest = c.Clauses([]engine.Clause{best}), near[best] > near[ids[0]]
	}
}
