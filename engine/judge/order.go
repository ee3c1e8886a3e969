package judge

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// order puts what sets the decision apart before what many decisions rest on: the rarer clauses of the book first, by powers of ten (see
// [rulebook.Book.Common]), and among equals those that what happened names; then it is as the game came to them. At the start what happened
// comes first of all: every game rests on its set-up once. The order is of the book and the decision alone, so that it is the same whoever
// plays, and however much else is looked for.
func (c *court) order(v *Verdict) error {
	if len(v.Cited) < 2 {
		return nil
	}
	common, err := c.book.Common()
	if err != nil {
		return err
	}
	named := clausesOf(v.Effects)
	unnamed := func(id engine.Clause) int {
		if slices.Contains(named, id) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(v.Cited, func(a, b Clause) int {
		rarity, naming := common[a.ID]-common[b.ID], unnamed(a.ID)-unnamed(b.ID)
		if v.Decision == 0 {
			return cmp.Or(naming, rarity)
		}
		return cmp.Or(rarity, naming)
	})
	return nil
}
