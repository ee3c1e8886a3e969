package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// stage returns the number of phases since the beginning of the game, ten per turn.
func stage(s *state) int {
	n := 10*int(s.turn) + int(s.phase)
	if s.part != behind {
		n--
	}
	return n
}

// passed reports whether a decision ended a given phase of its turn.
func passed(before, after *state, phase uint8) bool {
	key := 10*int(before.turn) + int(phase)
	return stage(before) < key && key <= stage(after)
}

func phasesFollow(before *state, _ engine.Action, after *state) error {
	if after.turn != before.turn && after.turn != before.turn+1 {
		return fmt.Errorf("turn %d follows turn %d", after.turn, before.turn)
	}
	from, to := stage(before), stage(after)
	if before.turn == 0 && after.turn == 1 {
		from = to // set-up has no phases
	}
	if to < from && after.step != atOver || to == from && before.part == within && after.part == ahead && before.turn > 0 {
		return fmt.Errorf("the %s Phase follows the %s Phase", phaseNames[after.phase], phaseNames[before.phase])
	}
	if to > from && before.turn > 0 {
		return noneLeftOut(before, after)
	}
	return nil
}

// noneLeftOut: an Opportunist Phase or a build phase asks nobody only if nobody has a card.
func noneLeftOut(before, after *state) error {
	last := stage(after)
	if after.part == behind {
		last--
	}
	left := last > stage(before)
	for _, p := range [...]uint8{civilizedPhase, establishmentPhase, customerPhase} {
		visiting := before.phase == p && before.part == within
		left = left || passed(before, after, p) && !visiting
	}
	if !left {
		return nil
	}
	for i, hand := range after.hands[:after.seats()] {
		if !hand.empty() {
			return fmt.Errorf("from the %s Phase to the %s Phase nobody was asked for a card, and %s holds one",
				phaseNames[before.phase], phaseNames[after.phase], after.name(int8(i)))
		}
	}
	return nil
}

// lastTurn returns the turn in which the game ends, unless something ends it earlier (HOW-R-game-end,
// HOW-R-empty-position).
func lastTurn(s *state) int {
	last := towns - 1 - thirdTown(s)
	switch s.ask(nil, AskGameEnd) {
	case GameEndLastTownDrawn:
		return last - 1
	case GameEndPlayOut:
		return last + 2
	}
	return last
}

func endsInTime(s *state) error {
	last := lastTurn(s)
	if int(s.turn) > last {
		return fmt.Errorf("this is turn %d, and turn %d is the last", s.turn, last)
	}
	if over := (s.step == atOver || s.step == atWinnerRoll) && s.gone == 0; over && (int(s.turn) != last || s.phase != linePhase) {
		return fmt.Errorf("the game ended in turn %d, %s Phase, and turn %d is the last", s.turn, phaseNames[s.phase], last)
	}
	return nil
}

func richestWin(s *state) error {
	if s.step != atOver {
		if s.winners != 0 {
			return errors.New("somebody has won and the game goes on")
		}
		return engine.ErrIdle
	}
	n := s.seats()
	best, first, won := int32(0), int8(-1), engine.Seats(0)
	for i := range n {
		seat := (max(0, s.supervisor) + i) % n
		if s.gone.Has(engine.Seat(seat)) && count(s.gone) < int(n) {
			continue
		}
		if k := s.cash[seat]; first < 0 || k > best {
			best, first, won = k, seat, 0
		}
		if s.cash[seat] == best {
			won = won.With(engine.Seat(seat))
		}
	}
	right := s.winners == won
	switch s.ask(nil, AskWinnerTie) {
	case WinnerTieSupervisorOrder:
		right = s.winners == engine.Seats(0).With(engine.Seat(first))
	case WinnerTieRollOff:
		right = count(s.winners) == 1 && s.winners&won != 0
	}
	if !right {
		return fmt.Errorf("the winners are %v, and the most money, %dK, have %v", named(s, s.winners), best, named(s, won))
	}
	return nil
}

// named lists the players of a set.
func named(s *state, seats engine.Seats) []string {
	var list []string
	for i, name := range s.table.seats {
		if seats.Has(engine.Seat(i)) {
			list = append(list, name)
		}
	}
	return list
}

func askedCanAct(s *state) error {
	switch s.step {
	case atVisit, atWindow:
		if s.hands[s.seat].empty() {
			return fmt.Errorf("%s holds no card and is asked for one", s.name(s.seat))
		}
	case atBid, atExtra, atGiveUp, atDraw:
	default:
		return engine.ErrIdle
	}
	if s.gone.Has(engine.Seat(s.seat)) {
		return fmt.Errorf("%s has left the game and is asked", s.name(s.seat))
	}
	if window := s.step == atWindow; window == (s.part == within) {
		return fmt.Errorf("what %s is asked does not belong to this part of the phase", s.name(s.seat))
	}
	return nil
}
