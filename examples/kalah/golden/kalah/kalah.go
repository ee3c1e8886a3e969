// Package kalah is the pinned games of Kalah:
// the records, what each is there to show and what they reach together.
// Its tests add the records up a second way, from the decisions alone.
package kalah

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned is what is pinned of Kalah.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2}, Ends: ends}
}

// records are the pinned games by name, with what each is there to show. The text heads the file.
var records = map[string]string{
	"2-players":           "A whole game of two.",
	"2-players-lone-seed": "A whole game in which a last seed is captured alone.",
	"2-players-tie":       "A whole game that ends with equal stores.",
}

// ends are the ways in which a game ends, as the last effects tell it.
var ends = map[string][]string{
	"with more seeds in one store": {"wins"},
	"with equal stores":            {"p1 wins", "p2 wins"},
}
