package inference

import (
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
)

// tape is the behaviour of the engine on a probe.
type tape struct {
	*probe
	moments []moment
	parts   map[part]uint64
	// lost is the reason why the tape is empty.
	lost error
	// seen is the state of the search at the last complete examination of the tape, plus 1.
	seen int
	// fits are answers under which this module's game behaves like the engine, nil if none were
	// found.
	fits answers
	// limit is the number of combinations tried last, 0 if none were tried, and whole reports that
	// this number was enough. touched lists the questions that mattered. The field under holds their
	// remaining options.
	limit   int
	whole   bool
	touched []int
	under   []uint64
}

// record lets the engine play a probe. The error is about an engine that is not started again.
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
	case errors.As(err, &unsupported): // the tape ends here
	case err == nil:
		t.parts, _ = parts(f.engine, f.offer, p.Start.Seats)
	}
	return t, nil
}

// decide lets the engine carry out a decision of a probe. If the engine draws outcomes of chance
// itself, its draws replace those of the probe.
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

// isNoAnswer reports whether an error is no evidence about an engine's rules.
func isNoAnswer(err error) bool {
	var unsupported *engine.UnsupportedError
	return errors.As(err, &unsupported) || errors.Is(err, engine.ErrFailed) || errors.Is(err, engine.ErrNotRun) ||
		errors.Is(err, engine.ErrNotStarted)
}

// mostDrawn bounds the decisions of a probe that an engine extends by its draws.
const mostDrawn = 400

// follow replaces a decision of chance by the engine's draw, or inserts the draw before a decision
// of a player. The probe becomes a new one, because this module's game has to play the same draws.
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

// chance is the actor of decisions that belong to no player.
const chance = "chance"

// listen notes the state of the game as the engine reports it.
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

// agrees reports whether the engine matches a run, and on how many of the run's questions the
// result depends. A position that the run refuses is no evidence, because no engine has to check a
// given position. An illegal action that an engine carries out is no evidence either, if the engine
// lists no legal actions.
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

// parting returns the number of moments of a run up to and including the engine's first different
// one.
func (t *tape) parting(r *run, lists bool) int {
	for n := range t.moments {
		beginning := &tape{probe: t.probe, moments: t.moments[:n+1]}
		if agrees, _ := beginning.agrees(r, lists); !agrees {
			return n + 1
		}
	}
	return len(r.moments)
}
