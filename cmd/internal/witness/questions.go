package witness

import (
	"cmp"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// urgency lists the reasons why a question is open, the most consequential first. Players quarrel over a book
// that contradicts itself, and invent rules where it is silent. Missing or damaged words are in a better copy,
// and ambiguous words at least exist. Last is a question that the book itself settles, and that only another
// text answers differently.
var urgency = [...]string{"contradictory", "silent", "missing-component", "damaged", "ambiguous", rulebook.ToldOtherwise, rulebook.ByEdition}

// Questions returns all open questions of a rulebook as decisions for the designer, the most consequential
// first. Each option comes with the scenario that shows it.
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
	if err := said.Price(book); err != nil {
		return nil, err
	}
	said.Find()
	return said, nil
}

// byUrgency sorts the open questions, the most consequential first. The reason why a question is open counts
// first, then the number of its clauses, then the number of scenarios that another answer changes. Equal
// questions stay in the order of the book.
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

// show adds to each option the scenario that shows its effect.
func show(q *answer.Question, shown map[features.Answer]features.Place) {
	for i := range q.Options {
		if s, ok := shown[features.Answer{Question: q.ID, Option: q.Options[i].ID}]; ok {
			q.Options[i].Scenario = &answer.Scenario{File: s.File, Line: s.Line, Name: s.Name, Passed: true}
		}
	}
}
