package hinge

import (
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
	// claimed is how the claims come out under the reading given; nil if it is the decision that is judged.
	claimed *verdict.Claimed
	// asked are the questions consulted up to there, there those consulted at the decision itself.
	asked, there []string
	// before and after are the positions before the decision and after it under the reading given.
	before, after []byte
	others        *Others
}

// decided tries the other answers on the decision.
func (s search) decided(ctx context.Context) (_ *Others, err error) {
	s.decision, s.asked = s.Verdict.Decision, s.here.Asked
	if s.here.Finding == nil {
		if s.after, err = s.document(); err != nil {
			return nil, err
		}
	}
	return s.run(ctx)
}

// claims tries the other answers on what is claimed after it.
func (s search) claims(ctx context.Context) (*Others, error) {
	s.claimed, s.asked = s.Claimed, s.Claimed.Asked
	return s.run(ctx)
}

// run tries the other answers.
func (s *search) run(ctx context.Context) (*Others, error) {
	s.others = &Others{Hinges: []Hinge{}, Written: []Written{}, Parted: []Parted{}, Ends: []Ending{}, Impossible: []Impossible{},
		Unplayed: []Unplayed{}}
	variants, err := s.singles(ctx)
	if err == nil && s.Options.Others != verdict.Singles {
		err = s.pairs(ctx, variants)
	}
	slices.SortStableFunc(s.others.Parted, func(a, b Parted) int { return a.Line - b.Line })
	s.others.settle()
	return s.others, err
}

// singles tries every other answer to every question consulted up to the decision, alone.
func (s *search) singles(ctx context.Context) ([]*variant, error) {
	var variants []*variant
	for _, q := range s.Questions(s.asked) {
		for _, answer := range s.alternatives(q) {
			one, err := s.try(ctx, answer)
			if err != nil {
				return nil, err
			}
			s.others.Singles++
			if err := s.note(ctx, one); err != nil {
				return nil, err
			}
			variants = append(variants, one)
		}
	}
	return variants, nil
}

// alternatives are the other answers to a question that can be played.
func (s *search) alternatives(q *rulebook.Question) []verdict.Answer {
	var answers []verdict.Answer
	for _, option := range q.Options {
		if !q.Fixed && option.ID != s.Option(q) {
			answers = append(answers, verdict.Answer{Question: q.ID, Option: option.ID})
		}
	}
	return answers
}

// try replays the record under other answers, up to the decision.
func (s *search) try(ctx context.Context, answers ...verdict.Answer) (*variant, error) {
	if s.claimed != nil {
		claimed, err := s.Options.Claims.Under(ctx, answers)
		if err != nil {
			return nil, err
		}
		return &variant{answers: answers, claimed: claimed, asked: claimed.Asked}, nil
	}
	v := &variant{answers: answers, record: s.respelled(s.under(answers...), answers)}
	var err error
	if v.report, err = s.Replay(ctx, v.record, !isMark(s.here.Finding)); err != nil {
		return nil, err
	}
	v.asked = v.report.Asked
	if len(answers) > 1 { // they are written as under each alone
		return v, nil
	}
	return v, s.rewrite(ctx, v)
}

// under is the record with other answers.
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

// note writes down what came of a reading, of which the subject still has the game.
func (s *search) note(ctx context.Context, v *variant) error {
	if s.claimed != nil {
		s.claim(v)
		return nil
	}
	there := v.report.Finding
	alone := len(v.answers) == 1
	switch {
	case isImpossible(there) && !isImpossible(s.here.Finding):
		if alone {
			s.others.Impossible = append(s.others.Impossible, Impossible{v.answers[0], why(there)})
		}
	case there != nil && there.About() < s.decision:
		if alone {
			s.others.Parted = append(s.others.Parted, Parted{v.answers[0], there.Line})
		}
	default:
		return s.judged(ctx, v, alone)
	}
	return nil
}

// judged compares the verdict on the decision itself.
func (s *search) judged(ctx context.Context, v *variant, alone bool) error {
	here, there := s.here.Finding, v.report.Finding
	written, err := s.written(ctx, v)
	if err != nil {
		return err
	}
	if written != nil && alone {
		s.others.Written = append(s.others.Written, *written)
	}
	if written == nil && differs(here, there) && v.judgedSo((here == nil) != (there == nil)) {
		s.others.Hinges = append(s.others.Hinges, s.hinge(v.answers, there))
	}
	if here == nil && v.report.Finding == nil && alone {
		return s.ends(ctx, v)
	}
	return nil
}

// isImpossible reports whether the game cannot be set up so.
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

// says is an answer in words.
func says(q *rulebook.Question, option string) string {
	i := slices.IndexFunc(q.Options, func(r rulebook.Reading) bool { return r.ID == option })
	if i < 0 {
		return ""
	}
	return q.Options[i].Says
}

// why is the reason for which a game cannot be set up, in the same words by whichever door: a served engine does not say that it is a
// position which it refuses, and in which part.
func why(f *transcript.Finding) string {
	if v := f.Violation; v != nil && v.Clause != "" {
		return string(v.Clause) + ": " + v.Reason
	}
	return strings.TrimPrefix(f.Msg, "position: ")
}

// isMark reports whether a finding is about a mark, which holds under one reading alone.
func isMark(f *transcript.Finding) bool {
	return f != nil && (f.Kind == transcript.LegalDiffers || f.Kind == transcript.PositionDiffers || f.Kind == transcript.NoMistake)
}
