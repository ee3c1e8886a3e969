package properties

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// listedIsAccepted: Check accepts what Legal lists, from the actor and from nobody else; Legal lists nothing twice and appends.
func listedIsAccepted(w *walk) func() error {
	var again, sorted []engine.Action
	return func() error {
		const mark = engine.Action(1 << 63)
		again = w.state.Legal(append(again[:0], mark), nil)
		if again[0] != mark || !slices.Equal(again[1:], w.legal) {
			return fmt.Errorf("listing what is legal once more, behind other actions, does not append the same list")
		}
		sorted = append(sorted[:0], w.legal...)
		slices.Sort(sorted)
		for i, a := range sorted {
			if a == 0 || i > 0 && a == sorted[i-1] {
				return fmt.Errorf("%q is listed twice, or is the action 0", w.state.Format(a))
			}
		}
		for _, a := range w.some() {
			if v := w.state.Check(w.actor, a, nil); v != nil {
				return fmt.Errorf("%s may %q by the list, and is refused: %w", w.name(w.actor), w.state.Format(a), v)
			}
		}
		return w.foreign()
	}
}

// foreign tries some listed actions with seats that are not to decide.
func (w *walk) foreign() error {
	const tries = 4
	for range min(tries*w.effort, len(w.legal)) {
		a := w.legal[w.random().IntN(len(w.legal))]
		for _, by := range w.someSeats() {
			if by != w.actor && w.state.Check(by, a, nil) == nil {
				return fmt.Errorf("%s may %q although %s is to decide", w.name(by), w.state.Format(a), w.name(w.actor))
			}
		}
	}
	return nil
}

// acceptedIsListed: whatever else is proposed, by whoever is to decide or by others, is refused unless it is listed.
func acceptedIsListed(w *walk) func() error {
	return func() error {
		for _, p := range w.proposals() {
			if p.err != nil {
				continue
			}
			listed := slices.Contains(w.legal, p.action)
			for _, by := range append(w.someSeats(), w.asker()) {
				v := w.state.Check(by, p.action, nil)
				switch {
				case v == nil && by != w.actor:
					return fmt.Errorf("%s may %q although %s is to decide", w.name(by), p.text, w.name(w.actor))
				case v == nil && !listed:
					return fmt.Errorf("%s may %q, which is not listed", w.name(by), p.text)
				case v != nil && by == w.actor && listed:
					return fmt.Errorf("%s may %q by the list, and is refused: %w", w.name(by), p.text, v)
				}
			}
		}
		return nil
	}
}
