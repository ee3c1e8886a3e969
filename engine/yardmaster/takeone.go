package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// toTakeOne opens the choice of a discard. If there is none, it ends Take 1 Discarded (YM-CARD-08).
func (s *state) toTakeOne(rec *engine.Record) {
	s.phase = atTakeOne
	rec.Cite(Card08)
	if !s.anyToTake(rec) {
		s.toTurn(rec)
	}
}

func (s *state) anyToTake(rec *engine.Record) bool {
	for i := range int(s.discards) {
		if s.barred(i, rec) == allowed {
			return true
		}
	}
	return false
}

// barred returns the reason why Take 1 Discarded may not take the discard at an index. It takes bonus cards too
// (YM-CARD-09), but some answers limit this.
func (s *state) barred(at int, rec *engine.Record) refusal {
	c := s.discard[at]
	if !c.card().bonus() {
		return allowed
	}
	switch {
	case s.ask(rec, AskTakeBonus) == TakeBonusNeverBonus:
		return takesBonus
	case at == int(s.discards)-1 && s.ask(rec, AskTakeItself) == TakeItselfNotItself:
		return takesItself
	case c&playedMark != 0:
		rec.Ask(AskTakeRepeat)
		return takesRepeat
	}
	return allowed
}

// find returns the index of the uppermost copy of a card that can be taken, or the reason why there is none.
func (s *state) find(c card, rec *engine.Record) (at int, why refusal) {
	why = notInDiscards
	for i := int(s.discards) - 1; i >= 0; i-- {
		if s.discard[i].card() != c {
			continue
		}
		r := s.barred(i, rec)
		if r == allowed {
			return i, allowed
		}
		if why == notInDiscards {
			why = r
		}
	}
	return -1, why
}

// checkTakeOne refuses everything but taking a card (YM-CARD-08).
func (s *state) checkTakeOne(v verb, a engine.Action, rec *engine.Record) refusal {
	if v != vTake {
		return takeOneOpen
	}
	_, why := s.find(cardOf(a), rec)
	return why
}

// mayTake refuses a card that no Take 1 Discarded takes (YM-CARD-08). If the top of the pile is a Take 1 Discarded
// that could take nothing, a card of the pile is refused for the reason that kept it there (YM-CARD-09).
func (s *state) mayTake(c card, rec *engine.Record) refusal {
	if s.discards == 0 || s.top() != take1Discarded || s.anyToTake(rec) {
		return nothingToTake
	}
	_, why := s.find(c, rec)
	if why == notInDiscards {
		return nothingToTake
	}
	return why
}

func (s *state) legalTakeOne(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Card08)
	for c := range cards {
		if _, why := s.find(c, rec); why == allowed {
			dst = append(dst, withCard(vTake, c))
			if c.bonus() {
				rec.Cite(Card09)
				rec.Cite(Bonus10)
			}
		}
	}
	return dst
}

// applyTake takes the uppermost copy into hand. The player can play a bonus card at once, unless YM-R-take-then-play
// makes it wait.
func (s *state) applyTake(c card, rec *engine.Record) {
	at, _ := s.find(c, rec)
	s.pullDiscard(at)
	s.me().give(c)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" takes the "+c.String()+" out of the discard pile", Card08)
	}
	if c.bonus() {
		rec.Cite(Card09)
		rec.Cite(Bonus10)
		rec.Cite(Bonus04)
		if s.ask(rec, AskTakeThenPlay) == TakeThenPlayNextTurn {
			s.taken[c.bonusIndex()]++
		}
	}
	s.toTurn(rec)
}
