// Package countdown is Countdown, made executable clause by clause.
// The rulebook is data next to the code: clauses.yaml and rulings.yaml.
//
// Chapters of the rulebook and where they are obeyed:
//
//   - A turn: rules.go.
//
// Nothing is hidden and chance decides nothing, so package open makes the rest of the game. A game that deals or
// hides something implements engine.State itself, as its package comment says.
package countdown

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/open"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// What is in the box, and what a turn allows.
const (
	counters = 10
	mostAt   = 3 // counters taken on a turn
)

// New returns the game of Countdown.
func New() engine.Game {
	return open.Game[Position, *Position]{
		Book: &book, Laws: laws,
		Players: Turn01,                   // CD-TURN-01 says how many play
		Actions: []engine.Action{1, 2, 3}, // so many counters are taken
	}.Open()
}

// Book returns the rulebook of Countdown as data.
func Book() *rulebook.Book { return &book }

// Position is the state of the table. Parts that its document leaves out are as before the first turn.
type Position struct {
	open.Table
	// Player is the player to move, or the player who has taken the last counter.
	Player engine.Seat `json:"player"`
	// Counters holds the number of counters that each player has taken.
	Counters open.Each[uint8] `json:"counters"`
}
