package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New is the game of Union Stockyards.
func New() engine.Game { return game{} }

// Book is the Union Stockyards rulebook as data.
func Book() *rulebook.Book { return &book }

type game struct{}

func (game) Name() string { return "union-stockyards" }

func (game) Verbs() []string { return slices.Clone(verbTexts) }

var verbTexts = func() []string {
	var texts []string
	for v := vFirst; v < vPass; v++ {
		texts = append(texts, verbName(v))
	}
	return texts
}()

func (game) Questions() []string { return questionIDs }

var questionIDs = book.QuestionIDs()

func (game) Laws() []engine.Law { return laws }
