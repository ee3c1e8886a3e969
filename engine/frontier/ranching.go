package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// mayHerd judges a worker action with cattle.
func (s *state) mayHerd(level int) refusal { return s.mayWork(box.Ranching, level) }

// herdAt judges the space from which an action takes cattle: range cattle, or those of an own enclosure without
// revolt.
func (s *state) herdAt(x space) refusal {
	t := &s.tiles[x]
	switch fence := t.kind == box.Enclosure; {
	case s.herds[s.seat].has(x):
		return allowed
	case fence && t.damage > 0:
		return inRevolt
	case fence && t.owner != s.seat:
		return anothersEnclosure
	case fence && t.cattle > 0: // FR-RAN-11
		return allowed
	}
	return noCattle
}

// pasture returns the grass spaces without piece and drought, and under an answer without track (FR-RAN-10,
// FR-R-cattle-and-track).
func (s *state) pasture(rec *engine.Record) area {
	land := s.green()
	if s.is(rec, AskCattleAndTrack, CattleAndTrackApart) {
		land = land.without(s.rails).without(s.heads)
	}
	return land
}

// green returns the grass spaces without piece and drought.
func (s *state) green() area { return s.table.grass.without(s.pieces()).without(s.drought) }

// driveGround returns the spaces that a drive may cross, without regard to pieces (FR-RAN-10, FR-R-drive-ground,
// FR-R-foreign-herd).
func (s *state) driveGround(rec *engine.Record) area {
	ground := s.table.grass
	switch s.ask(rec, AskDriveGround) {
	case DriveGroundGreenGrass:
		ground = ground.without(s.drought)
	case DriveGroundGrassAndPlain:
		ground = ground.or(s.table.plain)
	}
	return ground.without(s.strangers(rec))
}

// strangers returns the spaces that a drive must avoid because another player's cattle are there. The area is empty
// if the range is open to every herd (FR-R-foreign-herd).
func (s *state) strangers(rec *engine.Record) area {
	found := area{}
	if !s.is(rec, AskForeignHerd, ForeignHerdApart) {
		return found
	}
	for i := range s.seats() {
		if i != s.seat {
			found = found.or(s.herds[i])
		}
	}
	return found
}

// reach returns the spaces to which cattle of a space can be driven (FR-RAN-08, FR-RAN-16, FR-LUM-16): over grass,
// past one piece at most.
func (s *state) reach(x space, rec *engine.Record) area {
	clean, past := s.ways(x, s.is(rec, AskSkipBuilding, SkipBuildingAny), rec)
	return clean.or(past)
}

// driveSpaces returns the greatest length of a drive (FR-RAN-08, FR-R-drive-length).
func (s *state) driveSpaces(rec *engine.Record) int {
	if s.is(rec, AskDriveLength, DriveLengthOne) {
		return 1
	}
	return s.table.parts.DriveSpaces
}

// ways returns the spaces that a drive reaches without passing a piece, and past one piece. A free drive passes any
// number.
func (s *state) ways(x space, free bool, rec *engine.Record) (clean, past area) {
	far := s.driveSpaces(rec)
	eight := s.is(rec, AskDriveDirection, DriveDirectionEightWays)
	ground, pieces := s.driveGround(rec), s.pieces()
	clean = only(x)
	for range far {
		next, beyond := clean.sides(), past.sides()
		if eight {
			next, beyond = clean.around(), past.around()
		}
		next, beyond = next.and(ground), beyond.and(ground)
		past = past.or(next.and(pieces)).or(beyond.without(pieces))
		clean = clean.or(next.without(pieces))
		if free {
			past = past.or(beyond)
		}
	}
	land := s.pasture(rec)
	land.remove(x)
	return clean.and(land), past.and(land)
}

// mayDriveCattle judges driving cattle on foot.
func (s *state) mayDriveCattle(x, y space, rec *engine.Record) refusal {
	r := s.mayHerd(1).or(s.herdAt(x))
	if !s.is(rec, AskDriveHorse, DriveHorseWorkerOnly) && s.available(s.seat, box.Horse) == 0 {
		r = r.or(noHorse)
	}
	return r.or(s.mayArrive(x, y, rec))
}

// mayArrive judges the space where a drive ends (FR-RAN-17, FR-RAN-34).
func (s *state) mayArrive(x, y space, rec *engine.Record) refusal {
	apart := x.steps(y)
	rec.Cite(Ran17)
	if s.is(rec, AskDriveDirection, DriveDirectionEightWays) {
		apart = max(abs(x.column()-y.column()), abs(x.row()-y.row()))
	}
	clean, past := s.ways(x, s.is(rec, AskSkipBuilding, SkipBuildingAny), rec)
	switch {
	case clean.has(y):
		rec.Cite(Ran10)
		return allowed
	case past.has(y):
		rec.Cite(Ran10)
		rec.CiteAll(pastClauses...)
		return allowed
	case apart > s.driveSpaces(rec):
		return tooFar
	case s.tiles[y].kind == box.Enclosure:
		return ontoEnclosure
	}
	if _, past := s.ways(x, true, rec); past.has(y) {
		return pastTwo
	}
	return s.closed(y, rec)
}

// closed returns the reason why no drive, on foot or by rail, can end on a space. The space is not green grass, or
// under an answer it is closed to this herd (FR-RAN-10, FR-RAN-38).
func (s *state) closed(y space, rec *engine.Record) refusal {
	switch green := s.green().has(y); {
	case green && s.strangers(rec).has(y):
		return metHerd
	case green && !s.pasture(rec).has(y):
		return onRails
	}
	return noPasture
}

// pastClauses let a drive pass a piece (FR-RAN-06, FR-RAN-07).
var pastClauses = []engine.Clause{Lum16, Ran06, Ran07}

// leave takes the cattle that a drive moves off their space, and returns their number.
func (s *state) leave(x space, rec *engine.Record) int {
	if !s.herds[s.seat].has(x) {
		n := 1
		if s.is(rec, AskDriveHerd, DriveHerdWholeHerd) {
			n = int(s.tiles[x].cattle)
		}
		for range n {
			s.takeEnclosed(x)
		}
		return n
	}
	n := 1
	if s.is(rec, AskDriveHerd, DriveHerdWholeHerd) {
		n = int(s.cattle[s.seat][x])
	}
	for range n {
		s.takeCattle(s.seat, x)
	}
	return n
}

// come puts driven cattle down.
func (s *state) come(y space, n int) {
	s.cattle[s.seat][y] += uint8(n)
	s.driven[s.seat][y] += uint8(n)
	s.herds[s.seat].add(y)
	s.open.drove = true
}

// applyDriveCattle moves cattle over the range (FR-RAN-15).
func (s *state) applyDriveCattle(x, y space, rec *engine.Record) {
	s.come(y, s.leave(x, rec))
	s.work()
	if !s.is(rec, AskDriveHorse, DriveHorseWorkerOnly) {
		s.useAnimal(s.seat, box.Horse)
	}
	s.tellDrive(x, y, rec, Ran08, Ran15, Ran16)
}

func (s *state) tellDrive(x, y space, rec *engine.Record, clauses ...engine.Clause) {
	if rec != nil {
		rec.Effect(s.name(s.seat)+" drives cattle from "+x.String()+" to "+y.String(), clauses...)
	}
}

// mayRailDrive judges a drive by rail (FR-RAN-38, FR-RAN-39, FR-R-rail-drive).
func (s *state) mayRailDrive(x, y space, rec *engine.Record) refusal {
	r := s.herdAt(x)
	switch p := s.me(); {
	case p.levels[box.Ranching] == 0:
		return notInIndustry
	case p.levels[box.Ranching] < 3:
		return levelTooLow
	case s.available(s.seat, box.Horse) == 0:
		r = r.or(noAnimal)
	}
	return r.or(s.mayAlight(x, y, rec))
}

// mayAlight judges the space where cattle driven by rail arrive.
func (s *state) mayAlight(x, y space, rec *engine.Record) refusal {
	near, connected := area{}, false
	for i := range s.trains {
		if t := &s.trains[i]; t.connected {
			near, connected = near.or(s.line(t).sides()), true
		}
	}
	switch {
	case !connected, !s.is(rec, AskRailDrive, RailDriveAnyGrass) && !near.has(y):
		return noRailDrive
	case s.tiles[y].kind == box.Enclosure:
		return ontoEnclosure
	case x == y, !s.green().has(y):
		return noGrazing
	}
	if r := s.closed(y, rec); r != noPasture {
		return r
	}
	return allowed
}

func (s *state) applyRailDrive(x, y space, rec *engine.Record) {
	s.come(y, s.leave(x, rec))
	s.useAnimal(s.seat, box.Horse)
	s.tellDrive(x, y, rec, Ran38, Ran39)
}
