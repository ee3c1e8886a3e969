package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// target asks for the next target of an event. If there is no target, the rest of the effect is void.
func (s *state) target(at step, rec *engine.Record) {
	for s.open.count > 0 {
		s.step = at
		s.seat = s.chooser(rec)
		switch at {
		case atLoseLog:
			if b := s.lossBasin(rec); b >= 0 {
				if owner, alone := s.onlyOwner(b); alone {
					s.loseLog(b, owner, rec)
					s.open.count--
					continue
				}
				return
			}
		case atPileUp:
			if s.jammable(rec) != 0 {
				return
			}
		default:
			if s.ownersTurn(rec) {
				return
			}
			if !s.ownersStrike(nil) && !s.targets(s.step, none, rec).empty() {
				return
			}
		}
		s.open.count = 0
	}
	s.moveRow(rec)
}

// chooser returns the player who chooses the targets of an event (FR-R-event-chooser): the mayor, or -1 if chance
// does.
func (s *state) chooser(rec *engine.Record) int8 {
	if s.is(rec, AskEventChooser, EventChooserChance) {
		return none
	}
	return s.mayor
}

// ownersStrike reports whether the players choose among their own pieces in a fire or a revolt.
func (s *state) ownersStrike(rec *engine.Record) bool {
	return (s.step == atBurn || s.step == atRevolt) && s.is(rec, AskEventChooser, EventChooserOwners)
}

// ownersTurn gives the decision to the next player with a target, round the table.
func (s *state) ownersTurn(rec *engine.Record) bool {
	if !s.ownersStrike(rec) {
		return false
	}
	from := s.open.whose
	for i := range s.seats() {
		seat := s.inOrder(i)
		if from >= 0 {
			seat = (from + 1 + i) % s.seats()
		}
		if !s.targets(s.step, seat, rec).empty() {
			s.seat, s.open.whose = seat, seat
			return true
		}
	}
	return false
}

// targets returns the spaces that a fire, a revolt or a drought can strike, of one owner if owner is a player
// (FR-ROUND-09, FR-ROUND-10).
func (s *state) targets(at step, owner int8, rec *engine.Record) area {
	from := s.works
	switch at {
	case atBurn:
		from = s.town
	case atDrought:
		return s.dryable()
	}
	limit := uint8(255)
	if s.is(rec, AskLimitOfThree, LimitOfThreeDamagePieces) {
		limit = uint8(s.table.parts.MostDamage)
	}
	found := area{}
	for rest := from; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		if t.damage < limit && (owner < 0 || t.owner == owner) && t.kind >= box.Tent {
			found.add(x)
		}
	}
	return found
}

// dryable returns the grass spaces without piece and drought that no wind pump protects (FR-R-wind-pump).
func (s *state) dryable() area {
	guarded := area{}
	for rest := s.works; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == box.WindPump {
			guarded = guarded.or(only(x).around())
		}
	}
	return s.table.grass.without(s.pieces()).without(s.drought).without(guarded)
}

// applyTarget strikes one space (FR-SETUP-08).
func (s *state) applyTarget(x space, rec *engine.Record) {
	switch s.step {
	case atDrought:
		s.drought.add(x)
		s.tell(rec, "drought comes to ", x, Setup08)
	case atBurn:
		s.tiles[x].damage++
		s.tell(rec, "fire breaks out at ", x, Round09)
	case atRevolt:
		s.tiles[x].damage++
		s.tell(rec, "revolt breaks out at ", x, Round10)
	}
	s.open.count--
	s.target(s.step, rec)
}

// lossBasin returns the most downstream basin that has a log and no log boom, or -1 (FR-ROUND-06, FR-LUM-34).
func (s *state) lossBasin(rec *engine.Record) int8 {
	for b := s.table.basins - 1; b >= 0; b-- {
		switch {
		case s.logsIn(b) == 0:
		case s.stands(box.LogBoom, b):
			rec.Cite(Lum34)
		default:
			return b
		}
	}
	return none
}

// stands reports whether an industry building of a kind stands in a basin.
func (s *state) stands(k box.Piece, b int8) bool {
	for rest := s.works.and(s.table.basin[b]); !rest.empty(); {
		if s.tiles[rest.pop()].kind == k {
			return true
		}
	}
	return false
}

func (s *state) onlyOwner(b int8) (owner int8, alone bool) {
	owner = none
	for i, n := range s.logs[b] {
		if n > 0 {
			if owner >= 0 {
				return owner, false
			}
			owner = int8(i)
		}
	}
	return owner, true
}

func (s *state) loseLog(b, seat int8, rec *engine.Record) {
	s.logs[b][seat]--
	s.players[seat].supply++
	if rec != nil {
		rec.Effect(s.name(seat)+" loses a log in "+s.where(b), Round06)
	}
}

// jammable returns the basins that a pile-up can strike: with a log, without dam and without black worker
// (FR-ROUND-07, FR-LUM-33).
func (s *state) jammable(rec *engine.Record) (set uint8) {
	for b := range s.table.basins {
		switch {
		case s.logsIn(b) == 0 || s.jams>>b&1 != 0:
		case s.stands(box.Dam, b):
			rec.Cite(Lum33)
		default:
			set |= 1 << b
		}
	}
	return set
}

// applyPileUp places the black worker (FR-ROUND-07), and so ends the event (FR-ROUND-15).
func (s *state) applyPileUp(b int8, rec *engine.Record) {
	s.jams |= 1 << b
	if rec != nil {
		rec.Effect("logs pile up in "+s.where(b), Round07)
	}
	s.open.count = 0
	s.moveRow(rec)
}
