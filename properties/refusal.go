package properties

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// refusalsAreReasoned: a refusal cites a clause that the rulebook has, and an open question only if there is one; with a record it
// is the same refusal, and the record has the clause.
func refusalsAreReasoned(w *walk.Walk) func() error {
	var rec engine.Record
	return func() error {
		for _, p := range w.Proposals() {
			var v *engine.Violation
			if errors.As(p.Err, &v) {
				if err := reasoned(w, v); err != nil {
					return fmt.Errorf("reading %q: %w", p.Text, err)
				}
			}
			if p.Err != nil {
				continue
			}
			for _, by := range append(w.SomeSeats()[:1], w.Asker()) {
				if v := w.State.Check(by, p.Action, nil); v != nil {
					if err := refused(w, by, p, v, &rec); err != nil {
						return fmt.Errorf("refusing %q to %s: %w", p.Text, w.Name(by), err)
					}
				}
			}
		}
		return nil
	}
}

func refused(w *walk.Walk, by engine.Seat, p walk.Proposal, v *engine.Violation, rec *engine.Record) error {
	if v.Action != p.Text {
		return fmt.Errorf("the refusal is of %q", v.Action)
	}
	if err := reasoned(w, v); err != nil || by != w.Asker() {
		return err
	}
	rec.Reset()
	again := w.State.Check(by, p.Action, rec)
	if again == nil || *again != *v {
		return fmt.Errorf("%v without a record, but %v with one", v, again)
	}
	if !slices.Contains(rec.Cited(), v.Clause) {
		return fmt.Errorf("the record does not note %s", v.Clause)
	}
	return cites(w, rec)
}

// reasoned reports the fault of a violation as an answer.
func reasoned(w *walk.Walk, v *engine.Violation) error {
	if _, exists := w.Testable[v.Clause]; !exists {
		return fmt.Errorf("the rulebook has no clause %q", v.Clause)
	}
	if v.Question != "" && !w.Open[v.Question] {
		return fmt.Errorf("the rulebook leaves no question %q open", v.Question)
	}
	if v.Reason == "" || strings.HasSuffix(v.Reason, ".") || strings.ContainsAny(v.Reason, "\n%") {
		return fmt.Errorf("the reason %q is invalid: it has to be one sentence without a full stop", v.Reason)
	}
	if wrong := prose.Disagreement(v.Reason); wrong != "" {
		return fmt.Errorf("the reason %q is no English at %q", v.Reason, wrong)
	}
	return nil
}

// refusedChangesNothing: judging changes nothing, and a game that is played in notation does not move when it refuses.
func refusedChangesNothing(w *walk.Walk) func() error {
	kept := w.State.Clone()
	subject := &engine.Local{Game: w.Game}
	follow := follower(w, subject)
	var rec engine.Record
	return func() error {
		kept.Assign(w.State)
		if err := follow(); err != nil {
			return err
		}
		for _, p := range w.Proposals() {
			if p.Err == nil && w.State.Check(w.Asker(), p.Action, &rec) == nil {
				continue
			}
			rec.Reset()
			if _, err := subject.Play(w.Name(w.Asker()), p.Text); err == nil {
				return fmt.Errorf("%q is refused, but played all the same", p.Text)
			}
		}
		if !w.State.Equal(kept) || !kept.Equal(w.State) {
			return errors.New("the state has changed after actions were judged")
		}
		if !subject.State().Equal(kept) {
			return errors.New("the game has changed after actions were refused")
		}
		return nil
	}
}
