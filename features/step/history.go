package step

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// attempt tests whether the engine accepts a decision, and leaves the game as it was. refusal is the engine's
// refusal; fault reports that the engine did not answer.
func (w *World) attempt(actor, action string) (refusal, fault error) {
	w.tries(actor, action)
	out, refusal := w.Subject.Play(actor, action)
	w.Note(out, refusal)
	switch {
	case refusal == nil:
		return nil, w.takeBack()
	case IsNoAnswer(refusal):
		return nil, refusal
	}
	return refusal, nil
}

// RefusedBy returns the clause that refuses an action here; "" if the action is accepted, or is none. Nothing is noted.
func (w *World) RefusedBy(actor, action string) engine.Clause {
	_, refusal := w.Subject.Play(actor, action)
	var v *engine.Violation
	switch {
	case refusal == nil:
		_ = w.takeBack() // a fault shows again where the action is tried
		return ""
	case errors.As(refusal, &v):
		return v.Clause
	}
	return ""
}

// takeBack brings the game back to the position before a decision that is not kept.
func (w *World) takeBack() error {
	undoer, ok := w.Subject.(engine.Undoer)
	if !ok {
		return w.Rewind()
	}
	_, err := undoer.Undo()
	var unsupported *engine.UnsupportedError
	switch {
	case errors.As(err, &unsupported):
		return w.Rewind()
	case err != nil:
		return fmt.Errorf("the engine does not take a decision back: %w", err)
	}
	return nil
}

// Rewind returns the game to the position after its last decision.
func (w *World) Rewind() error {
	if _, err := w.Subject.Start(w.Start); err != nil {
		return fmt.Errorf("the engine does not start the same game twice: %w", err)
	}
	for _, d := range w.history {
		if _, err := w.Subject.Play(d.Actor, d.Action); err != nil {
			return fmt.Errorf("the engine does not replay %s: %s: %w", d.Actor, d.Action, err)
		}
	}
	return nil
}

var errNoDecision = Errorf("no decision has been taken yet")

// before returns the state before the last decision, in the game of this module, because engines may not show
// hidden decisions.
func (w *World) before() (engine.State, Decision, error) {
	if len(w.history) == 0 {
		return nil, Decision{}, errNoDecision
	}
	last := len(w.history) - 1
	state, err := w.opened()
	for i := 0; err == nil && i < last; i++ {
		err = w.replay(state, w.history[i])
	}
	return state, w.history[last], err
}

func (w *World) replay(state engine.State, d Decision) error {
	seat, err := w.Seat(d.Actor)
	if err != nil {
		return err
	}
	a, err := state.Parse(d.Action)
	if err != nil {
		return err
	}
	if v := state.Check(engine.Seat(seat), a, nil); v != nil {
		return v
	}
	state.Apply(a, nil)
	return nil
}
