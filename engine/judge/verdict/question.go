package verdict

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// touched returns the questions asked, in the order of the book, with the answers under which the
// record was judged.
func (c *Court) touched(asked []string) []Question {
	questions := []Question{}
	for _, q := range c.Questions(asked) {
		questions = append(questions, Question{ID: q.ID, Asks: q.Asks, Option: c.Option(q), Settled: q.Settled()})
	}
	return questions
}

// Questions returns those of the asked questions that the book contains, in the order of the book.
func (c *Court) Questions(asked []string) []*rulebook.Question {
	var questions []*rulebook.Question
	for i := range c.Book.Questions {
		if q := &c.Book.Questions[i]; slices.Contains(asked, q.ID) {
			questions = append(questions, q)
		}
	}
	return questions
}

// Option returns the answer in force.
func (c *Court) Option(q *rulebook.Question) string {
	for _, r := range c.Record.Rulings {
		if r.Question == q.Name {
			return r.Option
		}
	}
	return q.Options[q.Default].ID
}

// answers returns the answers of the record that are not the default.
func (c *Court) answers() []Answer {
	answers := []Answer{}
	for i := range c.Book.Questions {
		q := &c.Book.Questions[i]
		if option := c.Option(q); option != q.Options[q.Default].ID {
			answers = append(answers, Answer{q.ID, option})
		}
	}
	return answers
}

// Consulted returns the ids of the questions that were consulted at the last decision.
func (c *Court) Consulted() []string {
	asked := c.Report.Last.Asked
	if f := c.Report.Finding; f != nil && f.Violation != nil && f.Violation.Question != "" {
		asked = append(asked, f.Violation.Question)
	}
	return asked
}

// Consult adds the questions on which the verdict depends to the consulted questions.
func (c *Court) Consult(hang []string) {
	c.Verdict.Consulted = c.touched(append(c.Consulted(), hang...))
}
