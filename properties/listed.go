package properties

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// listedIsAccepted: Check accepts every action of Legal, from the actor alone; Legal appends, and lists nothing twice.
func listedIsAccepted(w *walk.Walk) func() error {
	var again, sorted []engine.Action
	return func() error {
		const mark = engine.Action(1 << 63)
		again = w.State.Legal(append(again[:0], mark), nil)
		if again[0] != mark || !slices.Equal(again[1:], w.Legal) {
			return fmt.Errorf("listing what is legal again, after another action, does not append the same list")
		}
		sorted = append(sorted[:0], w.Legal...)
		slices.Sort(sorted)
		for i, a := range sorted {
			if a == 0 || i > 0 && a == sorted[i-1] {
				return fmt.Errorf("%q is listed twice, or is the action 0", w.State.Format(a))
			}
		}
		for _, a := range w.Some() {
			if v := w.State.Check(w.Actor, a, nil); v != nil {
				return fmt.Errorf("%s may %q according to the list, but is refused: %w", w.Name(w.Actor), w.State.Format(a), v)
			}
		}
		return foreign(w)
	}
}

// foreign tries some listed actions with seats that are not to decide.
func foreign(w *walk.Walk) error {
	const tries = 4
	for range min(tries*w.Effort, len(w.Legal)) {
		a := w.Legal[w.Random().IntN(len(w.Legal))]
		for _, by := range w.SomeSeats() {
			if by != w.Actor && w.State.Check(by, a, nil) == nil {
				return fmt.Errorf("%s may %q although %s decides", w.Name(by), w.State.Format(a), w.Name(w.Actor))
			}
		}
	}
	return engine.IdleUnless(len(w.Legal) > 0)
}

// acceptedIsListed: every other proposal, by the actor or by others, is refused unless it is listed.
func acceptedIsListed(w *walk.Walk) func() error {
	return func() error {
		for _, p := range w.Proposals() {
			if p.Err != nil {
				continue
			}
			listed := slices.Contains(w.Legal, p.Action)
			for _, by := range append(w.SomeSeats(), w.Asker()) {
				v := w.State.Check(by, p.Action, nil)
				switch {
				case v == nil && by != w.Actor:
					return fmt.Errorf("%s may %q although %s decides", w.Name(by), p.Text, w.Name(w.Actor))
				case v == nil && !listed:
					return fmt.Errorf("%s may %q, which is not listed", w.Name(by), p.Text)
				case v != nil && by == w.Actor && listed:
					return fmt.Errorf("%s may %q according to the list, but is refused: %w", w.Name(by), p.Text, v)
				}
			}
		}
		return nil
	}
}
