package judge

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// touched are the questions asked, in the order of the book, with the answers that the record was judged under.
func (c *court) touched(asked []string) []Question {
	questions := []Question{}
	for _, q := range c.questions(asked) {
		questions = append(questions, Question{ID: q.ID, Asks: q.Asks, Option: c.option(q)})
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

// hinges judges the record again under every other answer to each question it touched.
func (c *court) hinges(ctx context.Context, report *transcript.Report) ([]Hinge, error) {
	hinges := []Hinge{}
	for _, q := range c.questions(report.Asked) {
		if q.Fixed {
			continue
		}
		for _, option := range q.Options {
			if option.ID == c.option(q) {
				continue
			}
			other, err := c.replay(ctx, c.under(q.Name, option.ID), !isMark(report.Finding))
			if err != nil {
				return nil, err
			}
			if differs(report.Finding, other.Finding) {
				hinges = append(hinges, hinge(q.ID, option.ID, other.Finding))
			}
		}
	}
	return hinges, nil
}

// under is the record with another answer to a question.
func (c *court) under(question, option string) *transcript.Transcript {
	t := *c.t
	t.Rulings = slices.Clone(t.Rulings)
	i := slices.IndexFunc(t.Rulings, func(r transcript.Ruling) bool { return r.Question == question })
	if i < 0 {
		t.Rulings = append(t.Rulings, transcript.Ruling{Question: question})
		i = len(t.Rulings) - 1
	}
	t.Rulings[i].Option = option
	return &t
}

// differs reports whether another answer gives another verdict: upheld or not, another line, other clauses. An answer that
// cannot be combined with the set-up, or that makes the position impossible, gives no verdict.
func differs(here, other *transcript.Finding) bool {
	if other != nil {
		switch other.Kind {
		case transcript.SetupUnread, transcript.PositionRefused, transcript.PositionUnread:
			return false
		}
	}
	if here == nil || other == nil {
		return here != other
	}
	return here.Line != other.Line || !slices.Equal(here.Clauses(), other.Clauses())
}

func hinge(question, option string, f *transcript.Finding) Hinge {
	h := Hinge{Question: question, Option: option, Upheld: f == nil}
	if f != nil {
		v := f.Refusal()
		h.Line, h.Clause, h.Reason = f.Line, v.Clause, v.Reason
		if clauses := f.Clauses(); len(clauses) > 1 {
			h.Clauses = clauses
		}
	}
	return h
}
