package judge

import (
	"regexp"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// clauseIDs are ids of clauses in a text.
var clauseIDs = regexp.MustCompile(`\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b`)

// besides are the clauses that a reason names, but for those that the verdict rests on.
func (c *court) besides(v *Verdict) (besides []Clause) {
	known := v.ids()
	for _, id := range clauseIDs.FindAllString(v.Reason, -1) {
		if !slices.Contains(known, engine.Clause(id)) && c.book.Clause(id) != nil {
			known, besides = append(known, engine.Clause(id)), append(besides, c.clause(engine.Clause(id)))
		}
	}
	return besides
}
