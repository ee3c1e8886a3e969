package engine

import (
	"errors"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
)

// Law is a statement that is always true in a game. Property tests, the loading of positions and simulations check
// the same laws. A law that is true only under the default answers asks the state for its answers, and passes under
// others. At least one of its functions is set. Each function returns nil, [ErrIdle], or an error that describes the
// fault.
type Law struct {
	// ID names the law, such as "YM-INV-01".
	ID string
	// Says is the law in one sentence.
	Says string
	// Clauses are the clauses from which the law follows.
	Clauses []Clause
	// Seldom is the reason why the law has something to check in fewer than a hundred positions of some thirty games;
	// "" for other laws.
	Seldom string
	// Position checks any position, even one that was loaded.
	Position func(s State) error
	// Step checks a position, the decision a, and the position after it.
	Step func(before State, a Action, after State) error
	// Walk checks any position of a game that was played from its set-up.
	Walk func(s State) error
}

// ErrIdle is the error of a law that has nothing to check: the decision is of another kind, or the object of the law
// is absent. [Law.Hold] turns ErrIdle into nil, because it is not a failure.
var ErrIdle = errors.New("nothing to hold")

// IdleUnless returns nil if a law found something to check, else [ErrIdle].
func IdleUnless(seen bool) error {
	if seen {
		return nil
	}
	return ErrIdle
}

// Hold checks the law after the decision a, in a game played from its set-up; before is nil at the
// start. Hold returns nil or an error that describes the fault.
func (l *Law) Hold(before State, a Action, after State) error {
	if l.Position != nil {
		if err := l.Position(after); err != nil && err != ErrIdle {
			return err
		}
	}
	if l.Walk != nil {
		if err := l.Walk(after); err != nil && err != ErrIdle {
			return err
		}
	}
	if l.Step != nil && before != nil {
		if err := l.Step(before, a, after); err != ErrIdle {
			return err
		}
	}
	return nil
}

// Look is like Hold, but returns [ErrIdle] unless every function that can be checked there had something to check.
func (l *Law) Look(before State, a Action, after State) error {
	var idle error
	for _, holds := range [...]func(State) error{l.Position, l.Walk} {
		if holds == nil {
			continue
		}
		if err := holds(after); err == ErrIdle {
			idle = ErrIdle
		} else if err != nil {
			return err
		}
	}
	switch {
	case l.Step == nil:
		return idle
	case before == nil:
		return ErrIdle
	}
	if err := l.Step(before, a, after); err != nil {
		return err
	}
	return idle
}

// Audit checks the law in a position that may have been loaded. Audit returns nil or an error that
// describes the fault.
func (l *Law) Audit(s State) error {
	if l.Position == nil {
		return nil
	}
	if err := l.Position(s); err != ErrIdle {
		return err
	}
	return nil
}

// At turns a check for the states of one game into a law's Position or Walk. The law panics on another game's
// states.
func At[S State](holds func(S) error) func(State) error {
	return func(s State) error {
		if err := holds(s.(S)); err != nil {
			return Broken(err, holds)
		}
		return nil
	}
}

// Broken adds the check itself to the error of a law's check, for [BrokenAt].
func Broken(err error, holds any) error {
	if err == nil || err == ErrIdle {
		return err
	}
	return &brokenError{err, holds}
}

// brokenError is the error of a law's check together with the check; [BrokenAt] looks up the check's file and line.
type brokenError struct {
	error
	holds any
}

func (e *brokenError) Unwrap() error { return e.error }

// BrokenAt returns the place of the check that returned the error, such as laws_score.go:82; "" for any other error.
func BrokenAt(err error) string {
	var broken *brokenError
	if !errors.As(err, &broken) {
		return ""
	}
	at := reflect.ValueOf(broken.holds).Pointer()
	file, line := runtime.FuncForPC(at).FileLine(at)
	return filepath.Base(file) + ":" + strconv.Itoa(line)
}

// Between turns a check for the states of one game into a law's Step. The law panics on another game's states.
func Between[S State](holds func(before S, a Action, after S) error) func(State, Action, State) error {
	return func(before State, a Action, after State) error { return holds(before.(S), a, after.(S)) }
}
