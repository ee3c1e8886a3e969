package inference

import "github.com/yardstick-rules/yardstick/engine/rulebook"

// mostMended bounds how often an answer is taken back.
const mostMended = 20

// mend takes back answers that were struck out because of a fault of the engine: where more of what it does speaks for another answer than
// for the one that is left, there is that other. It reports whether it has.
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

// gain is on how many more tapes the engine does what is done under another answer.
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

// doubtful reports whether there is a tape on which the engine does what it can under none of the answers.
func (f *finder) doubtful() bool {
	for _, t := range f.tapes {
		if f.isFault(t) {
			return true
		}
	}
	return false
}
