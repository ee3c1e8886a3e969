package hellonwheels

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// endGame compares the money (HOW-END-01, HOW-AIM-04, HOW-AIM-05).
func (s *state) endGame(rec *engine.Record) {
	s.clear()
	rec.Cite(Aim04)
	rec.Cite(Aim05)
	if s.phase == linePhase {
		rec.Cite(End01)
	}
	o := s.compared()
	most := s.richest(o.list())
	if count(most) == 1 {
		s.wins(most, rec, Aim04, Aim05)
		return
	}
	switch s.ask(rec, AskWinnerTie) {
	case WinnerTieSupervisorOrder:
		s.wins(s.firstOf(most), rec, Ord04, Aim04, Aim05)
	case WinnerTieRollOff:
		s.tied = most
		s.rollOff(rec)
	default:
		s.wins(most, rec, Aim04, Aim05)
	}
}

// compared are those whose money is compared at the end. Who has left the game is not, unless nobody is in it.
func (s *state) compared() order {
	o := s.seatOrder()
	if o.n == 0 {
		o = order{n: s.seats()}
		for i := range s.seats() {
			o.seats[i] = i
		}
	}
	return o
}

// richest are the players with most money.
func (s *state) richest(seats []int8) engine.Seats {
	most := engine.Seats(0)
	best := s.cash[seats[0]]
	for _, seat := range seats {
		if s.cash[seat] > best {
			best, most = s.cash[seat], 0
		}
		if s.cash[seat] == best {
			most = most.With(engine.Seat(seat))
		}
	}
	return most
}

// firstOf is the first of some players in Supervisor Order, counted over all seats.
func (s *state) firstOf(some engine.Seats) engine.Seats {
	seat := s.supervisor
	for !some.Has(engine.Seat(seat)) {
		seat = (seat + 1) % s.seats()
	}
	return engine.Seats(0).With(engine.Seat(seat))
}

// wins ends the game. The clauses say why who wins has won; where a tie was broken, the one that breaks it is the first.
func (s *state) wins(winners engine.Seats, rec *engine.Record, why ...engine.Clause) {
	tie := ""
	if rec != nil {
		tie = s.beaten(winners) // while the rolls lie there
	}
	s.clear()
	s.step, s.part, s.winners = atOver, within, winners
	if rec == nil {
		return
	}
	verb := " wins with "
	if count(winners) > 1 {
		verb = " win together with "
	}
	rec.Effect("the game is over; "+strings.Join(s.nameList(winners), " and ")+verb+sum(s.cash[lowest(winners)])+tie, why...)
}
