package properties

import (
	"hash/fnv"
	"math/rand/v2"
)

// sight is what laws look at in a position and what costs work: each part is made when it is first asked for.
type sight struct {
	standing any
	written  []byte
	proposed []proposal
	digest   uint64
	// rnd is seeded by the position and the law on duty, so that what a law tries depends neither on how the walk got there
	// nor on the other laws.
	rnd                 *rand.Rand
	source              *rand.PCG
	duty                uint64
	stood, looked, read bool
	seeded              bool
}

func newSight() sight {
	source := rand.NewPCG(0, 0)
	return sight{source: source, rnd: rand.New(source)}
}

// forget makes place for the next position.
func (s *sight) forget() { s.stood, s.looked, s.read, s.seeded = false, false, false, false }

// dutyOf says which law looks now.
func (s *sight) dutyOf(law uint64) { s.duty, s.seeded = law, false }

// position is the position as a document, which must not be changed.
func (w *walk) position() any {
	if !w.stood {
		w.standing, w.stood = w.state.Position(), true
	}
	return w.standing
}

// document is the position as JSON.
func (w *walk) document() []byte {
	if !w.looked {
		w.written, w.looked = text(w.position()), true
		hash := fnv.New64a()
		hash.Write(w.written)
		w.digest = hash.Sum64()
	}
	return w.written
}

// random is where the law on duty takes what it tries from.
func (w *walk) random() *rand.Rand {
	if !w.seeded {
		w.document()
		w.source.Seed(w.digest, w.duty)
		w.seeded = true
	}
	return w.rnd
}

// proposals are texts that somebody might propose in the position.
func (w *walk) proposals() []proposal {
	if !w.read {
		w.document()
		w.propose(rand.New(rand.NewPCG(w.digest, 0)))
		w.read = true
	}
	return w.proposed
}
