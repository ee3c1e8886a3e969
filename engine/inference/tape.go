package inference

import (
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
)

// tape is what the engine does on a probe.
type tape struct {
	*probe
	moments []moment
	parts   map[part]uint64
	// lost is why there is nothing on it.
	lost error
	// seen is the state of the search in which it was gone through to its end.
	seen int
	// fits are answers under which the game of this module does the same, nil if none were found.
	fits answers
	// limit is how many combinations were tried the last time, 0 if none were, and whole says that those were enough; touched are the
	// questions that mattered, under what was open of them.
	limit   int
	whole   bool
	touched []int
	under   []uint64
}

// record has the engine play a probe. The error is that the engine is not started any more.
func (f *finder) record(p *probe) (*tape, error) {
	t := &tape{probe: p}
	start := p.Start
	start.Rulings = f.told(p)
	_, err := f.engine.Start(start)
	f.hear(p, err)
	if err == nil {
		f.offer = engine.OfferOf(f.engine)
		err = f.listen(t)
	}
	for i := 0; err == nil && i < len(t.Played); i++ {
		err = f.decide(t, i)
	}
	var unsupported *engine.UnsupportedError
	switch {
	case errors.Is(err, engine.ErrNotRun):
		return nil, err
	case len(t.moments) == 0 && err != nil && !isNoAnswer(err) && p.Start.Position == nil:
		t.moments = []moment{{refused: true}}
	case errors.Is(err, engine.ErrFailed), len(t.moments) == 0:
		t.moments, t.lost = nil, err
	case errors.As(err, &unsupported): // it ends here
	case err == nil:
		t.parts, _ = parts(f.engine, f.offer, p.Start.Seats)
	}
	return t, nil
}

// decide has the engine carry out a decision of a probe. One that draws outcomes of chance by itself has decided those already: what it has
// drawn is taken in their place.
func (f *finder) decide(t *tape, i int) error {
	if f.offer.OwnChance {
		if err := f.follow(t, i); err != nil {
			return err
		}
	}
	_, err := f.engine.Play(t.Played[i].Actor, t.Played[i].Action)
	switch {
	case err == nil:
		return f.listen(t)
	case isNoAnswer(err):
		return err
	}
	t.moments = append(t.moments, moment{refused: true})
	return nil
}

// isNoAnswer reports whether an error says nothing about an engine's rules.
func isNoAnswer(err error) bool {
	var unsupported *engine.UnsupportedError
	return errors.As(err, &unsupported) || errors.Is(err, engine.ErrFailed) || errors.Is(err, engine.ErrNotRun) ||
		errors.Is(err, engine.ErrNotStarted)
}

// mostDrawn bounds a probe that an engine makes longer by what it draws.
const mostDrawn = 400

// follow puts what the engine has drawn into the place of a decision of chance, or before one of a player. The game of this module then has
// to play the same, so that the probe becomes one of its own.
func (f *finder) follow(t *tape, i int) error {
	turn, err := f.engine.Turn()
	if err != nil || turn.Actor != chance || len(t.Played) > mostDrawn {
		return err
	}
	drawn, _, err := f.engine.Legal()
	if err != nil || len(drawn) == 0 {
		return err
	}
	own := &probe{Probe: t.Probe, own: t.own}
	own.Played = slices.Clone(own.Played)
	if own.Played[i].Actor != chance {
		own.Played = slices.Insert(own.Played, i, lockstep.Decision{})
	}
	own.Played[i] = lockstep.Decision{Actor: chance, Action: drawn[0].Action}
	t.probe = own
	return nil
}

// chance is the seat that decides what chance decides.
const chance = "chance"

// listen notes how the game stands for the engine.
func (f *finder) listen(t *tape) error {
	var m moment
	turn, err := f.engine.Turn()
	if err != nil {
		return err
	}
	m.standing(turn)
	drawing := f.offer.OwnChance && turn.Actor == chance
	m.silent, m.quiet = drawing || f.offer.Level < engine.Scores, drawing || f.offer.Level < engine.Lists
	if !m.quiet && turn.Actor != "" {
		list, _, err := f.engine.Legal()
		if err != nil {
			return err
		}
		m.listing(list)
	}
	t.moments = append(t.moments, m)
	return nil
}

// agrees reports whether the engine does what a run does, and how many of the questions that the run has used that rests on. A position
// that the run does not open says nothing, as nobody has to look through a position that somebody else gives: nor does an illegal action
// that an engine carries out which does not list what is legal.
func (t *tape) agrees(r *run, lists bool) (agrees bool, asked int) {
	if len(r.moments) == 0 {
		return true, len(r.asked)
	}
	for i, heard := range t.moments {
		if i >= len(r.moments) {
			break
		}
		ours := r.moments[i]
		switch {
		case i > 0 && ours.refused && !heard.refused && !lists:
			return true, ours.asked
		case ours.refused != heard.refused:
			return false, ours.asked
		case ours.refused:
			continue
		}
		if heard.turn != ours.turn || !heard.silent && heard.scores != ours.scores || !heard.quiet && heard.list != ours.list {
			return false, ours.asked
		}
		asked = ours.asked
	}
	return true, asked
}

// parting is how many moments of a run there are until the engine has done something else.
func (t *tape) parting(r *run, lists bool) int {
	for n := range t.moments {
		beginning := &tape{probe: t.probe, moments: t.moments[:n+1]}
		if agrees, _ := beginning.agrees(r, lists); !agrees {
			return n + 1
		}
	}
	return len(r.moments)
}
