package walk

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Place is a place in a game, with a way to bring a game under other answers to the same place.
type Place struct {
	*Subject
	Setup engine.Setup
	State engine.State
	// Asked holds the questions that were asked on the way to the place.
	Asked engine.Record
	// Reach brings a game with another set-up to the place. An [*Astray] means that the rules refuse the way.
	// Other answers may cause that only if their questions were asked. Any other error means that there is no
	// such place.
	Reach func(setup engine.Setup) (engine.State, error)
}

// Astray is the error of a game that does not reach a place because its rules refuse the way.
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

// open opens a game. An impossible position means that there is no such place; a refused set-up gives an [*Astray].
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
