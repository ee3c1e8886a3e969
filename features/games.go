package features

import (
	"github.com/yardstick-rules/yardstick/features/frontier"
	"github.com/yardstick-rules/yardstick/features/hellonwheels"
	"github.com/yardstick-rules/yardstick/features/step"
	"github.com/yardstick-rules/yardstick/features/stockyards"
	"github.com/yardstick-rules/yardstick/features/yardmaster"
)

// nounsOf makes the nouns of a game for one scenario, by the game's room. It is the only list of games on this floor.
var nounsOf = map[string]func(*step.World) step.Nouns{
	"yardmaster":   yardmaster.New,
	"hellonwheels": hellonwheels.New,
	"stockyards":   stockyards.New,
	"frontier":     frontier.New,
}
