package features

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// scenarioError is what is wrong with a scenario itself, so that it says nothing of any engine: a step names what the game does not have,
// or what is impossible.
type scenarioError struct{ err error }

func (s *scenarioError) Error() string { return s.err.Error() }
func (s *scenarioError) Unwrap() error { return s.err }

// errorf makes an error that is the scenario's own, whatever engine plays it. The format is that of [fmt.Errorf].
func errorf(format string, args ...any) error { return &scenarioError{fmt.Errorf(format, args...)} }

// isScenarioError reports whether an error is the scenario's own, made by [errorf].
func isScenarioError(err error) bool {
	var s *scenarioError
	return errors.As(err, &s)
}

// asksForRefusal reports whether the text of a Then step asks why a set-up or a position is refused. What is wrong with it is then left to
// the engine.
func asksForRefusal(text string) bool {
	return slices.ContainsFunc([]phrase{setupRefused, setupSaying, placeRefused, placeSaying}, func(p phrase) bool { return p.matches(text) })
}

// isClause needs a clause to be one of the rulebook.
func (w *world) isClause(id string) error {
	if c := w.entry.Book.Clause(id); c == nil {
		return errorf("%s is no clause of %s", id, w.entry.Book.Title)
	}
	return nil
}

// isAction needs a text to be an action of the game, legal or not, whatever the engine under test makes of it.
func (w *world) isAction(actor, text string) error {
	err := w.parse(text)
	if err == nil || isScenarioError(err) {
		return err
	}
	return errorf("%w", w.explain(actor, text, err))
}

// parse reads a text as an action, by the game of this module; one that breaks a rule is one as well.
func (w *world) parse(text string) error {
	if w.spelling == nil {
		state, err := w.entry.New(w.setup, nil)
		if err != nil {
			return errorf("the set-up: %w", err)
		}
		w.spelling = state
	}
	_, err := w.spelling.Parse(text)
	var v *engine.Violation
	if errors.As(err, &v) {
		return nil
	}
	return err
}

// cannotBegin says why there is no game. It is the scenario's own fault where the game of this module refuses the table as well.
func (w *world) cannotBegin() error {
	var err, own error
	if w.start.Position == nil {
		err = fmt.Errorf("the game could not begin: %w", w.refused)
		_, own = w.entry.New(w.setup, nil)
	} else {
		err = errors.New("the position set up above cannot be: " + strings.TrimPrefix(w.refused.Error(), "position: "))
		_, own = w.entry.Load(w.setup, w.start.Position, nil)
	}
	if own != nil {
		return errorf("%w", err)
	}
	return err
}

// twice is the error of a step that says again what has been said.
func twice(what string) error { return fmt.Errorf("%s is given twice", what) }
