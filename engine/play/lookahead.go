package play

import (
	"cmp"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Lookahead is a player that compares at most 32 legal actions. In each round it plays at most 32
// random games of up to 40 decisions, divided equally among the remaining actions. Then the player
// drops the worse half of these actions. The random games start from positions that are possible
// given the view of the seat. Lookahead chooses the action with the greatest lead. The zero
// Lookahead is ready to use.
type Lookahead struct {
	base, after engine.State
	greedy      Greedy
	tries       []try
	legal       []engine.Action
	scores      []int
	source      rand.PCG
	luck        *rand.Rand
}

// try is an action with its results: the sum of the seat's leads, and the number of its wins.
type try struct {
	action engine.Action
	ahead  int
	won    int
	value  float64
}

const (
	// mostTried is the limit of actions that are tried, chosen at random.
	mostTried = 32
	// playouts is the number of random games in each round, for all actions together.
	playouts = 32
	// farthest is the number of decisions of a random game, including those of chance.
	farthest = 40
)

// Choose returns the action with which the seat has the greatest lead.
func (l *Lookahead) Choose(s engine.State, legal []engine.Action, rnd *rand.Rand) engine.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	if l.base == nil || reflect.TypeOf(l.base) != reflect.TypeOf(s) {
		l.base, l.after, l.luck = s.Clone(), s.Clone(), rand.New(&l.source)
	}
	l.begin(s, legal, rnd)
	for rounds := 0; len(l.tries) > 1; {
		for range max(1, playouts/len(l.tries)) {
			l.round(s, rnd)
			rounds++
		}
		l.drop(rounds)
	}
	return l.tries[0].action
}

// begin selects the actions to try, in random order, because the first of equal actions is chosen.
// If there are too many, a quarter of the selected actions are those that give the most points at
// once.
func (l *Lookahead) begin(s engine.State, legal []engine.Action, rnd *rand.Rand) {
	l.tries = l.tries[:0]
	for _, a := range legal {
		l.tries = append(l.tries, try{action: a})
	}
	rnd.Shuffle(len(l.tries), func(i, j int) { l.tries[i], l.tries[j] = l.tries[j], l.tries[i] })
	if len(l.tries) <= mostTried {
		return
	}
	for i := range l.tries {
		l.tries[i].value = float64(l.greedy.score(s, l.tries[i].action, s.Actor()))
	}
	best := slices.Clone(l.tries)
	sortTries(best)
	for i := range mostTried / 4 {
		j := slices.IndexFunc(l.tries, func(t try) bool { return t.action == best[i].action })
		l.tries[i], l.tries[j] = l.tries[j], l.tries[i]
	}
	l.tries = l.tries[:mostTried]
}

// sortTries puts the best action first, and keeps the order of equal ones.
func sortTries(tries []try) {
	slices.SortStableFunc(tries, func(a, b try) int { return cmp.Compare(b.value, a.value) })
}

// round plays one random game after each action. All games have the same hidden parts and the same
// chance.
func (l *Lookahead) round(s engine.State, rnd *rand.Rand) {
	me := s.Actor()
	l.base.Assign(s)
	l.base.Resample(me, rnd.IntN)
	seed := rnd.Uint64()
	for i := range l.tries {
		l.source.Seed(seed, stream)
		l.after.Assign(l.base)
		l.after.Apply(l.tries[i].action, nil)
		l.playOn()
		l.tries[i].ahead += l.lead(me)
		if l.after.Winners().Has(me) {
			l.tries[i].won++
		}
	}
}

// playOn plays a limited number of random decisions.
func (l *Lookahead) playOn() {
	for n := 0; n < farthest && l.after.Actor() != engine.Nobody; n++ {
		l.legal = l.after.Legal(l.legal[:0], nil)
		switch {
		case len(l.legal) == 0:
			return
		case l.after.Actor() == engine.Chance:
			l.after.Apply(Chance(l.after, l.legal, l.luck), nil)
		default:
			l.after.Apply(l.legal[l.luck.IntN(len(l.legal))], nil)
		}
	}
}

// lead returns the seat's lead over the best of the other players.
func (l *Lookahead) lead(me engine.Seat) int {
	l.scores = l.after.Scores(l.scores[:0])
	best := math.MinInt
	for i, score := range l.scores {
		if i != int(me) {
			best = max(best, score)
		}
	}
	if best == math.MinInt {
		return l.scores[me]
	}
	return l.scores[me] - best
}

// drop removes the worse half of the actions. A win is worth as much as the greatest lead.
func (l *Lookahead) drop(rounds int) {
	most := 1.0
	for _, t := range l.tries {
		most = max(most, math.Abs(float64(t.ahead))/float64(rounds))
	}
	for i, t := range l.tries {
		l.tries[i].value = float64(t.ahead) + float64(t.won)*most
	}
	sortTries(l.tries)
	l.tries = l.tries[:(len(l.tries)+1)/2]
}
