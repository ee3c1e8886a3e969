package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// foundingSpaces returns the spaces that the current step of the founding can choose (FR-FOUND-02, FR-FOUND-03,
// FR-FOUND-04, FR-START-01, FR-START-02, FR-START-04, FR-START-05, FR-START-09).
func (s *state) foundingSpaces() area {
	switch s.step {
	case atStockpile, atFreight:
		return s.table.spots.without(s.town)
	case atBridge:
		return s.table.river.and(s.town.sides())
	case atTents:
		return s.free(s.table.townLand).and(s.town.sides())
	case atFirstTrain, atTrain:
		return s.furthestDeserts()
	case atCamp:
		return s.free(s.table.forest).and(s.riverside()).and(s.table.first).without(s.town.sides())
	case atPanning:
		return s.free(s.table.land).and(s.riverside()).and(s.table.last).without(s.town.sides())
	case atCattle:
		return s.pairSpaces()
	case atFarmstead:
		return s.free(s.table.grass.or(s.table.plain)).and(s.herds[s.seat].sides()).without(s.town.sides())
	}
	return area{}
}

// furthestDeserts returns the free desert spaces with the most steps from the freight station (FR-FOUND-05,
// FR-FOUND-06).
func (s *state) furthestDeserts() area {
	var far area
	var best int
	station := s.find(box.Freight)
	for rest := s.free(s.table.desert); !rest.empty(); {
		x := rest.pop()
		switch d := x.steps(station); {
		case far.empty() || d > best:
			far, best = only(x), d
		case d == best:
			far.add(x)
		}
	}
	return far
}

// find returns the space of the only piece of a kind, or noSpace.
func (s *state) find(k box.Piece) space {
	for rest := s.town; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == k {
			return x
		}
	}
	return noSpace
}

// pairSpaces returns the grass spaces for the next pair of cattle. They are next to the river, and as far from the
// red train as the pair requires or at the nearest distance with such a space (FR-START-07, FR-START-08).
func (s *state) pairSpaces() area {
	want := s.table.parts.Pairs[s.open.count].Spaces
	var best area
	var gap int
	for rest := s.table.grass.and(s.riverside()).without(s.pieces()); !rest.empty(); {
		x := rest.pop()
		switch d := abs(x.steps(s.trains[0].first) - want); {
		case best.empty() || d < gap:
			best, gap = only(x), d
		case d == gap:
			best.add(x)
		}
	}
	return best
}

// applyFounding carries out a placement of the founding and starts the next step.
func (s *state) applyFounding(x space, rec *engine.Record) {
	switch s.step {
	case atStockpile:
		s.put(x, box.Stockpile, none)
		s.stock = s.basinBy(x)
		s.tell(rec, "the stockpile stands at ", x, Found01)
		s.step = atFreight
	case atFreight:
		s.put(x, box.Freight, none)
		s.tell(rec, "the freight station stands at ", x, Found02)
		s.step = atBridge
	case atBridge:
		s.put(x, box.Bridge, none)
		s.tell(rec, "a bridge stands at ", x, Found03)
		s.step, s.open.count = atTents, uint8(s.seats())
	case atTents:
		s.put(x, box.Tent, none)
		s.tell(rec, "a tent stands at ", x, Found04)
		if s.open.count--; s.open.count == 0 {
			s.step, s.open.train = atFirstTrain, 0
		}
	case atFirstTrain:
		s.placeTrain(s.open.train, x, rec)
		if s.open.train == 0 && s.is(rec, AskTrains, TrainsAllAtFounding) { // FR-FOUND-05
			s.open.train = 1
			break
		}
		s.open.train = none
		s.seat = s.inOrder(0)
		s.settleIn()
	default:
		s.applyFirstSite(x, rec)
	}
	s.skipEmpty(rec)
}

func (s *state) tell(rec *engine.Record, text string, x space, clauses ...engine.Clause) {
	if rec != nil {
		rec.Effect(text+x.String(), clauses...)
	}
}

func (s *state) placeTrain(train int8, x space, rec *engine.Record) {
	s.trains[train] = line{first: x}
	s.heads.add(x)
	s.tell(rec, "the "+box.TrainNames[train]+" train stands at ", x, Found05, Found06)
}
