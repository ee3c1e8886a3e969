package properties

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// oneActor: the game is over if and only if no seat has a decision to make, and no seat has won before that.
func oneActor(w *walk.Walk) func() error {
	var scores []int
	return func() error {
		n := len(w.Setup.Seats)
		if w.Actor < engine.Nobody || int(w.Actor) >= n {
			return fmt.Errorf("seat %d has to decide, but the table has %d seats", w.Actor, n)
		}
		if (w.Actor == engine.Nobody) != (len(w.Legal) == 0) {
			return fmt.Errorf("the actor is %s, and %d actions are legal", w.Name(w.Actor), len(w.Legal))
		}
		won := w.State.Winners()
		if won != 0 && w.Actor != engine.Nobody {
			return fmt.Errorf("there are winners, but %s still has to decide", w.Name(w.Actor))
		}
		if won>>n != 0 {
			return fmt.Errorf("the winners %b are not all at a table of %d", won, n)
		}
		if scores = w.State.Scores(scores[:0]); len(scores) != n {
			return fmt.Errorf("there are %d scores for %d seats", len(scores), n)
		}
		return nil
	}
}
