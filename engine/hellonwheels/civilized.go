package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// Town types.
const (
	spontaneous uint8 = iota
	planned
	existing
)

// opens returns the clause that opens a position to Civilized cards (HOW-CIV-03, HOW-CIV-04,
// HOW-CIV-05), or "" if none does (HOW-CIV-06). The position must have a Town.
func (s *state) opens(at position) engine.Clause {
	switch kind := s.kind(at); {
	case at == past:
		return Civ03
	case kind == existing:
		return Civ05
	case at == future && kind == planned:
		return Civ04
	}
	return ""
}

// mayCivilize judges the place of a Civilized card.
func (s *state) mayCivilize(n name, at position, rec *engine.Record) refusal {
	why := s.opens(at)
	if why == "" {
		return closedToCivilized
	}
	rec.Cite(why)
	if r := s.typeFree(n, at, rec); r != allowed {
		return r
	}
	if kept := s.civilizedAt[s.seat]; kept > 0 && kept != uint8(at)+1 {
		return oneTownOnly
	}
	rec.Ask(AskCivSpread)
	return allowed
}

// typeFree refuses a Civilized card in a Town that has one of the same type (HOW-CIV-11,
// HOW-R-civ-type).
func (s *state) typeFree(n name, at position, rec *engine.Record) refusal {
	there := s.board[at].of(box.Civilized)
	if there.empty() {
		return allowed
	}
	rec.Cite(Civ11)
	same := there.and(list.named[n])
	own := s.owned(s.seat, same) > 0
	switch o := s.ask(rec, AskCivType); {
	case own:
		return sameType // under every answer
	case o == CivTypeByName && !same.empty():
		return sameTypeRuled
	case o == CivTypeOnePerTown:
		if !same.empty() {
			return sameTypeRuled
		}
		return onePerTown
	}
	return allowed
}
