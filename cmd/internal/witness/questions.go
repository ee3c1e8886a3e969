package witness

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// urgency lists the reasons why a question is open, the most consequential first. A book that contradicts itself makes
// players angry; a silent one makes them invent. A better copy has the missing or damaged words; ambiguous words at
// least exist. The book itself settles a question that another text answers differently.
var urgency = [...]string{"contradictory", "silent", "missing-component", "damaged", "ambiguous", rulebook.ToldOtherwise}

// Questions returns all open questions of a rulebook as decisions for the designer: the most consequential first, each
// option with the scenario that shows it.
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

// byUrgency sorts the open questions, the most consequential first: by the reason why they are open, the number of
// clauses they decide, and the number of scenarios that another answer changes. Equal ones stay as in the book.
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
