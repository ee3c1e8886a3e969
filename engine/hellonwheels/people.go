package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// picks returns the number of cards that Vile Men or Con Men take (HOW-CARD-09, HOW-CARD-12).
func (s *state) picks(v verb) int {
	if v == vVileMen {
		return s.table.parts.VileMen
	}
	return s.table.parts.ConMen
}

// loss returns the amount of money that Outlaws or Gamblers take (HOW-CARD-14, HOW-CARD-16).
func (s *state) loss(v verb) int {
	if v == vOutlaws {
		return s.table.parts.Outlaws
	}
	return s.table.parts.Gamblers
}

// mayHit judges whether the card hits a player (HOW-CARD-02, HOW-R-partial-effect, HOW-R-loss-short).
func (s *state) mayHit(v verb, victim int8, rec *engine.Record) refusal {
	switch {
	case !s.in(victim):
		return hasLeft
	case victim == s.seat:
		return hitsSelf
	case v == vVileMen || v == vConMen: // HOW-CARD-09, HOW-CARD-12
		switch hand := s.hands[victim].size(); {
		case hand == 0:
			return emptyVictim
		case hand < s.picks(v) && s.is(rec, AskPartialEffect, PartialEffectAllOrNothing):
			return tooFewInHand
		}
	default:
		switch o := s.ask(rec, AskLossShort); {
		case o == LossShortDebt:
		case s.cash[victim] <= 0:
			return pennilessVictim
		case o == LossShortFullSumOnly && int(s.cash[victim]) < s.loss(v):
			return tooPoorVictim
		}
	}
	rec.Cite(Card02)
	return allowed
}

// everyOpponent reports whether a card hits all opponents at once (HOW-R-opponent-scope). Outlaws
// never do.
func (s *state) everyOpponent(v verb, rec *engine.Record) bool {
	return v != vOutlaws && s.is(rec, AskOpponentScope, OpponentScopeEveryOpponent)
}

// victims returns the players whom a card can hit.
func (s *state) victims(v verb, rec *engine.Record) engine.Seats {
	hit := engine.Seats(0)
	for i := range s.seats() {
		if s.mayHit(v, i, rec) == allowed {
			hit = hit.With(engine.Seat(i))
		}
	}
	return hit
}

// aimed returns the players whom an action hits: the named player, else all who can be hit. If the
// card has no effect, aimed returns no players.
func (s *state) aimed(v verb, a engine.Action, rec *engine.Record) engine.Seats {
	if formOf(a) == onSeat {
		return engine.Seats(0).With(engine.Seat(seatOf(a)))
	}
	return s.victims(v, rec)
}

// applyHit makes chance pick cards of each victim (HOW-CARD-09, HOW-CARD-12).
func (s *state) applyHit(a engine.Action, rec *engine.Record) {
	s.next = s.aimed(verbOf(a), a, rec)
	s.nextVictim(rec)
}

// nextVictim continues with the next player who is hit, in Supervisor Order.
func (s *state) nextVictim(rec *engine.Record) {
	o := s.supervisorOrder(rec)
	for _, seat := range o.list() {
		if s.next.Has(engine.Seat(seat)) {
			s.next &^= engine.Seats(0).With(engine.Seat(seat))
			s.step, s.seat, s.left = atRandom, seat, uint8(s.picks(s.working()))
			return
		}
	}
	s.finishCard(rec)
}

// working returns the verb of the card that lies apart.
func (s *state) working() verb { return playVerb(instance(s.work - 1)) }

// applyRandom moves a card that chance has picked: Vile Men to the discard pile, Con Men to the player's hand.
func (s *state) applyRandom(c instance, rec *engine.Record) {
	victim := s.seat
	s.hands[victim].drop(c)
	if s.working() == vVileMen {
		s.discard(c, -1, nil)
		if rec != nil {
			rec.Effect(s.name(victim)+" loses "+c.String()+" to the discard pile", Card09)
		}
	} else {
		s.hands[s.by].add(c)
		if rec != nil {
			rec.Effect(s.name(s.by)+" takes "+c.String()+" from "+s.name(victim), Card12)
		}
	}
	s.left--
	if s.left == 0 || s.hands[victim].empty() {
		rec.Ask(AskPartialEffect)
		s.nextVictim(rec)
	}
}

// applyLoss takes money: Outlaws for the bank (HOW-CARD-14), Gamblers for the player (HOW-CARD-16).
func (s *state) applyLoss(v verb, a engine.Action, rec *engine.Record) {
	hit := s.aimed(v, a, rec)
	o := s.supervisorOrder(rec)
	for _, victim := range o.list() {
		if !hit.Has(engine.Seat(victim)) {
			continue
		}
		k := int32(s.loss(v))
		if !s.is(rec, AskLossShort, LossShortDebt) {
			k = min(k, s.cash[victim]) // a player without money is not hit
		}
		s.cash[victim] -= k
		to, clause := "the bank", Card14
		if v == vGamblers {
			s.cash[s.by] += k
			to, clause = s.name(s.by), Card16
		} else {
			s.bank += k
		}
		if rec != nil {
			rec.Effect(s.name(victim)+" loses "+sum(k)+" to "+to, clause)
		}
	}
}

// mayScoundrel judges Scoundrels: there must be a card to draw (HOW-CARD-19).
func (s *state) mayScoundrel(rec *engine.Record) refusal {
	stock, need := s.stock(), 1
	if s.is(rec, AskSpentWhen, SpentWhenBeforeEffect) && s.is(rec, AskSpentCards, SpentCardsDiscardPile) {
		stock++ // the card itself
	}
	if s.is(rec, AskPartialEffect, PartialEffectAllOrNothing) {
		need = s.table.parts.Scoundrels
	}
	switch {
	case stock == 0:
		rec.Ask(AskCardsRunOut)
		return nothingToDraw
	case stock < need:
		return tooFewToDraw
	}
	return allowed
}

// applyScoundrels begins the draws of Scoundrels (HOW-CARD-19). Played without effect
// (HOW-R-no-effect), the card draws nothing.
func (s *state) applyScoundrels(rec *engine.Record) {
	s.left = uint8(s.table.parts.Scoundrels)
	if s.fizzled() {
		s.left = 0
	}
	s.continueWork(rec)
}

// fizzled reports whether Scoundrels, the card just laid apart, could draw nothing when it was
// played.
func (s *state) fizzled() bool {
	stock, need := s.stock(), 1
	if s.is(nil, AskPartialEffect, PartialEffectAllOrNothing) {
		need = s.table.parts.Scoundrels
	}
	return stock < need
}

// continueWork keeps drawing for Scoundrels as long as there are cards (HOW-R-partial-effect).
func (s *state) continueWork(rec *engine.Record) {
	s.seat = s.by
	switch {
	case s.left > 0 && s.ready(rec):
		s.step = atCardDraw
	case s.left > 0 && s.beginCull(rec):
	default:
		rec.Ask(AskPartialEffect)
		s.finishCard(rec)
	}
}

// applyCardDraw draws a card for Scoundrels.
func (s *state) applyCardDraw(c instance, rec *engine.Record) {
	s.take(c, s.seat, rec)
	rec.Cite(Card19)
	s.left--
	s.continueWork(rec)
}
