package judge

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Unplayed is an answer to an open question that exists in words only: nobody knows by trying what it would make of the decision.
type Unplayed struct {
	Answer
	Asks string `json:"asks"`
	Says string `json:"says"`
}

// unplayed notes the answers in words only to the questions that were consulted at the decision, and to those that no game asks because
// only one answer can be played, if they are about the clauses that a person is shown first. Other answers must have been tried.
func (c *court) unplayed(v *Verdict) {
	if v.Others == nil {
		return
	}
	rests := v.shown()
	about := func(q *rulebook.Question) bool {
		return slices.ContainsFunc(v.Consulted, func(is Question) bool { return is.ID == q.ID }) ||
			q.Fixed && slices.ContainsFunc(q.Clauses, func(id engine.Clause) bool { return slices.Contains(rests, id) })
	}
	for i := range c.book.Questions {
		q := &c.book.Questions[i]
		if q.Settled() || !about(q) {
			continue
		}
		for _, r := range c.inWords(q) {
			v.Others.Unplayed = append(v.Others.Unplayed, Unplayed{Answer{q.ID, r.ID}, q.Asks, r.Says})
		}
	}
}

// inWords are the other answers to a question that cannot be played.
func (c *court) inWords(q *rulebook.Question) []rulebook.Reading {
	told := slices.Clone(q.Told)
	for _, r := range q.Options {
		if q.Fixed && r.ID != c.option(q) {
			told = append(told, r)
		}
	}
	return told
}

// shown are the clauses whose sentences a person is shown first.
func (v *Verdict) shown() []engine.Clause {
	if v.Upheld {
		return idsOf(first(v.Cited, whole.sentences))
	}
	return append(v.ids(), idsOf(v.Besides)...)
}

// unplayed names answers in words only, with what they say.
func (o *Others) unplayed(b *strings.Builder, r room) {
	if len(o.Unplayed) == 0 {
		return
	}
	b.WriteString("  in words only, so not tried:\n")
	for _, u := range first(o.Unplayed, r.unplayed) {
		b.WriteString(prose.Wrap("    ", u.name()+": "+shortened(u.Says, r.told)))
	}
	if more := len(o.Unplayed) - r.unplayed; more > 0 {
		fmt.Fprintf(b, "    and %s that --json has\n", prose.Count(more, "more answer"))
	}
}
