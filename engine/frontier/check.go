package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// Check judges an action. If several reasons forbid it, Check gives the one that refusals.yaml
// lists first.
func (s *state) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	r := s.check(by, a, rec)
	if r == allowed {
		rec.CiteAll(grounds[verbOf(a)]...)
		return nil
	}
	return s.violation(r, a, rec)
}

func (s *state) check(by engine.Seat, a engine.Action, rec *engine.Record) refusal {
	v, actor := verbOf(a), s.Actor()
	switch {
	case s.foreign(a, rec):
		return otherRuling
	case s.step == atOver:
		return gameOver
	case by == engine.Chance && v >= firstPlayerVerb:
		return playerDecides
	case by != engine.Chance && v < firstEitherVerb:
		return chanceAlone
	case actor == engine.Chance && by != actor:
		return notDue
	case by != actor:
		return outOfTurn
	}
	if s.step == atTurn { // FR-GOAL-05
		return s.checkTurn(v, a, rec)
	}
	return s.checkOpen(v, a, rec)
}

// foreign reports whether an action has a form that only an answer not in force allows.
func (s *state) foreign(a engine.Action, rec *engine.Record) bool {
	q, o := s.formRuling(a, rec)
	return q != engine.NoQuestion && !s.is(rec, q, o)
}

// checkTurn judges an action of a turn.
func (s *state) checkTurn(v verb, a engine.Action, rec *engine.Record) refusal {
	what, other, x, y, n, form := whatOf(a), otherOf(a), spaceOf(a), secondOf(a), numberOf(a), formOf(a)
	switch v {
	case vCut:
		return s.mayCut(x, y, form, rec)
	case vDrive, vRaft:
		return s.mayDrive(v, what, s.sharesOf(a), rec)
	case vTow:
		return s.mayTow(what, rec)
	case vClear:
		return s.mayClear(what, rec)
	case vLift:
		return s.mayLift()
	case vSaw:
		return s.maySaw(x, what)
	case vPan:
		return s.mayPan(x, n, rec)
	case vHaul:
		return s.mayHaul(x, form)
	case vDriveCattle:
		return s.mayDriveCattle(x, y, rec)
	case vBreed:
		return s.mayBreed(x, rec)
	case vStable:
		return s.mayStable(x)
	case vRustle:
		return s.mayRustle(n, x, rec)
	case vRailDrive:
		return s.mayRailDrive(x, y, rec)
	case vUse:
		return s.checkUse(a, rec)
	case vDouse:
		return s.mayDouse(x)
	case vQuell:
		return s.mayQuell(x, rec)
	case vAssist:
		return s.mayAssist(what)
	case vTycoon:
		return s.mayTycoon(what, x, rec)
	case vCampaign:
		return s.mayCampaign(what, false, rec)
	case vDevelop:
		return s.mayDevelop(box.Line(what), 0, false, rec)
	case vBuild:
		return s.mayBuild(box.Piece(what), x, rec)
	case vSell:
		if box.Good(what) < box.Cattle {
			return s.maySell(box.Good(what), n, other, rec)
		}
		return s.maySellAt(box.Good(what), n, other, x, rec)
	case vBuy:
		if box.Good(what) < box.Cattle {
			return s.mayBuy(box.Good(what), n, other, rec)
		}
		return s.mayBuyAt(box.Good(what), n, other, x, rec)
	case vEndTurn:
		return allowed
	}
	return notNow
}

// checkUse judges a use in any of its forms: drawing a character, a step on the election board, or
// the effect of the building (FR-CHAR-08, FR-GEN-04, FR-ROUND-23).
func (s *state) checkUse(a engine.Action, rec *engine.Record) refusal {
	x, dollar := spaceOf(a), formOf(a) == byDollar
	switch otherOf(a) {
	case drawing:
		return s.mayUseDraw(x, whatOf(a), dollar, rec)
	case running:
		if r := s.mayEnter(x, dollar, rec); r != allowed {
			return r
		}
		if s.table.parts.Public(s.tiles[x].kind).Use.Kind != box.EffectCampaign {
			return noPublic
		}
		return s.mayCampaign(whatOf(a), true, rec)
	}
	return s.mayUse(x, dollar, rec)
}

// checkOpen judges the choice that is open outside a turn, or inside an action of it.
func (s *state) checkOpen(v verb, a engine.Action, rec *engine.Record) refusal {
	what, other, x, n := whatOf(a), otherOf(a), spaceOf(a), numberOf(a)
	switch s.step {
	case atAssign:
		switch v {
		case vAssign:
			return s.mayAssign(n, x)
		case vImprove:
			return s.mayImprove(n, int(what), rec)
		case vStop:
			return allowed
		}
		return notNow
	case atPromise:
		if v != vPromise {
			return notNow
		}
		return s.mayPromise(promisesOf(a))
	case atKeep, atOffice, atDismiss, atToTown, atOutgoing:
		return s.checkCharacter(v, what, other, rec)
	case atUpgrade:
		switch v {
		case vAdd:
			return s.mayAdd(what)
		case vUpgrade:
			return s.mayUpgrade(what)
		case vPass:
			return allowed
		}
		return notNow
	case atHouse:
		if v == vHouse {
			return s.mayHouse(x, rec)
		}
	}
	return s.checkListed(v, a, rec)
}

// checkListed judges a choice with a short list: it looks the choice up.
func (s *state) checkListed(v verb, a engine.Action, rec *engine.Record) refusal {
	var room [256]engine.Action
	same := false
	for _, listed := range s.Legal(room[:0], rec) {
		if listed == a {
			return allowed
		}
		same = same || verbOf(listed) == v
	}
	switch {
	case !same && s.Actor() == engine.Chance:
		return notDue
	case !same:
		return notNow
	case s.Actor() == engine.Chance && v < firstEitherVerb:
		return notAmong
	case v >= vLoseLog && v <= vDrought || v == vLose || v == vDisc: // FR-ROUND-05, FR-ROUND-09, FR-SETUP-08, FR-SETUP-24
		return notTarget
	case v == vDefend:
		return noDefence
	case v == vKeep:
		return notDealt
	case v == vNewDeposit: // FR-MIN-22
		return s.mayOpen(spaceOf(a), rec)
	case v == vTrack && !s.flat(rec).has(spaceOf(a)):
		return notFlat
	case v == vTrack:
		return notShortest
	case v == vIndustry:
		return noCardLeft
	}
	return offTheSpots
}

// checkCharacter judges where a drawn or dismissed character goes.
func (s *state) checkCharacter(v verb, card, other int8, rec *engine.Record) refusal {
	due := s.open.what
	switch {
	case s.step == atKeep && v == vKeep && other == keptCharacter && card == due: // FR-CHAR-03
		return s.mayKeep(card, rec)
	case (s.step == atKeep || s.step == atToTown) && v == vToTown && card == due: // FR-CHAR-05
		return s.mayGo(card, other, rec)
	case s.step == atToTown && v == vPlace, s.step == atToTown && v == vSwap:
		if s.frozen {
			return officeFrozen
		}
		return notNow
	case s.step == atOffice && v == vPlace && card == due:
		if !s.officeRoom(rec) {
			return officeFull
		}
		return allowed
	case s.step == atOffice && v == vSwap && card == due:
		switch {
		case s.inOffice(other) < 0:
			return notInOffice
		case s.officeRoom(rec):
			return officeOpen
		}
		return allowed
	case s.step == atOffice && v == vRefuse && card == due:
		return allowed
	case s.step == atDismiss && v == vDismiss && card == s.open.swapped:
		return s.mayGo(card, other, rec)
	case s.step == atOutgoing && v == vDismiss && s.inOffice(card) >= 0 && (s.mayor == s.open.whose || s.inOffice(card) == 0):
		return s.mayGo(card, other, rec)
	}
	return notNow
}

// or compares two refusals and returns the one that comes first in refusals.yaml. The value allowed comes
// after all refusals.
func (r refusal) or(other refusal) refusal {
	if r == allowed || other == allowed {
		return max(r, other)
	}
	return min(r, other)
}
