package features

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Coverage lists the parts of a rulebook that passing scenarios cover, in the order of the book.
type Coverage struct {
	Clauses   []ClauseCoverage   `json:"clauses"`
	Questions []QuestionCoverage `json:"questions"`
	Examples  []ExampleCoverage  `json:"examples"`
}

// ClauseCoverage lists the passing scenarios tagged with a clause. Examples lists those that show a printed
// example, and Worked lists those that show only an example of our own.
type ClauseCoverage struct {
	Clause    *rulebook.Clause `json:"-"`
	ID        string           `json:"id"`
	Scenarios []string         `json:"scenarios,omitempty"`
	Examples  []string         `json:"examples,omitempty"`
	Worked    []string         `json:"worked,omitempty"`
}

// QuestionCoverage lists the options of an open question that can be played.
type QuestionCoverage struct {
	Question *rulebook.Question `json:"-"`
	ID       string             `json:"id"`
	Options  []OptionCoverage   `json:"options"`
}

// OptionCoverage lists the passing scenarios that were played under an option and used it. Such a scenario sets
// the option itself or, for the default, is tagged with the question.
type OptionCoverage struct {
	ID        string   `json:"id"`
	Scenarios []string `json:"scenarios,omitempty"`
}

// ExampleCoverage lists the passing scenarios tagged with an example.
type ExampleCoverage struct {
	Example   *rulebook.Example `json:"-"`
	ID        string            `json:"id"`
	Scenarios []string          `json:"scenarios,omitempty"`
}

// Cover compares the results of a run with the rulebook of a game. Only passing scenarios of this game cover
// parts of the rulebook.
func Cover(book *rulebook.Book, report *Report) *Coverage {
	c := &Coverage{}
	index := map[string][]Scenario{} // scenarios by tag
	var passed []Scenario
	for _, s := range report.Scenarios {
		if s.Failure != nil || s.Game != book.Game {
			continue
		}
		passed = append(passed, s)
		for _, tag := range s.Tags {
			index[tag] = append(index[tag], s)
		}
	}
	for i := range book.Clauses {
		c.Clauses = append(c.Clauses, coverClause(&book.Clauses[i], index))
	}
	for i := range book.Questions {
		c.Questions = append(c.Questions, coverQuestion(&book.Questions[i], passed))
	}
	for i := range book.Examples {
		e := &book.Examples[i]
		c.Examples = append(c.Examples, ExampleCoverage{e, e.ID, names(index[e.ID])})
	}
	return c
}

func coverClause(clause *rulebook.Clause, index map[string][]Scenario) ClauseCoverage {
	c := ClauseCoverage{Clause: clause, ID: string(clause.ID)}
	for _, s := range index[c.ID] {
		c.Scenarios = append(c.Scenarios, s.Name)
		switch {
		case slices.Contains(s.Tags, "example"):
			c.Examples = append(c.Examples, s.Name)
		case slices.Contains(s.Tags, "worked"):
			c.Worked = append(c.Worked, s.Name)
		}
	}
	return c
}

// coverQuestion lists the scenarios under each answer. If only the default can be played, the rules never ask
// the question, because its clauses contain the answer.
func coverQuestion(question *rulebook.Question, passed []Scenario) QuestionCoverage {
	c := QuestionCoverage{Question: question, ID: question.ID}
	if question.Fixed {
		return c
	}
	for _, option := range question.Options {
		o := OptionCoverage{ID: option.ID}
		for _, s := range passed {
			if plays(s, question.ID, option.ID) {
				o.Scenarios = append(o.Scenarios, s.Name)
			}
		}
		c.Options = append(c.Options, o)
	}
	return c
}

// plays reports whether a scenario is about an answer to a question and used the answer.
func plays(s Scenario, question, option string) bool {
	return slices.ContainsFunc(s.Asked, func(a Answer) bool {
		return a.Question == question && a.Option == option && (a.Set || slices.Contains(s.Tags, question))
	})
}

func names(scenarios []Scenario) []string {
	var all []string
	for _, s := range scenarios {
		all = append(all, s.Name)
	}
	return all
}

// Uncovered lists the parts of the rulebook without a passing scenario: testable clauses, options as
// question=option, and possible examples.
func (c *Coverage) Uncovered() []string {
	var ids []string
	for _, clause := range c.Clauses {
		if clause.Clause.Testable && len(clause.Scenarios) == 0 {
			ids = append(ids, clause.ID)
		}
	}
	for _, q := range c.Questions {
		for _, o := range q.Options {
			if len(o.Scenarios) == 0 {
				ids = append(ids, q.ID+"="+o.ID)
			}
		}
	}
	for _, e := range c.Examples {
		if e.Example.Untestable == "" && len(e.Scenarios) == 0 {
			ids = append(ids, e.ID)
		}
	}
	return ids
}
