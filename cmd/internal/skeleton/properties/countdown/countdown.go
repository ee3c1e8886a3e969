// Package countdown is what walks know of Countdown alone.
package countdown

import "github.com/yardstick-rules/yardstick/properties/walk"

// Room says which laws of every game have little to hold in this one. Countdown exports its own laws;
// one that has to look back, or to play a second game beside the first, comes here.
func Room() walk.Room {
	return walk.Room{Seldom: map[string]string{"unseen-looks-alike": "nothing is hidden in the game"}}
}
