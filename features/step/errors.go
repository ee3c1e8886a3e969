package step

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// scenarioError reports a fault of the scenario, not of an engine. A step names something that does not exist
// in the game or is impossible.
type scenarioError struct{ err error }

func (s *scenarioError) Error() string { return s.err.Error() }
func (s *scenarioError) Unwrap() error { return s.err }

// Errorf returns an error that is the scenario's own fault, whichever engine plays it. The format is that of
// [fmt.Errorf].
func Errorf(format string, args ...any) error { return &scenarioError{fmt.Errorf(format, args...)} }

// IsScenarioError reports whether an error is the scenario's own fault, that is, made by [Errorf].
func IsScenarioError(err error) bool {
	var s *scenarioError
	return errors.As(err, &s)
}

// AsksForRefusal reports whether a Then step asks why a set-up or a position is refused. The engine then has to
// find the fault.
func AsksForRefusal(text string) bool {
	asks := []Phrase{setupRefused, setupSaying, placeRefused, placeSaying}
	return slices.ContainsFunc(asks, func(p Phrase) bool { return p.Matches(text) })
}

// isClause checks that a clause is one of the rulebook.
func (w *World) isClause(id string) error {
	if c := w.Entry.Book.Clause(id); c == nil {
		return Errorf("%s has no clause %s", w.Entry.Book.Title, id)
	}
	return nil
}

// isAction checks that a text is an action of the game, legal or not. The engine under test need not understand it.
func (w *World) isAction(actor, text string) error {
	err := w.parse(text)
	if err == nil || IsScenarioError(err) {
		return err
	}
	return Errorf("%w", w.explain(actor, text, err))
}

// IsAction reports whether a text is an action of the game, legal or not.
func (w *World) IsAction(text string) bool { return w.parse(text) == nil }

// parse reads a text as an action in the game of this module. An action that breaks a rule counts too.
func (w *World) parse(text string) error {
	if w.spelling == nil {
		state, err := w.Entry.New(w.Setup, nil)
		if err != nil {
			return Errorf("the set-up: %w", err)
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

// InvalidPosition begins the message about a position that the engine refuses. lawBroken ends the message if a
// law refuses the position.
const (
	InvalidPosition = "the position set up above is invalid"
	lawBroken       = "; the table set up above breaks this law"
)

// RefusesPosition reports whether a message means that the engine refused a scenario's position.
func RefusesPosition(message string) bool {
	return strings.Contains(message, InvalidPosition) || strings.HasSuffix(message, lawBroken)
}

// cannotBegin returns the reason why no game begins. If the game of this module refuses the start too, the
// scenario is at fault.
func (w *World) cannotBegin() error {
	var err, own error
	if w.Start.Position == nil {
		err = fmt.Errorf("the game could not begin: %w", w.refused)
		_, own = w.Entry.New(w.Setup, nil)
	} else {
		err = errors.New(InvalidPosition + ": " + strings.TrimPrefix(w.refused.Error(), "position: "))
		_, own = w.Entry.Load(w.Setup, w.Start.Position, nil)
	}
	var law *document.LawError
	switch {
	case errors.As(own, &law):
		return Errorf("this table cannot be: %s (law %s, %s): %w"+lawBroken, law.Law.Says, law.Law.ID, law.At, law)
	case own != nil:
		return Errorf("%w%s", err, w.forbids(own))
	case w.Start.Position != nil && !w.lists():
		return &engine.UnsupportedError{Why: engine.PositionRefused}
	}
	return err
}

// forbids quotes the clause that forbids a position, with a step for another answer if the refusal depends on an open
// question; "" for a position with another fault.
func (w *World) forbids(err error) string {
	var v *engine.Violation
	if !errors.As(err, &v) {
		return ""
	}
	said := ""
	if c := w.Entry.Book.Clause(string(v.Clause)); c != nil {
		said = fmt.Sprintf("; the rulebook (%s, in our words): %s", c.ID, c.Says)
	}
	if q := w.Entry.Book.Question(v.Question); q != nil && !q.Fixed {
		in, _ := w.Answer(q)
		other := slices.IndexFunc(q.Options, func(o rulebook.Reading) bool { return o.ID != in })
		if other >= 0 {
			said += fmt.Sprintf(" This depends on the open question %s; for another answer, add the step: And the ruling %q is %q",
				q.ID, q.Name, q.Options[other].ID)
		}
	}
	return said
}

// Twice returns the error for a step that repeats an earlier one.
func Twice(what string) error { return fmt.Errorf("%s is given twice", what) }
