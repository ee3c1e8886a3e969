package play

import (
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
)

// Corners seeks positions that random players seldom reach. It changes its mood every few
// decisions. Mostly it does what it has done least in this game; else it repeats one verb, avoids
// one, or keeps to an end of the list. The zero Corners is ready.
type Corners struct {
	used [256]int
	mood mood
	// verb is the verb of the mood, and left the number of decisions that it lasts.
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

// Begin forgets the game before.
func (c *Corners) Begin() { *c = Corners{} }

// Choose follows the mood.
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
	// The action with the least dislike, among equals any.
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
