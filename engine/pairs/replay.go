package pairs

import (
	"bytes"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// ErrSpurious reports a witness that does not show its difference when it is played again.
// [Spurious] recognises this error.
var ErrSpurious = errors.New("the game does not show the difference when it is played again")

// replay plays a game from its notation on both sides, and compares them. It uses no code of the
// search.
func (p *Plan) replay(f Found, seats []string, played []transcript.Decision) (*Witness, error) {
	w := &Witness{Difference: f.Difference, Direct: f.Direct, Seats: seats, Played: played}
	var lists [2][]engine.Choice
	var subjects [2]*engine.Local
	for side := range p.Sides {
		game := &engine.Local{Game: p.Sides[side].Game}
		out, err := game.Start(engine.Start{Game: p.Sides[side].Game.Name(), Setup: p.Sides[side].Setup(seats)})
		for _, d := range played {
			if err == nil {
				out, err = game.Play(d.Actor, d.Action)
			}
		}
		if err != nil {
			return nil, errors.Join(ErrSpurious, err)
		}
		subjects[side], w.Effects[side], w.Phases[side] = game, slices.Clone(out.Effects), game.State().Phase()
		var errs [3]error
		w.Turns[side], errs[0] = game.Turn()
		w.Positions[side], _, errs[1] = game.Position("")
		lists[side], _, errs[2] = game.Legal()
		if err := errors.Join(errs[:]...); err != nil {
			return nil, err
		}
		if f.Verb != "" {
			lists[side] = withVerb(game.State(), p.Sides[side].Game.Verbs(), f.Verb, lists[side])
		}
	}
	if !w.differs(lists) {
		return nil, ErrSpurious
	}
	w.refuse(subjects)
	return w, nil
}

// withVerb returns the choices whose action has a verb.
func withVerb(s engine.State, verbs []string, verb string, list []engine.Choice) []engine.Choice {
	var spelled []string
	for _, a := range s.Legal(nil, nil) {
		if verbs[s.Verb(a)] == verb {
			spelled = append(spelled, s.Format(a))
		}
	}
	return slices.DeleteFunc(list, func(c engine.Choice) bool { return !slices.Contains(spelled, c.Action) })
}

// refuse notes the reason why the other side refuses an action that only one side allows.
func (w *Witness) refuse(sides [2]*engine.Local) {
	if len(w.Only) == 0 {
		return
	}
	other := sides[1]
	if w.Kind == Wider {
		other = sides[0]
	}
	_, err := other.Play(w.Turns[0].Actor, w.Only[0])
	errors.As(err, &w.Refusal)
}

// differs reports whether the sides differ as the witness states. It fills in the actions that only
// one side allows.
func (w *Witness) differs(lists [2][]engine.Choice) bool {
	switch w.Kind {
	case Narrower, Wider:
		one, other := lists[0], lists[1]
		if w.Kind == Wider {
			one, other = other, one
		}
		for _, c := range one {
			if !slices.ContainsFunc(other, func(d engine.Choice) bool { return d.Action == c.Action }) {
				w.Only = append(w.Only, c.Action)
			}
		}
		return len(w.Only) > 0
	case Turn:
		return w.Turns[0].Actor != w.Turns[1].Actor || w.Phases[0] != w.Phases[1]
	case Odds:
		return !slices.Equal(lists[0], lists[1])
	case Score:
		return !slices.Equal(w.Turns[0].Scores, w.Turns[1].Scores)
	case Winner:
		return !slices.Equal(w.Turns[0].Winners, w.Turns[1].Winners)
	}
	return !bytes.Equal(w.Positions[0], w.Positions[1])
}

// Spurious reports whether an error means that a replayed game does not show its difference.
func Spurious(err error) bool { return errors.Is(err, ErrSpurious) }
