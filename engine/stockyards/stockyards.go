package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New returns the game of Union Stockyards.
func New() engine.Game {
	return game{engine.NewTitle("union-stockyards", grammar.Verbs()[vFirst:vPass], book.QuestionIDs(), laws)}
}

// Book returns the Union Stockyards rulebook as data.
func Book() *rulebook.Book { return &book }

type game struct{ engine.Title }
