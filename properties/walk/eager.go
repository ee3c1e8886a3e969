package walk

import (
	"math/rand/v2"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// eager is a player who takes the first legal action of a list of wants, which take long to prepare, or
// sometimes any action.
type eager struct{ wants []string }

// Choose returns the action of the player, for [play.Player].
func (e eager) Choose(s engine.State, legal []engine.Action, rnd *rand.Rand) engine.Action {
	const whim, many = 3, 120
	if rnd.IntN(whim) == 0 || len(legal) == 1 {
		return legal[rnd.IntN(len(legal))]
	}
	from := rnd.IntN(len(legal))
	best, rank := legal[from], len(e.wants)
	for i := range min(len(legal), many) {
		a := legal[(from+i)%len(legal)]
		text := s.Format(a)
		for r, want := range e.wants[:rank] {
			if strings.HasPrefix(text, want) {
				best, rank = a, r
				break
			}
		}
	}
	return best
}
