package walk

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Place is a place in a game, and a way to bring a game under other answers to the same place.
type Place struct {
	*Subject
	Setup engine.Setup
	State engine.State
	// Asked notes the questions that were asked on the way here.
	Asked engine.Record
	// Reach brings a game with another set-up here. An [*Astray] means that the rules refused the way, which other
	// answers may do only if their questions were asked; any other error means that there is no such place.
	Reach func(setup engine.Setup) (engine.State, error)
}

// Astray is a game that does not come to a place because its rules refuse the way.
type Astray struct{ Err error }

// Error describes the refusal.
func (a *Astray) Error() string { return a.Err.Error() }

// Unwrap returns the refusal.
func (a *Astray) Unwrap() error { return a.Err }

// Since returns the place that decisions lead to, from a set-up or, if start is not nil, from a position.
func Since(on *Subject, setup engine.Setup, start []byte, played []transcript.Decision) (*Place, error) {
	p := &Place{Subject: on, Setup: setup}
	p.Reach = func(setup engine.Setup) (engine.State, error) { return p.follow(setup, start, played, nil) }
	var err error
	p.State, err = p.follow(setup, start, played, &p.Asked)
	return p, err
}

// follow opens a game and plays decisions in it.
func (p *Place) follow(setup engine.Setup, start []byte, played []transcript.Decision, rec *engine.Record) (engine.State, error) {
	s, err := p.open(setup, start, rec)
	if err != nil {
		return nil, err
	}
	for _, d := range played {
		by := s.Actor()
		if now := (&Walk{Setup: setup}).Name(by); now != d.Actor {
			return nil, &Astray{fmt.Errorf("%s decides and not %s, who did %q", now, d.Actor, d.Action)}
		}
		a, err := s.Parse(d.Action)
		if err != nil {
			return nil, &Astray{err}
		}
		if v := s.Check(by, a, rec); v != nil {
			return nil, &Astray{v}
		}
		s.Apply(a, rec)
		if rec != nil {
			rec.Effects = rec.Effects[:0]
		}
	}
	return s, nil
}

// open opens a game. A position that cannot be is no place; a set-up that is refused is astray.
func (p *Place) open(setup engine.Setup, start []byte, rec *engine.Record) (engine.State, error) {
	if start != nil {
		return p.Game.Load(setup, start, rec)
	}
	s, err := p.Game.New(setup, rec)
	var v *engine.Violation
	if errors.As(err, &v) {
		return nil, &Astray{err}
	}
	return s, err
}
