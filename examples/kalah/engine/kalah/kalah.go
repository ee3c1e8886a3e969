// Package kalah is Kalah, made executable clause by clause.
// The rulebook is data next to the code: clauses.yaml and rulings.yaml. The board is in this file, and all
// other chapters are in rules.go.
package kalah

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/open"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// The pieces of the board.
const (
	houses = 6 // of each player
	seeds  = 4 // in each house at the start
)

// New returns the game of Kalah.
func New() engine.Game {
	return open.Game[Position, *Position]{
		Book: &book, Laws: laws,
		Players: Setup01,                           // KA-SETUP-01
		Actions: []engine.Action{1, 2, 3, 4, 5, 6}, // the house that is sown
	}.Open()
}

// Book returns the rulebook of Kalah as data.
func Book() *rulebook.Book { return &book }

// Position is the state of the table. Parts that its document leaves out are as before the first turn.
type Position struct {
	open.Table
	// Player is the player whose turn it is or, after the end, the player who took the last turn.
	Player engine.Seat `json:"player"`
	// Houses are the seeds in the houses of each player, from the first house to the sixth.
	Houses open.Each[[houses]uint8] `json:"houses"`
	// Store is the number of seeds in the store of each player.
	Store open.Each[uint8] `json:"store"`
}

// Start puts four seeds into each house (KA-SETUP-02) and none into the stores (KA-SETUP-03). The first player begins.
func (p *Position) Start(rec *engine.Record) {
	rec.CiteAll(Setup02, Setup03)
	for n := range houses {
		p.Houses[0][n], p.Houses[1][n] = seeds, seeds
	}
}
