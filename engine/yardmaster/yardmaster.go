package yardmaster

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New is the game of Yardmaster.
func New() engine.Game { return game{} }

// Book is the Yardmaster rulebook as data.
func Book() *rulebook.Book { return &book }

type game struct{}

func (game) Name() string { return "yardmaster" }

func (game) Verbs() []string { return slices.Clone(verbNames[1:attempts]) }

func (game) Questions() []string { return questionIDs }

var questionIDs = book.QuestionIDs()

func (game) Laws() []engine.Law { return laws }

// New opens a game before its first card is turned over.
func (game) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	s, err := empty(setup, rec)
	if err != nil {
		return nil, err
	}
	s.unpack(rec)
	return s, nil
}
