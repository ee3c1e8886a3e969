// Package kalah contains the list of the reference games of Kalah: the records with the purpose of each, and
// their common goals. The tests compute the scores of the records a second time, from the decisions alone.
package kalah

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned returns the reference games of Kalah.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2}, Ends: ends}
}

// records are the reference games by name, with the purpose of each. The purpose is at the head of the file.
var records = map[string]string{
	"2-players":           "A whole game of two.",
	"2-players-lone-seed": "A whole game in which a last seed is captured alone.",
	"2-players-tie":       "A whole game that ends with equal stores.",
}

// ends are the ways in which a game ends, by the texts of the last effects.
var ends = map[string][]string{
	"with more seeds in one store": {"wins"},
	"with equal stores":            {"p1 wins", "p2 wins"},
}
