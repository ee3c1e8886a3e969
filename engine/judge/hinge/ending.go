package hinge

import (
	"bytes"
	"context"
	"slices"
)

// ends compares the positions after the decision. It leaves out differences that already existed
// before the decision.
func (s *search) ends(ctx context.Context, v *variant) error {
	after, err := s.document()
	if err != nil || bytes.Equal(after, s.after) && slices.Equal(s.here.Turn.Scores, v.report.Turn.Scores) {
		return err
	}
	if s.before == nil {
		if s.before, err = s.previous(ctx, s.Record); err != nil {
			return err
		}
	}
	before, err := s.previous(ctx, v.record)
	if err != nil {
		return err
	}
	old := between(s.before, before)
	found := slices.DeleteFunc(between(s.after, after), func(d Difference) bool { return slices.Contains(old, d) })
	found = append(scores(s.Record.Seats, s.here.Turn.Scores, v.report.Turn.Scores), found...)
	if len(found) > 0 {
		s.others.Ends = append(s.others.Ends, Ending{v.answers[0], found[:min(len(found), mostDifferences)]})
	}
	return nil
}
