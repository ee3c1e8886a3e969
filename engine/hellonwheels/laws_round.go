package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// round is an Opportunist Phase going round: clockwise, whoever holds no card passes without being asked.
type round struct {
	seats  [maxSeats]int8
	n      int
	final  bool // a pass is final (HOW-R-window-pass)
	passes int
	shut   engine.Seats
}

// roundFrom goes round from a seat on, among those who were in the game before the decision.
func roundFrom(s *state, gone engine.Seats, seat int8) (r round) {
	r.seats, r.n = around(s.seats(), gone, seat, 1)
	r.final = s.is(nil, AskWindowPass, WindowPassPassIsFinal)
	return r
}

func (r *round) pass(seat int8) {
	if r.final {
		r.shut = r.shut.With(engine.Seat(seat))
	} else {
		r.passes++
	}
}

// ask finds who is asked, from the i-th seat of the round on; -1 if all have passed.
func (r *round) ask(s *state, i int) int8 {
	for ; r.passes < r.n && count(r.shut) < r.n; i++ {
		seat := r.seats[i%r.n]
		if r.shut.Has(engine.Seat(seat)) {
			continue
		}
		if !s.hands[seat].empty() {
			return seat
		}
		r.pass(seat)
	}
	return -1
}

// windowGoesRound reckons who is asked next in an Opportunist Phase.
func windowGoesRound(before *state, a engine.Action, after *state) error {
	working := before.step == atRandom || before.step == atCardDraw
	switch {
	case after.work > 0:
		return nil // the card takes effect first
	case before.step != atWindow && !working:
		if before.part == within && after.step == atWindow {
			return windowBegins(after)
		}
		return nil
	}
	seat := before.seat
	if working {
		seat = before.by
	}
	r := roundFrom(after, before.gone, seat)
	r.shut = before.shut
	next := int8(-1)
	if verbOf(a) == vPass {
		r.passes = int(before.passes)
		r.pass(seat)
		next = r.ask(after, 1)
	} else if before.is(nil, AskWindowPace, WindowPaceAnyNumber) {
		next = r.ask(after, 0)
	} else {
		next = r.ask(after, 1)
	}
	return r.compare(before, after, next)
}

// compare holds the position after a decision of an Opportunist Phase to who should be asked.
func (r *round) compare(before, after *state, next int8) error {
	same := after.step == atWindow && after.part == before.part && stage(after) == stage(before)
	switch {
	case next < 0 && same:
		return fmt.Errorf("all have passed and %s is asked once more", after.name(after.seat))
	case next >= 0 && !same:
		return fmt.Errorf("the Opportunist Phase is over and %s has not passed", after.name(next))
	case next >= 0:
		return r.asks(after, next)
	case after.step == atWindow:
		return windowBegins(after)
	}
	return nil
}

// asks compares who is asked, and who has passed by then.
func (r *round) asks(s *state, seat int8) error {
	if s.seat != seat || int(s.passes) != r.passes || s.shut != r.shut {
		return fmt.Errorf("%s is asked behind %d passes, with %v out, and it should be %s behind %d, with %v out",
			s.name(s.seat), s.passes, named(s, s.shut), s.name(seat), r.passes, named(s, r.shut))
	}
	return nil
}

// windowBegins looks at the first who is asked: from the Supervisor on, the first with a card.
func windowBegins(s *state) error {
	r := roundFrom(s, s.gone, s.supervisor)
	first := r.ask(s, 0)
	if first < 0 {
		return errors.New("an Opportunist Phase asks somebody, and nobody holds a card")
	}
	return r.asks(s, first)
}

// visitsInOrder reckons who is asked next in a build phase: once each, or round by round (HOW-R-visit).
func visitsInOrder(before *state, a engine.Action, after *state) error {
	enters := after.step == atVisit && (before.step != atVisit || before.phase != after.phase)
	if before.step != atVisit && !enters {
		return nil
	}
	seats, n := reversed(after, after.gone)
	rounds := before.is(nil, AskVisit, VisitCardByCard)
	ends := verbOf(a) == vPass || verbOf(a) == vDone
	if enters {
		return visits(before, after, seats[:n], 0, true)
	}
	if !ends && !rounds && !after.hands[before.seat].empty() {
		if after.step != atVisit || after.seat != before.seat || after.phase != before.phase {
			return fmt.Errorf("%s has a card and has not said done", before.name(before.seat))
		}
		return nil
	}
	i := 0
	for i < n && seats[i] != before.seat {
		i++
	}
	if !rounds {
		return visits(before, after, seats[:n], i+1, false)
	}
	var order [maxSeats]int8
	m := 0
	for d := 1; d <= n; d++ {
		seat := seats[(i+d)%n]
		if out := before.shut.Has(engine.Seat(seat)) || ends && seat == before.seat; !out {
			order[m] = seat
			m++
		}
	}
	return visits(before, after, order[:m], 0, false)
}

// visits holds who is asked to the first in an order, from a place on, who holds a card.
func visits(before, after *state, order []int8, from int, enters bool) error {
	for _, seat := range order[min(from, len(order)):] {
		if after.hands[seat].empty() {
			continue
		}
		if after.step != atVisit || after.seat != seat || !enters && after.phase != before.phase {
			return fmt.Errorf("%s is next in Reverse Order and holds a card", after.name(seat))
		}
		return nil
	}
	if after.step == atVisit && after.phase == before.phase {
		return fmt.Errorf("all have had their visit, and %s is asked", after.name(after.seat))
	}
	return nil
}
