package hellonwheels

import (
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// What is told of a tie has its figures in brackets: judge takes a number that stands free for a sum, and the effect for one about money.

// mayorAmong says who has as many Civilized cards at a position as its Mayor, and that Supervisor Order decides. Where nobody
// has any, all are equal (HOW-R-mayor-none).
func (s *state) mayorAmong(at position, mayor int8) string {
	civilized := s.board[at].of(box.Civilized)
	n, others := s.owned(mayor, civilized), engine.Seats(0)
	for seat := range s.seats() {
		if s.in(seat) && seat != mayor && s.owned(seat, civilized) == n {
			others = others.With(engine.Seat(seat))
		}
	}
	if n == 0 {
		return ": nobody has a Civilized card there, and " + s.byOrder(mayor, others)
	}
	return ": " + s.have(others) + "as many Civilized cards (" + strconv.Itoa(n) + "), and " + s.byOrder(mayor, others)
}

// have begins what some players have.
func (s *state) have(some engine.Seats) string {
	names := strings.Join(s.nameList(some), " and ")
	if count(some) == 1 {
		return names + " has "
	}
	return names + " have "
}

// byOrder says that Supervisor Order decides, from whom it is counted, and before whom it has the first of equals.
func (s *state) byOrder(first int8, others engine.Seats) string {
	return "Supervisor Order from " + s.name(s.supervisor) + " decides, " + s.name(first) + " before " +
		strings.Join(s.nameList(others), " and ")
}

// bidAlike says who has bid as much as the Supervisor, and that the roll decides.
func (s *state) bidAlike(winner int8) string {
	best, others := s.worth(s.bids[winner]), engine.Seats(0)
	for i, b := range s.bids[:s.seats()] {
		if b.made && int8(i) != winner && s.worth(b) == best {
			others = others.With(engine.Seat(i))
		}
	}
	return s.byRoll(winner, others, "has bid as much ("+sum(best)+")")
}

// beaten says who has as much money as the winner, and what decides (HOW-R-winner-tie), which the rolls show that lie there; of those who
// win together it says nothing.
func (s *state) beaten(winners engine.Seats) string {
	o := s.compared()
	others := s.richest(o.list()) &^ winners
	switch first := lowest(winners); {
	case others == 0:
		return ""
	case s.rolls[first] == 0:
		return ": " + s.have(others) + "as much, and " + s.byOrder(first, others)
	default:
		return s.byRoll(first, others, "has as much")
	}
}

// byRoll says what each of some players has as who has rolled highest, and the rolls that decide: those of the last round, or of one before
// it, in which he rolled lower.
func (s *state) byRoll(winner int8, others engine.Seats, has string) string {
	var reasons []string
	for i := range s.seats() {
		if !others.Has(engine.Seat(i)) {
			continue
		}
		decides := ", and an earlier roll decides"
		if s.rolls[i] > 0 {
			decides = ", and the roll decides (" + strconv.Itoa(int(s.rolls[winner])) + " to " + strconv.Itoa(int(s.rolls[i])) + ")"
		}
		reasons = append(reasons, s.name(i)+" "+has+decides)
	}
	return ": " + strings.Join(reasons, "; ")
}
