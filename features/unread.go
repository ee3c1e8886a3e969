package features

import (
	"errors"
	"fmt"
	"strings"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v21"

	"github.com/yardstick-rules/yardstick/engine"
)

// unread is a step that says nothing of any engine: it names what the game does not have, or what cannot be.
type unread struct{ err error }

func (u *unread) Error() string { return u.err.Error() }
func (u *unread) Unwrap() error { return u.err }

// unreadable marks an error as the scenario's own.
func unreadable(err error) error {
	if err == nil {
		return nil
	}
	return &unread{err}
}

func isUnreadable(err error) bool {
	var u *unread
	return errors.As(err, &u)
}

// unknownStep reports whether a step that failed could not be read. What is given is only words until the game begins, so that
// no engine can be at fault there.
func unknownStep(step *godog.Step, err error) bool {
	return step.Type == messages.PickleStepType_CONTEXT || isUnreadable(err)
}

// asksForRefusal reports whether a scenario is about a table that cannot be. What is wrong with it is then left to the engine.
func asksForRefusal(p *godog.Scenario) bool {
	for _, step := range p.Steps {
		for _, asks := range []phrase{setupRefused, setupSaying, placeRefused, placeSaying} {
			if step.Type == messages.PickleStepType_OUTCOME && asks.re.MatchString(step.Text) {
				return true
			}
		}
	}
	return false
}

// isClause needs a clause to be one of the rulebook.
func (w *world) isClause(id string) error {
	if c := w.entry.Book.Clause(id); c == nil {
		return unreadable(fmt.Errorf("%s is no clause of %s", id, w.entry.Book.Title))
	}
	return nil
}

// isAction needs a text to be an action of the game, legal or not, whatever the engine under test makes of it.
func (w *world) isAction(actor, text string) error {
	err := w.parse(text)
	if err == nil || isUnreadable(err) {
		return err
	}
	return unreadable(w.explain(actor, text, err))
}

// parse reads a text as an action, by the game of this module; one that breaks a rule is one as well.
func (w *world) parse(text string) error {
	if w.spelling == nil {
		state, err := w.entry.New(w.setup, nil)
		if err != nil {
			return unreadable(fmt.Errorf("the set-up: %w", err))
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
		return unreadable(err)
	}
	return err
}
