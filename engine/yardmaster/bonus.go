package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// mayPlay judges the play of a bonus card on the owner's turn (YM-BONUS-03, YM-BONUS-04, YM-BONUS-05, YM-BONUS-06, YM-BONUS-07,
// YM-BONUS-08, YM-BONUS-11).
func (s *state) mayPlay(c card, rec *engine.Record) refusal {
	i := c.bonusIndex()
	me := s.me()
	switch {
	case me.hand[c] == 0:
		return notInHand
	case me.hand[c] <= s.waiting[i]+s.taken[i]:
		if s.waiting[i] == 0 {
			rec.Ask(AskTakeThenPlay)
			return waitsTaken
		}
		return waits
	case !s.actionLeft() && s.ask(rec, AskBonusAfterLastAction) == BonusAfterLastActionTurnIsOver:
		return turnIsOver
	case s.stacks(c, rec):
		return stacked
	case !s.hasEffect(c, rec):
		return noEffect
	}
	rec.Cite(Bonus03)
	rec.Cite(Bonus05)
	rec.Cite(Bonus07)
	return s.purchaseFollows(c, rec)
}

// stacks reports whether an answer forbids the card because another one already waits for the same purchase.
func (s *state) stacks(c card, rec *engine.Record) bool {
	if c != pay1Less && c != exchange11 || s.discount == 0 && s.oneToOne == 0 {
		return false
	}
	switch s.ask(rec, AskBonusStack) {
	case BonusStackOnePerPurchase:
		return true
	case BonusStackOneOfAKind:
		return c == pay1Less && s.discount > 0 || c == exchange11 && s.oneToOne > 0
	}
	return false
}

// hasEffect reports whether the card could have an effect, if YM-R-empty-bonus-play requires one.
func (s *state) hasEffect(c card, rec *engine.Record) bool {
	if s.ask(rec, AskEmptyBonusPlay) == EmptyBonusPlayAllowed {
		return true
	}
	after := *s
	switch c {
	case draw2:
		after.pushDiscard(pileCard(c))
		return s.cargoSize > 0 || after.underDrawTwo(rec) >= 0
	case take1Discarded:
		after.pushDiscard(s.played(c, rec))
		return after.anyToTake(rec)
	case pay1Less, exchange11:
		return s.actionLeft() && s.hasArrivals()
	}
	return true
}

func (s *state) hasArrivals() bool {
	for _, c := range s.yard[:s.table.places] {
		if c != noCar {
			return true
		}
	}
	return false
}

// purchaseFollows refuses a Pay 1 Less or Exchange 1:1 if the player could buy nothing at once with it, and
// YM-R-purchase-bonus-timing requires a purchase.
func (s *state) purchaseFollows(c card, rec *engine.Record) refusal {
	if c != pay1Less && c != exchange11 || s.ask(rec, AskPurchaseBonusTiming) != PurchaseBonusTimingPurchaseAtOnce {
		return allowed
	}
	payLess, oneToOne, refused := int(s.discount), s.oneToOne > 0, noPurchaseForDiscount
	if c == pay1Less {
		payLess++
	} else {
		oneToOne, refused = true, noPurchaseForExchange
	}
	if !s.actionLeft() {
		return refused
	}
	token := s.me().token // nothing can be swapped before the purchase
	for _, c := range s.yard[:s.table.places] {
		if c != noCar && s.affordable(s.terms(c, payLess, oneToOne, token, rec)) {
			return allowed
		}
	}
	return refused
}

// owes refuses all actions while the owner owes a purchase, except the purchase and more cards for it
// (YM-R-purchase-bonus-timing purchase-at-once).
func (s *state) owes(v verb, rec *engine.Record) refusal {
	if s.discount == 0 && s.oneToOne == 0 || v == vBuy || v == vPlayPay1Less || v == vPlayExchange11 ||
		s.ask(rec, AskPurchaseBonusTiming) != PurchaseBonusTimingPurchaseAtOnce {
		return allowed
	}
	if s.discount > 0 {
		return owesDiscount
	}
	return owesExchange
}

// applyPlay lays the card on the discard pile and carries out its effect (YM-BONUS-08).
func (s *state) applyPlay(c card, rec *engine.Record) {
	s.me().drop(c)
	s.pushDiscard(s.played(c, rec))
	if rec != nil {
		rec.Effect(s.name(s.seat)+" plays "+c.String(), Bonus03, Bonus08)
		rec.Cite(Bonus04)
		rec.Cite(Bonus07)
		if s.actionLeft() {
			rec.Cite(Bonus11)
		}
	}
	switch c {
	case draw2:
		s.draws = 2
		s.toDrawTwo(rec)
	case take1Discarded:
		s.toTakeOne(rec)
	default:
		s.applyPurchaseBonus(c, rec)
		s.toTurn(rec)
	}
}

// played returns a bonus card as it lies on the discard pile after its play. The card has a mark if an answer to
// YM-R-take-repeat needs one.
func (s *state) played(c card, rec *engine.Record) pileCard {
	if s.ask(rec, AskTakeRepeat) == TakeRepeatNotPlayedThisTurn {
		return pileCard(c) | playedMark
	}
	return pileCard(c)
}

// applyPurchaseBonus carries out the cards that need no choice (YM-CARD-04, YM-CARD-10, YM-CARD-11).
func (s *state) applyPurchaseBonus(c card, rec *engine.Record) {
	switch c {
	case plus1Action:
		s.allowed++
		if s.ask(rec, AskLastActionShift) == LastActionShiftUnlocks {
			s.waiting = [kinds]uint8{}
		}
		if rec != nil {
			rec.Effect(s.name(s.seat)+" has "+count(int(s.allowed), "action")+" this turn", Card10)
		}
	case pay1Less:
		s.discount = min(s.discount+1, mostDiscount)
		if rec != nil {
			rec.Effect("a purchase of this turn costs "+count(int(s.discount), "card")+" less", Card04)
		}
	case exchange11:
		if s.oneToOne < mostExchanges {
			s.tokens[s.oneToOne] = s.me().token
			s.oneToOne++
		}
		if rec != nil {
			rec.Effect("the "+s.me().token.String()+" token exchanges one for one in a purchase of this turn", Card11)
		}
	}
}

// firstToken returns the token with which the first waiting Exchange 1:1 was played.
func (s *state) firstToken() kind { return s.tokens[0] }
