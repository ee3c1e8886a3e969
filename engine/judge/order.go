package judge

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// order puts what sets the decision apart before what many decisions rest on: the rarer clauses of the book first, by powers of ten (see
// [rulebook.Book.Common]), and among equals those that what happened names; then it is as the game came to them. The order is of the book
// and the decision alone, so that it is the same whoever plays, and however much else is looked for.
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
		return cmp.Or(common[a.ID]-common[b.ID], unnamed(a.ID)-unnamed(b.ID))
	})
	return nil
}
