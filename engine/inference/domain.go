package inference

import (
	"math/bits"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// domain contains the remaining options of each question, one bit per option.
type domain []uint64

func (d domain) open(q int) bool { return d[q]&(d[q]-1) != 0 }

func (d domain) has(q int, o rulebook.Option) bool { return d[q]&(1<<o) != 0 }

// options returns the remaining options of a question.
func (d domain) options(q int) (list []rulebook.Option) {
	for rest := d[q]; rest != 0; rest &= rest - 1 {
		list = append(list, rulebook.Option(bits.TrailingZeros64(rest)))
	}
	return list
}

// of returns the remaining options of some questions.
func (d domain) of(questions []int) (list []uint64) {
	for _, q := range questions {
		list = append(list, d[q])
	}
	return list
}

// size returns the number of combinations of the remaining options of some questions, at most a
// billion.
func (d domain) size(questions []int) int {
	const huge = 1_000_000_000
	n := 1
	for _, q := range questions {
		n = min(huge, n*bits.OnesCount64(d[q]))
	}
	return n
}

// search looks for combinations of answers under which the game agrees with the engine.
type search struct {
	domain domain
	// agrees reports whether the game agrees with the engine under some answers, and lists the
	// questions that the result depends on.
	agrees func(a answers) (bool, []int)
	// limit is the number of combinations that may be tried for one answer.
	limit int

	left int
	// held are the answers that agree in some combination, and the answers that may agree because
	// the search could not decide.
	held domain
	// found is a set of answers that agree, or nil if there is none.
	found answers
	// touched are the open questions on which any result depends.
	touched []int
}

// asks reports whether answers agree, and lists the open questions on which the result depends.
func (s *search) asks(a answers) (bool, []int) {
	agrees, asked := s.agrees(a)
	asked = slices.DeleteFunc(slices.Clone(asked), func(q int) bool { return !s.domain.open(q) })
	for _, q := range asked {
		if !slices.Contains(s.touched, q) {
			s.touched = append(s.touched, q)
		}
	}
	return agrees, asked
}

// any returns a set of answers that agree. It is the given set, or one that differs from it only in unsettled
// questions that matter. It changes the questions that were asked last first, because they are the likeliest
// cause of a disagreement.
func (s *search) any(a answers, settled []int) answers {
	if s.left--; s.left < 0 {
		return nil
	}
	agrees, asked := s.asks(a)
	if agrees {
		s.hold(a, asked)
		return a
	}
	for _, q := range slices.Backward(asked) {
		if slices.Contains(settled, q) {
			continue
		}
		settled = append(slices.Clone(settled), q)
		for _, o := range s.domain.options(q) {
			if o == a[q] {
				continue
			}
			if found := s.any(a.with(q, o), settled); found != nil {
				return found
			}
		}
	}
	return nil
}

// hold notes that answers agree; questions that were not asked may have any answer.
func (s *search) hold(a answers, asked []int) {
	for q := range s.domain {
		if slices.Contains(asked, q) {
			s.held[q] |= 1 << a[q]
		} else {
			s.held[q] = s.domain[q]
		}
	}
}

// run finds answers that agree. Then it looks, for each further answer to the questions involved,
// for a combination that agrees. The bool reports whether the result is complete.
func (s *search) run(first answers) (whole bool) {
	s.held, s.left = make(domain, len(s.domain)), s.limit
	if s.found = s.any(first, nil); s.found == nil {
		return s.left >= 0
	}
	whole = true
	_, asked := s.asks(s.found)
	for _, q := range asked {
		for _, o := range s.domain.options(q) {
			if !s.held.has(q, o) && !s.settle(q, o) {
				s.held[q] |= 1 << o
				whole = false
			}
		}
	}
	return whole
}

// settle looks for a combination in which an answer agrees, and reports whether it could decide. If
// there are too many combinations, it stops at once.
func (s *search) settle(q int, o rulebook.Option) bool {
	a := s.found.with(q, o)
	if agrees, asked := s.asks(a); !agrees {
		others := slices.DeleteFunc(asked, func(other int) bool { return other == q })
		if s.domain.size(others) > s.limit {
			return false
		}
	}
	s.left = s.limit
	return s.any(a, []int{q}) != nil || s.left >= 0
}
