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

// search goes through the combinations of answers under which something may agree with the engine.
type search struct {
	domain domain
	// agrees reports whether what is done under answers agrees, and the questions on whose answers that rests.
	agrees func(a answers) (bool, []int)
	// left is how many more combinations may be tried.
	left int

	// held are the answers of the combinations that agree.
	held domain
	// found are answers that agree, nil if there are none.
	found answers
}

// try tries answers, and then all that differ from them in questions that matter and are not settled.
func (s *search) try(a answers, settled []int) {
	if s.left--; s.left < 0 || s.full() {
		return
	}
	agrees, asked := s.agrees(a)
	asked = slices.DeleteFunc(slices.Clone(asked), func(q int) bool { return !s.domain.open(q) })
	if agrees {
		s.hold(a, asked, settled)
	}
	for _, q := range asked {
		if slices.Contains(settled, q) {
			continue
		}
		settled = append(slices.Clone(settled), q)
		for _, o := range s.domain.options(q) {
			if o != a[q] {
				s.try(a.with(q, o), settled)
			}
		}
	}
}

// hold notes that answers agree: whatever is answered to questions that are neither asked nor settled.
func (s *search) hold(a answers, asked, settled []int) {
	if s.found == nil {
		s.found = a
	}
	for q := range s.domain {
		if slices.Contains(asked, q) || slices.Contains(settled, q) {
			s.held[q] |= 1 << a[q]
		} else {
			s.held[q] = s.domain[q]
		}
	}
}

// full reports whether every answer is held, so that nothing can be struck out any more.
func (s *search) full() bool { return slices.Equal(s.held, s.domain) }

// run goes through all of them, and reports whether it has come to the end.
func (s *search) run(first answers) bool {
	s.held = make(domain, len(s.domain))
	s.try(first, nil)
	return s.left >= 0 || s.full()
}
