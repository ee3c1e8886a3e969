// Package countdown is Countdown, made executable clause by clause.
// The rulebook is beside the code as clauses.yaml and rulings.yaml.
//
// Chapters of the rulebook and where they are obeyed:
//
//   - A turn: rules.go.
//
// A state is the counters that each seat has taken, and whose turn it is.
package countdown

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New is the game of Countdown.
func New() engine.Game {
	return game{engine.NewTitle(book.Game, []string{"take"}, book.QuestionIDs(), laws)}
}

// Book is the rulebook of Countdown as data.
func Book() *rulebook.Book { return &book }

type game struct{ engine.Title }

// New opens a game before its first turn.
func (game) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	t, err := newTable(setup, rec)
	if err != nil {
		return nil, err
	}
	return &state{table: t}, nil
}

// Load opens a game at a position.
func (g game) Load(setup engine.Setup, position []byte, rec *engine.Record) (engine.State, error) {
	t, err := newTable(setup, rec)
	if err != nil {
		return nil, err
	}
	var p Position
	if err := document.Decode(position, &p); err != nil {
		return nil, err
	}
	s := &state{table: t}
	if err := s.load(&p); err != nil {
		return nil, err
	}
	return s, document.Audit(s, laws)
}

// table is what never changes in a game: the players and the answers to the open questions.
type table struct {
	seats   []string
	answers *rulebook.Answers
}

func newTable(setup engine.Setup, rec *engine.Record) (*table, error) {
	if n := len(setup.Seats); n != seats {
		return nil, &engine.Violation{Clause: Turn01, Reason: "the game is for two players"}
	}
	rec.Cite(Turn01)
	if err := setup.CheckSeats(); err != nil {
		return nil, err
	}
	answers, err := book.Answer(setup.Rulings)
	if err != nil {
		return nil, err
	}
	return &table{seats: slices.Clone(setup.Seats), answers: answers}, nil
}
