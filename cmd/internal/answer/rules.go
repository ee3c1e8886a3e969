package answer

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Rules is the result of a search in the rulebook, in JSON.
type Rules struct {
	// Under is the reading that was given, nil for none.
	Under     *Under     `json:"reading,omitempty"`
	Game      string     `json:"game"`
	Title     string     `json:"title"`
	Clauses   []Clause   `json:"clauses"`
	Questions []Question `json:"questions"`
	// Partly reports that no clause has all words that were searched for; the list has most of them, the best first.
	Partly bool `json:"partly,omitempty"`
	// Example is the example that was named, Scenarios lists those tagged with it.
	Example   *Example   `json:"example,omitempty"`
	Scenarios []Scenario `json:"scenarios,omitempty"`
	// Fields lists the fields in a component field, if the word names one as well.
	Fields []string `json:"fields,omitempty"`
	// Figures lists the figures in the field of the components that was named.
	Figures []FigureKnob `json:"figures,omitempty"`
	// Prices describes the measurement of the options' effects, if all questions were asked for. Pairs lists the
	// interactions of the questions with the greatest effects, if they were asked for.
	Prices *Prices    `json:"prices,omitempty"`
	Pairs  []Together `json:"pairs,omitempty"`
}

// Clause is a clause of the rulebook.
type Clause struct {
	ID       string `json:"id"`
	Section  string `json:"section"`
	At       string `json:"at"`
	Says     string `json:"says"`
	Kind     string `json:"kind"`
	Testable bool   `json:"testable"`
	Why      string `json:"why,omitempty"`
	// Examples lists the examples of the book that show the clause, Worked those that we have worked.
	Examples []string `json:"examples"`
	Worked   []string `json:"worked"`
	// Questions lists the questions that the clause needs answered.
	Questions []Question `json:"questions"`
	Scenarios []Scenario `json:"scenarios,omitempty"`
}

// Example is an example of the book, or one that we have worked from it.
type Example struct {
	ID         string `json:"id"`
	Title      string `json:"title"`
	Kind       string `json:"kind"`
	At         string `json:"at,omitempty"`
	Figures    string `json:"figures,omitempty"`
	Untestable string `json:"untestable,omitempty"`
}

// Question is an open question.
type Question struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Asks    string   `json:"asks"`
	WhyOpen string   `json:"why-open"`
	Clauses []string `json:"clauses"`
	Options []Option `json:"options"`
	Default string   `json:"default"`
	// Answer is the answer under the reading that was given.
	Answer  string `json:"answer,omitempty"`
	Because string `json:"because"`
	Shows   string `json:"shows"`
	// NotPlayable explains why only the default can be set; "" if every option can be.
	NotPlayable string `json:"not-playable,omitempty"`
	// Changes counts the question's scenarios that another answer changes, if all questions were asked for.
	Changes int `json:"changes,omitempty"`
	// Scenarios lists those tagged with the question.
	Scenarios []Scenario `json:"scenarios,omitempty"`
	// Matters lists the place where each answer but the default makes a difference, if the question was named.
	Matters []Knob `json:"matters,omitempty"`

	// dearest is the effect of the answer that changes most, nil if none was measured.
	dearest *price.Change
}

// Option is an answer to an open question.
type Option struct {
	ID   string `json:"id"`
	Says string `json:"says"`
	// Playable is false for a reading in words only, which cannot be played.
	Playable bool `json:"playable"`
	// Scenario was played under the answer, if all questions were asked for.
	Scenario *Scenario `json:"scenario,omitempty"`
	// Price is the effect of the option against the default, if all questions were asked for and it was measured.
	Price *Price `json:"price,omitempty"`
}

// Scenario is a scenario with its place and its result.
type Scenario struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Name   string `json:"name"`
	Passed bool   `json:"passed"`
}

// RulesOf returns the clauses and questions that were found in a rulebook.
func RulesOf(book *rulebook.Book, found rulebook.Found) *Rules {
	r := &Rules{Game: book.Game, Title: book.Title, Clauses: []Clause{}, Questions: []Question{}}
	for _, c := range found.Clauses {
		said := Clause{ID: string(c.ID), Section: c.Section, At: c.At, Says: c.Says, Kind: c.Kind, Testable: c.Testable, Why: c.Why,
			Examples: []string{}, Worked: []string{}, Questions: []Question{}}
		for _, id := range c.Examples {
			if e := book.Example(id); e != nil && e.OfBook() {
				said.Examples = append(said.Examples, id)
			} else {
				said.Worked = append(said.Worked, id)
			}
		}
		for _, id := range c.Questions {
			if q := book.Question(id); q != nil {
				said.Questions = append(said.Questions, questionOf(q))
			}
		}
		r.Clauses = append(r.Clauses, said)
	}
	for _, q := range found.Questions {
		r.Questions = append(r.Questions, questionOf(q))
	}
	return r
}

func questionOf(q *rulebook.Question) Question {
	said := Question{ID: q.ID, Name: q.Name, Asks: q.Asks, WhyOpen: q.WhyOpen, Clauses: []string{}, Default: q.Options[q.Default].ID,
		Because: q.Because, Shows: q.Shows}
	if q.Fixed {
		said.NotPlayable = strings.TrimSpace(q.Why + " Only the default can be set.")
	}
	for _, c := range q.Clauses {
		said.Clauses = append(said.Clauses, string(c))
	}
	for i, o := range q.Options {
		said.Options = append(said.Options, Option{ID: o.ID, Says: o.Says, Playable: !q.Fixed || rulebook.Option(i) == q.Default})
	}
	for _, o := range q.Told {
		said.Options = append(said.Options, Option{ID: o.ID, Says: o.Says})
	}
	return said
}
