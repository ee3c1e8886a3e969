package inference

import "github.com/yardstick-rules/yardstick/engine/rulebook"

// mostMended bounds the number of times that a struck-out answer is restored.
const mostMended = 20

// mend restores an answer that was struck out because of a fault of the engine. If a struck-out
// answer matches more tapes than the remaining one, it replaces the remaining one. The bool reports
// whether an answer was restored.
func (f *finder) mend() (bool, error) {
	for q := range f.domain {
		if !f.open[q] || f.domain.open(q) || f.mended >= mostMended {
			continue
		}
		for o := range f.kit.entry.Book.Questions[q].Options {
			if err := f.ctx.Err(); err != nil {
				return false, err
			}
			if o := rulebook.Option(o); o != f.guess[q] && f.gain(q, o) > 0 {
				f.domain[q], f.guess[q] = 1<<o, o
				f.state++
				f.mended++
				return true, nil
			}
		}
	}
	return false, nil
}

// gain returns the number of tapes that another answer matches, less the number that the guess
// matches.
func (f *finder) gain(q int, o rulebook.Option) (n int) {
	if !f.doubtful() {
		return 0
	}
	for _, t := range f.tapes {
		if t.lost != nil {
			continue
		}
		a := f.first(t.probe)
		here, there := f.does(t, a), f.does(t, a.with(q, o))
		switch {
		case there && !here:
			n++
		case here && !there:
			n--
		}
	}
	return n
}

// doubtful reports whether there is a tape that none of the answers matches.
func (f *finder) doubtful() bool {
	for _, t := range f.tapes {
		if f.isFault(t) {
			return true
		}
	}
	return false
}
