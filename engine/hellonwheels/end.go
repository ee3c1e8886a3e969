package hellonwheels

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// endGame compares the players' money and finds the winner (HOW-END-01, HOW-AIM-04, HOW-AIM-05).
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

// compared returns the players whose money counts at the end. A player who has left the game does
// not count, unless all have left.
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

// richest returns the players with the most money.
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

// firstOf returns the first of some players in Supervisor Order, counted over all seats.
func (s *state) firstOf(some engine.Seats) engine.Seats {
	seat := s.supervisor
	for !some.Has(engine.Seat(seat)) {
		seat = (seat + 1) % s.seats()
	}
	return engine.Seats(0).With(engine.Seat(seat))
}

// wins ends the game. The clauses are the reasons for the victory. If a tie was broken, the clause
// that breaks it comes first.
func (s *state) wins(winners engine.Seats, rec *engine.Record, why ...engine.Clause) {
	tie := ""
	if rec != nil {
		tie = s.beaten(winners) // before the rolls are cleared
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
