// Package countdown contains the list of the reference games of Countdown:
// the records with the purpose of each, and their common goals.
// The tests compute the scores a second time, from the decisions alone.
package countdown

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned returns the reference games of Countdown.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2}, Ends: ends}
}

// records holds the reference games by name, with the purpose of each. The purpose stands at the head of the file.
var records = map[string]string{
	"2-players": "A whole game of two.",
}

// ends lists the ways in which a game ends, as its last effects describe them.
var ends = map[string][]string{
	"by the last counter": {"wins"},
}
