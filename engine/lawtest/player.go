package lawtest

import (
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// Alone returns a function that decides for all seats with one player, and for chance by the odds.
func Alone(p play.Player, rnd *rand.Rand) func(s engine.State, legal []engine.Action) engine.Action {
	return func(s engine.State, legal []engine.Action) engine.Action {
		if s.Actor() == engine.Chance {
			return play.Chance(s, legal, rnd)
		}
		return p.Choose(s, legal, rnd)
	}
}
