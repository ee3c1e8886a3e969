package play

import (
	"math/rand/v2"
	"reflect"

	"github.com/yardstick-rules/yardstick/engine"
)

// Random is a player that chooses every legal action with the same probability.
type Random struct{}

// Choose returns a random legal action.
func (Random) Choose(_ engine.State, legal []engine.Action, rnd *rand.Rand) engine.Action {
	return legal[rnd.IntN(len(legal))]
}

// Greedy is a player that chooses the action after which its own score is highest, and among equal
// actions at random. The zero Greedy is ready to use.
type Greedy struct {
	after  engine.State
	legal  []engine.Action
	scores []int
}

// Choose returns the action with the highest score. If chance decides next, Choose assumes the
// likeliest outcomes, because the gain of an action often appears only after them.
func (g *Greedy) Choose(s engine.State, legal []engine.Action, rnd *rand.Rand) engine.Action {
	me := s.Actor()
	var chosen engine.Action
	best, equals := 0, 0
	for _, a := range legal {
		score := g.score(s, a, me)
		switch {
		case equals == 0 || score > best:
			chosen, best, equals = a, score, 1
		case score == best:
			if equals++; rnd.IntN(equals) == 0 {
				chosen = a
			}
		}
	}
	return chosen
}

// Best appends the actions with the highest score, for callers that choose among equal actions
// themselves.
func (g *Greedy) Best(s engine.State, legal, dst []engine.Action) []engine.Action {
	me, best, none := s.Actor(), 0, len(dst)
	for _, a := range legal {
		score := g.score(s, a, me)
		if len(dst) > none && score > best {
			dst = dst[:none]
		}
		if len(dst) == none || score == best {
			dst, best = append(dst, a), score
		}
	}
	return dst
}

// score returns the seat's score after an action, when a player decides again.
func (g *Greedy) score(s engine.State, a engine.Action, me engine.Seat) int {
	if g.after == nil || reflect.TypeOf(g.after) != reflect.TypeOf(s) {
		g.after = s.Clone()
	}
	g.after.Assign(s)
	g.after.Apply(a, nil)
	const mostOutcomes = 32
	for n := 0; n < mostOutcomes && g.after.Actor() == engine.Chance; n++ {
		g.legal = g.after.Legal(g.legal[:0], nil)
		g.after.Apply(likeliest(g.after, g.legal), nil)
	}
	g.scores = g.after.Scores(g.scores[:0])
	return g.scores[me]
}

func likeliest(s engine.State, outcomes []engine.Action) engine.Action {
	best, most := outcomes[0], 0
	for _, a := range outcomes {
		if weight, _ := s.Odds(a); weight > most {
			best, most = a, weight
		}
	}
	return best
}
