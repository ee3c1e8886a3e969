package inference

import (
	"context"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Options say what is looked for.
type Options struct {
	// Open are the questions, by name, whose answers are looked for. The engine is not told any answer to them.
	Open []string
	// Says is what it says that it plays, option by question. Where nothing speaks against that, it is taken for granted nowhere.
	Says map[string]string
	// Settled are answers to other questions that it is given, option by question; of the rest it is given those of each probe.
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

	// open are the questions that are looked for, settled those that are told one answer always.
	open    []bool
	settled []bool
	// guess is an option for each of them that nothing speaks against.
	guess  answers
	domain domain
	// state is raised whenever an answer is struck out.
	state  int
	tapes  []*tape
	mended int
	// asked are the probes that the engine has played.
	asked map[*probe]bool
	// begun says that it has begun a game with set-up, or at a position, and deaf why it begins none.
	begun [2]bool
	deaf  [2]error
	// sought are the answers, in numbers, between which a game was looked for that tells them apart.
	sought map[uint64]bool
}

// lists reports whether the engine says what is legal.
func (f *finder) lists() bool { return f.offer.Level >= engine.Lists }

// first are the answers that a probe is tried under first: those of the probe to the questions that are told.
func (f *finder) first(p *probe) answers {
	a := slices.Clone(p.own)
	for q := range a {
		if f.open[q] || f.settled[q] {
			a[q] = f.guess[q]
		}
	}
	return a
}

// told are the answers that the engine is given of a probe.
func (f *finder) told(p *probe) map[string]string {
	a := f.first(p)
	for q := range a {
		if f.open[q] {
			a[q] = f.kit.entry.Book.Questions[q].Default
		}
	}
	return f.kit.rulings(a)
}

// prepare begins with every answer to the questions that are looked for.
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

// atOnce is how many probes are played before what they strike out is struck out: what is settled by then need not be tried on others.
const atOnce = 100

// ask has the engine play every probe on which an answer that is looked for may matter, with its position filled in as is guessed by now.
// It reports whether there was anything that the engine had not played yet.
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

// begins is how a probe begins: 0 with set-up, 1 at a position.
func (p *probe) begins() int {
	if p.Start.Position != nil {
		return 1
	}
	return 0
}

// idle is why the engine is not asked to play a probe: it begins no game like that.
func (f *finder) idle(p *probe) error {
	if p.begins() == 1 && !f.offer.Start {
		return errNoStart
	}
	return f.deaf[p.begins()]
}

var errNoStart = &engine.UnsupportedError{Why: "it does not begin at a position"}

// hear notes that the engine has begun a probe, or that it does not: an engine that has begun none like it by then is
// asked for no more, and one that plays none with set-up for none at all.
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

// matters reports whether a question that is looked for is used on a probe.
func (f *finder) matters(p *probe) bool {
	for _, q := range f.kit.run(p, f.first(p), f.lists()).asked {
		if f.open[q] {
			return true
		}
	}
	return false
}

// How many combinations of answers are tried to strike out one on one probe: few first, because what one probe strikes out need not be
// tried on others.
const (
	fewest = 4
	most   = 1024
	faster = 4
)

// narrow strikes out answers until nothing more can be. Those tapes come first on which few questions meet. It never asks for more.
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

// strike strikes out the answers with which nothing does what the engine does on a tape. Where nothing has changed that matters there, it
// has been done.
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

// within are answers that were found, with those of others in the place of answers that were struck out.
func (f *finder) within(found, others answers) answers {
	a := slices.Clone(found)
	for q := range a {
		if !f.domain.has(q, a[q]) {
			a[q] = others[q]
		}
	}
	return a
}

// keep strikes out what a search has not found to agree; nothing, if it has found nothing.
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
