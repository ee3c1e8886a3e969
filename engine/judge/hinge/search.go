package hinge

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// search judges the decision again under other readings.
type search struct {
	*verdict.Court
	here     *transcript.Report
	decision int
	// claimed contains the claims as judged under the given reading; nil if the decision is judged.
	claimed *verdict.Claimed
	// asked lists the questions consulted up to the decision. The field there lists those consulted at the
	// decision itself.
	asked, there []string
	// before and after are the positions before and after the decision under the given reading.
	before, after []byte
	others        *Others
}

// alternatives lists the other answers to a question that can be played.
func (s *search) alternatives(q *rulebook.Question) []verdict.Answer {
	var answers []verdict.Answer
	for _, option := range q.Options {
		if !q.Fixed && option.ID != s.Option(q) {
			answers = append(answers, verdict.Answer{Question: q.ID, Option: option.ID})
		}
	}
	return answers
}

// under returns the record with other answers.
func (s *search) under(answers ...verdict.Answer) *transcript.Transcript {
	t := *s.Record
	t.Rulings = slices.Clone(t.Rulings)
	for _, a := range answers {
		name := s.Book.Question(a.Question).Name
		t.Rulings = slices.DeleteFunc(t.Rulings, func(r transcript.Ruling) bool { return r.Question == name })
		t.Rulings = append(t.Rulings, transcript.Ruling{Question: name, Option: a.Option})
	}
	return &t
}

// isImpossible reports whether the game cannot be set up under these answers.
func isImpossible(f *transcript.Finding) bool {
	if f == nil {
		return false
	}
	switch f.Kind {
	case transcript.SetupUnread, transcript.SetupRefused, transcript.PositionRefused, transcript.PositionUnread:
		return f.Decision == 0
	}
	return false
}

// differs reports whether another answer gives another verdict: upheld or not, another line, other clauses.
func differs(here, there *transcript.Finding) bool {
	if here == nil || there == nil {
		return here != there
	}
	return here.Line != there.Line || !slices.Equal(here.Clauses(), there.Clauses())
}

func (s *search) hinge(answers []verdict.Answer, f *transcript.Finding) Hinge {
	h := Hinge{Upheld: f == nil}
	for _, a := range answers {
		q := s.Book.Question(a.Question)
		inForce := s.Option(q)
		h.Answers = append(h.Answers, Other{Answer: a, Asks: q.Asks, WhyOpen: q.WhyOpen, Says: says(q, a.Option), InForce: inForce,
			InForceSays: says(q, inForce), Default: q.Options[q.Default].ID, Because: q.Because})
	}
	if f != nil {
		v := f.Refusal()
		h.Line, h.Clause, h.Reason = f.Line, v.Clause, v.Reason
		if clauses := f.Clauses(); len(clauses) > 1 {
			h.Clauses = clauses
		}
	}
	return h
}

// says returns the words of an answer.
func says(q *rulebook.Question, option string) string {
	i := slices.IndexFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == option })
	if i < 0 {
		return ""
	}
	return q.Options[i].Says
}

// why returns the reason why a game cannot be set up, in the same words for every engine. An engine
// in another process names neither the refused position nor the part.
func why(f *transcript.Finding) string {
	if v := f.Violation; v != nil && v.Clause != "" {
		return string(v.Clause) + ": " + v.Reason
	}
	return strings.TrimPrefix(f.Msg, "position: ")
}

// isMark reports whether a finding is about a mark, which is valid only under one reading.
func isMark(f *transcript.Finding) bool {
	return f != nil && (f.Kind == transcript.LegalDiffers || f.Kind == transcript.PositionDiffers || f.Kind == transcript.NoMistake)
}

// previous returns the position before the decision, and leaves the subject there.
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

// document returns a copy of the current position.
func (s *search) document() ([]byte, error) {
	document, _, err := s.Subject.Position("")
	return bytes.Clone(document), err
}
