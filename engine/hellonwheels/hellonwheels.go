package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New returns the game of Hell on Wheels.
func New() engine.Game {
	return game{engine.NewTitle("hell-on-wheels", verbNames[1:], book.QuestionIDs(), laws)}
}

// Book returns the Hell on Wheels rulebook as data.
func Book() *rulebook.Book { return &book }

type game struct{ engine.Title }
