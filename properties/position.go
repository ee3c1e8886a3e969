package properties

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// sparing is the number of positions per check of an expensive law, at effort 1.
const sparing = 5

// positionsLoad: Load(Position()) is the state, through JSON, and writes the same document.
func positionsLoad(w *walk.Walk) func() error {
	var rec engine.Record
	return func() error {
		if w.Random().IntN(sparing) >= w.Effort && !w.Over() {
			return engine.ErrIdle
		}
		rec.Reset()
		loaded, err := w.Game.Load(w.Setup, w.Document(), &rec)
		if err != nil {
			return fmt.Errorf("%w; the position was %s", err, w.Document())
		}
		if err := cites(w, &rec); err != nil {
			return fmt.Errorf("loading: %w", err)
		}
		again, err := json.Marshal(loaded.Position())
		if err != nil {
			return err
		}
		if !bytes.Equal(again, w.Document()) {
			return fmt.Errorf("the position %s loads as %s", w.Document(), again)
		}
		if !loaded.Equal(w.State) || !w.State.Equal(loaded) {
			return fmt.Errorf("the position loads as another state with the same document %s", w.Document())
		}
		return nil
	}
}

// positionsTellApart: states are equal if and only if their documents are; checked for a position and the one before, and for the
// positions that two decisions lead to.
func positionsTellApart(w *walk.Walk) func() error {
	one, other := w.State.Clone(), w.State.Clone()
	var documentBefore []byte
	return func() error {
		if w.Moved && bytes.Equal(documentBefore, w.Document()) != w.State.Equal(w.Before) {
			return fmt.Errorf("the states before and after %q are equal: %t; their positions are %s and %s",
				w.Text, w.State.Equal(w.Before), documentBefore, w.Document())
		}
		documentBefore = append(documentBefore[:0], w.Document()...)
		if !w.State.Equal(w.State) {
			return errors.New("the state is not equal to itself")
		}
		if len(w.Legal) < 2 {
			return engine.ErrIdle
		}
		a, b := w.Legal[w.Random().IntN(len(w.Legal))], w.Legal[w.Random().IntN(len(w.Legal))]
		one.Assign(w.State)
		one.Apply(a, nil)
		other.Assign(w.State)
		other.Apply(b, nil)
		if walk.Alike(one.Position(), other.Position()) != one.Equal(other) || one.Equal(other) != other.Equal(one) {
			return fmt.Errorf("after %q and after %q the states are equal: %t, their positions: %t",
				w.State.Format(a), w.State.Format(b), one.Equal(other), !one.Equal(other))
		}
		return nil
	}
}
