package hinge

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Ending is an answer with the same verdict, and what is otherwise after the decision and was not before it.
type Ending struct {
	verdict.Answer
	Differences []Difference `json:"differences"`
}

// ends compares the positions after the decision, apart from what was otherwise before it already.
func (s *search) ends(ctx context.Context, v *variant) error {
	after, err := s.document()
	if err != nil || bytes.Equal(after, s.after) && slices.Equal(s.here.Turn.Scores, v.report.Turn.Scores) {
		return err
	}
	if err := s.list(ctx); err != nil {
		return err
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

// list notes the position before the decision under the reading given.
func (s *search) list(ctx context.Context) (err error) {
	if s.before == nil {
		s.before, err = s.previous(ctx, s.Record)
	}
	return err
}

// previous is the position before the decision. The subject is left there.
func (s *search) previous(ctx context.Context, t *transcript.Transcript) ([]byte, error) {
	t, err := t.Cut(max(s.decision-1, 0))
	if err != nil {
		return nil, err
	}
	if _, err := s.Replay(ctx, t, true); err != nil {
		return nil, err
	}
	return s.document()
}

// document is a copy of the position as it stands.
func (s *search) document() ([]byte, error) {
	document, _, err := s.Subject.Position("")
	return bytes.Clone(document), err
}

// between are the differences of two position documents.
func between(here, there []byte) []Difference {
	var one, other any
	if json.Unmarshal(here, &one) != nil || json.Unmarshal(there, &other) != nil {
		return nil
	}
	return differences("", one, other)
}
