package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// Legal lists the legal actions of the actor.
func (s *state) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	switch s.phase {
	case atOver:
		return dst
	case atTurn:
		return s.legalTurn(dst, rec)
	case atDrawTwo:
		return s.legalDrawTwo(dst, rec)
	case atTakeOne:
		return s.legalTakeOne(dst, rec)
	}
	return s.legalChance(dst, rec)
}

// legalTurn lists the owner's free choices: the three actions (YM-TURN-02), of any kind in any
// order (YM-TURN-03), bonus cards, moves from the sorting yard, and done. If a bonus card requires
// a purchase, it lists only purchases (YM-CARD-04, YM-CARD-11).
func (s *state) legalTurn(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Turn02)
	rec.Cite(Turn03)
	owed := s.owes(vDone, rec) != allowed
	if s.actionLeft() {
		if !owed {
			dst = s.legalDraws(dst, rec)
		}
		dst = s.legalBuys(dst, rec)
		if !owed {
			dst = s.legalSwaps(dst, rec)
		}
	}
	dst = s.legalPlays(dst, owed, rec)
	if owed {
		return dst
	}
	dst = s.legalLoads(dst, rec)
	if s.mayEnd(rec) == allowed {
		dst = append(dst, engine.Action(vDone))
	}
	return dst
}

func (s *state) legalDraws(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.mayDrawDeck(rec) == allowed {
		dst = append(dst, engine.Action(vDrawDeck))
	}
	if s.mayDrawDiscard(rec) == allowed {
		dst = append(dst, engine.Action(vDrawDiscard))
	}
	return dst
}

func (s *state) legalSwaps(dst []engine.Action, rec *engine.Record) []engine.Action {
	for i := range s.seats() {
		if s.maySwap(engine.Seat(i), rec) == allowed {
			dst = append(dst, withSeat(vSwap, i))
		}
	}
	for k := range kind(kinds) {
		if s.maySwapCentre(k, rec) == allowed {
			dst = append(dst, withCard(vSwapCentre, card(k)))
		}
	}
	return dst
}

func (s *state) legalPlays(dst []engine.Action, owed bool, rec *engine.Record) []engine.Action {
	hand := &s.me().hand
	for c := draw2; c < cards; c++ {
		if hand[c] == 0 || owed && c != pay1Less && c != exchange11 {
			continue
		}
		if s.mayPlay(c, rec) == allowed {
			dst = append(dst, playOf(c))
		}
	}
	return dst
}

func (s *state) legalLoads(dst []engine.Action, rec *engine.Record) []engine.Action {
	me := s.me()
	if me.sorting == 0 {
		return dst
	}
	for c := range car(cars) {
		if me.shunted[c] > 0 && s.mayLoad(c, rec) == allowed {
			dst = append(dst, withCar(vLoad, c))
		}
	}
	return dst
}

// legalChance lists the outcomes that are left in the pile.
func (s *state) legalChance(dst []engine.Action, rec *engine.Record) []engine.Action {
	v := s.dueVerb()
	rec.Cite(s.chanceClause(v))
	switch v {
	case vArrival, vRefill:
		for c := range car(cars) {
			if s.deck[c] > 0 {
				dst = append(dst, withCar(v, c))
			}
		}
	case vToken:
		seat := s.undealt()
		for k := range kind(kinds) {
			if s.centre&(1<<k) != 0 {
				dst = append(dst, withSeat(v, seat)|withCard(noVerb, card(k)))
			}
		}
	case vStart:
		for i := range s.seats() {
			if a := withSeat(v, i); s.weight(a, rec) > 0 {
				dst = append(dst, a)
			}
		}
	default:
		base := engine.Action(v)
		if v == vDeal {
			base = withSeat(v, s.shortHand())
		}
		for c := range cards {
			if s.cargo[c] > 0 {
				dst = append(dst, base|withCard(noVerb, c))
			}
		}
	}
	return dst
}

// weight returns the number of copies of an outcome that is due; 0 if the outcome is impossible.
func (s *state) weight(a engine.Action, rec *engine.Record) int {
	switch verbOf(a) {
	case vArrival, vRefill:
		return int(s.deck[carOf(a)])
	case vToken:
		if int(seatOf(a)) != s.undealt() {
			return 0
		}
		return int(s.centre >> kindOf(a) & 1)
	case vDeal:
		if int(seatOf(a)) != s.shortHand() {
			return 0
		}
	case vStart:
		if s.ask(rec, AskStartPlayer) == StartPlayerFirstSeat && seatOf(a) != 0 {
			return 0
		}
		return 1
	}
	return int(s.cargo[cardOf(a)])
}

// Odds returns the number of an outcome's copies in the pile from which chance draws, and the size
// of that pile.
func (s *state) Odds(a engine.Action) (weight, total int) {
	switch s.dueVerb() {
	case noVerb:
		return 0, 0
	case vArrival, vRefill:
		total = int(s.deckSize)
	case vToken:
		for k := range kind(kinds) {
			total += int(s.centre >> k & 1)
		}
	case vStart:
		total = s.seats()
		if s.ask(nil, AskStartPlayer) == StartPlayerFirstSeat {
			total = 1
		}
	default:
		total = int(s.cargoSize)
	}
	return s.weight(a, nil), total
}

// Apply carries out an action that Check accepts.
func (s *state) Apply(a engine.Action, rec *engine.Record) {
	switch v := verbOf(a); v {
	case vArrival:
		s.applyArrival(carOf(a), rec)
	case vToken:
		s.applyToken(seatOf(a), kindOf(a), rec)
	case vDeal:
		s.applyDeal(seatOf(a), cardOf(a), rec)
	case vFirstDiscard:
		s.applyFirstDiscard(cardOf(a), rec)
	case vStart:
		s.applyStart(seatOf(a), rec)
	case vDraw:
		s.applyDrawn(cardOf(a), rec)
	case vRefill:
		s.applyRefill(carOf(a), rec)
	case vTake:
		s.applyTake(cardOf(a), rec)
	default:
		s.applyOwn(v, a, rec)
	}
}

// applyOwn carries out a decision of the turn's owner.
func (s *state) applyOwn(v verb, a engine.Action, rec *engine.Record) {
	if s.phase == atDrawTwo {
		s.applyDrawTwo(v, rec)
		return
	}
	s.justLoaded = false
	switch v {
	case vDrawDeck:
		s.applyDrawDeck(rec)
	case vDrawDiscard:
		s.applyDrawDiscard(rec)
	case vBuy:
		s.applyBuy(a, rec)
	case vSwap:
		s.applySwap(int8(seatOf(a)), rec)
	case vSwapCentre:
		s.applySwapCentre(kindOf(a), rec)
	case vLoad:
		s.applyLoad(carOf(a), rec)
	case vDone:
		s.endTurn(rec)
	default:
		s.applyPlay(draw2+card(v-vPlayDraw2), rec)
	}
}
