package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// beginDrawing begins the Railroad Phase (HOW-RR-01).
func (s *state) beginDrawing(rec *engine.Record) {
	rec.Cite(Rr01)
	o := s.unstatedOrder(rec)
	s.seat = o.seats[0]
	s.continueDrawing(rec)
}

// continueDrawing finds the next card or purchase. If there is none, the phase is over.
func (s *state) continueDrawing(rec *engine.Record) {
	s.step = onward
	for s.seat >= 0 {
		switch {
		case s.due > 0 && s.ready(rec):
			s.step = atDraw
			return
		case s.buying:
			if s.sells(rec) {
				s.step = atExtra
				return
			}
			s.passOn(rec)
		case int(s.drawn) >= s.table.parts.CardsEachTurn:
			s.allDrawn(rec)
		case s.ready(rec):
			s.step = atDraw
			return
		case s.beginCull(rec):
			return
		case s.inRounds(rec):
			s.roundDone(rec)
		default: // nothing is left to draw (HOW-R-cards-run-out)
			s.drawn = uint8(s.table.parts.CardsEachTurn)
		}
	}
}

func (s *state) inRounds(rec *engine.Record) bool {
	return s.is(rec, AskDrawManner, DrawMannerInRounds)
}

func (s *state) buysLast(rec *engine.Record) bool {
	return s.is(rec, AskExtraDrawWhen, ExtraDrawWhenAfterAll)
}

// roundDone comes after a player's card of a round, drawn or missed.
func (s *state) roundDone(rec *engine.Record) {
	if int(s.drawn) == s.table.parts.CardsEachTurn-1 {
		s.allDrawn(rec)
		return
	}
	s.passOn(rec)
}

// allDrawn comes after a player's last card. It begins his purchases, or the turn of the next player
// (HOW-R-extra-draw-when).
func (s *state) allDrawn(rec *engine.Record) {
	if s.buysLast(rec) {
		s.passOn(rec)
		return
	}
	s.buying = true
}

// passOn continues with the next player in the order, or with the next round, or with the purchases. If nobody is
// left, seat is -1.
func (s *state) passOn(rec *engine.Record) {
	o := s.unstatedOrder(rec)
	last, rounds := s.buysLast(rec), s.inRounds(rec)
	next, more := o.after(s.seat)
	switch {
	case more:
		s.seat = next
		if !last {
			s.buying = false
		}
		if !rounds {
			s.drawn = 0
		}
	case rounds && !s.buying && int(s.drawn) < s.table.parts.CardsEachTurn-1:
		s.drawn++
		s.seat = o.seats[0]
	case !s.buying: // bought when all have drawn: HOW-R-extra-draw-when
		s.buying, s.drawn = true, 0
		s.seat = o.seats[0]
	default:
		s.seat = -1
	}
}

// applyDraw draws a card of the six, or a card that is already paid for.
func (s *state) applyDraw(c instance, rec *engine.Record) {
	s.take(c, s.seat, rec)
	rec.Cite(Rr01)
	switch {
	case s.due > 0:
		s.due--
	case s.inRounds(rec):
		s.roundDone(rec)
	default:
		s.drawn++
	}
	s.continueDrawing(rec)
}

// sells reports whether a first or further extra card can be bought now (HOW-RR-03, HOW-RR-04, HOW-RR-05, HOW-RR-06).
func (s *state) sells(rec *engine.Record) bool {
	if s.numberFirst(rec) {
		return s.bought[s.seat] == 0 && s.mayBuyMany(1, rec) == allowed
	}
	return s.mayBuy(rec) == allowed
}

func (s *state) numberFirst(rec *engine.Record) bool {
	return s.is(rec, AskExtraDrawLook, ExtraDrawLookNumberFirst)
}

// price returns the price of the n-th extra card of a turn, n from 0 (HOW-RR-04, HOW-RR-05, HOW-RR-06).
func (s *state) price(n int) int { return s.table.parts.ExtraCards[n] }

// mayBuy judges the purchase of the next extra card, each at its price (HOW-RR-04, HOW-RR-05, HOW-RR-06).
func (s *state) mayBuy(rec *engine.Record) refusal {
	switch {
	case int(s.bought[s.seat]) >= s.table.parts.MostExtra:
		rec.Cite(Rr03)
		return tooManyExtras
	case s.stock() == 0:
		rec.Ask(AskCardsRunOut)
		return nothingToBuy
	case !s.affords(s.seat, s.price(int(s.bought[s.seat])), rec):
		return tooPoorForExtra
	}
	return allowed
}

// mayBuyMany judges the purchase of n extra cards at once (HOW-R-extra-draw-look number-first), for the sum of their prices (HOW-RR-04,
// HOW-RR-05, HOW-RR-06).
func (s *state) mayBuyMany(n int, rec *engine.Record) refusal {
	if n > s.table.parts.MostExtra {
		return tooManyExtras
	}
	total := 0
	for i := range n {
		total += s.price(i)
	}
	switch {
	case n > s.stock():
		rec.Ask(AskCardsRunOut)
		return nothingToBuy
	case !s.affords(s.seat, total, rec):
		return tooPoorForExtra
	}
	return allowed
}

// boughtOut refuses a purchase by a player whose drawing is over: the next card is not for sale, too expensive, or
// was declined.
func (s *state) boughtOut(seat int8, rec *engine.Record) refusal {
	n := int(s.bought[seat])
	switch {
	case n >= s.table.parts.MostExtra:
		return tooManyExtras
	case !s.affords(seat, s.price(n), rec):
		return tooPoorForExtra
	}
	return boughtAlready
}

// checkExtra judges a decision about extra cards.
func (s *state) checkExtra(v verb, n int, rec *engine.Record) refusal {
	first := s.numberFirst(rec)
	switch {
	case v == vExtra && (n > 0) != first:
		return otherExtraForm
	case v == vExtra && first:
		return s.mayBuyMany(n, rec)
	case v == vExtra:
		return s.mayBuy(rec)
	case v == vPass && s.bought[s.seat] > 0:
		return saysDone
	case v == vDone && s.bought[s.seat] == 0:
		return saysPass
	case v == vPass || v == vDone:
		rec.Cite(Rr07)
		return allowed
	}
	return s.misplaced(v)
}

// legalExtra lists the decisions about extra cards.
func (s *state) legalExtra(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Rr03)
	rec.Cite(Rr07)
	s.unstatedOrder(rec)
	if s.numberFirst(rec) {
		for n := 1; s.mayBuyMany(n, rec) == allowed; n++ {
			dst = append(dst, engine.Action(vExtra)|withNumber(n))
		}
	} else {
		dst = append(dst, engine.Action(vExtra))
	}
	if s.bought[s.seat] == 0 {
		return append(dst, engine.Action(vPass))
	}
	return append(dst, engine.Action(vDone))
}

// applyExtra pays for extra cards (HOW-RR-04, HOW-RR-05, HOW-RR-06, HOW-RR-08), or ends the buying (HOW-RR-07).
func (s *state) applyExtra(v verb, n int, rec *engine.Record) {
	if v == vExtra {
		for range max(n, 1) {
			price := s.price(int(s.bought[s.seat]))
			s.pay(s.seat, int32(price))
			if rec != nil {
				rec.Effect(s.name(s.seat)+" pays "+sum(price)+" for an extra card", extraClauses[s.bought[s.seat]], Rr03, Rr08)
			}
			s.bought[s.seat]++
			s.due++
		}
	} else {
		rec.Cite(Rr07)
		s.passOn(rec)
	}
	s.continueDrawing(rec)
}

var extraClauses = [...]engine.Clause{Rr04, Rr05, Rr06}
