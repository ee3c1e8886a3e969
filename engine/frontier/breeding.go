package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// mayBreed judges breeding (FR-RAN-11, FR-RAN-12, FR-RAN-13, FR-R-breed).
func (s *state) mayBreed(x space, rec *engine.Record) refusal {
	if r := s.mayHerd(1); r != allowed {
		return r
	}
	if r := s.herdAt(x); r != allowed {
		return r
	}
	t := &s.tiles[x]
	if t.kind == box.Enclosure {
		rec.Cite(Ran30)
	} else {
		rec.Cite(Ran12)
	}
	switch {
	case s.is(rec, AskBreed, BreedNobodyDrove) && s.open.drove:
		return droveBefore
	case t.kind == box.Enclosure && int(t.cattle) >= s.table.holds(t.kind):
		return siteFull
	case t.kind == box.Enclosure:
	case s.driven[s.seat][x] >= s.cattle[s.seat][x] && s.is(rec, AskBreed, BreedOneThatStayed):
		return allDriven
	case s.drought.has(x):
		return dry
	}
	if s.me().supply == 0 {
		return noCube
	}
	return allowed
}

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
	switch {
	case t.kind.Stabled() == box.NoGood:
		return noStable
	case t.damage > 0:
		return inRevolt
	case t.owner != s.seat:
		return anothersSite
	case s.yield(t.kind) == 0:
		return noYield
	case int(t.cattle) >= s.table.holds(t.kind):
		return siteFull
	case s.me().supply == 0:
		return noCube
	}
	return allowed
}

// yield is what a stable gives for what its owner has.
func (s *state) yield(k box.Piece) int {
	y := s.table.parts.Yield(k)
	n := 255
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

// applyStable lays what a stable yields on it, as cubes of its owner (FR-RAN-24).
func (s *state) applyStable(x space, rec *engine.Record) {
	t := &s.tiles[x]
	n := min(s.yield(t.kind), s.table.holds(t.kind)-int(t.cattle), int(s.me().supply))
	t.cattle += uint8(n)
	s.me().supply -= uint8(n)
	s.work()
	if rec != nil {
		rec.Effect("the stable at "+x.String()+" yields "+plural(n, "animal"), Ran24, Ran30,
			[...]engine.Clause{Ran26, Ran27, Ran28, Ran29}[t.kind-box.HorseStable])
	}
}

// mayRustle judges taking free cattle with k pairs of a horse and a gun (FR-RAN-35).
func (s *state) mayRustle(k int, x space) refusal {
	if r := s.mayHerd(3); r != allowed {
		return r
	}
	beside := s.pasture().has(x) && s.ownBeside(x, s.seat, func(k box.Piece) bool { return k == box.Farmstead })
	switch {
	case k > s.available(s.seat, box.Horse) || k > int(s.me().guns):
		return noPairs
	case s.drought.has(x) || !beside && !s.herds[s.seat].has(x):
		return noPasture
	case s.me().supply == 0:
		return noCube
	}
	return allowed
}

func (s *state) applyRustle(k int, x space, rec *engine.Record) {
	s.me().used[box.Horse] += uint8(k)
	s.me().guns -= uint16(k)
	n := min(k*s.table.parts.RustleCattle, int(s.me().supply))
	s.graze(x, s.seat, n)
	s.work()
	if rec != nil {
		rec.Effect(s.name(s.seat)+" takes "+plural(n, "free cattle")+" to "+x.String(), Ran35)
	}
}
