package stockyards

import "github.com/yardstick-rules/yardstick/engine"

// Check judges an action. If several reasons forbid it, Check gives the one that refusals.yaml
// lists first.
func (s *state) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	r := s.check(by, a, rec)
	if r == allowed {
		return nil
	}
	if r == outOfTurn || r == noWorker {
		// A fault of the placement itself (US-PLACE-17, US-PLACE-19) comes before the turn order, and
		// before a lack of workers.
		own := *s
		own.seat = int8(by)
		if wrong := own.checkPlacement(verbOf(a), a, rec); wrong != allowed {
			return own.violation(wrong, a, rec)
		}
	}
	return s.violation(r, a, rec)
}

func (s *state) check(by engine.Seat, a engine.Action, rec *engine.Record) refusal {
	v, actor := verbOf(a), s.Actor()
	switch {
	case actor == engine.Nobody:
		return gameOver
	case by == engine.Chance && v >= firstPlayerVerb:
		return playerDecides
	case by == engine.Chance:
		return s.checkChance(a)
	case v < firstPlayerVerb:
		return chanceAlone
	case actor == engine.Chance:
		return chanceDecides
	case by != actor && s.step != atPlace:
		return anothersChoice
	}
	switch s.step {
	case atPlant:
		if v != vPlant {
			return placesPlant
		}
		return s.mayPlant(whatOf(a), rec)
	case atWild:
		return s.checkWild(v, a)
	case atSpecial:
		if v != vSpecialist || s.ready()>>whatOf(a)&1 == 0 {
			return choosesSpecialist
		}
		return allowed
	case atParty:
		if v != vParty {
			return choosesParty
		}
		return allowed
	}
	switch {
	case by != actor && s.players[by].workers == 0:
		return noWorker
	case by != actor:
		return outOfTurn
	}
	return s.checkPlacement(v, a, rec)
}

// checkWild judges the market for a wild token (US-BUILD-23, US-BUILD-24).
func (s *state) checkWild(v verb, a engine.Action) refusal {
	switch {
	case v != vWild:
		return choosesMarket
	case s.wildMarkets()>>whatOf(a)&1 == 0:
		return marketHasWild
	}
	return allowed
}

// checkPlacement judges the placing of a worker, whose whole action has to be carried out (US-PLACE-09).
func (s *state) checkPlacement(v verb, a engine.Action, rec *engine.Record) refusal {
	switch v {
	case vSlaughter: // US-SLAUGHTER-01
		return s.maySlaughter(int(whatOf(a)), rec)
	case vLand: // US-LAND-01
		return s.mayBuyLand(squareOf(a), turnOf(a) == 1, rec)
	case vBuild: // US-BUILD-01
		return s.mayBuild(whatOf(a), squareOf(a), turnOf(a), rec)
	case vNational, vChicago, vEight, vWage, vCampaign, vContract: // US-ADVERT-01, US-EIGHT-01, US-WAGE-01, US-CAMPAIGN-01, US-CONTRACT-01
		return s.maySimple(v, rec)
	case vBranch, vBranches: // US-BRANCH-01, US-TWOBR-01
		return s.mayBranch(v, whatOf(a), otherOf(a), rec)
	case vViaduct: // US-VIADUCT-01
		return s.mayViaduct(squareOf(a), rec)
	case vPlant, vWild, vSpecialist, vParty: // US-FINAL-10, US-BUILD-23, US-BUILD-30, US-ELECT-03
		return notNow
	case vPass:
		return passes
	}
	return s.mayCard(v, whatOf(a), otherOf(a), rec)
}

// checkChance judges an outcome, which must be due and possible.
func (s *state) checkChance(a engine.Action) refusal {
	v, what := verbOf(a), whatOf(a)
	if v != s.dueVerb() {
		return notDue
	}
	ok := true
	switch v {
	case vReveal:
		ok = s.unseen()>>what&1 != 0
	case vYear:
		ok = s.table.parts.YearCards[what].Year == int(s.year)
	}
	if !ok {
		return notAmong
	}
	return allowed
}
