package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// Where things may be and go, read off the map once more.

// taken are the spaces that are not free: a piece, track, a train, cattle.
func taken(s *state) area {
	a := s.town.or(s.works).or(s.rails).or(s.heads)
	for i := range s.seats() {
		a = a.or(s.herds[i])
	}
	return a
}

// banks are the land spaces beside the river.
func banks(s *state) area { return s.table.land.and(s.table.river.sides()) }

// foundable are the spaces for the piece of the founding or of an industry's set-up that is to be placed.
func foundable(s *state) area {
	free, apart := taken(s), s.town.sides()
	switch s.step {
	case atStockpile, atFreight:
		return s.table.spots.without(s.town)
	case atBridge:
		return s.table.river.and(apart)
	case atTents:
		return s.table.grass.or(s.table.plain).or(s.table.desert).and(s.table.townLand).and(apart).without(free)
	case atFirstTrain, atTrain:
		return farthestDeserts(s)
	}
	if s.open.era && s.open.free {
		return firstSites(s)
	}
	switch s.step {
	case atCamp:
		return s.table.forest.and(banks(s)).and(s.table.first).without(apart).without(free)
	case atPanning:
		return banks(s).and(s.table.last).without(apart).without(free)
	case atCattle:
		return pairPlaces(s)
	case atFarmstead:
		return s.table.grass.or(s.table.plain).and(s.herds[s.seat].sides()).without(apart).without(free)
	}
	return area{}
}

// firstSites are where the free first building of an added industry can go: where it could be built.
func firstSites(s *state) area {
	switch s.step {
	case atCamp:
		return workSpaces(s, box.Camp)
	case atPanning:
		return workSpaces(s, box.Panning)
	}
	return workSpaces(s, box.Farmstead)
}

// watersides are the land spaces beside river, stream or a canal of the player.
func watersides(s *state, seat int8) area {
	return s.table.land.and(s.table.river.or(s.table.stream).or(worksOf(s, seat, box.Canal, box.Canal)).sides())
}

// worksOf are the industry buildings of a player, from one kind to another.
func worksOf(s *state, seat int8, from, to box.Piece) (found area) {
	for rest := s.works; !rest.empty(); {
		if x := rest.pop(); isWork(s, x, seat, from, to) {
			found.add(x)
		}
	}
	return found
}

// isWork reports whether an industry building of a player stands on a space, of one kind to another.
func isWork(s *state, x space, seat int8, from, to box.Piece) bool {
	if !s.works.has(x) {
		return false
	}
	t := &s.tiles[x]
	return t.owner == seat && t.kind >= from && t.kind <= to
}

// farthestDeserts are the free desert spaces with the most steps from the freight station.
func farthestDeserts(s *state) (found area) {
	station, most := noSpace, -1
	for rest := s.town; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == box.Freight {
			station = x
		}
	}
	for rest := s.table.desert.without(taken(s)); !rest.empty(); {
		x := rest.pop()
		far := abs(x.column()-station.column()) + abs(x.row()-station.row())
		if far > most {
			found, most = area{}, far
		}
		if far == most {
			found.add(x)
		}
	}
	return found
}

// pairPlaces are the spaces for a pair of cattle: grass beside the river at the distance of the pair, or at the nearest that has one.
func pairPlaces(s *state) (found area) {
	train, pair, least := s.trains[0].first, s.table.parts.Pairs[s.open.count], 1<<20
	for rest := s.table.grass.and(banks(s)).without(s.town).without(s.works); !rest.empty(); {
		x := rest.pop()
		off := abs(abs(x.column()-train.column()) + abs(x.row()-train.row()) - pair.Spaces)
		if off < least {
			found, least = area{}, off
		}
		if off == least {
			found.add(x)
		}
	}
	return found
}

// washedOut is the basin from which a log is lost: the most downstream one with a log and without a boom, or -1; and whose log it is where
// all are one player's, else -1.
func washedOut(s *state) (b, alone int8) {
	for b = s.table.basins - 1; b >= 0; b-- {
		owners := 0
		for i, n := range s.logs[b] {
			if n > 0 {
				owners, alone = owners+1, int8(i)
			}
		}
		if owners == 0 || inBasin(s, b, box.LogBoom) {
			continue
		}
		if owners > 1 {
			alone = none
		}
		return b, alone
	}
	return none, none
}

// inBasin reports whether an industry building of a kind stands in a basin.
func inBasin(s *state, b int8, k box.Piece) bool {
	for rest := s.works; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == k && s.table.basinOf[x] == b {
			return true
		}
	}
	return false
}

// blockable are the basins where logs can pile up.
func blockable(s *state) (set uint8) {
	for b := range s.table.basins {
		logs := 0
		for _, n := range s.logs[b] {
			logs += int(n)
		}
		if logs > 0 && s.jams>>b&1 == 0 && !inBasin(s, b, box.Dam) {
			set |= 1 << b
		}
	}
	return set
}

// struckBy are the spaces that fire, revolt or drought can strike; of one owner, or of anybody for -1.
func struckBy(s *state, at step, owner int8) (found area) {
	if at == atDrought {
		return dryPlaces(s)
	}
	from := s.works
	if at == atBurn {
		from = s.town
	}
	most := s.table.parts.MostDamage
	if !s.is(nil, AskLimitOfThree, LimitOfThreeDamagePieces) {
		most = 255
	}
	for rest := from; !rest.empty(); {
		x := rest.pop()
		if t := &s.tiles[x]; t.kind >= box.Tent && int(t.damage) < most && (owner < 0 || owner == t.owner) {
			found.add(x)
		}
	}
	return found
}

// dryPlaces are the grass spaces without piece and drought that are neither side nor corner of a wind pump.
func dryPlaces(s *state) area {
	places := s.table.grass.without(s.town).without(s.works).without(s.drought)
	for rest := s.works; !rest.empty(); {
		x := rest.pop()
		if s.tiles[x].kind != box.WindPump {
			continue
		}
		for c := -1; c <= 1; c++ {
			for r := -1; r <= 1; r++ {
				if c, r := x.column()+c, x.row()+r; c >= 0 && c < columns && r >= 0 && r < rows {
					places.remove(spaceAt(c, r))
				}
			}
		}
	}
	return places
}

// strikable reports whether the event has a target for the decision that is due.
func strikable(s *state) bool {
	switch s.step {
	case atLoseLog:
		b, _ := washedOut(s)
		return b >= 0
	case atPileUp:
		return blockable(s) != 0
	}
	return !struckBy(s, s.step, none).empty()
}
