package properties

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// viewsHide: a seat's view does not depend on what is hidden from the seat, and every possible hidden state
// obeys the laws. The seat of chance stands for an onlooker.
func viewsHide(w *walk.Walk) func() error {
	other := w.State.Clone()
	laws := w.Game.Laws()
	return func() error {
		for _, seat := range w.SomeSeats() {
			other.Assign(w.State)
			other.Resample(seat, w.Random().IntN)
			if view, seen := w.State.Observe(seat, nil), other.Observe(seat, nil); !walk.Alike(view, seen) {
				return fmt.Errorf("%s sees %s, and with other hidden cards %s", w.Name(seat), walk.Text(view), walk.Text(seen))
			}
			for _, l := range laws {
				if err := l.Audit(other); err != nil {
					return fmt.Errorf("what %s cannot see was replaced by something impossible: %s: %w", w.Name(seat), l.ID, err)
				}
			}
		}
		return nil
	}
}

// choicesAreSeen: hidden things change neither the seat that decides nor, if it is this seat, its legal actions.
func choicesAreSeen(w *walk.Walk) func() error {
	other := w.State.Clone()
	var legal []engine.Action
	return func() error {
		for _, seat := range w.Seats() {
			other.Assign(w.State)
			other.Resample(seat, w.Random().IntN)
			if other.Actor() != w.Actor {
				return fmt.Errorf("who decides depends on what %s cannot see", w.Name(seat))
			}
			if seat != w.Actor || seat == engine.Chance || w.Loose() {
				continue
			}
			if legal = other.Legal(legal[:0], nil); !slices.Equal(legal, w.Legal) {
				return fmt.Errorf("what %s may do depends on what %[1]s cannot see", w.Name(seat))
			}
		}
		return nil
	}
}

// unseenLooksAlike: if two outcomes look the same to a seat, its view is the same after either, unless the decision
// reveals hidden things.
func unseenLooksAlike(w *walk.Walk) func() error {
	after := w.State.Clone()
	return func() error {
		if len(w.Legal) < 2 || w.Loose() || w.Opens() {
			return engine.ErrIdle
		}
		const tries = 2
		seen := false
		for range tries * w.Effort {
			a, b := w.Legal[w.Random().IntN(len(w.Legal))], w.Legal[w.Random().IntN(len(w.Legal))]
			for _, seat := range w.SomeSeats() {
				if seat == w.Actor && seat != engine.Chance || a == b || w.State.Seen(seat, a) != w.State.Seen(seat, b) {
					continue
				}
				seen = true
				after.Assign(w.State)
				after.Apply(a, nil)
				one := after.Observe(seat, nil)
				after.Assign(w.State)
				after.Apply(b, nil)
				if other := after.Observe(seat, nil); !walk.Alike(one, other) {
					return fmt.Errorf("%s sees %q as %q, but then sees %s after it and %s after %q",
						w.Name(seat), w.State.Format(a), w.State.Seen(seat, a), walk.Text(one), walk.Text(other), w.State.Format(b))
				}
			}
		}
		return engine.IdleUnless(seen)
	}
}
