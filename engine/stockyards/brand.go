package stockyards

import (
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// gainBrand moves a player's tracker ahead, whatever the source of the brand (US-BRAND-08), but not past the end of
// the track (US-BOUND-03, US-PLACE-10). The tracker goes on top of the stack where it lands (US-BRAND-01,
// US-BRAND-02, US-BRAND-03, US-BRAND-04, US-BRAND-05, US-BRAND-06, US-BRAND-07).
func (s *state) gainBrand(seat int8, by int, rec *engine.Record, w why) {
	if by == 0 {
		return
	}
	p := &s.players[seat]
	old := int(p.brand)
	to := min(old+by, s.table.parts.BrandMax)
	p.brand = int8(to)
	s.toTop(seat)
	rec.Cite(Bound03)
	if rec != nil {
		clauses := w.and(Brand01, Brand08)
		if to < old+by {
			clauses = append(clauses, Bound03, Bound05, Place10)
		}
		if to == old {
			clauses = append(clauses, Brand07)
		}
		if s.shares(seat) {
			clauses = append(clauses, Brand04, Brand05)
		}
		rec.Effect(s.brandMoves(seat, old, to), clauses...)
	}
	s.crossLines(seat, old, to, rec)
}

// brandMoves describes the move of a tracker, and names the trackers under it. Of two trackers on one space, the
// upper one is ahead (US-WIN-10).
func (s *state) brandMoves(seat int8, old, to int) string {
	moves := "goes from " + strconv.Itoa(old) + " to " + strconv.Itoa(to)
	if to == old {
		moves = "stays at " + strconv.Itoa(to)
	}
	at := slices.Index(s.brands[:s.seats()], seat)
	if at > 0 && s.players[s.brands[at-1]].brand == s.players[seat].brand {
		moves += ", on top of " + s.name(s.brands[at-1]) + "'s"
	}
	return s.name(seat) + "'s brand " + moves
}

// shares reports whether a player's tracker is on a space with others.
func (s *state) shares(seat int8) bool {
	for i := range s.seats() {
		if i != seat && s.players[i].brand == s.players[seat].brand {
			return true
		}
	}
	return false
}

// toTop puts a player's tracker on top of the stack on its space.
func (s *state) toTop(seat int8) {
	n := int(s.seats())
	at := slices.Index(s.brands[:n], seat)
	copy(s.brands[at:n], s.brands[at+1:n])
	at = n - 1
	for at > 0 && s.players[s.brands[at-1]].brand > s.players[seat].brand {
		at--
	}
	copy(s.brands[at+1:n], s.brands[at:n-1])
	s.brands[at] = seat
}

// crossLines gives the gains of the lines between two spaces (US-BRAND-02, US-BRAND-03).
func (s *state) crossLines(seat int8, old, to int, rec *engine.Record) {
	for i, line := range s.table.parts.BrandLines[:s.table.parts.BrandLineCount] {
		if old < line.Enter && line.Enter <= to {
			before := s.players[seat].meat
			for k, by := range line.Meat {
				s.gainMeat(seat, k, by, rec, why{Brand02, Brand03})
			}
			s.noteCut(seat, i, before, rec)
		}
	}
}

// noteCut notes the part of a line's gain that a player did not get because a meat value was at the end of its track
// (US-R-1906-clamped-gain lose-what-was-gained).
func (s *state) noteCut(seat int8, line int, before [kinds]int8, rec *engine.Record) {
	var cut [kinds]uint8
	for k, by := range s.table.parts.BrandLines[line].Meat {
		cut[k] = uint8(by - int(s.players[seat].meat[k]-before[k]))
	}
	if cut != [kinds]uint8{} && !s.is(rec, Ask1906ClampedGain, Q1906ClampedGainLoseWhatWasGained) {
		cut = [kinds]uint8{}
	}
	s.players[seat].cut[line] = cut
}

// gainMeat moves a meat value and stops at the ends of its track (US-BOUND-02, US-BOUND-05, US-PLACE-10).
func (s *state) gainMeat(seat int8, k, by int, rec *engine.Record, w why) {
	if by == 0 {
		return
	}
	p := &s.players[seat]
	track := s.table.parts.Meat[k]
	wanted := int(p.meat[k]) + by
	to := min(max(wanted, track.Min), track.Max)
	if to != wanted {
		rec.CiteAll(Bound05, Place10)
	}
	rec.Cite(Bound02)
	if rec != nil {
		rec.Effect(s.name(seat)+"'s "+box.MeatNames[k]+" goes from "+dollars(p.meat[k])+" to "+dollars(to),
			stops(w.and(), to != wanted, Bound02)...)
	}
	p.meat[k] = int8(to)
}

// brandBack moves every tracker back one space; stacks keep their order (US-Y3-10, US-Y3-11, US-Y3-12, US-Y3-13). On
// the first space, trackers that arrive go on top of, or under, trackers that cannot move (US-R-1906-bottom).
func (s *state) brandBack(rec *engine.Record) {
	if s.is(rec, Ask1906Bottom, Q1906BottomArrivalsBeneath) {
		s.swapStacks(0)
	}
	for i := range s.seats() {
		if old := int(s.players[i].brand); old > 0 {
			s.players[i].brand--
			s.loseLines(i, old, rec)
		} else {
			rec.Cite(Bound03)
		}
	}
	if rec != nil {
		rec.Effect("every brand tracker moves back 1 space", Y310, Y311, Y313)
	}
}

// swapStacks puts the stack of a space above that of the next, each in its own order, before they become one stack.
func (s *state) swapStacks(space int8) {
	from, to, end := s.upTo(space-1), s.upTo(space), s.upTo(space+1)
	slices.Reverse(s.brands[from:to])
	slices.Reverse(s.brands[to:end])
	slices.Reverse(s.brands[from:end])
}

// upTo returns the number of trackers on the spaces up to a space.
func (s *state) upTo(space int8) (n int) {
	for i := range s.seats() {
		if s.players[i].brand <= space {
			n++
		}
	}
	return n
}

// loseLines takes back the gain of the line before a space (US-Y3-12). Trackers that start past a line have gained
// nothing from it, because they cross it for the first time after the one card that moves them back.
func (s *state) loseLines(seat int8, old int, rec *engine.Record) {
	for i, line := range s.table.parts.BrandLines[:s.table.parts.BrandLineCount] {
		if line.Enter != old {
			continue
		}
		if line.Enter <= s.table.parts.StartBrand {
			rec.CiteAll(Y312)
			continue
		}
		rec.Ask(Ask1906ClampedGain)
		for k, by := range line.Meat {
			s.gainMeat(seat, k, int(s.players[seat].cut[i][k])-by, rec, why{Y312})
		}
		s.players[seat].cut[i] = [kinds]uint8{}
	}
}

// brandAhead moves every tracker ahead one space; stacks keep their order (US-Y4-01, US-Y4-02, US-Y4-03). On the
// last space, trackers that were there stay on top, or trackers that arrive go on top (US-R-1907-top).
func (s *state) brandAhead(rec *engine.Record) {
	last := int8(s.table.parts.BrandMax)
	if s.is(rec, Ask1907Top, Q1907TopArrivalsOnTop) {
		s.swapStacks(last - 1)
	}
	for i := range s.seats() {
		if old := int(s.players[i].brand); old < int(last) {
			s.players[i].brand++
			s.crossLines(i, old, old+1, rec)
			rec.CiteAll(Y403)
		}
	}
	if rec != nil {
		rec.Effect("every brand tracker moves ahead 1 space", Y401, Y402, Bound03)
	}
}
