package properties

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// oneSpelling: Parse(Format(a)) is a, Format(Parse(t)) is t, and a spelling fits on a line of a record.
func oneSpelling(w *walk) func() error {
	verbs := len(w.game.Verbs())
	return func() error {
		for _, a := range w.some() {
			text := w.state.Format(a)
			if text == "" || strings.Join(strings.Fields(text), " ") != text || strings.Contains(" "+text, " #") {
				return fmt.Errorf("%q cannot stand on a line of a record", text)
			}
			if err := w.readBack(text, a); err != nil {
				return err
			}
			if v := w.state.Verb(a); int(v) >= verbs {
				return fmt.Errorf("%q is legal and of verb %d, and the game lists %d verbs", text, v, verbs)
			}
		}
		for _, p := range w.proposals() {
			if p.err != nil {
				if p.err.Error() == "" {
					return fmt.Errorf("%q is not read, and nothing is said why", p.text)
				}
				continue
			}
			if text := w.state.Format(p.action); text != p.text {
				return fmt.Errorf("%q is read as an action that is spelled %q", p.text, text)
			}
		}
		return nil
	}
}

func (w *walk) readBack(text string, a engine.Action) error {
	back, err := w.state.Parse(text)
	if err != nil {
		return fmt.Errorf("%q is legal and is not read: %w", text, err)
	}
	if back != a {
		return fmt.Errorf("%q is read as another action, spelled %q", text, w.state.Format(back))
	}
	return nil
}

// seenIsSpelled: whoever sees an action sees its spelling, or one with ? in it; nothing of one's own decision is hidden.
func seenIsSpelled(w *walk) func() error {
	return func() error {
		for _, a := range w.some() {
			text := w.state.Format(a)
			for _, by := range w.seats() {
				seen := w.state.Seen(by, a)
				if seen == text {
					continue
				}
				if by == w.actor && by != engine.Chance {
					return fmt.Errorf("%s decides %q and sees %q", w.name(by), text, seen)
				}
				if !strings.Contains(seen, "?") || strings.Contains(seen, "\n") {
					return fmt.Errorf("%s sees %q as %q, and nothing in it says that something is hidden", w.name(by), text, seen)
				}
			}
		}
		return nil
	}
}
