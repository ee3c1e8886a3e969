package answer

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Rules is the result of a search in the rulebook, for JSON.
type Rules struct {
	// Under is the reading that the user gave, or nil if there is none.
	Under     *Under     `json:"reading,omitempty"`
	Game      string     `json:"game"`
	Title     string     `json:"title"`
	Clauses   []Clause   `json:"clauses"`
	Questions []Question `json:"questions"`
	// Partly reports that no clause has all the words of the search. The list then holds those with most of the
	// words, the best first.
	Partly bool `json:"partly,omitempty"`
	// Example is the example that the search names. Scenarios lists the scenarios tagged with it.
	Example   *Example   `json:"example,omitempty"`
	Scenarios []Scenario `json:"scenarios,omitempty"`
	// Fields lists the fields below the component field that the search names; nil if it names none.
	Fields []string `json:"fields,omitempty"`
	// Figures lists the figures in the component field that the search names.
	Figures []FigureKnob `json:"figures,omitempty"`
	// Prices describes the measurement of the answers' effects; it is set if the user asked for all questions.
	// Pairs lists the joint effects of two answers, if the user asked for them.
	Prices *Prices    `json:"prices,omitempty"`
	Pairs  []Together `json:"pairs,omitempty"`
	// Finding is the advantage of the first seat; it is set with Prices. Ranks lists the answers with a measurable effect
	// on the aspect by which the user sorts the questions.
	Finding *Finding `json:"finding,omitempty"`
	Ranks   []Rank   `json:"ranks,omitempty"`
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
	// Examples lists the printed examples that show the clause. Worked lists the examples that we have worked
	// ourselves.
	Examples []string `json:"examples"`
	Worked   []string `json:"worked"`
	// Questions lists the open questions that the clause depends on.
	Questions []Question `json:"questions"`
	Scenarios []Scenario `json:"scenarios,omitempty"`
}

// Example is an example that the book prints, or one that we have worked from its text.
type Example struct {
	ID         string `json:"id"`
	Title      string `json:"title"`
	Kind       string `json:"kind"`
	At         string `json:"at,omitempty"`
	Figures    string `json:"figures,omitempty"`
	Untestable string `json:"untestable,omitempty"`
}

// Question is an open question of the rulebook, with its options.
type Question struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Asks    string   `json:"asks"`
	WhyOpen string   `json:"why-open"`
	Clauses []string `json:"clauses"`
	Options []Option `json:"options"`
	Default string   `json:"default"`
	// Answer is the option that the given reading selects.
	Answer  string `json:"answer,omitempty"`
	Because string `json:"because"`
	Shows   string `json:"shows"`
	// NotPlayable explains why only the default can be played; "" if every option can be played.
	NotPlayable string `json:"not-playable,omitempty"`
	// Changes counts the question's scenarios that another answer changes; it is set if the user asked for all
	// questions.
	Changes int `json:"changes,omitempty"`
	// Scenarios lists the scenarios tagged with the question.
	Scenarios []Scenario `json:"scenarios,omitempty"`
	// Matters lists, for each answer except the default, a place where it makes a difference; it is set if the
	// search names the question.
	Matters []Knob `json:"matters,omitempty"`

	// dearest is the effect of the answer that changes most; nil if no effect was measured.
	dearest *price.Change
}

// Option is one of the possible answers to an open question.
type Option struct {
	ID   string `json:"id"`
	Says string `json:"says"`
	// Playable is false for an answer that is only described in words and cannot be played.
	Playable bool `json:"playable"`
	// Scenario is a scenario played under the answer; it is set if the user asked for all questions.
	Scenario *Scenario `json:"scenario,omitempty"`
	// Price is the effect of the option compared with the default, in games of random players; it is set if it was measured and the user
	// asked for all questions.
	Price *Price `json:"price,omitempty"`
	// Greedy is the effect in games of greedy players.
	Greedy *Price `json:"greedy,omitempty"`
}

// Scenario is a scenario with its place and its result.
type Scenario struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Name   string `json:"name"`
	Passed bool   `json:"passed"`
}

// RulesOf returns the clauses and questions of a rulebook that a search has found.
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
