package source

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// mostRefusals is the limit of refusals that the constants of a game can number, without 0.
const mostRefusals = 255

func (l *loader) readRefusals(root *Node) {
	if root == nil || !l.record(root, "game", "refusals") {
		return
	}
	l.same(root, "game", l.book.Game)
	l.book.Refusals = []rulebook.Refusal{{Question: engine.NoQuestion}}
	for _, n := range l.items(root, "refusals") {
		if l.record(n, "id", "clause", "question", "says") {
			l.book.Refusals = append(l.book.Refusals, l.refusal(n))
		}
	}
	l.most(root, "refusals", "reason", len(l.book.Refusals)-1, mostRefusals)
}

func (l *loader) refusal(n *Node) rulebook.Refusal {
	r := rulebook.Refusal{ID: l.id(n, wordPattern, "lower-case letters, digits and hyphens"), Question: engine.NoQuestion,
		Clause: engine.Clause(l.optional(n, "clause")), Says: oneLine(l.text(n, "says"))}
	if r.Clause != "" && l.clauseByID(r.Clause) == nil {
		l.fail(n.Get("clause"), fmt.Sprintf("is %q", r.Clause), "an id of clauses.yaml")
	}
	if id := l.optional(n, "question"); id != "" {
		q, found := l.book.Number(id)
		if !found || l.book.Questions[q].ID != id {
			l.fail(n.Get("question"), fmt.Sprintf("is %q", id), "an id of rulings.yaml")
		}
		r.Question = q
	}
	return r
}
