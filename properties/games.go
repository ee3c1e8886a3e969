package properties

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/open"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties/frontier"
	"github.com/yardstick-rules/yardstick/properties/hellonwheels"
	"github.com/yardstick-rules/yardstick/properties/stockyards"
	"github.com/yardstick-rules/yardstick/properties/walk"
	"github.com/yardstick-rules/yardstick/properties/yardmaster"
)

// rooms holds the data that random games need about each game, by the name of its package. A new game is one
// more line.
func rooms() map[string]walk.Room {
	return map[string]walk.Room{
		"yardmaster":   yardmaster.Room(),
		"hellonwheels": hellonwheels.Room(),
		"stockyards":   stockyards.Room(),
		"frontier":     frontier.Room(),
	}
}

// newSubject returns a game with the data for random games.
func newSubject(g engine.Game, book *rulebook.Book) *walk.Subject {
	known, _ := games.Find(g.Name()) // a game that is not on the list has no such data
	room := rooms()[known.Room]
	if open.Documents(g) != nil {
		room.Seldom = map[string]string{"unseen-looks-alike": "nothing is hidden in the game"}
	}
	return walk.NewSubject(g, book, room)
}

// laws lists the laws of a game: those that it exports, those of its package here, and those of the kernel.
// They are checked in this order. A fault in a rule often breaks a promise of the kernel too, and the rule
// describes it better.
func laws(on *walk.Subject) []walk.Law {
	all := kernel()
	for i := range all {
		all[i].Seldom = on.Seldom(all[i].ID)
	}
	return append(on.Laws(), all...)
}
