package yardmaster

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New returns the game of Yardmaster.
func New() engine.Game {
	return game{engine.NewTitle("yardmaster", verbNames[1:attempts], book.QuestionIDs(), laws)}
}

// Book returns the Yardmaster rulebook as data.
func Book() *rulebook.Book { return &book }

type game struct{ engine.Title }

// New opens a game before its first card is turned over.
func (game) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	s, err := empty(setup, rec)
	if err != nil {
		return nil, err
	}
	s.unpack(rec)
	return s, nil
}
