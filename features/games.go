package features

import (
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/open"
	"github.com/yardstick-rules/yardstick/features/frontier"
	"github.com/yardstick-rules/yardstick/features/hellonwheels"
	nouns "github.com/yardstick-rules/yardstick/features/open"
	"github.com/yardstick-rules/yardstick/features/step"
	"github.com/yardstick-rules/yardstick/features/stockyards"
	"github.com/yardstick-rules/yardstick/features/yardmaster"
)

// rooms make the nouns of a game for one scenario, by the game's room. It is the only list of games on this floor.
var rooms = map[string]func(*step.World) step.Nouns{
	"yardmaster":   yardmaster.New,
	"hellonwheels": hellonwheels.New,
	"stockyards":   stockyards.New,
	"frontier":     frontier.New,
}

// nounsOf makes the nouns of a game by its room: those of a game of package open follow from its documents. It is nil for a game that has
// none yet.
func nounsOf(room string) func(*step.World) step.Nouns {
	if makes, ok := rooms[room]; ok {
		return makes
	}
	for _, e := range games.All() {
		if documents := open.Documents(e.Game); e.Room == room && documents != nil {
			return nouns.Nouns(documents)
		}
	}
	return nil
}
