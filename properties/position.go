package properties

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// positionsLoad: Load(Position()) is the state, through JSON, and writes the same document.
func positionsLoad(w *walk) func() error {
	var rec engine.Record
	return func() error {
		rec.Reset()
		loaded, err := w.game.Load(w.setup, w.document(), &rec)
		if err != nil {
			return fmt.Errorf("%w; the position was %s", err, w.document())
		}
		if err := w.cites(&rec); err != nil {
			return fmt.Errorf("loading: %w", err)
		}
		again, err := json.Marshal(loaded.Position())
		if err != nil {
			return err
		}
		if !bytes.Equal(again, w.document()) {
			return fmt.Errorf("the position %s loads as %s", w.document(), again)
		}
		if !loaded.Equal(w.state) || !w.state.Equal(loaded) {
			return fmt.Errorf("the position loads as another state with the same document %s", w.document())
		}
		return nil
	}
}

// positionsTellApart: states are equal if and only if their documents are; held for a position and the one before, and for what
// two decisions lead to.
func positionsTellApart(w *walk) func() error {
	one, other := w.state.Clone(), w.state.Clone()
	var documentBefore []byte
	return func() error {
		if w.moved && bytes.Equal(documentBefore, w.document()) != w.state.Equal(w.before) {
			return fmt.Errorf("the states before and after %q are equal: %t; their positions are %s and %s",
				w.text, w.state.Equal(w.before), documentBefore, w.document())
		}
		documentBefore = append(documentBefore[:0], w.document()...)
		if !w.state.Equal(w.state) {
			return errors.New("the state is not equal to itself")
		}
		if len(w.legal) < 2 {
			return nil
		}
		a, b := w.legal[w.random().IntN(len(w.legal))], w.legal[w.random().IntN(len(w.legal))]
		one.Assign(w.state)
		one.Apply(a, nil)
		other.Assign(w.state)
		other.Apply(b, nil)
		if alike(one.Position(), other.Position()) != one.Equal(other) || one.Equal(other) != other.Equal(one) {
			return fmt.Errorf("after %q and after %q the states are equal: %t, their positions: %t",
				w.state.Format(a), w.state.Format(b), one.Equal(other), !one.Equal(other))
		}
		return nil
	}
}
