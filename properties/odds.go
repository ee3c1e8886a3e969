package properties

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// oddsFillThePile: every outcome of chance has a weight of 1 or more, all have the same total, and the
// weights sum to it. A player's action has no odds.
func oddsFillThePile(w *walk.Walk) func() error {
	return func() error {
		sum, total := 0, 0
		for i, a := range w.Legal {
			weight, of := w.State.Odds(a)
			if w.Actor != engine.Chance {
				if weight != 0 || of != 0 {
					return fmt.Errorf("%q, which %s decides, has odds of %d/%d", w.State.Format(a), w.Name(w.Actor), weight, of)
				}
				continue
			}
			if weight < 1 || i > 0 && of != total {
				return fmt.Errorf("%q has odds of %d/%d, the outcome before it a total of %d", w.State.Format(a), weight, of, total)
			}
			sum, total = sum+weight, of
		}
		if sum != total {
			return fmt.Errorf("the weights of the outcomes sum to %d, and the total is %d", sum, total)
		}
		return engine.IdleUnless(len(w.Legal) > 0)
	}
}
