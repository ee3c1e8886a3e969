package inference

import (
	"context"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Options contains the inputs of Find.
type Options struct {
	// Open are the names of the questions to infer. The engine gets no answer to them.
	Open []string
	// Says contains the options that the engine claims to play, by question. They are only a first guess.
	Says map[string]string
	// Settled are answers that the engine always gets, by question. For other questions, it gets the answers of each
	// probe.
	Settled map[string]string
	// Asked, if not nil, is called after each probe.
	Asked func(done, of int)
}

// finder looks for the answers that an engine plays.
type finder struct {
	ctx    context.Context
	kit    *Kit
	engine engine.Subject
	offer  engine.Offer
	opts   Options

	// open marks the questions to infer, settled those with one fixed answer.
	open    []bool
	settled []bool
	// guess is a remaining option of each question.
	guess  answers
	domain domain
	// state rises whenever an answer is struck out.
	state  int
	tapes  []*tape
	mended int
	// asked are the probes that the engine has played.
	asked map[*probe]bool
	// begun reports whether the engine has begun a game with set-up, and one at a position. deaf gives the reasons
	// why it refuses a kind.
	begun [2]bool
	deaf  [2]error
	// sought are the hashes of the pairs of answers for which a separating game was already sought.
	sought map[uint64]bool
}

// lists reports whether the engine lists legal actions.
func (f *finder) lists() bool { return f.offer.Level >= engine.Lists }

// first returns the answers under which a probe is tried first: guesses for open and settled questions, and
// the probe's own answers for the others.
func (f *finder) first(p *probe) answers {
	a := slices.Clone(p.own)
	for q := range a {
		if f.open[q] || f.settled[q] {
			a[q] = f.guess[q]
		}
	}
	return a
}

// told returns the answers that the engine gets with a probe.
func (f *finder) told(p *probe) map[string]string {
	a := f.first(p)
	for q := range a {
		if f.open[q] {
			a[q] = f.kit.entry.Book.Questions[q].Default
		}
	}
	return f.kit.rulings(a)
}

// prepare starts with every answer to the questions to infer.
func (f *finder) prepare() {
	f.kit.forget()
	book := f.kit.entry.Book
	f.open, f.settled = make([]bool, len(book.Questions)), make([]bool, len(book.Questions))
	f.guess, f.domain = f.kit.answers(f.opts.Says), make(domain, len(book.Questions))
	settled := f.kit.answers(f.opts.Settled)
	for i := range book.Questions {
		q := &book.Questions[i]
		f.domain[i] = 1 << f.guess[i]
		if _, given := f.opts.Settled[q.Name]; given {
			f.settled[i], f.guess[i], f.domain[i] = true, settled[i], 1<<settled[i]
		} else if f.open[i] = slices.Contains(f.opts.Open, q.Name) && !q.Fixed; f.open[i] {
			f.domain[i] = 1<<len(q.Options) - 1
		}
	}
	f.offer, f.asked, f.sought = engine.OfferOf(f.engine), map[*probe]bool{}, map[uint64]bool{}
}

// atOnce is the number of probes played between two rounds of striking out. Settled answers need no further probes.
const atOnce = 100

// ask lets the engine play every probe on which an open question may matter. The position of the probe is filled in
// under the guessed answers. The bool reports whether there was a probe that the engine had not played yet.
func (f *finder) ask() (bool, error) {
	before := len(f.tapes)
	for i, p := range f.kit.probes {
		if f.opts.Asked != nil {
			f.opts.Asked(i, len(f.kit.probes))
		}
		if err := f.ctx.Err(); err != nil {
			return false, err
		}
		whole := f.kit.whole(p, f.first(p))
		if whole == nil || f.asked[whole] || f.idle(whole) != nil || !f.matters(whole) {
			continue
		}
		f.asked[whole] = true
		t, err := f.record(whole)
		if err != nil {
			return false, err
		}
		if f.tapes = append(f.tapes, t); len(f.tapes)%atOnce == 0 {
			if _, err := f.narrow(); err != nil {
				return false, err
			}
		}
	}
	return len(f.tapes) > before, nil
}

// begins returns 0 for a probe that begins with set-up, 1 for one that begins at a position.
func (p *probe) begins() int {
	if p.Start.Position != nil {
		return 1
	}
	return 0
}

// idle returns the reason why the engine does not get a probe; nil if it gets the probe.
func (f *finder) idle(p *probe) error {
	if p.begins() == 1 && !f.offer.Start {
		return errNoStart
	}
	return f.deaf[p.begins()]
}

var errNoStart = &engine.UnsupportedError{Why: "it does not begin at a position"}

// hear notes whether the engine has begun a probe. If the engine refuses a kind of probe and has begun none of that
// kind, it gets no more of that kind. If it refuses a probe with set-up and has begun no game at a position, it gets
// no more probes.
func (f *finder) hear(p *probe, err error) {
	var unsupported *engine.UnsupportedError
	switch at := p.begins(); {
	case err == nil:
		f.begun[at] = true
	case f.begun[at] || !errors.As(err, &unsupported):
	case at == 0 && !f.begun[1]:
		f.deaf = [2]error{err, err}
	default:
		f.deaf[at] = err
	}
}

// matters reports whether a probe uses a question to infer.
func (f *finder) matters(p *probe) bool {
	for _, q := range f.kit.run(p, f.first(p), f.lists()).asked {
		if f.open[q] {
			return true
		}
	}
	return false
}

// The numbers of combinations tried to strike out an answer on a probe: few first, because an
// answer struck out on one probe need not be tried on others.
const (
	fewest = 4
	most   = 1024
	faster = 4
)

// narrow strikes out answers until no more can be struck out, with few combinations first. It always returns false:
// no further round is needed.
func (f *finder) narrow() (bool, error) {
	for limit := fewest; limit <= most; limit *= faster {
		before := f.state
		for _, t := range f.tapes {
			if err := f.ctx.Err(); err != nil {
				return false, err
			}
			if t.lost == nil && t.seen != f.state+1 {
				f.strike(t, limit)
			}
		}
		if f.state > before {
			limit = fewest / faster
		}
	}
	return false, nil
}

// strike strikes out the answers with which no combination matches the engine on a tape. It skips a tape if the
// answers that matter there have not changed.
func (f *finder) strike(t *tape, limit int) {
	if t.limit > 0 && slices.Equal(t.under, f.domain.of(t.touched)) {
		if t.whole {
			t.seen = f.state + 1
		}
		if t.whole || limit <= t.limit {
			return
		}
	}
	first := f.first(t.probe)
	if t.fits != nil {
		first = f.within(t.fits, first)
	}
	s := &search{domain: f.domain, limit: limit, agrees: func(a answers) (bool, []int) {
		r := f.kit.run(t.probe, a, f.lists())
		agrees, asked := t.agrees(r, f.lists())
		return agrees, r.asked[:asked]
	}}
	t.whole = s.run(first)
	t.fits, t.limit, t.touched = s.found, limit, s.touched
	t.under = f.domain.of(t.touched)
	f.keep(s)
	if t.whole {
		t.under, t.seen = f.domain.of(t.touched), f.state+1
	}
}

// within returns the found answers. Answers that were struck out are replaced by those in the argument
// others.
func (f *finder) within(found, others answers) answers {
	a := slices.Clone(found)
	for q := range a {
		if !f.domain.has(q, a[q]) {
			a[q] = others[q]
		}
	}
	return a
}

// keep strikes out the answers that a search has not found to agree. If the search found no agreement, keep strikes
// out nothing.
func (f *finder) keep(s *search) {
	if s.found == nil {
		return
	}
	for q := range f.domain {
		if !f.open[q] || f.domain[q]&s.held[q] == f.domain[q] {
			continue
		}
		f.state++
		if f.domain[q] &= s.held[q]; !f.domain.has(q, f.guess[q]) {
			f.guess[q] = f.domain.options(q)[0]
		}
	}
}
