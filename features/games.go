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

// rooms holds, by the name of a game's package, the function that makes the phrases of the game for one
// scenario. It is the only list of games here.
var rooms = map[string]func(*step.World) step.Nouns{
	"yardmaster":   yardmaster.New,
	"hellonwheels": hellonwheels.New,
	"stockyards":   stockyards.New,
	"frontier":     frontier.New,
}

// nounsOf returns the function that makes the phrases of a game, by the name of its package. For a game of
// package open they follow from its documents. It returns nil for a game that has no phrases yet.
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
