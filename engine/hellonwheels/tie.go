package hellonwheels

import (
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// Texts about a tie have their figures in brackets, because judge would take a free number for an amount and the
// effect for one about money.

// mayorAmong names the players with as many Civilized cards at a position as its Mayor, and states that Supervisor
// Order decides. If nobody has any card, all are equal (HOW-R-mayor-none).
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

// have returns the names of some players, followed by "has" or "have".
func (s *state) have(some engine.Seats) string {
	names := strings.Join(s.nameList(some), " and ")
	if count(some) == 1 {
		return names + " has "
	}
	return names + " have "
}

// byOrder states that Supervisor Order decides, from which player it is counted, and which players come after the
// first of the equals.
func (s *state) byOrder(first int8, others engine.Seats) string {
	return "Supervisor Order from " + s.name(s.supervisor) + " decides, " + s.name(first) + " before " +
		strings.Join(s.nameList(others), " and ")
}

// bidAlike names the players who have bid as much as the Supervisor, and states that the roll decides.
func (s *state) bidAlike(winner int8) string {
	best, others := s.worth(s.bids[winner]), engine.Seats(0)
	for i, b := range s.bids[:s.seats()] {
		if b.made && int8(i) != winner && s.worth(b) == best {
			others = others.With(engine.Seat(i))
		}
	}
	return s.byRoll(winner, others, "has bid as much ("+sum(best)+")")
}

// beaten names the players who have as much money as the winner, and states whether the order or the rolls decide
// (HOW-R-winner-tie). It returns "" if all of them win together.
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

// byRoll states, for each of some players, the equal amount and the rolls that decide. The deciding rolls are those
// of the last round, or of an earlier round in which that player rolled lower.
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
