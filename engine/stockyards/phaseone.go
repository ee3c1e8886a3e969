package stockyards

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// arrive adds animals to the Yards by the prices, up to the room there (US-ARRIVE-01, US-ARRIVE-02, US-ARRIVE-03,
// US-ARRIVE-04, US-ARRIVE-05, US-ARRIVE-06, US-ARRIVE-07).
func (s *state) arrive(rec *engine.Record) {
	for k := range kinds {
		track := &s.table.parts.Price[s.table.side][k]
		n := int(track.Arrive[int(s.prices[k])-track.Min])
		rec.Cite(Supply04)
		room := s.room(k)
		if rec != nil {
			s.tellArrival(k, n, room, rec)
		}
		s.yards[k] += uint8(min(n, room))
	}
}

// room returns the number of further animals of a kind for which the Yards have room (US-BOUND-06). No worker is
// there when animals arrive.
func (s *state) room(k int) int {
	return min(s.table.parts.Capacity[s.table.side][k], s.table.parts.LivestockPieces[k]) - int(s.yards[k])
}

func (s *state) tellArrival(k, n, room int, rec *engine.Record) {
	grounds := []engine.Clause{Arrive01, Arrive05}
	if s.yards[k] > 0 {
		grounds = append(grounds, Arrive06)
	}
	rec.CiteAll(Bound06, Setup23)
	if k == 0 && s.table.side == largeSide {
		grounds = append(grounds, [...]engine.Clause{Arrive02, Arrive02, Arrive03, Arrive04}[min(n, 3)])
	}
	if n > room {
		grounds = append(grounds, Arrive07, Bound06)
	}
	rec.Effect(box.KindNames[k]+" arrive at the price of "+dollars(s.prices[k])+": "+strconv.Itoa(min(n, room)), grounds...)
}

// applyYear turns the year card up: the union spirit moves, an event takes effect, and a strike may follow (US-YCARD-01,
// US-YCARD-02, US-YCARD-03, US-YCARD-04, US-YCARD-05, US-YEAR-04).
func (s *state) applyYear(card int8, rec *engine.Record) {
	s.card = card
	c := &s.table.parts.YearCards[card]
	if rec != nil {
		rec.Effect("the year card is "+c.Name, Ycard01, Card06, Setup17)
	}
	s.moveSpirit(c.Spirit, rec, why{Ycard03, Card05})
	if c.Event {
		rec.CiteAll(Ycard05)
		s.event(c, rec)
	} else {
		rec.CiteAll(Ycard04)
	}
	rec.Cite(Year04)
	s.checkStrike(rec)
	s.beginPlacing(rec)
}

// moveSpirit moves the union spirit and stops at the ends of its track (US-BOUND-04, US-PLACE-10).
func (s *state) moveSpirit(by int, rec *engine.Record, w why) {
	least, most := s.table.parts.SpiritMin, s.table.parts.SpiritMax
	wanted := int(s.spirit) + by
	to := min(max(wanted, least), most)
	if to != wanted {
		rec.CiteAll(Bound05, Place10)
	}
	rec.Cite(Bound04)
	if rec != nil {
		rec.Effect("the union spirit goes from "+strconv.Itoa(int(s.spirit))+" to "+strconv.Itoa(to), stops(w.and(), to != wanted, Bound04)...)
	}
	s.spirit = int8(to)
}

// checkStrike calls a strike at a high union spirit (US-STRIKE-01, US-STRIKE-02, US-STRIKE-03, US-STRIKE-04,
// US-STRIKE-05, US-STRIKE-06, US-STRIKE-07). The strike takes one more worker than a year card has laid down
// (US-Y5-07, US-Y5-10).
func (s *state) checkStrike(rec *engine.Record) {
	if int(s.spirit) < s.table.parts.StrikeAt {
		rec.CiteAll(Strike01)
		return
	}
	s.strike = true
	if rec != nil {
		rec.Effect("there is a strike", Strike02, Strike05)
		if s.away != 0 {
			rec.CiteAll([...]engine.Clause{Y507, Y510}[indexOf(s.awayBack() == Y511)])
		}
	}
	for i := range s.seats() {
		seat := (s.first + i) % s.seats()
		s.gainToken(seat, rec, why{Strike03, Strike07})
		s.picket = s.picket.With(engine.Seat(seat))
		s.players[seat].workers--
	}
	if rec != nil {
		rec.Effect("every player puts one worker on the picket line", Strike04)
	}
}

func indexOf(second bool) int {
	if second {
		return 1
	}
	return 0
}

// gainToken gives a player a low morale token (US-R-morale-token-shortage).
func (s *state) gainToken(seat int8, rec *engine.Record, w why) {
	if s.is(rec, AskMoraleTokenShortage, MoraleTokenShortageTurnOrderUntilGone) && s.tokens <= 0 {
		if rec != nil {
			rec.Effect("no low morale token is left for "+s.name(seat), w.and()...)
		}
		return
	}
	s.players[seat].tokens++
	s.tokens--
	if rec != nil {
		rec.Effect(s.name(seat)+" gains a low morale token", w.and()...)
	}
}

// event carries out the event of a year card. Some events move prices (US-SUPPLY-05).
func (s *state) event(c *box.YearCard, rec *engine.Record) {
	switch clause := eventClauses[c.Name]; {
	case c.RemoveCattle != 0: // US-Y1-04
		n := min(uint8(c.RemoveCattle), s.yards[0])
		s.yards[0] -= n
		if rec != nil {
			rec.Effect("cattle leave the Yards: "+strconv.Itoa(int(n)), clause)
		}
	case c.AllPrices != 0: // US-Y2-05, US-Y4-06, US-Y5-01, US-Y6-01
		for k := range kinds {
			s.movePrice(k, c.AllPrices, "", rec, why{clause, Supply05})
		}
	case c.AddEach != 0: // US-Y3-01
		s.addEach(c.AddEach, rec)
	case c.AllBrand < 0: // US-Y3-10
		s.brandBack(rec)
	case c.AllBrand > 0: // US-Y4-01
		s.brandAhead(rec)
	case c.Away > 0: // US-Y5-05, US-Y5-06, US-Y5-09
		for i := range s.seats() {
			s.players[i].workers--
			s.away = s.away.With(engine.Seat(i))
		}
		if rec != nil {
			rests := []engine.Clause{clause}
			if clause == Y505 {
				rests = append(rests, Y506)
			}
			rec.Effect("every player lays one worker on the year card", rests...)
		}
	}
}

// eventClauses are the clauses of events that several year cards have, by year card.
var eventClauses = map[string]engine.Clause{
	"y1887-fewer-cattle": Y104, "y1894-prices-up": Y205, "y1910-prices-up": Y406, "y1914-prices-up": Y501, "y1921-prices-up": Y601,
	"y1918-worker-away": Y505, "y1919-worker-away": Y509,
}

// addEach adds animals of each kind where there is room (US-Y3-01, US-Y3-02).
func (s *state) addEach(n int, rec *engine.Record) {
	for k := range kinds {
		added := min(n, s.room(k))
		s.yards[k] += uint8(added)
		if rec != nil {
			grounds := []engine.Clause{Y301}
			if added < n {
				grounds = append(grounds, Y302, Bound06)
			}
			rec.Effect(box.KindNames[k]+" are added to the Yards: "+strconv.Itoa(added), grounds...)
		}
	}
}
