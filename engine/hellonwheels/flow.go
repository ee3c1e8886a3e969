package hellonwheels

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// phaseNames are the names of the ten phases (HOW-TURN-02).
var phaseNames = [...]string{
	"set-up", "Supervisor", "Railroad", "Civilized", "Taxes", "Establishment", "Customer", "Past Town", "Present Town", "Future Town",
	"End of The Line",
}

// settle carries out automatic steps until a player or chance has to decide.
func (s *state) settle(rec *engine.Record) {
	for s.step == onward {
		s.advance(rec)
	}
}

// advance begins the part of the turn that follows the one that is over.
func (s *state) advance(rec *engine.Record) {
	switch {
	case s.part == ahead:
		s.beginPhase(rec)
	case s.part == within:
		s.openWindow(behind, rec)
	case s.phase == linePhase && s.limitAgain(rec): // HOW-R-limit-recheck
	case s.phase == linePhase && !s.hasTown(future) && s.is(rec, AskGameEnd, GameEndFinishPhase):
		s.endGame(rec)
	default:
		s.nextPhase(rec)
	}
}

// nextPhase comes after an Opportunist Phase. If there is an Opportunist Phase before the next phase,
// nextPhase begins it. If not, it begins the next phase itself.
func (s *state) nextPhase(rec *engine.Record) {
	s.phase++
	if s.phase > linePhase {
		s.phase = supervisorPhase
		s.turn++
	}
	if s.is(rec, AskWindowCount, WindowCountTwoBetween) {
		s.openWindow(ahead, rec)
		return
	}
	s.beginPhase(rec)
}

// clear empties the data of the part of the turn that is over. It keeps a Blackmail played for the
// bid.
func (s *state) clear() {
	s.progress = progress{blackmailer: s.blackmailer}
	s.seat = -1
	s.step = onward
}

// beginPhase begins one of the ten phases (HOW-TURN-01, HOW-TURN-02).
func (s *state) beginPhase(rec *engine.Record) {
	s.clear()
	s.part = within
	if rec != nil {
		rec.Effect("turn "+strconv.Itoa(int(s.turn))+", "+phaseNames[s.phase]+" Phase", Turn01, Turn02)
	}
	if s.townDeck == 0 {
		rec.Cite(End02)
	}
	switch s.phase {
	case supervisorPhase:
		s.beginBids(rec)
	case railroadPhase:
		s.beginDrawing(rec)
	case civilizedPhase, establishmentPhase, customerPhase:
		s.beginVisits(rec)
	case taxesPhase:
		s.beginTaxes(rec)
	case pastPhase:
		s.payOut(past, rec)
	case presentPhase:
		s.payOut(present, rec)
	case futurePhase:
		s.payOut(future, rec)
	case linePhase:
		s.beginLine(rec)
	}
}

// Apply carries out a decision.
func (s *state) Apply(a engine.Action, rec *engine.Record) {
	s.carryOut(a, rec)
	s.restsOn(rec)
}

func (s *state) carryOut(a engine.Action, rec *engine.Record) {
	switch s.step {
	case atTown:
		s.applyTown(townOf(a), placeOf(a, 0), rec)
	case atFirst:
		s.applyFirst(seatOf(a), rec)
	case atDeal:
		s.applyDeal(firstOf(a), rec)
	case atBid:
		s.applyBid(numberOf(a), verbOf(a) == vBidBlackmail, rec)
	case atRoll, atWinnerRoll:
		s.applyRoll(numberOf(a), rec)
	case atDraw:
		s.applyDraw(firstOf(a), rec)
	case atExtra:
		s.applyExtra(verbOf(a), numberOf(a), rec)
	case atVisit:
		s.applyVisit(a, rec)
	case atGiveUp:
		s.applyGiveUp(firstOf(a), rec)
	case atWindow:
		s.applyWindow(a, rec)
	case atCardDraw:
		s.applyCardDraw(firstOf(a), rec)
	case atRandom:
		s.applyRandom(firstOf(a), rec)
	case atDiscard:
		s.applyDiscard(a, rec)
	}
	s.settle(rec)
}
