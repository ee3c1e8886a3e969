package pairs

import (
	"math/rand/v2"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// game is one of the two games of a pair, with the memory to play the next one.
type game struct {
	// start contains the games at their first decision, by table; nil if the set-up is refused.
	start []engine.State
	s     engine.State
	clock clock
	// legal lists the legal actions, in the given phase. ids are equal for equal actions of both
	// sides. weights are the odds of chance, and total is their sum.
	phase   string
	legal   []engine.Action
	ids     []uint64
	weights []int
	total   int
	// spelled reports that actions are compared by their spelling. names caches the hashes of
	// spellings, by table.
	spelled bool
	names   []map[engine.Action]uint64
	table   int

	// cast contains the players by table and turn. players are the players of this game by decider.
	cast    [][][]play.Player
	players []play.Player
	best    []engine.Action
	// opener is the seat that decided first; Nobody if no player has decided yet.
	opener engine.Seat
	source *rand.PCG
	rnd    *rand.Rand
}

// begin opens the game for a place in the plan.
func (g *game) begin(at place, seats int) {
	if g.s == nil {
		g.s = g.start[at.table].Clone()
	}
	g.s.Assign(g.start[at.table])
	g.table, g.players, g.opener = at.table, g.cast[at.table][at.turn], engine.Nobody
	g.clock.begin(at.seed, at.first, seats)
	for _, p := range g.players {
		if b, remembers := p.(interface{ Begin() }); remembers {
			b.Begin()
		}
	}
}

// look lists the legal actions.
func (g *game) look() {
	g.phase = g.s.Phase()
	g.legal = g.s.Legal(g.legal[:0], nil)
	g.ids, g.weights, g.total = g.ids[:0], g.weights[:0], 0
	chance := g.s.Actor() == engine.Chance
	for _, a := range g.legal {
		g.ids = append(g.ids, g.id(a))
		if chance {
			var weight int
			weight, g.total = g.s.Odds(a)
			g.weights = append(g.weights, weight)
		}
	}
}

// mostNames bounds the memory for spellings.
const mostNames = 1 << 20

// id identifies an action. If both sides have the same components, both pack the action in the same
// way.
func (g *game) id(a engine.Action) uint64 {
	if !g.spelled {
		return uint64(a)
	}
	names := g.names[g.table]
	id, known := names[a]
	if !known {
		if len(names) >= mostNames {
			clear(names)
		}
		id = hashOf(g.s.Format(a))
		names[a] = id
	}
	return id
}

// choose returns the index of the chosen action; there must be at least one.
func (g *game) choose() int {
	actor := g.s.Actor()
	key := g.clock.key(g.s, g.phase, g.s.Verb(g.legal[0]))
	if actor == engine.Chance {
		return likely(key, g.ids, g.weights)
	}
	if g.opener == engine.Nobody {
		g.opener = actor
	}
	switch p := g.player(actor).(type) {
	case play.Random:
		return first(key, g.ids)
	case interface {
		Best(s engine.State, legal, dst []engine.Action) []engine.Action
	}:
		g.best = p.Best(g.s, g.legal, g.best[:0])
		return g.favourite(key)
	default:
		g.source.Seed(key, 0)
		return slices.Index(g.legal, p.Choose(g.s, g.legal, g.rnd))
	}
}

// player returns the player who decides for a seat.
func (g *game) player(seat engine.Seat) play.Player {
	return g.players[(int(seat)-g.clock.first+g.clock.seats)%g.clock.seats]
}

// favourite returns the index of the best action with the largest priority.
func (g *game) favourite(key uint64) int {
	at, most := 0, uint64(0)
	for i, a := range g.legal {
		if !slices.Contains(g.best, a) {
			continue
		}
		if p := mix(key, g.ids[i]); p >= most {
			at, most = i, p
		}
	}
	return at
}

// over reports whether the game is over.
func (g *game) over() bool { return g.s.Actor() == engine.Nobody }

// finish plays the rest of the game, and reports whether the game ended within the limit. It calls
// see for every list of legal actions.
func (g *game) finish(decisions *int, limit int, see func(*game)) bool {
	for ; !g.over(); *decisions++ {
		if *decisions >= limit {
			return false
		}
		if g.look(); len(g.legal) == 0 {
			return false
		}
		see(g)
		g.s.Apply(g.legal[g.choose()], nil)
	}
	return true
}
