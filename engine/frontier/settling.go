package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// settleIn asks the player in the set-up for the first building of his industry (FR-FOUND-07, FR-START-01,
// FR-START-04, FR-START-08).
func (s *state) settleIn() {
	s.step = [box.Industries]step{box.Lumbering: atCamp, box.Mining: atPanning, box.Ranching: atCattle}[s.industry(s.seat)]
}

// industry returns the first industry that a player has.
func (s *state) industry(seat int8) box.Industry {
	for i := range s.players[seat].levels {
		if s.players[seat].levels[i] > 0 {
			return box.Industry(i)
		}
	}
	return box.Lumbering
}

// applyFirstSite places the first building of a player. Nothing depends on where his two workers start, because they
// get up before they act (FR-START-06, FR-START-10).
func (s *state) applyFirstSite(x space, rec *engine.Record) {
	rec.Cite(Found07)
	me := s.name(s.seat)
	switch s.step {
	case atCamp:
		s.put(x, box.Camp, s.seat)
		s.tell(rec, me+"'s camp stands at ", x, Start01, Start02, Start03)
	case atPanning:
		s.newPanning(x, rec)
		s.tell(rec, me+" pans for gold at ", x, Start04, Start05, Start06)
	case atCattle:
		pairs := s.table.parts.Pairs
		s.graze(x, s.seat, min(pairs[s.open.count].Cubes, int(s.me().supply)))
		s.tell(rec, me+" has a pair of cattle on ", x, Start07, Start08)
		if s.open.count++; int(s.open.count) == len(pairs) {
			s.step, s.open.count = atFarmstead, 0
		}
		return
	case atFarmstead:
		s.put(x, box.Farmstead, s.seat)
		s.tell(rec, me+"'s farmstead stands at ", x, Start09, Start10)
		if !s.open.free {
			s.gainAnimals(s.seat, box.Horse, s.table.parts.StartHorses)
			rec.Cite(Start11)
		}
	}
	s.settled(rec)
}

// settled goes on to the next player, or to the first round.
func (s *state) settled(rec *engine.Record) {
	if s.open.era { // the first site of an industry added later
		s.upgraded(rec)
		return
	}
	if s.nextInOrder() {
		s.settleIn()
		return
	}
	s.endow(rec)
	s.beginTurns()
}

// skipEmpty leaves out steps of the set-up that have no legal space. The stockpile, the freight station and the
// bridge have a space on every map, because at least two spots next to the river are marked.
func (s *state) skipEmpty(rec *engine.Record) {
	for s.step >= atTents && s.step <= atFarmstead && s.foundingSpaces().empty() {
		switch s.step {
		case atTents: // no room for another
			s.step, s.open.count, s.open.train = atFirstTrain, 0, 0
		case atFirstTrain:
			s.open.train, s.seat = none, s.inOrder(0)
			s.settleIn()
		case atCattle:
			s.step, s.open.count = atFarmstead, 0
		default:
			if s.step == atFarmstead {
				s.gainAnimals(s.seat, box.Horse, s.table.parts.StartHorses)
				rec.Cite(Start11)
			}
			s.settled(rec)
		}
	}
}

// newPanning lays a new panning tile of the player (FR-MIN-29).
func (s *state) newPanning(x space, rec *engine.Record) {
	rec.Cite(Min29)
	s.put(x, box.Panning, s.seat)
	p := &s.table.parts.Panning
	t := &s.tiles[x]
	t.deposit, t.metal, t.level, t.reserve = p.Kind, p.Metal, uint8(p.Level), uint8(p.Reserve)
}

// graze puts new cattle of a player onto the range (FR-SETUP-12).
func (s *state) graze(x space, seat int8, n int) {
	if n <= 0 {
		return
	}
	s.cattle[seat][x] += uint8(n)
	s.herds[seat].add(x)
	s.players[seat].supply -= uint8(n)
}

// gainAnimals adds animals to a player's cards, as many as cubes and cards allow (FR-LUM-15, FR-SETUP-12).
func (s *state) gainAnimals(seat int8, kind box.Good, n int) int {
	p := &s.players[seat]
	n = max(0, min(n, int(p.supply), s.cardRoom(seat)))
	p.animals[kind] += uint8(n)
	p.supply -= uint8(n)
	return n
}

// cardRoom returns the number of further animals for which a player's Industry cards have room (FR-LUM-15,
// FR-MIN-19, FR-RAN-14).
func (s *state) cardRoom(seat int8) int {
	p := &s.players[seat]
	room := 0
	for i := range p.levels {
		if p.levels[i] > 0 {
			room += s.table.parts.AnimalsPerCard
		}
	}
	for _, n := range p.animals {
		room -= int(n)
	}
	return room
}

// endow gives all players their starting goods and opens the first round, which has no event, no disc and no town
// status (FR-START-12, FR-START-13, FR-START-14, FR-START-15, FR-START-16).
func (s *state) endow(rec *engine.Record) {
	parts := s.table.parts
	for i := range s.seats() {
		seat := s.inOrder(i)
		p := &s.players[seat]
		lumberer := p.levels[box.Lumbering] > 0
		if !lumberer || !s.is(rec, AskStartMoney, StartMoneyNotLumbering) {
			s.receive(seat, parts.StartMoney, rec, Start13)
		}
		if n := min(parts.StartLogs, int(p.supply)); !lumberer {
			p.stock[box.Log] += uint8(n)
			p.supply -= uint8(n)
			if rec != nil {
				rec.Effect(s.name(seat)+" puts "+plural(n, "log")+" on the stockpile", Start12)
			}
		}
		p.workers = uint8(parts.Workers)
	}
	rec.Cite(Start14)
	rec.Cite(Start15)
	rec.Cite(Start16)
	s.round, s.era = 1, 1
}
