package engine

import (
	"errors"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
)

// Law is something that always holds. Property tests, the loading of positions and simulations run the same list. A law
// that holds under default rulings alone asks the state for its rulings and passes under others.
// At least one of its functions is set; each returns nil, [ErrIdle], or an error that says what is broken.
type Law struct {
	// ID names the law, such as "YM-INV-01".
	ID string
	// Says is the law in one sentence.
	Says string
	// Clauses are the clauses that the law follows from.
	Clauses []Clause
	// Seldom says why the law has something to hold in few positions, fewer than a hundred in some thirty games; empty where it does not.
	Seldom string
	// Position holds in every position, also in one that was loaded.
	Position func(s State) error
	// Step holds between a position and the one after the decision a.
	Step func(before State, a Action, after State) error
	// Walk holds in every position of a game that was played from its set-up.
	Walk func(s State) error
}

// ErrIdle is the error of a law that has nothing to hold: the decision is of another kind, or the
// thing the law is about is absent. [Law.Hold] turns ErrIdle into nil, because it is no failure.
var ErrIdle = errors.New("nothing to hold")

// IdleUnless returns nil if a law found something to check, else [ErrIdle].
func IdleUnless(seen bool) error {
	if seen {
		return nil
	}
	return ErrIdle
}

// Hold checks the law in a position that decision a led to, in a game played from its set-up; before is nil at the start. It returns nil or
// an error that says what is broken.
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

// Look is Hold, but returns [ErrIdle] unless every function that can be checked there had something to hold.
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

// Audit checks the law in a position that may have been loaded. It returns nil or an error that describes the fault.
func (l *Law) Audit(s State) error {
	if l.Position == nil {
		return nil
	}
	if err := l.Position(s); err != ErrIdle {
		return err
	}
	return nil
}

// At makes a law's Position or Walk of a check that is written for the states of one game; it panics on another game's.
func At[S State](holds func(S) error) func(State) error {
	return func(s State) error { return Broken(holds(s.(S)), holds) }
}

// Broken adds to the error of a law's check the function that returned it, for [BrokenAt].
func Broken(err error, holds any) error {
	if err == nil || err == ErrIdle {
		return err
	}
	return &brokenError{err, holds}
}

// brokenError is the error of a law's check together with the check, whose file and line [BrokenAt] looks up.
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

// Between makes a law's Step of a check that is written for the states of one game; it panics on another game's.
func Between[S State](holds func(before S, a Action, after S) error) func(State, Action, State) error {
	return func(before State, a Action, after State) error { return holds(before.(S), a, after.(S)) }
}
