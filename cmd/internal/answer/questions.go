package answer

import (
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// urgency lists the reasons why a question is open, the most consequential first: if a book contradicts itself, somebody is right to be
// angry; if it is silent, players invent something; what is missing or damaged can be looked up in a better copy; and what can be read in
// two ways has at least been said.
var urgency = [...]string{"contradictory", "silent", "missing-component", "damaged", "ambiguous"}

// Questions are all open questions of a rulebook, as what the designer still has to decide: the most consequential first, each option with
// the scenario that shows it.
func Questions(book *rulebook.Book) (*Rules, error) {
	said := rulesOf(book, byUrgency(book))
	shown, err := features.Shown(book.Game)
	if err != nil {
		return nil, err
	}
	for i := range said.Questions {
		said.Questions[i].show(shown)
	}
	return said, nil
}

// byUrgency lists the open questions, the most consequential first and otherwise as in the book.
func byUrgency(book *rulebook.Book) rulebook.Found {
	var all rulebook.Found
	for _, why := range urgency {
		for i := range book.Questions {
			if book.Questions[i].WhyOpen == why {
				all.Questions = append(all.Questions, &book.Questions[i])
			}
		}
	}
	return all
}

// show adds to each option the scenario that shows the difference.
func (q *Question) show(shown map[features.Answer]features.Place) {
	for i := range q.Options {
		if s, ok := shown[features.Answer{Question: q.ID, Option: q.Options[i].ID}]; ok {
			q.Options[i].Scenario = &Scenario{File: s.File, Line: s.Line, Name: s.Name, Passed: true}
		}
	}
}
