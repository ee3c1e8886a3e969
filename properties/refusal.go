package properties

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// refusalsAreReasoned: a refusal cites a clause that the rulebook has, and an open question only if there is one; with a record
// it is the same refusal, and the record has noted the clause.
func refusalsAreReasoned(w *walk) func() error {
	var rec engine.Record
	return func() error {
		for _, p := range w.proposals() {
			var v *engine.Violation
			if errors.As(p.err, &v) {
				if err := w.reasoned(v); err != nil {
					return fmt.Errorf("reading %q: %w", p.text, err)
				}
			}
			if p.err != nil {
				continue
			}
			for _, by := range append(w.someSeats()[:1], w.asker()) {
				if v := w.state.Check(by, p.action, nil); v != nil {
					if err := w.refused(by, p, v, &rec); err != nil {
						return fmt.Errorf("refusing %q to %s: %w", p.text, w.name(by), err)
					}
				}
			}
		}
		return nil
	}
}

func (w *walk) refused(by engine.Seat, p proposal, v *engine.Violation, rec *engine.Record) error {
	if v.Action != p.text {
		return fmt.Errorf("the refusal speaks of %q", v.Action)
	}
	if err := w.reasoned(v); err != nil || by != w.asker() {
		return err
	}
	rec.Reset()
	again := w.state.Check(by, p.action, rec)
	if again == nil || *again != *v {
		return fmt.Errorf("%v without a record, and with one %v", v, again)
	}
	if !slices.Contains(rec.Cited(), v.Clause) {
		return fmt.Errorf("the record does not note %s", v.Clause)
	}
	return w.cites(rec)
}

// reasoned says what is wrong with a violation as an answer.
func (w *walk) reasoned(v *engine.Violation) error {
	if _, exists := w.clauses[v.Clause]; !exists {
		return fmt.Errorf("the rulebook has no clause %q", v.Clause)
	}
	if v.Question != "" && !w.questions[v.Question] {
		return fmt.Errorf("the rulebook leaves no question %q open", v.Question)
	}
	if v.Reason == "" || strings.HasSuffix(v.Reason, ".") || strings.ContainsAny(v.Reason, "\n%") {
		return fmt.Errorf("%q is no reason: one sentence without a full stop is", v.Reason)
	}
	return nil
}

// refusedChangesNothing: judging changes nothing, and a game that is played by its notation stays where it is when it refuses.
func refusedChangesNothing(w *walk) func() error {
	kept := w.state.Clone()
	subject := &engine.Local{Game: w.game}
	follow := follower(w, subject)
	var rec engine.Record
	return func() error {
		kept.Assign(w.state)
		if err := follow(); err != nil {
			return err
		}
		for _, p := range w.proposals() {
			if p.err == nil && w.state.Check(w.asker(), p.action, &rec) == nil {
				continue
			}
			rec.Reset()
			if _, err := subject.Play(w.name(w.asker()), p.text); err == nil {
				return fmt.Errorf("%q is refused, and played all the same", p.text)
			}
		}
		if !w.state.Equal(kept) || !kept.Equal(w.state) {
			return errors.New("the state is another one after actions were judged")
		}
		if !subject.State().Equal(kept) {
			return errors.New("the game is another one after actions were refused")
		}
		return nil
	}
}
