// Package kalah is Kalah, made executable clause by clause.
// The rulebook is beside the code as clauses.yaml and rulings.yaml.
// The board is in this file, all other chapters are in rules.go.
package kalah

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/open"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// What is on the board.
const (
	houses = 6 // of each player
	seeds  = 4 // in each house at the start
)

// New is the game of Kalah.
func New() engine.Game {
	return open.Game[Position, *Position]{
		Book: &book, Laws: laws,
		Players: Setup01,                           // KA-SETUP-01
		Actions: []engine.Action{1, 2, 3, 4, 5, 6}, // the house that is sown
	}.Open()
}

// Book is the rulebook of Kalah as data.
func Book() *rulebook.Book { return &book }

// Position is what lies on the table. What its document leaves out is as it is before the first turn.
type Position struct {
	open.Table
	// Player is whose turn it is, or who took the last one.
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
