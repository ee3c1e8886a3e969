package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// mayBreed judges breeding (FR-RAN-11, FR-RAN-12, FR-RAN-13, FR-R-breed).
func (s *state) mayBreed(x space, rec *engine.Record) refusal {
	return s.mayHerd(1).or(s.herdAt(x)).or(s.mayGrow(x, rec))
}

// mayGrow judges the herd that is bred from.
func (s *state) mayGrow(x space, rec *engine.Record) refusal {
	t := &s.tiles[x]
	if t.kind == box.Enclosure {
		rec.Cite(Ran30)
	} else {
		rec.Cite(Ran12)
	}
	switch n := s.cattle[s.seat][x]; {
	case s.me().supply == 0:
		return noCube
	case s.is(rec, AskBreed, BreedNobodyDrove) && s.open.drove:
		return droveBefore
	case t.kind == box.Enclosure && t.owner == s.seat && int(t.cattle) >= s.table.holds(t.kind):
		return enclosureFull
	case n > 0 && s.driven[s.seat][x] >= n: // under either answer: the owner drove one of his cattle
		return allDriven
	case n > 0 && s.drought.has(x):
		return dry
	}
	return allowed
}

// applyBreed adds one cattle, which takes a cube (FR-RAN-11, FR-SETUP-12).
func (s *state) applyBreed(x space, rec *engine.Record) {
	if s.herds[s.seat].has(x) {
		s.graze(x, s.seat, s.table.parts.Breed)
	} else {
		s.tiles[x].cattle++
		s.me().supply--
	}
	s.work()
	s.tell(rec, "one cattle more at ", x, Ran11, Ran13)
}

// mayStable judges a worker on a stable (FR-RAN-26, FR-RAN-27, FR-RAN-28, FR-RAN-29, FR-RAN-30).
func (s *state) mayStable(x space) refusal {
	if r := s.mayHerd(2); r != allowed {
		return r
	}
	t := &s.tiles[x]
	switch stable := t.kind.Stabled() != box.NoGood; {
	case s.revolts(x):
		return inRevolt
	case stable && t.owner != s.seat:
		return anothersSite
	case s.me().supply == 0:
		return noCube
	case !stable:
		return noStable
	case s.yield(t.kind) == 0:
		return noYield
	case int(t.cattle) >= s.table.holds(t.kind):
		return siteFull
	}
	return allowed
}

// yield returns the cubes that a stable gives for its owner's possessions, limited by his supply.
func (s *state) yield(k box.Piece) int {
	y := s.table.parts.Yield(k)
	n := int(s.me().supply)
	for g, per := range y.Per {
		switch {
		case per == 0:
		case box.Good(g) == box.Cattle:
			n = min(n, s.allCattle(s.seat)/per)
		default:
			n = min(n, s.animalsOf(s.seat, box.Good(g))/per)
		}
	}
	return n
}

// applyStable places the yield of a stable on the stable, as cubes of its owner (FR-RAN-24).
func (s *state) applyStable(x space, rec *engine.Record) {
	t := &s.tiles[x]
	n := min(s.yield(t.kind), s.table.holds(t.kind)-int(t.cattle))
	t.cattle += uint8(n)
	s.me().supply -= uint8(n)
	s.work()
	if rec != nil {
		rec.Effect("the stable at "+x.String()+" yields "+plural(n, "animal"), Ran24, Ran30,
			[...]engine.Clause{Ran26, Ran27, Ran28, Ran29}[t.kind-box.HorseStable])
	}
}

// mayRustle judges taking free cattle with k pairs of a horse and a gun (FR-RAN-35, FR-R-free-cattle-worker).
func (s *state) mayRustle(k int, x space, rec *engine.Record) refusal {
	if s.me().workers == 0 && s.is(rec, AskFreeCattleWorker, FreeCattleWorkerWorker) {
		return noWorker
	}
	if r := s.mayPlay(box.Ranching, 3); r != allowed {
		return r
	}
	beside := s.pasture(rec).has(x) && s.ownBeside(x, s.seat, func(k box.Piece) bool { return k == box.Farmstead })
	switch {
	case s.me().supply == 0:
		return noCube
	case k > s.available(s.seat, box.Horse) || k > int(s.me().guns):
		return noPairs
	case s.drought.has(x) || !beside && !s.herds[s.seat].has(x):
		return noGrazing
	}
	return allowed
}

func (s *state) applyRustle(k int, x space, rec *engine.Record) {
	s.me().used[box.Horse] += uint8(k)
	s.me().guns -= uint16(k)
	n := min(k*s.table.parts.RustleCattle, int(s.me().supply))
	s.graze(x, s.seat, n)
	if s.is(rec, AskFreeCattleWorker, FreeCattleWorkerWorker) {
		rec.CiteAll(workerAction...)
		s.work()
	}
	if rec != nil {
		rec.Effect(s.name(s.seat)+" takes "+plural(n, "free cattle")+" to "+x.String(), Ran35)
	}
}
