package walk

import (
	"hash/fnv"
	"math/rand/v2"
)

// view holds parts of a position that are costly to compute. Each part is computed when a law first needs it.
type view struct {
	position any
	written  []byte
	proposed []Proposal
	digest   uint64
	// rnd is seeded by the position and the current law. So a law's trials depend neither on the way to the
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

// forget drops the parts, for the next position.
func (v *view) forget() { v.placed, v.looked, v.read, v.seeded = false, false, false, false }

// dutyOf sets the current law.
func (v *view) dutyOf(law uint64) { v.duty, v.seeded = law, false }

// Position returns the position as a document, which the caller must not change.
func (w *Walk) Position() any {
	if !w.placed {
		w.view.position, w.placed = w.State.Position(), true
	}
	return w.view.position
}

// Document returns the position as JSON, which the caller must not change.
func (w *Walk) Document() []byte {
	if !w.looked {
		w.written, w.looked = Text(w.Position()), true
		hash := fnv.New64a()
		hash.Write(w.written)
		w.digest = hash.Sum64()
	}
	return w.written
}

// Random returns the random numbers for the trials of the current law. The numbers depend only on the position
// and the law.
func (w *Walk) Random() *rand.Rand {
	if !w.seeded {
		w.Document()
		w.source.Seed(w.digest, w.duty)
		w.seeded = true
	}
	return w.rnd
}

// Proposals returns texts that a person might propose as actions in the position. The caller must not change them.
func (w *Walk) Proposals() []Proposal {
	if !w.read {
		w.Document()
		w.propose(rand.New(rand.NewPCG(w.digest, 0)))
		w.read = true
	}
	return w.proposed
}
