package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// mayDrawDeck judges drawing from the face-down pile with an action (YM-TURN-01, YM-DRAW-02).
func (s *state) mayDrawDeck(rec *engine.Record) refusal {
	if r := s.mayAct(); r != allowed {
		return r
	}
	if s.cargoSize == 0 {
		rec.Ask(AskCargoRunsOut)
		return deckEmpty
	}
	rec.Cite(Draw02)
	return allowed
}

// mayDrawDiscard judges drawing the top discard with an action (YM-TURN-01, YM-DRAW-03, YM-DRAW-04, YM-DRAW-05).
func (s *state) mayDrawDiscard(rec *engine.Record) refusal {
	if r := s.mayAct(); r != allowed {
		return r
	}
	if s.discards == 0 {
		rec.Cite(Draw04)
		return discardsEmpty
	}
	if s.top().bonus() { // YM-DRAW-05, YM-BONUS-10
		rec.Cite(Draw05)
		rec.Cite(Bonus10)
		return bonusOnTop
	}
	rec.Cite(Draw03)
	return allowed
}

// applyDrawDeck uses an action for a draw. Then chance turns the card (YM-DRAW-01).
func (s *state) applyDrawDeck(rec *engine.Record) {
	s.used++
	s.phase = atDrawn
	rec.Cite(Draw02)
	rec.Cite(Turn01)
	rec.Cite(Turn03)
}

// applyDrawDiscard takes the top discard into hand (YM-DRAW-01, YM-DRAW-03).
func (s *state) applyDrawDiscard(rec *engine.Record) {
	s.used++
	c := s.pullDiscard(int(s.discards) - 1)
	s.me().give(c)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" takes the "+c.String()+" from the discard pile", Draw01, Draw03)
		rec.Cite(Draw07)
		rec.Cite(Turn01)
		rec.Cite(Turn03)
	}
	s.toTurn(rec)
}

// applyDrawn adds the card that chance turned to the hand (YM-DRAW-01, YM-CARD-02), which has no limit (YM-DRAW-07).
func (s *state) applyDrawn(c card, rec *engine.Record) {
	s.takeCargo(c)
	s.me().give(c)
	if rec != nil {
		clauses := []engine.Clause{Draw01, Draw02}
		if s.draws > 0 {
			clauses = []engine.Clause{Card02, Card03}
		}
		rec.Effect(s.name(s.seat)+" draws "+c.String(), clauses...)
		rec.Cite(Draw07)
		rec.Cite(Setup20)
	}
	if c.bonus() {
		s.drawnBonus(c, rec)
	}
	s.refillAtOnce(rec)
	if s.draws > 0 {
		s.draws--
		s.moreOfTwo(rec)
		return
	}
	s.toTurn(rec)
}

// drawnBonus lets the owner play a bonus card that is now in hand (YM-BONUS-02) in this turn (YM-BONUS-04). If the
// card was drawn with no action left, it has to wait (YM-BONUS-06).
func (s *state) drawnBonus(c card, rec *engine.Record) {
	rec.Cite(Bonus02)
	waits := !s.actionLeft()
	if waits && s.draws > 0 {
		waits = s.ask(rec, AskBonusDrawnByBonus) == BonusDrawnByBonusWaits
	}
	if !waits {
		rec.Cite(Bonus04)
		rec.Cite(Bonus05)
		return
	}
	s.waiting[c.bonusIndex()]++
	if rec != nil {
		rec.Effect("the "+c.String()+" was drawn with no action left, and waits", Bonus06)
	}
}

// refillAtOnce reshuffles in the middle of a turn if YM-R-cargo-runs-out requires this.
func (s *state) refillAtOnce(rec *engine.Record) {
	if s.cargoSize == 0 && s.ask(rec, AskCargoRunsOut) == CargoRunsOutAtOnce {
		s.reshuffle(rec)
	}
}

// toTurn returns to the owner's free choice.
func (s *state) toTurn(rec *engine.Record) {
	s.phase = atTurn
	s.draws = 0
	s.refillAtOnce(rec)
}

// reshuffle makes the discards under the top card the new cargo draw pile (YM-END-03, YM-END-04), which must be
// empty. It does nothing if there are fewer than two discards.
func (s *state) reshuffle(rec *engine.Record) {
	if s.discards < 2 {
		return
	}
	stay := s.ask(rec, AskReshuffleBonus) == ReshuffleBonusBonusCardsStay
	kept := uint8(0)
	top := s.discards - 1
	for i := range s.discards {
		c := s.discard[i]
		s.discard[i] = 0
		if i == top || stay && c.card().bonus() {
			if i < top {
				rec.Cite(Bonus10)
			}
			s.discard[kept] = c
			kept++
			continue
		}
		s.cargo[c.card()]++
		s.cargoSize++
	}
	moved := s.discards - kept
	s.discards = kept
	if rec != nil && moved > 0 {
		rec.Effect(count(int(moved), "discard")+" under the top card become the cargo draw pile", End03, End04)
	}
}
