package witness

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// urgency lists the reasons why a question is open, the most consequential first: if a book contradicts itself, somebody is right to be
// angry; if it is silent, players invent something; what is missing or damaged can be looked up in a better copy; and what can be read in
// two ways has at least been said. What is told otherwise elsewhere the book settles.
var urgency = [...]string{"contradictory", "silent", "missing-component", "damaged", "ambiguous", rulebook.ToldOtherwise}

// Questions returns all open questions of a rulebook, as what the designer still has to decide: the most consequential
// first, each option with the scenario that shows it.
func Questions(book *rulebook.Book) (*answer.Rules, error) {
	shown, err := features.Shown(book.Game)
	if err != nil {
		return nil, err
	}
	changes, err := features.Changes(book.Game)
	if err != nil {
		return nil, err
	}
	said := answer.RulesOf(book, byUrgency(book, changes))
	for i := range said.Questions {
		q := &said.Questions[i]
		show(q, shown)
		q.Changes = changes[q.ID]
	}
	return said, said.Price(book)
}

// byUrgency lists the open questions, the most consequential first: by the reason why they are open, then by how many clauses they decide,
// then by how many scenarios come out differently under another answer, and otherwise as in the book.
func byUrgency(book *rulebook.Book, changes map[string]int) rulebook.Found {
	var all rulebook.Found
	for i := range book.Questions {
		all.Questions = append(all.Questions, &book.Questions[i])
	}
	slices.SortStableFunc(all.Questions, func(a, b *rulebook.Question) int {
		return cmp.Or(
			slices.Index(urgency[:], a.WhyOpen)-slices.Index(urgency[:], b.WhyOpen),
			len(b.Clauses)-len(a.Clauses),
			changes[b.ID]-changes[a.ID])
	})
	return all
}

// show adds to each option the scenario that shows the difference.
func show(q *answer.Question, shown map[features.Answer]features.Place) {
	for i := range q.Options {
		if s, ok := shown[features.Answer{Question: q.ID, Option: q.Options[i].ID}]; ok {
			q.Options[i].Scenario = &answer.Scenario{File: s.File, Line: s.Line, Name: s.Name, Passed: true}
		}
	}
}
