package play

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// LawError is a law that does not hold: a bug of the game.
type LawError struct {
	Law engine.Law
	Err error
}

// Error names the law and what is broken.
func (e *LawError) Error() string { return fmt.Sprintf("%s (%s): %v", e.Law.ID, e.Law.Says, e.Err) }

// Unwrap is what is broken.
func (e *LawError) Unwrap() error { return e.Err }

// Laws checks a list of laws.
type Laws []engine.Law

// Position checks what holds in a position that a game has reached from its set-up: the laws of positions and those of walks. The error is
// a [*LawError].
func (l Laws) Position(s engine.State) error {
	for i := range l {
		for _, holds := range []func(engine.State) error{l[i].Position, l[i].Walk} {
			if holds == nil {
				continue
			}
			if err := holds(s); err != nil {
				return &LawError{Law: l[i], Err: err}
			}
		}
	}
	return nil
}

// Step checks what holds between a position and the one after a decision. The error is a [*LawError].
func (l Laws) Step(before engine.State, a engine.Action, after engine.State) error {
	for i := range l {
		if l[i].Step == nil {
			continue
		}
		if err := l[i].Step(before, a, after); err != nil {
			return &LawError{Law: l[i], Err: err}
		}
	}
	return nil
}
