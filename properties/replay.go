package properties

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// replaysAreTrue: a second game that is told the decisions in notation, and nothing else, is the same game after each of them.
func replaysAreTrue(w *walk) func() error {
	subject := &engine.Local{Game: w.game}
	follow := follower(w, subject)
	return func() error {
		if err := follow(); err != nil {
			return err
		}
		if !subject.State().Equal(w.state) {
			return fmt.Errorf("the replay stands at %s, the game at %s", text(subject.State().Position()), w.document())
		}
		return nil
	}
}

// follower makes a subject follow the walk by its record. What it returns plays the decisions that are new.
func follower(w *walk, subject engine.Subject) func() error {
	_, failed := subject.Start(engine.Start{Game: w.game.Name(), Setup: w.setup})
	told := 0
	return func() error {
		if failed != nil {
			return fmt.Errorf("the set-up: %w", failed)
		}
		for ; told < len(w.played); told++ {
			d := w.played[told]
			outcome, err := subject.Play(d.Actor, d.Action)
			if err != nil {
				return fmt.Errorf("the replay refuses %q: %w", d, err)
			}
			if told == len(w.played)-1 && !alike(outcome.Effects, w.rec.Effects) {
				return fmt.Errorf("the effects of %q are others in the replay: %s, not %s", d, text(outcome.Effects), text(w.rec.Effects))
			}
		}
		turn, err := subject.Turn()
		if err != nil {
			return err
		}
		if over := w.actor == engine.Nobody; over != (turn.Actor == "") || !over && turn.Actor != w.name(w.actor) {
			return errors.New("the replay has another seat to decide: " + turn.Actor)
		}
		return nil
	}
}
