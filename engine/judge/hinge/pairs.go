package hinge

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// MostPairs is how many pairs of other answers are tried if nobody asks for all. It counts replays and no time, so that two people see the
// same.
const MostPairs = 256

// pairs tries two other answers at once, where both can matter: neither alone turns the verdict, and each question is consulted under the
// other answer. Questions that are consulted first under another answer are among them. Pairs of questions that are consulted at
// the decision itself come first.
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

// followed are the other answers to questions that only other answers lead to. Alone they change nothing.
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
