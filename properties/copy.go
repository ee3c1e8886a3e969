package properties

import (
	"bytes"
	"errors"
	"fmt"
)

// copiesAreApart: a copy that plays on leaves the original as it was, and an original that plays on leaves the copy; what is assigned
// is equal.
func copiesAreApart(w *walk) func() error {
	kept, document := w.state.Clone(), bytes.Clone(w.document())
	spare := w.state.Clone()
	return func() error {
		if w.moved && !bytes.Equal(text(kept.Position()), document) {
			return fmt.Errorf("%q changed a copy that was made before it from %s to %s", w.text, document, text(kept.Position()))
		}
		copied := w.state.Clone()
		if !copied.Equal(w.state) || !w.state.Equal(copied) {
			return errors.New("a copy is not equal to its original")
		}
		if len(w.legal) > 0 {
			a := w.legal[w.random().IntN(len(w.legal))]
			copied.Apply(a, nil)
			if now := text(w.state.Position()); !bytes.Equal(now, w.document()) {
				return fmt.Errorf("%q on a copy changed the original from %s to %s", w.state.Format(a), w.document(), now)
			}
		}
		spare.Assign(copied)
		kept.Assign(w.state)
		document = append(document[:0], w.document()...)
		if !spare.Equal(copied) || !kept.Equal(w.state) {
			return errors.New("what is assigned is not equal to what it was assigned from")
		}
		return nil
	}
}
