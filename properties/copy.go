package properties

import (
	"bytes"
	"errors"
	"fmt"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// copiesAreApart: further decisions in a copy leave the original unchanged, and the reverse. A copy by
// assignment is equal to the original.
func copiesAreApart(w *walk.Walk) func() error {
	kept, document := w.State.Clone(), bytes.Clone(w.Document())
	spare := w.State.Clone()
	return func() error {
		if w.Moved && !bytes.Equal(walk.Text(kept.Position()), document) {
			return fmt.Errorf("%q changed a copy that was made before it from %s to %s", w.Text, document, walk.Text(kept.Position()))
		}
		copied := w.State.Clone()
		if !copied.Equal(w.State) || !w.State.Equal(copied) {
			return errors.New("a copy is not equal to its original")
		}
		if len(w.Legal) > 0 {
			a := w.Legal[w.Random().IntN(len(w.Legal))]
			copied.Apply(a, nil)
			if now := walk.Text(w.State.Position()); !bytes.Equal(now, w.Document()) {
				return fmt.Errorf("%q on a copy changed the original from %s to %s", w.State.Format(a), w.Document(), now)
			}
		}
		spare.Assign(copied)
		kept.Assign(w.State)
		document = append(document[:0], w.Document()...)
		if !spare.Equal(copied) || !kept.Equal(w.State) {
			return errors.New("what is assigned is not equal to what it was assigned from")
		}
		return nil
	}
}
