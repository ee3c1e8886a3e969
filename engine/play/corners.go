package play

import (
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
)

// Corners is a player that seeks positions that random players seldom reach. The player changes its
// mood every few decisions. In most moods, it takes the actions that it has taken least in this
// game. In the others, it repeats one verb, avoids one verb, takes the first or the last action of
// the list, or plays at random. The zero Corners is ready to use.
type Corners struct {
	used [256]int
	mood mood
	// verb is the verb of the mood. left is the number of decisions for which the mood remains.
	verb engine.Verb
	left int
}

type mood int

const (
	seekRare mood = iota
	cling
	shun
	takeFirst
	takeLast
	wander
)

// weights gives the frequency of each mood.
var weights = [...]int{seekRare: 3, cling: 1, shun: 1, takeFirst: 1, takeLast: 1, wander: 1}

// nextMood draws a mood by its weight.
func nextMood(rnd *rand.Rand) mood {
	total := 0
	for _, weight := range weights {
		total += weight
	}
	n := rnd.IntN(total)
	for m, weight := range weights {
		if n -= weight; n < 0 {
			return mood(m)
		}
	}
	panic("a mood is drawn that has no weight")
}

// Begin forgets the previous game.
func (c *Corners) Begin() { *c = Corners{} }

// Choose returns an action that suits the mood.
func (c *Corners) Choose(s engine.State, legal []engine.Action, rnd *rand.Rand) engine.Action {
	if c.left == 0 {
		const longest = 60
		c.mood, c.left = nextMood(rnd), 4+rnd.IntN(longest)
		c.verb = s.Verb(legal[rnd.IntN(len(legal))])
	}
	c.left--
	a := c.follow(s, legal, rnd)
	c.used[s.Verb(a)]++
	return a
}

func (c *Corners) follow(s engine.State, legal []engine.Action, rnd *rand.Rand) engine.Action {
	switch c.mood {
	case takeFirst:
		return legal[0]
	case takeLast:
		return legal[len(legal)-1]
	case wander:
		return legal[rnd.IntN(len(legal))]
	}
	// The action with the least dislike; any of several equal ones.
	var chosen engine.Action
	least, equals := 0, 0
	for _, a := range legal {
		dislike := c.dislike(s.Verb(a))
		switch {
		case equals == 0 || dislike < least:
			chosen, least, equals = a, dislike, 1
		case dislike == least:
			if equals++; rnd.IntN(equals) == 0 {
				chosen = a
			}
		}
	}
	return chosen
}

func (c *Corners) dislike(v engine.Verb) int {
	switch {
	case c.mood == seekRare:
		return c.used[v]
	case (v == c.verb) == (c.mood == cling):
		return 0
	}
	return 1
}
