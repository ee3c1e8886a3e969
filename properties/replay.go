package properties

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// replaysAreTrue: a second game that is given the decisions in notation, and nothing else, is the same game after each of them.
func replaysAreTrue(w *walk.Walk) func() error {
	subject := &engine.Local{Game: w.Game}
	follow := follower(w, subject)
	return func() error {
		if err := follow(); err != nil {
			return err
		}
		if !subject.State().Equal(w.State) {
			return fmt.Errorf("the replay is at %s, the game at %s", walk.Text(subject.State().Position()), w.Document())
		}
		return nil
	}
}

// follower makes a subject follow the walk by its record. The function it returns plays the new decisions.
func follower(w *walk.Walk, subject engine.Subject) func() error {
	_, failed := subject.Start(engine.Start{Game: w.Game.Name(), Setup: w.Setup, Position: w.From})
	next := 0
	return func() error {
		if failed != nil {
			return fmt.Errorf("the set-up: %w", failed)
		}
		for ; next < len(w.Played); next++ {
			d := w.Played[next]
			outcome, err := subject.Play(d.Actor, d.Action)
			if err != nil {
				return fmt.Errorf("the replay refuses %q: %w", d, err)
			}
			if next == len(w.Played)-1 && !walk.Alike(outcome.Effects, w.Rec.Effects) {
				return fmt.Errorf("the effects of %q differ in the replay: %s, not %s", d, walk.Text(outcome.Effects),
					walk.Text(w.Rec.Effects))
			}
		}
		turn, err := subject.Turn()
		if err != nil {
			return err
		}
		if over := w.Actor == engine.Nobody; over != (turn.Actor == "") || !over && turn.Actor != w.Name(w.Actor) {
			return errors.New("another seat decides in the replay: " + turn.Actor)
		}
		return nil
	}
}
