package main

import (
	"errors"
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// box holds the components of a game, and the values that could replace them.
type box struct {
	*knobs.Box
	book *rulebook.Book
}

// newBox reads the printed components of a game; it is nil for a game without components.
func newBox(entry rulebook.Entry) (*box, error) {
	if _, err := fs.Stat(entry.Book.Files, "components.yaml"); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	b, err := knobs.NewBox(entry)
	return &box{b, entry.Book}, err
}
