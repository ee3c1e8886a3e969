package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// order is the players in the order in which they act. Who has left the game is not in it.
type order struct {
	seats [maxSeats]int8
	n     int8
}

func (o *order) add(seat int8) {
	o.seats[o.n] = seat
	o.n++
}

// list is the players in order.
func (o *order) list() []int8 { return o.seats[:o.n] }

// place is a player's place in the order, or -1.
func (o *order) place(seat int8) int8 {
	for i, other := range o.list() {
		if other == seat {
			return int8(i)
		}
	}
	return -1
}

// walk steps through the seats from one in a direction, 1 clockwise or -1, and adds those still in the game.
func (s *state) walk(from, direction int8) (o order) {
	n := s.seats()
	for range n {
		if s.in(from) {
			o.add(from)
		}
		from = (from + direction + n) % n
	}
	return o
}

// supervisorOrder is the Supervisor and the others clockwise (HOW-ORD-04): the orders are counted from the holder of the token
// (HOW-ORD-02, HOW-ORD-03). There must have been a Supervisor.
func (s *state) supervisorOrder(rec *engine.Record) order {
	rec.Cite(Ord02)
	rec.Cite(Ord03)
	rec.Cite(Ord04)
	rec.Cite(Ord06)
	return s.walk(s.supervisor, 1)
}

// reverseOrder begins on the right of the Supervisor (HOW-ORD-03, HOW-ORD-05); the end of that sentence is lost (HOW-R-reverse-order).
func (s *state) reverseOrder(rec *engine.Record) order {
	rec.Cite(Ord02)
	rec.Cite(Ord03)
	rec.Cite(Ord05)
	rec.Cite(Ord06)
	n := s.seats()
	right := s.walk((s.supervisor+n-1)%n, -1)
	if s.is(rec, AskReverseOrder, ReverseOrderMirror) {
		return right
	}
	return s.walk(right.seats[0], 1)
}

// otherWayRound reports whether a player who is not asked yet would be asked before the one who is, if the lost end of the sentence
// said the opposite (HOW-R-reverse-order).
func (s *state) otherWayRound(seat engine.Seat) bool {
	n := s.seats()
	o := s.walk((s.supervisor+n-1)%n, -1)
	if s.is(nil, AskReverseOrder, ReverseOrderMirror) {
		o = s.walk(o.seats[0], 1)
	}
	return o.place(int8(seat)) < o.place(s.seat)
}

// seatOrder is the players from the first seat on.
func (s *state) seatOrder() order { return s.walk(0, 1) }

// unstatedOrder is the order of the phases that name none (HOW-ORD-06): drawing, tax payers, hand limit.
func (s *state) unstatedOrder(rec *engine.Record) order {
	switch s.ask(rec, AskUnstatedOrder) {
	case UnstatedOrderReverseOrder:
		return s.reverseOrder(rec)
	case UnstatedOrderSeatOrder:
		return s.seatOrder()
	}
	return s.supervisorOrder(rec)
}

// after is who acts next in an order, and whether anybody does.
func (o *order) after(seat int8) (int8, bool) {
	i := o.place(seat) + 1
	if i >= o.n {
		return -1, false
	}
	return o.seats[i], true
}
