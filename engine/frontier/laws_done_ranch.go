package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// herdThere says why no own cattle can be taken from a space.
func herdThere(s *state, x space) string {
	if s.herds[s.seat].has(x) || ready(s, x, box.Enclosure, box.Enclosure) && s.tiles[x].cattle > 0 {
		return ""
	}
	return "no cattle of one's own can leave that space"
}

// pastures are the grass spaces without piece and drought.
func pastures(s *state) area {
	return s.table.grass.without(s.town).without(s.works).without(s.drought)
}

func wrongDrive(s *state, v verb, x, y space) string {
	level, horses := uint8(1), !s.is(nil, AskDriveHorse, DriveHorseWorkerOnly)
	if v == vRailDrive {
		level, horses = 3, true
	}
	if why := cannotWork(s, box.Ranching, level); why != "" && (v == vDriveCattle || s.players[s.seat].levels[box.Ranching] < level) {
		return why // a drive by rail needs no worker
	}
	if why := herdThere(s, x); why != "" {
		return why
	}
	if horses && idle(s, box.Horse) < 1 {
		return "no horse is available"
	}
	if v == vRailDrive {
		return one(v, v, x != y && railReaches(s).and(pastures(s)).has(y))
	}
	return one(v, v, x != y && drivable(s, x).and(pastures(s)).has(y))
}

// railReaches are the spaces beside the line of a connected train, or under a ruling all as soon as there is one.
func railReaches(s *state) (to area) {
	for i := range s.trains {
		l := &s.trains[i]
		if !l.connected {
			continue
		}
		if s.is(nil, AskRailDrive, RailDriveAnyGrass) {
			return s.table.grass
		}
		to = to.or(lineOf(l).sides())
	}
	return to
}

// lineOf are the spaces of a line, the train's first.
func lineOf(l *line) (a area) {
	if l.first != noSpace {
		a.add(l.first)
	}
	for _, x := range l.track[:l.laid] {
		a.add(x)
	}
	return a
}

// drivable are the spaces that a drive comes to, found by going every way.
func drivable(s *state, x space) (found area) {
	far, past := s.table.parts.DriveSpaces, s.table.parts.SkipBuildings
	if s.is(nil, AskDriveLength, DriveLengthOne) {
		far = 1
	}
	if s.is(nil, AskSkipBuilding, SkipBuildingAny) {
		past = far
	}
	goOn(s, x, far, past, s.is(nil, AskDriveDirection, DriveDirectionEightWays), &found)
	return found
}

// goOn goes so many steps on from a space over grass, past so many pieces.
func goOn(s *state, x space, far, past int, corners bool, found *area) {
	for c := -1; c <= 1; c++ {
		for r := -1; r <= 1; r++ {
			column, row := x.column()+c, x.row()+r
			if c == 0 && r == 0 || c != 0 && r != 0 && !corners || column < 0 || column >= columns || row < 0 || row >= rows {
				continue
			}
			y := spaceAt(column, row)
			if !s.table.grass.has(y) {
				continue
			}
			left := past
			if s.town.has(y) || s.works.has(y) {
				left--
			} else {
				found.add(y)
			}
			if left >= 0 && far > 1 {
				goOn(s, y, far-1, left, corners, found)
			}
		}
	}
}

// wrongRanch judges breeding, stables and free cattle.
func wrongRanch(s *state, v verb, x space, n int) string {
	if why := cannotWork(s, box.Ranching, levelOf(v)); why != "" {
		return why
	}
	if why := noCubeLeft(s, 1); why != "" {
		return why
	}
	p := &s.players[s.seat]
	switch v {
	case vBreed:
		if why := herdThere(s, x); why != "" || s.open.drove && s.is(nil, AskBreed, BreedNobodyDrove) {
			return "no cattle of one's own breed there now"
		}
		if t := &s.tiles[x]; s.works.has(x) {
			return one(v, v, int(t.cattle) < s.table.parts.Work(box.Enclosure).Holds)
		}
		return one(v, v, s.cattle[s.seat][x] > s.driven[s.seat][x] && !s.drought.has(x))
	case vStable:
		if !ready(s, x, box.HorseStable, box.OxStable) {
			return "there is no stable of one's own that works"
		}
		t := &s.tiles[x]
		return one(v, v, yields(s, t.kind) > 0 && int(t.cattle) < s.table.parts.Work(t.kind).Holds)
	}
	grass := worksOf(s, s.seat, box.Farmstead, box.Farmstead).sides().and(pastures(s)).or(s.herds[s.seat].without(s.drought))
	return one(v, v, n >= 1 && n <= idle(s, box.Horse) && n <= int(p.guns) && grass.has(x))
}

// levelOf is the level that an action of ranching asks for.
func levelOf(v verb) uint8 {
	switch v {
	case vStable:
		return 2
	case vRustle:
		return 3
	}
	return 1
}
