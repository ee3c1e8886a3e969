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
