package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// empty returns the position before set-up: the decks are shuffled, and nothing else is on the table (HOW-SETUP-01).
func empty(setup engine.Setup, rec *engine.Record) (*state, error) {
	t, err := newTable(setup, rec)
	if err != nil {
		return nil, err
	}
	s := &state{table: t, seat: -1, supervisor: -1, town: [positions]town{noTown, noTown, noTown}}
	s.townDeck = 1<<towns - 1
	s.deck = set{^uint64(0), 1<<(instances-64) - 1}
	for i := range s.seats() {
		s.cash[i] = int32(t.parts.StartMoney)
	}
	return s, nil
}

// New opens a game before its first Town is drawn.
func (game) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	s, err := empty(setup, rec)
	if err != nil {
		return nil, err
	}
	s.step = atTown
	rec.Effect("every player has "+sum(s.table.parts.StartMoney), Setup02, Mon01)
	rec.Cite(Setup01)
	return s, nil
}

// townPlace returns the position of the next Town. In set-up, it is first the Present, then the Future position
// (HOW-SETUP-03, HOW-SETUP-04). Later it is always the Future (HOW-EOL-05).
func (s *state) townPlace() position {
	switch {
	case !s.hasTown(present):
		return present
	case !s.hasTown(future):
		return future
	}
	return past
}

// applyTown lays a Town at its position.
func (s *state) applyTown(t town, at position, rec *engine.Record) {
	s.town[at] = t
	s.townDeck &^= 1 << t
	if rec != nil {
		why := [...]engine.Clause{past: Setup05, present: Setup03, future: Setup04}[at]
		if s.phase == linePhase {
			why = Eol05
		}
		rec.Effect(townTitles[t]+" lies in the "+placeNames[at]+" position", why, Pos01, Pos02)
	}
	if s.phase == linePhase {
		s.townDrawn(rec)
		return
	}
	s.continueSetUp(rec)
}

// continueSetUp continues the set-up after the second Town. The Past position stays empty (HOW-SETUP-05), unless
// HOW-R-empty-position requires a third Town there.
func (s *state) continueSetUp(rec *engine.Record) {
	if !s.hasTown(future) {
		s.step = atTown
		return
	}
	if !s.hasTown(past) && s.is(rec, AskEmptyPosition, EmptyPositionThirdTown) {
		s.step = atTown
		return
	}
	rec.Cite(Setup05)
	switch s.ask(rec, AskFirstSupervisor) {
	case FirstSupervisorChanceSeat:
		s.step = atFirst
		return
	case FirstSupervisorSeatOne:
		s.supervisor = 0
	}
	s.beginDeal(rec)
}

// applyFirst gives the token to the seat that chance has named.
func (s *state) applyFirst(seat int8, rec *engine.Record) {
	s.supervisor = seat
	if rec != nil {
		rec.Effect(s.name(seat)+" is Supervisor", Ord01, Ord02)
	}
	s.beginDeal(rec)
}

// openingHand returns the number of cards that set-up deals to each player (HOW-SETUP-06).
func (s *state) openingHand(rec *engine.Record) int {
	rec.Cite(Setup06)
	return [...]int{OpeningHandEmpty: 0, OpeningHandThree: 3, OpeningHandSix: 6}[s.ask(rec, AskOpeningHand)]
}

func (s *state) beginDeal(rec *engine.Record) {
	if s.openingHand(rec) > 0 {
		s.step, s.seat = atDeal, 0
		return
	}
	s.beginGame(rec)
}

// applyDeal deals a card of an opening hand.
func (s *state) applyDeal(c instance, rec *engine.Record) {
	s.take(c, s.seat, rec)
	s.drawn++
	if int(s.drawn) < s.openingHand(rec) {
		return
	}
	s.drawn = 0
	if s.seat++; s.seat < s.seats() {
		return
	}
	s.beginGame(rec)
}

// beginGame opens the Opportunist Phase before the first phase.
func (s *state) beginGame(rec *engine.Record) {
	s.turn, s.phase = 1, supervisorPhase
	s.openWindow(ahead, rec)
}
