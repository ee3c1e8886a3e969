// Package stockyards is Union Stockyards, a board game of meat packers, made executable clause by clause. The rulebook lies beside the
// code as clauses.yaml, rulings.yaml and components.yaml; a file here is a phase or a noun of it.
//
// Money and meat values are whole dollars. Everything is public but the order of cards not yet seen, which chance decides when they are
// revealed. Packingtown is a set of bit boards: whatever lies on the grid is a set of squares, and connection is derived, not stored.
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
