package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// Apply carries out a decision.
func (s *state) Apply(a engine.Action, rec *engine.Record) {
	s.carryOut(a, rec)
	s.restsOn(rec)
}

func (s *state) carryOut(a engine.Action, rec *engine.Record) {
	what, other, x, n := whatOf(a), otherOf(a), spaceOf(a), numberOf(a)
	switch v := verbOf(a); v {
	case vStart:
		s.applyStart(what, rec)
	case vRevealRailroad, vRevealTelegraph:
		s.applyReveal(box.Line(v-vRevealRailroad), what, rec)
	case vEvent:
		s.applyEvent(what, rec)
	case vGoal:
		s.applyGoal(what, rec)
	case vAssistant:
		s.applyAssistant(what, rec)
	case vSeverity:
		s.applySeverity(n, rec)
	case vDie:
		s.applyDie(n, rec)
	case vDepositDie:
		s.applyDepositDie(n, rec)
	case vCard:
		s.applyCard(what, rec)
	case vDisc:
		s.applyDisc(what, other, rec)
	case vLoseLog:
		s.loseLog(s.lossBasin(rec), what, rec)
		s.open.count--
		s.target(atLoseLog, rec)
	case vPileUp:
		s.applyPileUp(what, rec)
	case vBurn, vRevolt, vDrought:
		s.applyTarget(x, rec)
	case vIndustry:
		s.applyIndustry(what, rec)
	case vKeep:
		if other == keptGoal {
			s.applyKeepGoal(what, rec)
		} else {
			s.applyKeep(what, rec)
		}
	case vTrain:
		if s.step == atTrain {
			s.placeTrain(s.open.train, x, rec)
			s.layTrack(rec)
			return
		}
		s.applyFounding(x, rec)
	case vCamp, vPanning, vCattle, vFarmstead, vStockpile, vFreight, vBridge, vTent:
		s.applyFounding(x, rec)
	case vDefend:
		s.applyDefend(n, rec)
	case vLose:
		s.applyLose(box.Good(what), x, rec)
	case vNext:
		s.named(what, rec)
	case vAdd, vUpgrade:
		s.applyUpgrade(v, what, rec)
	case vPass:
		if s.step == atHouse {
			s.applyHouse(noSpace, rec)
		} else {
			s.applyUpgrade(v, none, rec)
		}
	case vHouse:
		s.applyHouse(x, rec)
	case vPromise:
		s.applyPromise(promisesOf(a), rec)
	case vEndTurn:
		s.endTurn(rec)
	default:
		s.applyAct(v, a, rec)
	}
}

// applyAct carries out an action of a turn.
func (s *state) applyAct(v verb, a engine.Action, rec *engine.Record) {
	what, other, x, y, n, form := whatOf(a), otherOf(a), spaceOf(a), secondOf(a), numberOf(a), formOf(a)
	switch v {
	case vCut:
		s.applyCut(x, y, form, rec)
	case vDrive, vRaft:
		s.applyDrive(v, what, s.sharesOf(a), rec)
	case vTow:
		s.applyDrive(v, what, s.towed(what, rec), rec)
	case vClear:
		s.applyClear(what, rec)
	case vLift:
		s.applyLift(rec)
	case vSaw:
		s.applySaw(x, what, rec)
	case vPan:
		s.applyPan(x, n, rec)
	case vHaul:
		s.applyHaul(x, form, rec)
	case vAssign:
		s.applyAssign(n, x, rec)
	case vImprove:
		s.applyImprove(n, int(what), rec)
	case vStop:
		s.open.dice = [box.MostFaces]uint8{}
		s.endPan()
	case vNewDeposit:
		s.applyNewDeposit(x, rec)
	case vNoDeposit:
		s.applyNewDeposit(noSpace, rec)
	case vDriveCattle:
		s.applyDriveCattle(x, y, rec)
	case vBreed:
		s.applyBreed(x, rec)
	case vStable:
		s.applyStable(x, rec)
	case vRustle:
		s.applyRustle(n, x, rec)
	case vRailDrive:
		s.applyRailDrive(x, y, rec)
	case vUse:
		s.applyUseOf(a, rec)
	case vDouse:
		s.applyDouse(x, rec)
	case vQuell:
		s.applyQuell(x, rec)
	case vAssist:
		s.applyAssist(what, other, rec)
	case vTycoon:
		s.applyTycoon(what, x, rec)
	case vToTown:
		s.applyToTown(what, other, rec)
	case vPlace:
		s.applyPlace(what, rec)
	case vSwap:
		s.applySwap(what, other, rec)
	case vDismiss:
		if s.step == atOutgoing {
			s.applyOutgoing(what, other, rec)
			return
		}
		s.applyDismiss(what, other, rec)
		s.drawn()
	case vRefuse:
		s.applyRefuse(rec)
	case vCampaign:
		s.applyCampaign(what, false, rec)
	case vDevelop:
		s.applyDevelop(box.Line(what), 0, false, rec)
	case vTrack:
		s.applyTrack(x, rec)
	case vBuild:
		s.applyBuild(box.Piece(what), x, rec)
	case vSell:
		s.applySell(box.Good(what), n, other, x, rec)
	case vBuy:
		s.applyBuy(box.Good(what), n, other, x, rec)
	}
}

// applyUseOf carries out a use in any of its forms.
func (s *state) applyUseOf(a engine.Action, rec *engine.Record) {
	x, dollar := spaceOf(a), formOf(a) == byDollar
	switch s.table.parts.Public(s.tiles[x].kind).Use.Kind {
	case box.EffectDraw:
		s.applyUseDraw(x, whatOf(a), dollar, rec)
	case box.EffectCampaign:
		s.enter(x, dollar, rec)
		s.applyCampaign(whatOf(a), true, rec)
	default:
		s.applyUse(x, dollar, rec)
	}
}

// applyEvent lays out an event card, in the set-up or at the end of the row (FR-SETUP-20, FR-ROUND-17).
func (s *state) applyEvent(card int8, rec *engine.Record) {
	if s.step == atFirstEvents {
		s.applyFirstEvent(card, rec)
		return
	}
	s.layEvent(card, rowSpaces-1, rec)
	rec.Cite(Round17)
	s.moveDiscs(rec)
}
