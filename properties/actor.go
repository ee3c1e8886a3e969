package properties

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// oneActor: the game is over if and only if nobody has anything to decide, and nobody has won before.
func oneActor(w *walk.Walk) func() error {
	var scores []int
	return func() error {
		n := len(w.Setup.Seats)
		if w.Actor < engine.Nobody || int(w.Actor) >= n {
			return fmt.Errorf("seat %d is to decide, and the table has %d", w.Actor, n)
		}
		if (w.Actor == engine.Nobody) != (len(w.Legal) == 0) {
			return fmt.Errorf("%s is to decide and has %d legal actions", w.Name(w.Actor), len(w.Legal))
		}
		won := w.State.Winners()
		if won != 0 && w.Actor != engine.Nobody {
			return fmt.Errorf("the winners are known and %s is still to decide", w.Name(w.Actor))
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
