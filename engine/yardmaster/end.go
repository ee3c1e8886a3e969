package yardmaster

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// beginTurn gives the owner the actions of the turn (YM-TURN-01, YM-ROLE-02, YM-ROLE-07).
func (s *state) beginTurn(rec *engine.Record) {
	s.turnState = turnState{bought: noCar, allowed: uint16(s.table.actions)}
	rec.Cite(Turn01)
	why := Turn01
	switch {
	case s.yardmaster():
		s.allowed += uint16(s.table.extra)
		why = Role02
		if s.seats() == 2 && s.turn > 2 {
			rec.Cite(Role09)
		}
	case s.holder == s.seat:
		why = Role07
	}
	if rec != nil {
		rec.Effect("turn "+strconv.Itoa(int(s.turn))+": "+s.name(s.seat)+" has "+count(int(s.allowed), "action"), why)
	}
	s.toTurn(rec)
}

// mayEnd judges ending the turn (YM-END-05).
func (s *state) mayEnd(rec *engine.Record) refusal {
	if s.actionLeft() && s.ask(rec, AskTakeAllActions) == TakeAllActionsMustTakeAll {
		return mustAct
	}
	rec.Cite(End05)
	return allowed
}

// endTurn carries out the list at the end of a turn and begins the next turn.
func (s *state) endTurn(rec *engine.Record) {
	rec.Cite(End05)
	if rec != nil && s.holdsBonus() {
		rec.Cite(Bonus05)
	}
	s.lapse(rec)
	// Cards played in this turn can be taken from the next turn on (YM-CARD-09).
	if s.ask(rec, AskTakeRepeat) == TakeRepeatNotPlayedThisTurn {
		for i := range s.discards {
			s.discard[i] &^= playedMark
		}
	}
	s.passToken(rec)
	if s.cargoSize == 0 { // YM-END-03
		rec.Ask(AskCargoRunsOut)
		s.reshuffle(rec)
	}
	if s.endGame(rec) {
		return
	}
	s.seat = s.left(s.seat)
	s.turn++
	rec.Cite(End06)
	s.beginTurn(rec)
}

// lapse ends everything that waits: bonus cards that waited for a purchase, and bonus cards in hand that could not
// be played in this turn. The last turn of the game ends like any other (YM-R-purchase-bonus-timing).
func (s *state) lapse(rec *engine.Record) {
	if s.discount > 0 {
		rec.Effect("the Pay 1 Less that waits for a purchase lapses", Card05)
	}
	if s.oneToOne > 0 {
		rec.Effect("the Exchange 1:1 that waits for a purchase lapses", Card12)
	}
	s.discount, s.oneToOne = 0, 0
	clear(s.tokens[:])
	clear(s.waiting[:])
	clear(s.taken[:])
}

func (s *state) holdsBonus() bool {
	for _, n := range s.me().hand[kinds:] {
		if n > 0 {
			return true
		}
	}
	return false
}

// passToken passes the Yardmaster token on, or turns it up (YM-ROLE-01, YM-ROLE-03, YM-ROLE-04, YM-ROLE-05, YM-ROLE-06, YM-ROLE-07,
// YM-ROLE-08, YM-ROLE-09, YM-END-01, YM-END-02).
func (s *state) passToken(rec *engine.Record) {
	if s.holder != s.seat {
		return
	}
	rec.Cite(Role01)
	switch {
	case s.seats() > 2:
		s.holder = s.right(s.seat)
		rec.CiteAll(Role05, End01)
		if rec != nil {
			rec.Effect(s.name(s.holder)+" has the Yardmaster token, face up", Role03, Role04)
		}
	case s.faceUp:
		s.holder, s.faceUp = s.right(s.seat), false
		if rec != nil {
			rec.Effect(s.name(s.holder)+" has the Yardmaster token, face down", Role06, Role05, End01)
		}
	default:
		s.turnTokenUp(rec)
	}
}

// turnTokenUp ends the ordinary turn of a player with the face-down token (YM-ROLE-08, YM-R-two-player-token).
func (s *state) turnTokenUp(rec *engine.Record) {
	s.faceUp = true
	if rec != nil {
		rec.Effect(s.name(s.seat)+" turns the Yardmaster token face up", Role08, Role09, End02)
	}
	if s.ask(rec, AskTwoPlayerToken) == TwoPlayerTokenOneTurnLimit {
		s.holder = s.right(s.seat)
		if rec != nil {
			rec.Effect(s.name(s.holder)+" has the Yardmaster token, face up", Role05)
		}
	}
}

// checkGoal checks the owner's train after a loading: the first player at the goal wins (YM-OBJ-03, YM-WIN-01,
// YM-WIN-02, YM-WIN-03).
func (s *state) checkGoal(rec *engine.Record) {
	score := int(s.me().score)
	s.citeGoal(rec)
	if score < s.table.goal {
		return
	}
	rec.Ask(AskPointGoal)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" has reached the goal of "+strconv.Itoa(s.table.goal), Win01, Obj03)
		if score > s.table.goal {
			rec.Cite(Win02)
		}
	}
	if s.ask(rec, AskWinTiming) == WinTimingAtOnce {
		s.over(engine.Seats(0).With(s.owner()), rec, Win01, Obj03)
		return
	}
	s.reached = true
}

func (s *state) citeGoal(rec *engine.Record) {
	if s.seats() <= 3 {
		rec.Cite(Goal01)
	} else {
		rec.Cite(Goal02)
	}
}

// endGame ends the game after a turn if a train at the goal or the end of the railcars requires this. It reports
// whether the game is over.
func (s *state) endGame(rec *engine.Record) bool {
	if s.reached {
		if s.ask(rec, AskWinTiming) == WinTimingEndOfTurn {
			s.over(engine.Seats(0).With(s.owner()), rec, Win01, Obj03)
			return true
		}
		if s.seat != s.right(s.start) {
			return false
		}
		s.over(s.highest(rec), rec, Win03, Win04)
		return true
	}
	if s.deckSize > 0 {
		return false
	}
	end := s.ask(rec, AskRailcarsRunOut)
	switch {
	case end == RailcarsRunOutEmptyDeckEnds:
	case s.hasArrivals():
		return false
	}
	if rec != nil {
		rec.Effect("the railcars have run out", Buy07, Win01)
	}
	if end == RailcarsRunOutNoWinner {
		s.over(0, rec, Win01)
	} else {
		s.over(s.highest(rec), rec, Win03, Win04)
	}
	return true
}

// highest returns the players with the highest train. YM-R-tie decides between equal totals. Sorting yards do not
// count (YM-WIN-04).
func (s *state) highest(rec *engine.Record) engine.Seats {
	rec.Cite(Win03)
	rec.Cite(Win04)
	best := uint8(0)
	for _, p := range s.players[:s.seats()] {
		best = max(best, p.score)
	}
	winners, first := engine.Seats(0), engine.Nobody
	for i := range s.seats() {
		seat := (int(s.start) + i) % s.seats()
		if s.players[seat].score != best {
			continue
		}
		winners = winners.With(engine.Seat(seat))
		if first == engine.Nobody {
			first = engine.Seat(seat)
		}
	}
	if winners != engine.Seats(0).With(first) && s.ask(rec, AskTie) == TieEarlierSeat {
		return engine.Seats(0).With(first)
	}
	return winners
}

// over ends the game. The clauses are the reasons for the victory: the first at the goal, or the highest total.
func (s *state) over(winners engine.Seats, rec *engine.Record, why ...engine.Clause) {
	s.phase, s.winners, s.gap = atOver, winners, 0
	if rec == nil {
		return
	}
	names := ""
	for i := range s.seats() {
		if winners.Has(engine.Seat(i)) {
			names += " and " + s.name(int8(i))
		}
	}
	if names == "" {
		rec.Effect("the game is over; nobody has won", why...)
		return
	}
	wins := " wins"
	if winners&(winners-1) != 0 {
		wins = " win together"
	}
	rec.Effect("the game is over; "+names[len(" and "):]+wins+s.tie(winners), why...)
}
