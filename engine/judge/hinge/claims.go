package hinge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// claim notes the result of the claims under other answers.
func (s *search) claim(v *variant) {
	base, there, alone := s.claimed.Fact, v.claimed, len(v.answers) == 1
	switch f := there.Fact; {
	case there.Impossible:
		if alone {
			s.others.Impossible = append(s.others.Impossible, Impossible{v.answers[0], there.Why})
		}
	case f == nil, !base.Holds && !f.Holds && f.Line < base.Line:
		if alone {
			s.others.Parted = append(s.others.Parted, Parted{v.answers[0], there.Line})
		}
	case f.Holds != base.Holds, f.Line != base.Line:
		if !v.judgedSo(f.Holds != base.Holds) {
			return
		}
		h := s.hinge(v.answers, nil)
		h.Fact, h.Upheld, h.Reason = f, f.Holds, f.Instead
		if !h.Upheld {
			h.Line, h.Until = f.Line, f.Past(base)
		}
		if !h.Upheld && f.Since > 0 {
			h.Clauses = verdict.ClausesOf(f.Set)
			if len(h.Clauses) == 1 {
				h.Clause, h.Clauses = h.Clauses[0], nil
			}
		}
		s.others.Hinges = append(s.others.Hinges, h)
	case f.Instead != base.Instead && alone:
		s.others.Ends = append(s.others.Ends, Ending{v.answers[0], []Difference{{Part: f.Claim, Here: base.Instead, There: f.Instead}}})
	}
}

// join adds the effects of other answers on the claims that follow a decision.
func (o *Others) join(claims *Others) {
	known := func(h Hinge) bool {
		return slices.ContainsFunc(o.Hinges, func(is Hinge) bool { return is.Names() == h.Names() })
	}
	for _, h := range claims.Hinges {
		if known(h) {
			continue
		}
		o.Hinges = append(o.Hinges, h)
		same := func(a verdict.Answer) bool { return len(h.Answers) == 1 && a == h.Answers[0].Answer }
		o.Ends = slices.DeleteFunc(o.Ends, func(e Ending) bool { return same(e.Answer) })
		o.Written = slices.DeleteFunc(o.Written, func(w Written) bool { return same(w.Answer) })
	}
	o.settle()
	o.Singles, o.Pairs, o.Untried = max(o.Singles, claims.Singles), max(o.Pairs, claims.Pairs), max(o.Untried, claims.Untried)
}
