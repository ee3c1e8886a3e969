package source

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// check compares clauses, questions and examples. Every named thing has to exist. If a clause names
// a question, the question has to name the clause, and the reverse. Each example that a scenario
// can show needs a clause that names it.
func (l *loader) check() {
	for i := range l.book.Clauses {
		l.checkClause(&l.book.Clauses[i])
	}
	for i := range l.book.Questions {
		l.checkQuestion(&l.book.Questions[i])
	}
	for i := range l.book.Examples {
		l.checkExample(&l.book.Examples[i])
	}
	for _, s := range l.book.Sections {
		if !slices.ContainsFunc(l.book.Clauses, func(c rulebook.Clause) bool { return c.Section == s.ID }) {
			l.complain(s.ID, "id", "is a section without a clause", "sections that a clause belongs to")
		}
	}
}

func (l *loader) checkClause(c *rulebook.Clause) {
	id := string(c.ID)
	if _, ok := l.book.Section(c.Section); !ok {
		l.complain(id, "section", fmt.Sprintf("%q is not a section", c.Section), "an id under sections")
	}
	for _, name := range c.Examples {
		if e := l.book.Example(name); e == nil || e.ID != name {
			l.complain(id, "examples", fmt.Sprintf("%q is not an example", name), "ids of examples.yaml")
		}
	}
	for _, name := range c.Questions {
		if q := l.book.Question(name); q == nil || q.ID != name {
			l.complain(id, "rulings", fmt.Sprintf("%q is not a question", name), "ids of rulings.yaml")
		} else if !slices.Contains(q.Clauses, c.ID) {
			l.complain(id, "rulings", fmt.Sprintf("%s does not name this clause in return", name), "pairs that name each other")
		}
	}
	l.checkTwice(id, "examples", c.Examples)
	l.checkTwice(id, "rulings", c.Questions)
	l.checkSpan(c)
}

// checkSpan checks the first and the last edition of a clause.
func (l *loader) checkSpan(c *rulebook.Clause) {
	editions := []string{""} // before the first
	if q := l.book.Editions(); q != nil {
		for _, o := range slices.Backward(q.Options) {
			editions = append(editions, o.ID)
		}
	}
	since, until := slices.Index(editions, c.Since), slices.Index(editions, c.Until)
	allowed := fmt.Sprintf("an option of the question whose why-open is %s", rulebook.ByEdition)
	switch {
	case since < 0:
		l.complain(string(c.ID), "since", fmt.Sprintf("%q is not an edition", c.Since), allowed)
	case until < 0:
		l.complain(string(c.ID), "until", fmt.Sprintf("%q is not an edition", c.Until), allowed)
	case until > 0 && since > until:
		l.complain(string(c.ID), "until", fmt.Sprintf("%q is before %q", c.Until, c.Since), "the same edition or a later one")
	}
}

func (l *loader) checkQuestion(q *rulebook.Question) {
	var ids []string
	for _, id := range q.Clauses {
		ids = append(ids, string(id))
		if c := l.clauseByID(id); c == nil {
			l.complain(q.ID, "clauses", fmt.Sprintf("%q is not a clause", id), "ids of clauses.yaml")
		} else if !slices.Contains(c.Questions, q.ID) {
			l.complain(q.ID, "clauses", fmt.Sprintf("%s does not name this question in return", id), "pairs that name each other")
		}
	}
	l.checkTwice(q.ID, "clauses", ids)
	if first := l.book.Editions(); q.WhyOpen == rulebook.ByEdition && q.ID != first.ID {
		l.complain(q.ID, "why-open", fmt.Sprintf("%s asks for the edition already", first.ID), "one such question")
	}
	for _, o := range q.Options {
		if o.Components != "" && (q.WhyOpen != rulebook.ByEdition || len(l.book.Figures) == 0) {
			l.complain(q.ID, "options", fmt.Sprintf("%q has components", o.ID), "components for an edition only, of a game with components.yaml")
		}
	}
}

func (l *loader) clauseByID(id engine.Clause) *rulebook.Clause {
	if c := l.book.Clause(string(id)); c != nil && c.ID == id {
		return c
	}
	return nil
}

func (l *loader) checkTwice(id, key string, names []string) {
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			l.complain(id, key, fmt.Sprintf("%q is named twice", name), "each once")
		}
	}
}
