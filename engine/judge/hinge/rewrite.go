package hinge

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostRewrites is the limit of earlier decisions that are respelled under an answer.
const mostRewrites = 8

// rewrite respells earlier decisions for another answer if they are refused only for their
// spelling. Then the record is valid up to the judged decision. Decisions that would become
// several, or part of one, are left unchanged.
func (s *search) rewrite(ctx context.Context, v *variant) error {
	for range mostRewrites {
		f := v.report.Finding
		if f == nil || f.About() < 1 || f.About() >= s.decision {
			return nil
		}
		action, err := s.spelled(ctx, v, f)
		if err != nil || action == "" {
			return err
		}
		d := &s.Record.Decisions[f.About()-1]
		s.others.Respelled = append(s.others.Respelled, Respelled{v.answers[0],
			verdict.Decision{Decision: f.About(), Line: d.Line, Actor: d.Actor, Action: action}})
		v.record = s.respelled(v.record, v.answers)
		if v.report, err = s.Replay(ctx, v.record, true); err != nil {
			return err
		}
		v.asked = slices.Concat(v.asked, v.report.Asked)
	}
	return nil
}

// respelled returns a record with the spellings of earlier decisions that are known for some
// answers.
func (s *search) respelled(t *transcript.Transcript, answers []verdict.Answer) *transcript.Transcript {
	record := *t
	for _, r := range s.others.Respelled {
		if slices.Contains(answers, r.Answer) {
			if &record.Decisions[0] == &s.Record.Decisions[0] {
				record.Decisions = slices.Clone(record.Decisions)
			}
			record.Decisions[r.As.Decision-1].Action = r.As.Action
		}
	}
	return &record
}

// spelled returns the spelling of an earlier decision under other answers, "" if every spelling is refused.
func (s *search) spelled(ctx context.Context, v *variant, f *transcript.Finding) (string, error) {
	earlier := *s
	earlier.decision = f.About()
	until, err := s.Record.Cut(earlier.decision)
	if err != nil {
		return "", err
	}
	earlier.here = &transcript.Report{Decisions: earlier.decision} // the place where the decision is not refused
	court := *s.Court
	court.Record, earlier.Court = until, &court
	written, err := earlier.written(ctx, v)
	if err != nil || written == nil || written.Joins || len(written.Then) > 0 {
		return "", err
	}
	return written.Actions[0], nil
}
