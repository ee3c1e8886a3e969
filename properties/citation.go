package properties

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// citationsExist: what the set-up, a decision, a view and the list of what is legal rest on stands in the rulebook; what happens, happens
// by some clause.
func citationsExist(w *walk) func() error {
	var listed engine.Record
	var buffer []engine.Action
	return func() error {
		if err := w.cites(&w.rec); err != nil {
			return err
		}
		listed.Reset()
		buffer = w.state.Legal(buffer[:0], &listed)
		for _, seat := range w.someSeats() {
			w.state.Observe(seat, &listed)
		}
		return w.cites(&listed)
	}
}

// cites says what in a record is not of the rulebook.
func (w *walk) cites(rec *engine.Record) error {
	for _, c := range rec.Cited() {
		switch testable, exists := w.clauses[c]; {
		case !exists:
			return fmt.Errorf("%q is cited, and the rulebook has no such clause", c)
		case !testable:
			return fmt.Errorf("%s is cited, and the rulebook says that it cannot be tested", c)
		}
	}
	for _, q := range rec.Asked() {
		questions := w.game.Questions()
		if int(q) >= len(questions) || !w.questions[questions[q]] {
			return fmt.Errorf("question %d is asked, and the rulebook leaves no such question open", q)
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
func recordsOnlyListen(w *walk) func() error {
	silent := w.state.Clone()
	var rec engine.Record
	var listed []engine.Action
	return func() error {
		if w.moved {
			silent.Assign(w.before)
			silent.Apply(w.last, nil)
			if !silent.Equal(w.state) {
				return fmt.Errorf("without a record %q leads to %s, with one to %s", w.text, text(silent.Position()), w.document())
			}
		}
		rec.Reset()
		if listed = w.state.Legal(listed[:0], &rec); !slices.Equal(listed, w.legal) {
			return fmt.Errorf("without a record %d actions are legal, with one %d, or others", len(w.legal), len(listed))
		}
		for _, seat := range w.someSeats()[:1] {
			if view, other := w.state.Observe(seat, nil), w.state.Observe(seat, &rec); !alike(view, other) {
				return fmt.Errorf("without a record %s sees %s, with one %s", w.name(seat), text(view), text(other))
			}
		}
		if len(listed) == 0 {
			return nil
		}
		a := listed[w.random().IntN(len(listed))]
		if v := w.state.Check(w.actor, a, &rec); v != nil {
			return fmt.Errorf("with a record %q is refused: %w", w.state.Format(a), v)
		}
		return nil
	}
}
