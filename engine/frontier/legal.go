package frontier

import "github.com/yardstick-rules/yardstick/engine"

// Actor returns the seat that decides now.
func (s *state) Actor() engine.Seat {
	switch {
	case s.step == atOver:
		return engine.Nobody
	case s.step == atDeal || s.step == atAssistants || s.step == atDie || s.step == atDepositDie:
		return engine.Chance
	}
	return engine.Seat(s.seat) // chance, unless a player has to decide
}

// Legal lists the legal actions of the actor.
func (s *state) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	switch s.step {
	case atTurn:
		return s.legalTurn(dst, rec)
	case atStockpile, atFreight, atBridge, atTents, atCamp, atPanning, atCattle, atFarmstead:
		return spaced(dst, foundingVerb(s.step), s.placeable())
	case atFirstTrain, atTrain:
		for rest := s.foundingSpaces(); !rest.empty(); {
			dst = append(dst, act(vTrain, s.open.train, none, rest.pop(), noSpace, 0))
		}
		return dst
	case atBurn, atRevolt, atDrought:
		return spaced(dst, vBurn+verb(s.step-atBurn), s.targets(s.step, s.ownersOnly(rec), rec))
	case atNewDeposit:
		dst = spaced(dst, vNewDeposit, s.newDeposits(rec))
		if s.is(rec, AskDepletion, DepletionReserveOptional) {
			dst = append(dst, of(vNoDeposit))
		}
		return dst
	case atTrack:
		return spaced(dst, vTrack, s.nextTrack(&s.trains[s.open.train], rec))
	case atAssign:
		return s.legalDice(dst, rec)
	case atLose:
		return s.legalLosses(dst)
	case atPromise:
		return s.legalPromises(dst)
	case atKeep, atOffice, atDismiss, atToTown, atOutgoing:
		return s.legalCharacters(dst, rec)
	case atOver:
		return dst
	}
	return s.legalShort(dst, rec)
}

// spaced lists an action for every space of an area.
func spaced(dst []engine.Action, v verb, a area) []engine.Action {
	for !a.empty() {
		dst = append(dst, at(v, a.pop()))
	}
	return dst
}

// foundingVerb returns the verb of a placement of the set-up.
func foundingVerb(at step) verb {
	switch at {
	case atCamp, atPanning, atCattle, atFarmstead:
		return vCamp + verb(at-atCamp)
	}
	return vStockpile + verb(at-atStockpile)
}

// placeable returns the spaces for the pending placement.
func (s *state) placeable() area {
	if s.open.free && s.open.era {
		return s.freeSites()
	}
	return s.foundingSpaces()
}

// ownersOnly returns the player whose pieces an event can strike, or -1 for any player's.
func (s *state) ownersOnly(rec *engine.Record) int8 {
	if s.ownersStrike(rec) {
		return s.seat
	}
	return none
}
