package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// legalShort lists the decisions with few choices.
func (s *state) legalShort(dst []engine.Action, rec *engine.Record) []engine.Action {
	switch {
	case s.step >= atNext || s.step == atHouse:
		return s.legalEra(dst, rec)
	case s.step >= atSeverity && s.step != atNewEvent && s.step != atDiscMove && s.step != atReveal:
		return s.legalChances(dst, rec)
	}
	return s.legalSetup(dst, rec)
}

// legalSetup lists the deals, layouts and choices of the set-up, and the similar draws of tiles,
// events and discs later.
func (s *state) legalSetup(dst []engine.Action, rec *engine.Record) []engine.Action {
	switch s.step {
	case atStart:
		for i := range s.seats() {
			dst = append(dst, naming(vStart, i))
		}
	case atFirstTile, atReveal:
		d := s.revealed()
		for left := s.unseen(d); left != 0; left &= left - 1 {
			dst = append(dst, naming(vRevealRailroad+verb(d), lowest(left)))
		}
	case atFirstEvents, atNewEvent:
		for left := s.nextEvents(rec); left != 0; left &= left - 1 {
			dst = append(dst, naming(vEvent, lowest(left)))
		}
	case atDiscs, atDiscMove:
		f := s.discAt()
		for q := range int8(rowSpaces) {
			if s.discSpaces()>>q&1 != 0 {
				dst = append(dst, act(vDisc, f, q, noSpace, noSpace, 0))
			}
		}
	case atIndustry:
		for i := range int8(box.Industries) {
			if s.cards[i][0] > 0 {
				dst = append(dst, naming(vIndustry, i))
			}
		}
	case atDeal:
		for left := s.goals; left != 0; left &= left - 1 {
			dst = append(dst, naming(vGoal, lowest(left)))
		}
	case atKeepGoal:
		for g := range int8(len(s.table.parts.Goals)) {
			if s.dealt(g) {
				dst = append(dst, act(vKeep, g, keptGoal, noSpace, noSpace, 0))
			}
		}
	case atAssistants:
		for left := s.deck & rankCards[box.RankAssistant]; left != 0; left &= left - 1 {
			dst = append(dst, naming(vAssistant, lowest(left)))
		}
	}
	return dst
}

// legalChances lists the results of draws and throws, and the choices that an event requires.
func (s *state) legalChances(dst []engine.Action, rec *engine.Record) []engine.Action {
	switch s.step {
	case atSeverity:
		for n := range s.table.parts.Severity {
			if int(s.severity[n]) < s.table.parts.Severity[n] {
				dst = append(dst, act(vSeverity, none, none, noSpace, noSpace, n+1))
			}
		}
	case atLoseLog:
		b := s.lossBasin(rec)
		for i := range s.seats() {
			if s.logs[b][i] > 0 {
				dst = append(dst, naming(vLoseLog, i))
			}
		}
	case atPileUp:
		for b := range s.table.basins {
			if s.jammable(rec)>>b&1 != 0 {
				dst = append(dst, naming(vPileUp, b))
			}
		}
	case atDefend:
		for k := range 1 + min(int(s.open.count), s.available(s.seat, box.Horse), int(s.me().guns)) {
			dst = append(dst, act(vDefend, none, none, noSpace, noSpace, k))
		}
	case atDie, atDepositDie:
		v := vDie
		if s.step == atDepositDie {
			v = vDepositDie
		}
		for n := range s.table.parts.DieFaces {
			dst = append(dst, act(v, none, none, noSpace, noSpace, n+1))
		}
	case atCard:
		for left := s.deck & rankCards[s.open.rank]; left != 0; left &= left - 1 {
			dst = append(dst, naming(vCard, lowest(left)))
		}
	}
	return dst
}

// legalEra lists the decisions at the end of an era.
func (s *state) legalEra(dst []engine.Action, rec *engine.Record) []engine.Action {
	switch s.step {
	case atNext:
		for i := range s.seats() {
			if !s.open.done.Has(engine.Seat(i)) {
				dst = append(dst, naming(vNext, i))
			}
		}
	case atUpgrade:
		for i := range int8(box.Industries) {
			if s.mayAdd(i) == allowed {
				dst = append(dst, naming(vAdd, i))
			}
		}
		for i := range int8(box.Industries) {
			if s.mayUpgrade(i) == allowed {
				dst = append(dst, naming(vUpgrade, i))
			}
		}
		dst = append(dst, of(vPass))
	case atHouse:
		for rest := s.tents(); !rest.empty(); {
			if x := rest.pop(); s.mayHouse(x, rec) == allowed {
				dst = append(dst, at(vHouse, x))
			}
		}
		if s.is(rec, AskUpgradeHousing, UpgradeHousingEachBuysOne) {
			dst = append(dst, of(vPass))
		}
	}
	return dst
}

// The second thing that a keep names.
const (
	keptGoal int8 = iota
	keptCharacter
)

// dealt reports whether a goal card was dealt to the player.
func (s *state) dealt(g int8) bool {
	for _, card := range s.me().dealt {
		if card == g {
			return true
		}
	}
	return false
}

// revealed returns the track whose next tile chance turns up.
func (s *state) revealed() box.Line {
	if s.step == atReveal {
		return box.Line(s.open.track)
	}
	if s.lines[box.Railroad].face < 0 {
		return box.Railroad
	}
	return box.Telegraph
}

// discAt returns the disc that is laid next.
func (s *state) discAt() int8 {
	if s.step == atDiscs {
		return s.discToLay()
	}
	return lowest(uint16(s.open.discs))
}
