package judge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// touched are the questions asked, in the order of the book, with the answers that the record was judged under.
func (c *court) touched(asked []string) []Question {
	questions := []Question{}
	for _, q := range c.questions(asked) {
		questions = append(questions, Question{ID: q.ID, Asks: q.Asks, Option: c.option(q), Settled: q.Settled()})
	}
	return questions
}

// questions are those asked that the book knows, in its order.
func (c *court) questions(asked []string) []*rulebook.Question {
	var questions []*rulebook.Question
	for i := range c.book.Questions {
		if q := &c.book.Questions[i]; slices.Contains(asked, q.ID) {
			questions = append(questions, q)
		}
	}
	return questions
}

// option is the answer in force.
func (c *court) option(q *rulebook.Question) string {
	for _, r := range c.t.Rulings {
		if r.Question == q.Name {
			return r.Option
		}
	}
	return q.Options[q.Default].ID
}
