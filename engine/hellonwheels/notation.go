package hellonwheels

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// Verb is the action's kind.
func (s *state) Verb(a engine.Action) engine.Verb { return engine.Verb(verbOf(a) - 1) }

// Format spells an action.
func (s *state) Format(a engine.Action) string {
	return string(s.appendAction(make([]byte, 0, 64), a))
}

func (s *state) appendAction(b []byte, a engine.Action) []byte {
	v := verbOf(a)
	switch v {
	case vBid:
		return strconv.AppendInt(append(b, "bid "...), int64(numberOf(a)), 10)
	case vBidBlackmail:
		b = strconv.AppendInt(append(b, "bid "...), int64(numberOf(a)), 10)
		return append(b, " with blackmail"...)
	}
	b = append(b, verbNames[v]...)
	switch v {
	case vTown:
		b = append(append(b, ' '), townNames[townOf(a)]...)
		return appendPlace(b, " to ", placeOf(a, 0))
	case vFirst:
		return append(append(b, ' '), s.table.seats[seatOf(a)]...)
	case vRoll:
		b = strconv.AppendInt(append(b, ' '), int64(numberOf(a)), 10)
		return append(append(b, " for "...), s.table.seats[seatOf(a)]...)
	case vDraw:
		return append(append(appendCard(b, firstOf(a)), " for "...), s.table.seats[seatOf(a)]...)
	case vRandom:
		return append(append(appendCard(b, firstOf(a)), " from "...), s.table.seats[seatOf(a)]...)
	case vExtra:
		if n := numberOf(a); n > 0 {
			b = strconv.AppendInt(append(b, ' '), int64(n), 10)
		}
	case vCivilize, vBuild, vCustomer, vMayhem:
		return appendPlace(appendName(b, firstOf(a)), " at ", placeOf(a, 0))
	case vGiveUp:
		return appendPlace(appendCard(b, firstOf(a)), " at ", placeOf(a, 0))
	case vRaid:
		target, _ := cardOf(a, 1)
		b = append(appendName(b, firstOf(a)), " discard"...)
		return appendPlace(appendCard(b, target), " at ", placeOf(a, 0))
	case vDiscard:
		return appendName(b, firstOf(a))
	}
	return s.appendAim(b, a)
}

// appendAim spells what an Opportunist card is aimed at.
func (s *state) appendAim(b []byte, a engine.Action) []byte {
	switch formOf(a) {
	case onSeat:
		return append(append(b, " on "...), s.table.seats[seatOf(a)]...)
	case onCard:
		return appendPlace(appendCard(append(b, " on"...), firstOf(a)), " at ", placeOf(a, 0))
	case fromTo:
		b = appendPlace(appendPlace(b, " from ", placeOf(a, 0)), " to ", placeOf(a, 1))
	case toOne:
		b = appendPlace(b, " to ", placeOf(a, 0))
	case eachTo, listed:
	default:
		return b
	}
	b = append(b, " moving"...)
	for i := range cardsOf(a) {
		if i > 0 {
			b = append(b, ',')
		}
		c, _ := cardOf(a, i)
		b = appendCard(b, c)
		if formOf(a) == eachTo {
			b = appendPlace(b, " to ", placeOf(a, i))
		}
	}
	return b
}

// positionNames spell the positions in the notation.
var positionNames = [positions]string{"past", "present", "future"}

func appendCard(b []byte, c instance) []byte { return append(append(b, ' '), c.String()...) }
func appendName(b []byte, c instance) []byte { return append(append(b, ' '), c.name().String()...) }

func appendPlace(b []byte, word string, p position) []byte {
	return append(append(b, word...), positionNames[p]...)
}

// Seen spells an action as a seat sees it: a bid is seen by its bidder alone unless it is the last, with which all hands are opened
// (HOW-SUP-02, HOW-SUP-03), a drawn card by its drawer, a stolen one by thief and victim, one discarded face down by its owner
// (HOW-R-discard-open closed); but by all where hands are open.
func (s *state) Seen(by engine.Seat, a engine.Action) string {
	switch v := verbOf(a); {
	case v == vBid || v == vBidBlackmail:
		if by != engine.Seat(s.seat) && s.bidsFollow() {
			return "bid ?"
		}
	case v == vDraw && by != engine.Seat(seatOf(a)) && !s.handsOpen(nil):
		return "draw ? for " + s.table.seats[seatOf(a)]
	case v == vRandom && s.step == atRandom && s.working() == vConMen && !s.handsOpen(nil):
		if by != engine.Seat(seatOf(a)) && by != engine.Seat(s.by) {
			return "random ? from " + s.table.seats[seatOf(a)]
		}
	case v == vRandom && s.step == atDiscard && by != engine.Seat(seatOf(a)) && s.pileClosed(nil) && !s.handsOpen(nil):
		return "random ? from " + s.table.seats[seatOf(a)]
	case v == vDiscard && by != engine.Seat(s.discarder()) && s.pileClosed(nil) && !s.handsOpen(nil):
		return "discard ?"
	}
	return s.Format(a)
}

// bidsFollow reports whether somebody bids after the player who is asked.
func (s *state) bidsFollow() bool {
	o := s.seatOrder()
	_, more := o.after(s.seat)
	return more
}

// handsOpen reports whether everybody sees all hands (HOW-R-hand-open).
func (s *state) handsOpen(rec *engine.Record) bool { return s.is(rec, AskHandOpen, HandOpenOpen) }

// pileClosed reports whether the discard pile cannot be looked through (HOW-R-discard-open).
func (s *state) pileClosed(rec *engine.Record) bool {
	return s.is(rec, AskDiscardOpen, DiscardOpenClosed)
}
