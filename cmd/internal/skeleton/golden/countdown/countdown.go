// Package countdown has the reference games of Countdown: the records, the purpose of each, and their common
// goals. Its tests score the records a second way, from the decisions alone.
package countdown

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned returns the reference games of Countdown.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2}, Ends: ends}
}

// records are the reference games by name, with what each is there to show. The text heads the file.
var records = map[string]string{
	"2-players": "A whole game of two.",
}

// ends are the ways in which a game ends, as the last effects tell it.
var ends = map[string][]string{
	"by the last counter": {"wins"},
}
