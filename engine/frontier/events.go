package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// event carries out the upcoming card, with a severity card if the event has a severity (FR-ROUND-15, FR-COMP-07).
// Then the row moves (FR-ROUND-16).
func (s *state) event(rec *engine.Record) {
	card := s.events[0]
	if card < 0 {
		s.moveRow(rec)
		return
	}
	e := &s.table.parts.Events[card]
	s.open.what = card
	if rec != nil {
		rec.Effect("the event is "+e.Name+", "+e.Kind.String(), Round15)
	}
	if e.Kind.Severe() && !s.is(rec, AskSeverity, SeverityFixedOne) {
		s.seat, s.step = none, atSeverity
		return
	}
	s.strike(1, rec)
}

// applySeverity applies the severity card that was drawn (FR-ROUND-33, FR-COMP-07).
func (s *state) applySeverity(n int, rec *engine.Record) {
	s.severity[n-1]++
	rec.Cite(Comp07)
	s.strike(n, rec)
}

// strike carries out the event with a severity.
func (s *state) strike(n int, rec *engine.Record) {
	e := &s.table.parts.Events[s.open.what]
	parts := s.table.parts
	s.open.count = uint8(n)
	switch e.Kind {
	case box.StatusDown:
		s.move(e.Field, -parts.StatusDownSpaces, rec, Round14)
	case box.HeavyRain: // FR-MIN-04
		s.rain(rec)
		s.drought = area{}
		if rec != nil {
			rec.Effect("no space is dry any more", Setup08)
		}
	case box.Blizzard: // FR-ROUND-05
		s.rain(rec)
		s.startLosing(rec)
		return
	case box.Panic:
		s.bankPanic(n, rec)
	case box.Rustlers: // FR-RAN-37
		s.startLosing(rec)
		return
	case box.DamageLine: // FR-ROUND-12
		s.damageLine(rec)
	case box.PileUp: // FR-ROUND-07
		s.target(atPileUp, rec)
		return
	case box.LogsLost: // FR-ROUND-06
		s.target(atLoseLog, rec)
		return
	case box.Fire: // FR-ROUND-09
		s.target(atBurn, rec)
		return
	case box.Revolt: // FR-ROUND-10
		s.target(atRevolt, rec)
		return
	case box.Drought: // FR-SETUP-08
		s.target(atDrought, rec)
		return
	}
	s.moveRow(rec)
}

// rain turns back every deposit that is not depleted (FR-MIN-04).
func (s *state) rain(rec *engine.Record) {
	for rest := s.works; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.level > 0 && !t.done {
			t.face = uint8((int(t.face) + 4 - s.table.parts.RainFaces) % 4)
		}
	}
	if rec != nil {
		rec.Effect("every deposit turns back", Min04)
	}
}

// bankPanic takes money from every player, and less from a player with a bank (FR-CHAR-31).
func (s *state) bankPanic(n int, rec *engine.Record) {
	for i := range s.seats() {
		seat := s.inOrder(i)
		costs, relief := s.table.parts.PanicPerSeverity*n, s.table.parts.BankRelief*s.owned(seat, box.Bank)
		if rec != nil && relief > 0 {
			rec.Effect("the panic costs "+s.name(seat)+" "+dollars(max(0, costs-relief))+": "+dollars(costs)+" less "+dollars(relief)+
				" by banks", Char31)
		}
		if costs > relief {
			s.loseMoney(seat, costs-relief, rec, Char31)
		}
	}
}

// owned returns the number of public buildings of a kind that a player has on the map.
func (s *state) owned(seat int8, k box.Piece) int {
	n := 0
	for rest := s.town; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.kind == k && t.owner == seat {
			n++
		}
	}
	return n
}

// damageLine turns the last tile of the more developed line face up again (FR-ROUND-12, FR-ROUND-13).
func (s *state) damageLine(rec *engine.Record) {
	d := box.Railroad
	if s.lines[box.Railroad].count <= s.lines[box.Telegraph].count {
		d = box.Telegraph
	}
	l, tie := &s.lines[d], s.lines[box.Railroad].count == s.lines[box.Telegraph].count
	if l.count == 0 {
		return
	}
	if l.face >= 0 {
		l.waiting[l.waits] = l.face
		l.waits++
	}
	l.count--
	l.face = l.built[l.count]
	l.built[l.count] = 0
	l.builder[l.face] = none
	l.free &^= 1 << l.face
	switch tile := s.table.tileName(d, l.face); {
	case rec == nil:
	case tie: // FR-R-damage-tie
		rec.Effect("the telegraph is damaged, as it is when both lines have as many tiles, "+strconv.Itoa(int(l.count)+1)+": "+tile+
			" has to be built again", Round13, Round12)
	default:
		rec.Effect("the "+box.LineNames[d]+" is damaged: "+tile+" has to be built again", Round12, Round13)
	}
}
