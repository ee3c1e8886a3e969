package walk

import (
	"hash/fnv"
	"math/rand/v2"
)

// view holds the expensive parts of a position that laws use: each part is made when it is first needed.
type view struct {
	position any
	written  []byte
	proposed []Proposal
	digest   uint64
	// rnd is seeded by the position and the current law. A law's trials therefore depend neither on the way to the
	// position nor on the other laws.
	rnd                  *rand.Rand
	source               *rand.PCG
	duty                 uint64
	placed, looked, read bool
	seeded               bool
}

func newView() view {
	source := rand.NewPCG(0, 0)
	return view{source: source, rnd: rand.New(source)}
}

// forget makes room for the next position.
func (v *view) forget() { v.placed, v.looked, v.read, v.seeded = false, false, false, false }

// dutyOf sets the current law.
func (v *view) dutyOf(law uint64) { v.duty, v.seeded = law, false }

// Position returns the position as a document, which must not be changed.
func (w *Walk) Position() any {
	if !w.placed {
		w.view.position, w.placed = w.State.Position(), true
	}
	return w.view.position
}

// Document returns the position as JSON, which must not be changed.
func (w *Walk) Document() []byte {
	if !w.looked {
		w.written, w.looked = Text(w.Position()), true
		hash := fnv.New64a()
		hash.Write(w.written)
		w.digest = hash.Sum64()
	}
	return w.written
}

// Random returns the source of the current law's trials. It depends on the position and the law alone.
func (w *Walk) Random() *rand.Rand {
	if !w.seeded {
		w.Document()
		w.source.Seed(w.digest, w.duty)
		w.seeded = true
	}
	return w.rnd
}

// Proposals returns texts that a person might propose in the position. They must not be changed.
func (w *Walk) Proposals() []Proposal {
	if !w.read {
		w.Document()
		w.propose(rand.New(rand.NewPCG(w.digest, 0)))
		w.read = true
	}
	return w.proposed
}
