package properties

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// viewsHide: whatever lies where a seat cannot see, the seat has the same view of it, and what could lie there is lawful. Chance
// stands for an onlooker.
func viewsHide(w *walk) func() error {
	other := w.state.Clone()
	laws := w.game.Laws()
	return func() error {
		for _, seat := range w.someSeats() {
			other.Assign(w.state)
			other.Resample(seat, w.random().IntN)
			if view, seen := w.state.Observe(seat, nil), other.Observe(seat, nil); !alike(view, seen) {
				return fmt.Errorf("%s sees %s, and with other hidden cards %s", w.name(seat), text(view), text(seen))
			}
			for _, l := range laws {
				if l.Position == nil {
					continue
				}
				if err := l.Position(other); err != nil {
					return fmt.Errorf("what %s cannot see was replaced by what cannot be: %s: %w", w.name(seat), l.ID, err)
				}
			}
		}
		return nil
	}
}

// choicesAreSeen: whatever lies where a seat cannot see, the same seat is to decide, and if it is this one, it may do the same.
func choicesAreSeen(w *walk) func() error {
	other := w.state.Clone()
	var legal []engine.Action
	return func() error {
		for _, seat := range w.seats() {
			other.Assign(w.state)
			other.Resample(seat, w.random().IntN)
			if other.Actor() != w.actor {
				return fmt.Errorf("who decides depends on what %s cannot see", w.name(seat))
			}
			if seat != w.actor || seat == engine.Chance || w.loose() {
				continue
			}
			if legal = other.Legal(legal[:0], nil); !slices.Equal(legal, w.legal) {
				return fmt.Errorf("what %s may do depends on what %[1]s cannot see", w.name(seat))
			}
		}
		return nil
	}
}

// unseenLooksAlike: if a seat sees two outcomes alike, its view is the same after either, unless the decision opens what was hidden.
func unseenLooksAlike(w *walk) func() error {
	after := w.state.Clone()
	return func() error {
		if len(w.legal) < 2 || w.loose() || w.lore.opens != nil && w.lore.opens(w) {
			return nil
		}
		const tries = 2
		for range tries * w.effort {
			a, b := w.legal[w.random().IntN(len(w.legal))], w.legal[w.random().IntN(len(w.legal))]
			for _, seat := range w.someSeats() {
				if seat == w.actor && seat != engine.Chance || a == b || w.state.Seen(seat, a) != w.state.Seen(seat, b) {
					continue
				}
				after.Assign(w.state)
				after.Apply(a, nil)
				one := after.Observe(seat, nil)
				after.Assign(w.state)
				after.Apply(b, nil)
				if other := after.Observe(seat, nil); !alike(one, other) {
					return fmt.Errorf("%s sees %q as %q, but then sees %s after it and %s after %q",
						w.name(seat), w.state.Format(a), w.state.Seen(seat, a), text(one), text(other), w.state.Format(b))
				}
			}
		}
		return nil
	}
}
