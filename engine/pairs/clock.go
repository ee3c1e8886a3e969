package pairs

import (
	"math"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
)

// clock computes the keys of the decisions of one game.
type clock struct {
	seed uint64
	// first is the seat of the first decider.
	first, seats int
	// seen counts the decisions with each hash.
	seen map[uint64]uint32
	// actor is the player who decided last. stint is the key of the current run of decisions by this
	// player.
	actor engine.Seat
	stint uint64
}

// begin sets the clock to the start of a game.
func (c *clock) begin(seed uint64, first, seats int) {
	c.seed, c.first, c.seats, c.actor, c.stint = seed, first, seats, engine.Nobody, 0
	if c.seen == nil {
		c.seen = map[uint64]uint32{}
	}
	clear(c.seen)
}

// key returns the key of the current decision; verb is the verb of the first legal action. Call it
// once per decision.
func (c *clock) key(s engine.State, phase string, verb engine.Verb) uint64 {
	actor, at := s.Actor(), hashOf(phase)
	if actor == engine.Chance {
		return c.count(c.seed, mix(c.stint, at), uint64(verb)+1)
	}
	decider := uint64((int(actor)-c.first+c.seats)%c.seats) + 1
	if actor != c.actor {
		c.actor = actor
		c.stint = c.count(0, at, uint64(actor)+1)
	}
	// The stint contains the seat and the seed contains the decider, so the deal stays the same when
	// the players change seats.
	return c.count(mix(c.seed, decider), mix(c.stint, at), 0)
}

// count returns a key that is different for each decision with the same hash.
func (c *clock) count(seed, thing, kind uint64) uint64 {
	thing = mix(thing, kind)
	n := c.seen[thing]
	c.seen[thing] = n + 1
	return mix(mix(seed, thing), uint64(n))
}

// mix returns a hash of two numbers: the finalizer of SplitMix64 over their combination.
func mix(a, b uint64) uint64 {
	z := a*0x9e3779b97f4a7c15 ^ b + 0x632be59bd9b4e019
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// hashOf returns a hash of a word, the same in every run of every program.
func hashOf(word string) uint64 {
	const offset, prime = 14695981039346656037, 1099511628211 // FNV-1a
	h := uint64(offset)
	for i := range len(word) {
		h = (h ^ uint64(word[i])) * prime
	}
	return h
}

// first returns the index of the action with the largest priority. All actions are equally likely.
func first(key uint64, ids []uint64) int {
	best, most := 0, uint64(0)
	for i, id := range ids {
		if p := mix(key, id); p >= most {
			best, most = i, p
		}
	}
	return best
}

// likely returns the index of an outcome of chance. An outcome wins a race of exponential times
// with a probability proportional to its weight.
func likely(key uint64, ids []uint64, weights []int) int {
	best, least := 0, math.Inf(1)
	for i, id := range ids {
		if t := -math.Log(share(mix(key, id))) / float64(max(weights[i], 1)); t < least {
			best, least = i, t
		}
	}
	return best
}

// share returns a number above 0 and below 1.
func share(bits uint64) float64 {
	const steps = 1 << 52
	return (float64(bits>>12) + 0.5) / steps
}

// source returns a source of randomness that is seeded again for each decision.
func source() (*rand.Rand, *rand.PCG) {
	pcg := rand.NewPCG(0, 0)
	return rand.New(pcg), pcg
}
