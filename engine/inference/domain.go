package inference

import (
	"math/bits"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// domain are the options of each question that nothing speaks against yet, a bit each.
type domain []uint64

func (d domain) open(q int) bool { return d[q]&(d[q]-1) != 0 }

func (d domain) has(q int, o rulebook.Option) bool { return d[q]&(1<<o) != 0 }

// options are those of a question.
func (d domain) options(q int) (list []rulebook.Option) {
	for rest := d[q]; rest != 0; rest &= rest - 1 {
		list = append(list, rulebook.Option(bits.TrailingZeros64(rest)))
	}
	return list
}

// of is what is open of some questions.
func (d domain) of(questions []int) (list []uint64) {
	for _, q := range questions {
		list = append(list, d[q])
	}
	return list
}

// size is how many combinations there are of the options of some questions, at most a billion.
func (d domain) size(questions []int) int {
	const huge = 1_000_000_000
	n := 1
	for _, q := range questions {
		n = min(huge, n*bits.OnesCount64(d[q]))
	}
	return n
}

// search looks among combinations of answers for those under which something agrees with the engine.
type search struct {
	domain domain
	// agrees reports whether what is done under answers agrees, and the questions on whose answers that rests.
	agrees func(a answers) (bool, []int)
	// limit is how many combinations may be tried for one answer.
	limit int

	left int
	// held are the answers that agree in some combination, or of which that is not known.
	held domain
	// found are answers that agree, nil if there are none.
	found answers
	// touched are the open questions on which any of it rests.
	touched []int
}

// asks is whether answers agree, and the open questions on which that rests.
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

// any is answers that agree: those given, or some that differ from them in questions that matter and are not settled. Those asked last
// come first, because they are the likeliest to matter where it does not agree.
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

// hold notes that answers agree: whatever is answered to questions that are not asked.
func (s *search) hold(a answers, asked []int) {
	for q := range s.domain {
		if slices.Contains(asked, q) {
			s.held[q] |= 1 << a[q]
		} else {
			s.held[q] = s.domain[q]
		}
	}
}

// run finds answers that agree, and then looks for each further answer to the questions on which that rests whether it agrees in any
// combination. It reports whether all of that is known now.
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

// settle finds out whether an answer agrees in any combination, and reports whether it has. That most combinations would have to be tried
// shows at once, so that nothing is spent on what cannot be finished.
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
