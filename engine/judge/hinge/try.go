// Package hinge judges a decision again under other answers to open questions, and lists the questions that change
// its verdict. It also lists the changes since the edition of the rulebook under which the record was written.
package hinge

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Try judges the decision of a verdict, and the claims after it, under other answers. Try also
// compares the edition of the record with the edition of the verdict. The subject has to be at the
// end of the record. Others is nil if no answers were tried.
func Try(ctx context.Context, c *verdict.Court) (others *Others, drift *Drift, err error) {
	if !c.Options.Quick && c.Options.Others != verdict.Alone {
		if others, err = try(ctx, c); err != nil {
			return nil, nil, err
		}
		c.Consult(questions(others.Hinges))
		others.unplayed(c)
	}
	drift, err = (&search{Court: c, others: others}).drift(ctx)
	return others, drift, err
}

// try tries other answers, and names the question on which the verdict depends.
func try(ctx context.Context, c *verdict.Court) (others *Others, err error) {
	v, s := c.Verdict, search{Court: c, here: c.Report, there: c.Consulted()}
	if v.Upheld || v.Fact == nil {
		if others, err = s.decided(ctx); err != nil {
			return nil, err
		}
	}
	if v.Kind == transcript.EarlyEnd.String() {
		err = others.hang(c)
	}
	if err != nil || c.Claimed == nil {
		return others, err
	}
	claims, err := s.claims(ctx)
	switch {
	case err != nil:
		return nil, err
	case others == nil:
		return claims, claims.hang(c)
	}
	others.join(claims)
	return others, nil
}

// hang finds the question behind a failed claim, or behind an early end. It is the first open question with another
// answer that makes the claim true. The verdict then names the clauses of that question.
func (o *Others) hang(c *verdict.Court) error {
	v := c.Verdict
	for _, h := range o.Hinges {
		if len(h.Answers) > 1 || !h.Upheld || v.Question != "" || v.Fact == nil && len(v.IDs()) > 0 {
			continue
		}
		if err := c.RestOn(c.Book.Question(h.Answers[0].Question)); err != nil {
			return err
		}
	}
	return nil
}
