package properties

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// citationsExist: the clauses and questions behind the set-up, a decision, a view and the list of legal actions are in
// the edition of the rulebook that is played, and every effect cites a clause.
func citationsExist(w *walk.Walk) func() error {
	var listed engine.Record
	var buffer []engine.Action
	return func() error {
		if err := cites(w, &w.Rec); err != nil {
			return err
		}
		listed.Reset()
		buffer = w.State.Legal(buffer[:0], &listed)
		for _, seat := range w.SomeSeats() {
			w.State.Observe(seat, &listed)
		}
		return cites(w, &listed)
	}
}

// cites reports the citation in a record that is not in the rulebook.
func cites(w *walk.Walk, rec *engine.Record) error {
	for _, c := range rec.Cited() {
		switch testable, exists := w.Testable[c]; {
		case !exists:
			return fmt.Errorf("%q is cited, but the rulebook has no such clause", c)
		case !testable:
			return fmt.Errorf("%s is cited, but the rulebook says that it cannot be tested", c)
		case !w.Edition.InForce(c):
			return fmt.Errorf("%s is cited, but the edition that is played does not have it", c)
		}
	}
	for _, q := range rec.Asked() {
		questions := w.Game.Questions()
		if int(q) >= len(questions) || !w.Open[questions[q]] {
			return fmt.Errorf("question %d is asked, but the rulebook leaves no such question open", q)
		}
	}
	for _, e := range rec.Effects {
		if e.Text == "" || len(e.Clauses) == 0 {
			return fmt.Errorf("the effect %q rests on the clauses %v", e.Text, e.Clauses)
		}
		for _, c := range e.Clauses {
			if !slices.Contains(rec.Cited(), c) {
				return fmt.Errorf("the effect %q rests on %s, which is not cited", e.Text, c)
			}
		}
	}
	return nil
}

// recordsOnlyListen: with a record and without one the same actions are listed and accepted, and a decision leads to the same state.
func recordsOnlyListen(w *walk.Walk) func() error {
	silent := w.State.Clone()
	var rec engine.Record
	var listed []engine.Action
	return func() error {
		if w.Moved {
			silent.Assign(w.Before)
			silent.Apply(w.Last, nil)
			if !silent.Equal(w.State) {
				return fmt.Errorf("without a record %q leads to %s, with one to %s", w.Text, walk.Text(silent.Position()), w.Document())
			}
		}
		rec.Reset()
		if listed = w.State.Legal(listed[:0], &rec); !slices.Equal(listed, w.Legal) {
			return fmt.Errorf("without a record %d actions are legal, with one %d, or others", len(w.Legal), len(listed))
		}
		for _, seat := range w.SomeSeats()[:1] {
			if view, other := w.State.Observe(seat, nil), w.State.Observe(seat, &rec); !walk.Alike(view, other) {
				return fmt.Errorf("without a record %s sees %s, with one %s", w.Name(seat), walk.Text(view), walk.Text(other))
			}
		}
		if len(listed) == 0 {
			return engine.ErrIdle
		}
		a := listed[w.Random().IntN(len(listed))]
		if v := w.State.Check(w.Actor, a, &rec); v != nil {
			return fmt.Errorf("with a record %q is refused: %w", w.State.Format(a), v)
		}
		return nil
	}
}
