// Package hellonwheels is Hell on Wheels, a card game of vice towns that follow the railroad, made executable clause by clause. The
// rulebook lies beside the code as clauses.yaml, rulings.yaml and components.yaml; a file here is a phase or a noun of it.
//
// Money is in whole K (thousands of dollars). Nothing is random: decks are sets from which chance draws. A sealed bid is an
// ordinary decision, asked seat by seat and hidden from the others until all are made. An Opportunist Phase is a decision point with
// a counter of passes; what happens by itself (taxes, payouts, the moving of the Towns) follows the last decision before it.
package hellonwheels

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New is the game of Hell on Wheels.
func New() engine.Game { return game{} }

// Book is the Hell on Wheels rulebook as data.
func Book() *rulebook.Book { return &book }

type game struct{}

func (game) Name() string { return "hell-on-wheels" }

func (game) Verbs() []string { return slices.Clone(verbNames[1:]) }

func (game) Questions() []string { return questionIDs }

var questionIDs = book.QuestionIDs()

func (game) Laws() []engine.Law { return laws }
