package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// collector goes through the taxes of the three Towns, from the first or from where a player has given up houses.
type collector struct {
	*ledger
	// atOnce says that all is paid out of the opening cash and received at the end (HOW-R-tax-sequence).
	atOnce         bool
	paid, received [maxSeats]int32
	// short are those who could not pay and leave when all is paid.
	short engine.Seats
}

// collect enters the taxes. It stops where a player has to give up houses, which is for the next decision.
func (l *ledger) collect() {
	b := l.before
	c := collector{ledger: l, atOnce: b.is(nil, AskTaxSequence, TaxSequenceAllAtOnce)}
	from, behindSeat := past, int8(-1)
	if b.step == atGiveUp {
		if b.giveUp > 1 {
			l.houses, l.houseOf, l.houseAt = int(b.giveUp)-1, b.seat, b.taxed
			return
		}
		from, behindSeat = b.taxed, b.seat
		c.paid, c.received = b.paid, b.received
		c.pay(behindSeat, mayor(l, from), l.owned(from, behindSeat)*b.table.parts.Tax)
	}
	for p := from; p < positions; p++ {
		if !c.town(p, behindSeat) {
			return
		}
		behindSeat = -1
	}
	for i := range b.seats() {
		l.cash[i] += c.received[i] - c.paid[i]
		if c.short.Has(engine.Seat(i)) {
			l.leave(i)
		}
	}
}

// town collects in one Town from those who come behind a seat in the order, or from all. It reports whether nobody has to give up houses.
func (c *collector) town(p position, behindSeat int8) bool {
	b := c.before
	head := mayor(c.ledger, p)
	if b.town[p] == noTown || head < 0 {
		return true
	}
	payers, n := unstated(c.after, c.gone)
	found := behindSeat < 0
	for _, seat := range payers[:n] {
		if !found {
			found = seat == behindSeat
			continue
		}
		due := c.owned(p, seat) * b.table.parts.Tax
		if seat == head || due == 0 {
			continue
		}
		if c.bill(seat, head, due); c.houses > 0 {
			c.houseOf, c.houseAt = seat, p
			return false
		}
	}
	return true
}

// bill has a player pay, or notes how many houses have to go first.
func (c *collector) bill(seat, head int8, due int) {
	b := c.before
	has := max(0, int(c.cash[seat]-c.paid[seat]))
	if has >= due || b.is(nil, AskTaxShort, TaxShortDebt) {
		c.pay(seat, head, due)
		return
	}
	out := b.is(nil, AskElimination, EliminationOutWhenShort)
	if tax := b.table.parts.Tax; !out && b.is(nil, AskTaxShort, TaxShortGivesUpHouses) {
		c.houses = due/tax - has/tax
		return
	}
	c.pay(seat, head, has)
	if out && c.atOnce {
		c.short = c.short.With(engine.Seat(seat))
	} else if out {
		c.leave(seat)
	}
}

// leave takes a player out of the game, and what is owned there off the board (HOW-R-elimination).
func (l *ledger) leave(seat int8) {
	l.gone = l.gone.With(engine.Seat(seat))
	for c, owner := range l.owner {
		if owner == uint8(seat)+1 {
			l.remove(instance(c))
		}
	}
}

// pay moves a tax to the Mayor.
func (c *collector) pay(seat, head int8, k int) {
	if c.atOnce {
		c.paid[seat] += int32(k)
		c.received[head] += int32(k)
		return
	}
	c.cash[seat] -= int32(k)
	c.cash[head] += int32(k)
}

// owned counts a player's Establishments at a position.
func (l *ledger) owned(p position, seat int8) int {
	n := 0
	for lie := l.board[p].establishments(); !lie.empty(); {
		if l.owner[lie.pop()] == uint8(seat)+1 {
			n++
		}
	}
	return n
}

// mayor is who owns most Civilized cards at a position, among equals the first from the Supervisor on, clockwise; -1 for nobody.
func mayor(l *ledger, p position) int8 {
	var owned [maxSeats + 1]uint8
	most := uint8(0)
	for lie := l.board[p].of(box.Civilized); !lie.empty(); {
		owner := l.owner[lie.pop()]
		owned[owner]++
		most = max(most, owned[owner])
	}
	if most == 0 && !l.before.is(nil, AskMayorNone, MayorNoneSupervisor) {
		return -1
	}
	seats, n := around(l.before.seats(), l.gone, l.after.supervisor, 1)
	for _, seat := range seats[:n] {
		if owned[seat+1] == most {
			return seat
		}
	}
	return -1
}

// around lists who is in the game at a table of so many, from a seat on in a direction, 1 clockwise and -1 the other way.
func around(table int8, gone engine.Seats, from, direction int8) (seats [maxSeats]int8, n int) {
	for range table {
		if !gone.Has(engine.Seat(from)) {
			seats[n] = from
			n++
		}
		from = (from + direction + table) % table
	}
	return seats, n
}

// reversed lists who is in the game in Reverse Order (HOW-R-reverse-order).
func reversed(s *state, gone engine.Seats) (seats [maxSeats]int8, n int) {
	table := s.seats()
	seats, n = around(table, gone, (s.supervisor+table-1)%table, -1)
	if s.is(nil, AskReverseOrder, ReverseOrderRightThenClockwise) && n > 0 {
		return around(table, gone, seats[0], 1)
	}
	return seats, n
}

// unstated lists who is in the game in the order of the phases that name none (HOW-R-unstated-order).
func unstated(s *state, gone engine.Seats) (seats [maxSeats]int8, n int) {
	switch s.ask(nil, AskUnstatedOrder) {
	case UnstatedOrderReverseOrder:
		return reversed(s, gone)
	case UnstatedOrderSeatOrder:
		return around(s.seats(), gone, 0, 1)
	}
	return around(s.seats(), gone, s.supervisor, 1)
}
