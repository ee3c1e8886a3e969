package properties

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// oneSpelling: Parse(Format(a)) is a, Format(Parse(t)) is t, and a spelling fits on a line of a record.
func oneSpelling(w *walk.Walk) func() error {
	verbs := len(w.Game.Verbs())
	return func() error {
		for _, a := range w.Some() {
			text := w.State.Format(a)
			if text == "" || strings.Join(strings.Fields(text), " ") != text || strings.Contains(" "+text, " #") {
				return fmt.Errorf("%q does not fit on a line of a record", text)
			}
			if err := readBack(w, text, a); err != nil {
				return err
			}
			if v := w.State.Verb(a); int(v) >= verbs {
				return fmt.Errorf("%q is legal and of verb %d, but the game lists %d verbs", text, v, verbs)
			}
		}
		for _, p := range w.Proposals() {
			if p.Err != nil {
				if p.Err.Error() == "" {
					return fmt.Errorf("%q is not read, and the error does not say why", p.Text)
				}
				continue
			}
			if text := w.State.Format(p.Action); text != p.Text {
				return fmt.Errorf("%q is read as an action that is spelled %q", p.Text, text)
			}
		}
		return engine.IdleUnless(len(w.Legal) > 0)
	}
}

func readBack(w *walk.Walk, text string, a engine.Action) error {
	back, err := w.State.Parse(text)
	if err != nil {
		return fmt.Errorf("%q is legal, but is not read: %w", text, err)
	}
	if back != a {
		return fmt.Errorf("%q is read as another action, spelled %q", text, w.State.Format(back))
	}
	return nil
}

// seenIsSpelled: a seat that sees an action sees its spelling, or one with ? in it; a player's own decision has no ?.
func seenIsSpelled(w *walk.Walk) func() error {
	return func() error {
		for _, a := range w.Some() {
			text := w.State.Format(a)
			for _, by := range w.Seats() {
				seen := w.State.Seen(by, a)
				if seen == text {
					continue
				}
				if by == w.Actor && by != engine.Chance {
					return fmt.Errorf("%s decides %q but sees %q", w.Name(by), text, seen)
				}
				if !strings.Contains(seen, "?") || strings.Contains(seen, "\n") {
					return fmt.Errorf("%s sees %q as %q, which does not show that something is hidden", w.Name(by), text, seen)
				}
			}
		}
		return engine.IdleUnless(len(w.Legal) > 0)
	}
}
