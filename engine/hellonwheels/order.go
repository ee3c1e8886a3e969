package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// order lists the players in the order in which they act, without those who have left the game.
type order struct {
	seats [maxSeats]int8
	n     int8
}

func (o *order) add(seat int8) {
	o.seats[o.n] = seat
	o.n++
}

// list returns the players in order.
func (o *order) list() []int8 { return o.seats[:o.n] }

// place returns a player's place in the order, or -1.
func (o *order) place(seat int8) int8 {
	for i, other := range o.list() {
		if other == seat {
			return int8(i)
		}
	}
	return -1
}

// walk goes round the seats in a direction, 1 clockwise or -1, and adds the players still in the game.
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

// supervisorOrder returns the Supervisor and then the others clockwise (HOW-ORD-04). The orders are counted from the
// holder of the token (HOW-ORD-02, HOW-ORD-03). There must have been a Supervisor.
func (s *state) supervisorOrder(rec *engine.Record) order {
	rec.Cite(Ord02)
	rec.Cite(Ord03)
	rec.Cite(Ord04)
	rec.Cite(Ord06)
	return s.walk(s.supervisor, 1)
}

// reverseOrder returns the order that begins on the right of the Supervisor (HOW-ORD-03, HOW-ORD-05). The end of the
// rulebook's sentence is lost (HOW-R-reverse-order).
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

// otherWayRound reports whether the opposite reading of the lost sentence would ask a player before the one who
// decides now (HOW-R-reverse-order).
func (s *state) otherWayRound(seat engine.Seat) bool {
	n := s.seats()
	o := s.walk((s.supervisor+n-1)%n, -1)
	if s.is(nil, AskReverseOrder, ReverseOrderMirror) {
		o = s.walk(o.seats[0], 1)
	}
	return o.place(int8(seat)) < o.place(s.seat)
}

// seatOrder returns the players from the first seat on.
func (s *state) seatOrder() order { return s.walk(0, 1) }

// unstatedOrder returns the order for phases whose rules name none (HOW-ORD-06): drawing, tax payers, hand limit.
func (s *state) unstatedOrder(rec *engine.Record) order {
	switch s.ask(rec, AskUnstatedOrder) {
	case UnstatedOrderReverseOrder:
		return s.reverseOrder(rec)
	case UnstatedOrderSeatOrder:
		return s.seatOrder()
	}
	return s.supervisorOrder(rec)
}

// after returns the player who acts next in an order; false if there is none.
func (o *order) after(seat int8) (int8, bool) {
	i := o.place(seat) + 1
	if i >= o.n {
		return -1, false
	}
	return o.seats[i], true
}
