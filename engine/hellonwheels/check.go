package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// Check judges an action. The order of the cases is the order of refusals.yaml.
func (s *state) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	r := s.check(by, a, rec)
	if r == allowed {
		return nil
	}
	return s.violation(r, by, a, rec)
}

func (s *state) check(by engine.Seat, a engine.Action, rec *engine.Record) refusal {
	v, actor := verbOf(a), s.Actor()
	switch {
	case actor == engine.Nobody && s.phase != linePhase:
		return oneIsLeft
	case actor == engine.Nobody:
		return gameOver
	case by == engine.Chance && v >= firstPlayerVerb:
		return playerDecides
	case by == engine.Chance:
		return s.checkChance(a)
	case v < firstPlayerVerb:
		return chanceOnly
	case !s.in(int8(by)):
		return hasLeft
	case by != actor:
		return s.notAsked(by, v, a, rec)
	}
	switch s.step {
	case atBid:
		if v != vBid && v != vBidBlackmail { // HOW-SUP-01
			return s.misplaced(v)
		}
		return s.mayBid(numberOf(a), v == vBidBlackmail, rec)
	case atExtra:
		return s.checkExtra(v, numberOf(a), rec)
	case atVisit:
		return s.checkVisit(v, a, rec)
	case atGiveUp:
		return s.checkGiveUp(v, a)
	case atWindow:
		return s.checkWindow(v, a, rec)
	}
	return s.checkDiscard(v, a, rec)
}

// checkChance judges an outcome, which must be due and possible. An outcome is a Town (HOW-SETUP-03, HOW-SETUP-04,
// HOW-EOL-05), a card of the deck (HOW-SETUP-06, HOW-RR-01, HOW-CARD-19) or of a hand (HOW-CARD-09, HOW-CARD-12), or
// a roll.
func (s *state) checkChance(a engine.Action) refusal {
	v := verbOf(a)
	if v != s.dueVerb() {
		return notDue
	}
	ok := false
	switch v {
	case vTown:
		if placeOf(a, 0) != s.townPlace() {
			return notDue
		}
		ok = s.townDeck>>townOf(a)&1 != 0
	case vFirst:
		ok = seatOf(a) < s.seats()
	case vRoll:
		if !s.tied.Has(engine.Seat(seatOf(a))) {
			return notTied
		}
		if seatOf(a) != s.seat {
			return anothersChance
		}
		ok = true
	case vDraw:
		if seatOf(a) != s.seat {
			return anothersChance
		}
		ok = s.deck.has(firstOf(a))
	case vRandom:
		from := s.seat
		if s.step == atDiscard { // HOW-EOL-07
			from = s.discarder()
		}
		if seatOf(a) != from {
			return anothersChance
		}
		ok = s.hands[from].has(firstOf(a))
	}
	if !ok {
		return notAmong
	}
	return allowed
}

// dueVerb returns the verb of the decision that chance has to make now, or noVerb.
func (s *state) dueVerb() verb {
	switch s.step {
	case atTown:
		return vTown
	case atFirst:
		return vFirst
	case atRoll, atWinnerRoll:
		return vRoll
	case atDeal, atDraw, atCardDraw:
		return vDraw
	case atRandom:
		return vRandom
	case atDiscard:
		if s.Actor() == engine.Chance {
			return vRandom
		}
	}
	return noVerb
}

// notAsked refuses an action of a player who does not decide now: because of the order of the phase, or because his
// visit is over (HOW-CIV-09, HOW-EST-06, HOW-CUST-05).
func (s *state) notAsked(by engine.Seat, v verb, a engine.Action, rec *engine.Record) refusal {
	if r := s.wrongAnyway(by, v, a, rec); r != allowed {
		return r
	}
	if v == vDiscard && s.work == 0 && s.step != atVisit && s.step != atWindow && s.hands[by].size() <= s.table.parts.HandLimit {
		return discardsTooMany
	}
	if v == vExtra && s.phase == railroadPhase && s.part == within && s.hasBought(int8(by), rec) { // HOW-RR-03
		return s.boughtOut(int8(by), rec)
	}
	if s.Actor() == engine.Chance {
		return chanceDecides
	}
	switch s.step {
	case atBid:
		return bidsInSeatOrder
	case atVisit:
		o := s.reverseOrder(rec)
		if s.shut.Has(by) {
			return visitShut
		}
		if !s.roundByRound(rec) && o.place(int8(by)) < o.place(s.seat) {
			return visitOver
		}
		return notYourVisit
	case atWindow:
		if s.shut.Has(by) {
			return windowShut
		}
		return notYourWindow
	case atGiveUp:
		return notYourTax
	}
	return notYourTurn
}

// wrongAnyway returns a refusal that applies to any player, and so comes before the order of the players. The bid is
// too high, or the card does not belong to the phase (HOW-CIV-02, HOW-EST-02, HOW-CUST-02) or to the Town
// (HOW-CIV-06).
func (s *state) wrongAnyway(by engine.Seat, v verb, a engine.Action, rec *engine.Record) refusal {
	own := *s
	own.seat = int8(by)
	switch {
	case (v == vBid || v == vBidBlackmail) && s.step == atBid && numberOf(a) > s.mostChips(own.seat):
		return overbid
	case v >= vCivilize && v <= vMayhem && s.step == atVisit:
		return own.mayPlay(v, firstOf(a).name(), placeOf(a, 0), rec)
	}
	return s.misfits(v)
}

// misfits refuses a card that does not belong to the phase, whoever plays it (HOW-OPP-05, HOW-OPP-09).
func (s *state) misfits(v verb) refusal {
	switch {
	case v >= vRaid && v <= vBlackmail && s.part == within && s.phase != setUp:
		return outsideWindow
	case v >= vCivilize && v <= vMayhem && s.part != within:
		return otherClassInWindow
	}
	return allowed
}

// hasBought reports whether a player's purchases are over in the Railroad Phase.
func (s *state) hasBought(seat int8, rec *engine.Record) bool {
	o := s.unstatedOrder(rec)
	return o.place(seat) < o.place(s.seat) &&
		(s.buying || !s.buysLast(rec) && !(s.inRounds(rec) && int(s.drawn) < s.table.parts.CardsEachTurn-1))
}

// misplaced refuses an action that does not exist in the phase.
func (s *state) misplaced(v verb) refusal {
	switch {
	case v >= vRaid && v <= vBlackmail:
		return outsideWindow
	case v == vDiscard && s.hands[s.seat].size() <= s.table.parts.HandLimit:
		return discardsTooMany
	case v == vDiscard:
		return discardsNow
	case v == vBid || v == vBidBlackmail:
		return bidsElsewhere
	case v == vExtra:
		return buysElsewhere
	case v == vGiveUp:
		return givesUpElsewhere
	case s.step == atBid:
		return mustBid
	}
	return playsElsewhere
}

// checkWindow judges a decision in an Opportunist Phase.
func (s *state) checkWindow(v verb, a engine.Action, rec *engine.Record) refusal {
	c, plays := playedCard(a)
	switch {
	case v == vPass:
		return allowed
	case !plays && v >= vCivilize && v <= vMayhem:
		return otherClassInWindow
	case v == vDone:
		return saysPass
	case !plays:
		return s.misplaced(v)
	}
	r := s.checkPlay(v, c, a, rec)
	switch {
	case r != allowed && r < notHeldToPlay: // a row of the table, which comes before the reasons that are not in the table
		return r
	case !s.hands[s.seat].has(c):
		return notHeldToPlay
	case v == vBlackmail && s.mayShow(rec) != allowed: // HOW-CARD-21
		return s.mayShow(rec)
	case !s.affords(s.seat, s.freePrice(rec), rec):
		return tooPoorForFree
	}
	return r
}

// checkPlay judges the target of a Raid or an Opportunist card.
func (s *state) checkPlay(v verb, c instance, a engine.Action, rec *engine.Record) refusal {
	f := formOf(a)
	if v == vRaid {
		target, _ := cardOf(a, 1)
		return s.mayRaid(c, target, placeOf(a, 0), rec)
	}
	if f == bare && s.hasBareForm(v, rec) {
		switch {
		case s.works(v, rec), s.is(rec, AskNoEffect, NoEffectMayFizzle):
			return allowed
		case v == vScoundrels:
			return s.mayScoundrel(rec)
		}
		return nobodyToHit
	}
	if f == bare {
		return s.checkUnaimed(v, rec)
	}
	switch v {
	case vVileMen, vConMen, vOutlaws, vGamblers:
		if s.everyOpponent(v, rec) {
			return hitsEverybody
		}
		return s.mayHit(v, seatOf(a), rec)
	case vIndianAttack, vArsonist, vClaimJumpers:
		return s.mayAim(v, firstOf(a), placeOf(a, 0), rec)
	case vHangersOn:
		return s.mayHangOn(a, rec)
	}
	return s.mayMove(v, a, rec)
}

// hasBareForm reports whether a card that has an effect can be played with its name alone.
func (s *state) hasBareForm(v verb, rec *engine.Record) bool {
	switch v {
	case vEntrepreneur, vScoundrels, vBlackmail:
		return true
	case vVileMen, vConMen, vGamblers:
		return s.everyOpponent(v, rec)
	}
	return false
}

// mayShow judges Blackmail played in an Opportunist Phase (HOW-R-blackmail-timing window-before).
func (s *state) mayShow(rec *engine.Record) refusal {
	if s.is(rec, AskBlackmailTiming, BlackmailTimingInThePalm) {
		return blackmailInPalm
	}
	two := s.is(rec, AskWindowCount, WindowCountTwoBetween)
	switch {
	case s.part == ahead && s.phase == supervisorPhase:
		return allowed
	case s.part == behind && s.phase == linePhase && !two && (s.hasTown(future) || s.playsOn(rec)):
		return allowed
	}
	return blackmailElsewhere
}

// playsOn reports whether a bid follows even though the Town deck is empty (HOW-R-game-end play-out).
func (s *state) playsOn(rec *engine.Record) bool {
	return s.is(rec, AskGameEnd, GameEndPlayOut)
}
