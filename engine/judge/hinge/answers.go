package hinge

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// MostPairs is the number of pairs of other answers that are tried, unless the caller requests all. The limit is a
// count of replays and not a time, so that everyone gets the same verdict.
const MostPairs = 256

// pairs tries two other answers at once if both can matter: neither alone turns the verdict, and each question is
// consulted under the other answer. This includes questions that are consulted only under another answer. Pairs of
// questions that are consulted at the decision itself come first.
func (s *search) pairs(ctx context.Context, variants []*variant) error {
	variants = append(variants, s.followed(variants)...)
	pairs := s.worthwhile(variants)
	tried := len(pairs)
	if s.Options.Others == verdict.Bounded {
		tried = min(tried, MostPairs)
	}
	s.others.Untried = len(pairs) - tried
	for _, pair := range pairs[:tried] {
		both, err := s.try(ctx, pair[0].answers[0], pair[1].answers[0])
		if err != nil {
			return err
		}
		s.others.Pairs++
		both.within = pair[:]
		if err := s.note(ctx, both); err != nil {
			return err
		}
	}
	return nil
}

// followed lists the other answers to questions that are consulted only under other answers. Such an answer changes
// nothing alone.
func (s *search) followed(variants []*variant) []*variant {
	var asked []string
	for _, v := range variants {
		asked = append(asked, v.asked...)
	}
	var followed []*variant
	for _, q := range s.Questions(asked) {
		if slices.Contains(s.asked, q.ID) {
			continue
		}
		for _, answer := range s.alternatives(q) {
			followed = append(followed, &variant{answers: []verdict.Answer{answer}, asked: s.asked})
		}
	}
	return followed
}

func (s *search) worthwhile(variants []*variant) [][2]*variant {
	var pairs [][2]*variant
	for i, a := range variants {
		for _, b := range variants[i+1:] {
			one, other := a.answers[0].Question, b.answers[0].Question
			if !a.flips && !b.flips && one != other && slices.Contains(a.asked, other) && slices.Contains(b.asked, one) {
				pairs = append(pairs, [2]*variant{a, b})
			}
		}
	}
	away := func(pair [2]*variant) (n int) {
		for _, v := range pair {
			if !slices.Contains(s.there, v.answers[0].Question) {
				n++
			}
		}
		return n
	}
	slices.SortStableFunc(pairs, func(a, b [2]*variant) int { return away(a) - away(b) })
	return pairs
}

// decided tries the other answers on the decision itself.
func (s search) decided(ctx context.Context) (_ *Others, err error) {
	s.decision, s.asked = s.Verdict.Decision, s.here.Asked
	if s.here.Finding == nil {
		if s.after, err = s.document(); err != nil {
			return nil, err
		}
	}
	return s.run(ctx)
}

// claims tries the other answers on the claims after the decision.
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
			before := *s.others
			if err := s.note(ctx, one); err != nil {
				return nil, err
			}
			if s.Book.Question(answer.Question).WhyOpen == rulebook.ByEdition {
				before.Hinges = s.others.Hinges // a game of one edition that another cannot play is no news
				*s.others = before
				continue
			}
			s.others.Singles++
			variants = append(variants, one)
		}
	}
	return variants, nil
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
	if len(answers) > 1 { // their spelling is the same as under each answer alone
		return v, nil
	}
	return v, s.rewrite(ctx, v)
}

// note records the result of a reading; the subject is still in the game of that reading.
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

// judged compares the verdicts on the decision itself.
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
