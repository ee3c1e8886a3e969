package hinge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// unplayed notes answers that exist only in words, to questions consulted at the decision. It adds
// questions with a single playable answer if they concern the clauses that a person is shown first.
func (o *Others) unplayed(c *verdict.Court) {
	rests := verdict.IDs(slices.Concat(c.Verdict.Akin, c.Verdict.Quoted(c.Verdict.Cited)))
	about := func(q *rulebook.Question) bool {
		return slices.ContainsFunc(c.Verdict.Consulted, func(is verdict.Question) bool { return is.ID == q.ID }) ||
			q.Fixed && slices.ContainsFunc(q.Clauses, func(id engine.Clause) bool { return slices.Contains(rests, id) })
	}
	for i := range c.Book.Questions {
		q := &c.Book.Questions[i]
		if q.Settled() || !about(q) {
			continue
		}
		first := q.Fixed && len(rests) > 0 && slices.Contains(q.Clauses, rests[0])
		for _, r := range inWords(c, q) {
			o.Unplayed = append(o.Unplayed, Unplayed{verdict.Answer{Question: q.ID, Option: r.ID}, q.Asks, r.Says, first})
		}
	}
}

// inWords lists the other answers to a question that cannot be played.
func inWords(c *verdict.Court, q *rulebook.Question) []rulebook.Reading {
	told := slices.Clone(q.Told)
	for _, r := range q.Options {
		if q.Fixed && r.ID != c.Option(q) {
			told = append(told, r)
		}
	}
	return told
}
