package properties

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// oneActor: the game is over if and only if nobody has anything to decide, and nobody has won before.
func oneActor(w *walk) func() error {
	var scores []int
	return func() error {
		n := len(w.setup.Seats)
		if w.actor < engine.Nobody || int(w.actor) >= n {
			return fmt.Errorf("seat %d is to decide, and the table has %d", w.actor, n)
		}
		if (w.actor == engine.Nobody) != (len(w.legal) == 0) {
			return fmt.Errorf("%s is to decide and has %d legal actions", w.name(w.actor), len(w.legal))
		}
		won := w.state.Winners()
		if won != 0 && w.actor != engine.Nobody {
			return fmt.Errorf("the winners are known and %s is still to decide", w.name(w.actor))
		}
		if won>>n != 0 {
			return fmt.Errorf("the winners %b are not all at a table of %d", won, n)
		}
		if scores = w.state.Scores(scores[:0]); len(scores) != n {
			return fmt.Errorf("there are %d scores for %d seats", len(scores), n)
		}
		return nil
	}
}
