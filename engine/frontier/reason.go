package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// violation puts a refusal into words and cites it.
func (s *state) violation(r refusal, a engine.Action, rec *engine.Record) *engine.Violation {
	row := refusals[r]
	if row.Clause == "" {
		row.Clause = s.clauseOf(r, a)
	}
	if row.Question == engine.NoQuestion {
		row.Question = s.questionOf(r, a)
	}
	return book.Refuse(row, s.Format(a), func() string { return s.detail(r, a) }, rec)
}

// formRuling returns the question and the answer that alone allow the form of an action;
// engine.NoQuestion if every answer allows it.
func (s *state) formRuling(a engine.Action, rec *engine.Record) (engine.Question, rulebook.Option) {
	switch v := verbOf(a); v {
	case vUse:
		if formOf(a) == byDollar {
			return AskPublicUse, PublicUseWorkerOrDollar
		}
	case vHouse:
		if s.is(rec, AskUpgradeHousing, UpgradeHousingEachBuysOne) {
			return engine.NoQuestion, 0
		}
		return AskUpgradeHousing, UpgradeHousingMayorOne
	case vAssist:
		if otherOf(a) >= 0 {
			return AskAssistantRing, AssistantRingFreeChoice
		}
		return AskAssistantRing, AssistantRingRing
	case vDrive, vRaft:
		if formOf(a) == named {
			return AskLogOwner, LogOwnerAny
		}
		if s.is(rec, AskLogOwner, LogOwnerAny) {
			return AskLogOwner, LogOwnerOwnThenAll
		}
	case vDisc:
		if s.step != atDiscs {
			return AskDiscNext, DiscNextMayorsChoice
		}
	case vLift:
		return AskStockArrival, StockArrivalWorkerCarries
	case vImprove:
		if formOf(a) == toNumber {
			return AskImprove, ImproveAnyNumber
		}
		return AskImprove, ImproveOneStep
	case vNoDeposit:
		return AskDepletion, DepletionReserveOptional
	case vTrain:
		if s.round == 0 && box.Train(whatOf(a)) == box.TrainBlue {
			return AskTrains, TrainsAllAtFounding
		}
	}
	return engine.NoQuestion, 0
}

// clauseOf returns the first clause that forbids an action, if the refusal does not determine it.
func (s *state) clauseOf(r refusal, a engine.Action) engine.Clause {
	v := verbOf(a)
	switch r {
	case otherRuling:
		return formClauses[v]
	case outOfTurn:
		return s.whoClause()
	case notAmong:
		if v == vEvent && s.undrawn>>whatOf(a)&1 != 0 {
			return Setup21
		} else if v == vEvent {
			return Setup26
		}
		return chanceClauses[v]
	case chanceAlone:
		return chanceClauses[v]
	case notNow, notDue:
		return s.openClause()
	case notTarget:
		return s.targetClause(v, a)
	case lastBasin, fewerLogs:
		return logClauses[v]
	case noCattle:
		return cattleClauses[v]
	case noYield:
		return [...]engine.Clause{Ran26, Ran27, Ran28, Ran29}[s.tiles[spaceOf(a)].kind-box.HorseStable]
	case secondOfIndustry:
		return buildClauses[s.table.parts.Work(builtBy(a)).Industry][0]
	case notTownLand:
		return s.townLandClause(s.raisedBy(a))
	case besideTown:
		return s.besideClause(builtBy(a))
	case wrongPlace:
		return s.placeClause(builtBy(a))
	case offTheSpots:
		return s.spot(a).clause
	}
	return Goal04
}

// questionOf returns the open question on which a refusal depends, if the refusal does not
// determine it.
func (s *state) questionOf(r refusal, a engine.Action) engine.Question {
	switch v := verbOf(a); r {
	case otherRuling:
		q, _ := s.formRuling(a, nil)
		return q
	case outOfTurn:
		return s.whoQuestion()
	case notNow, notDue:
		return s.openQuestion()
	case notTarget:
		return s.targetQuestion(v, a)
	case noWorker:
		return workerQuestion(v)
	case besideTown:
		return s.besideQuestion(builtBy(a), spaceOf(a))
	case wrongPlace:
		return placeQuestion(builtBy(a))
	case notFree:
		if s.pieces().or(s.rails).or(s.heads).has(spaceOf(a)) {
			return engine.NoQuestion
		}
		return AskCattleInTheWay
	case offTheSpots:
		return s.spot(a).question
	}
	return engine.NoQuestion
}

// formClauses are the clauses of the forms that belong to one answer, by verb.
var formClauses = [verbs]engine.Clause{vUse: Round23, vHouse: Round34, vAssist: Char12, vDrive: Lum09, vRaft: Lum21, vDisc: Round18,
	vLift: Lum09, vImprove: Min18, vNoDeposit: Min22, vTrain: Found05}

// logClauses are the clauses that require logs, by the kind of move.
var logClauses = [verbs]engine.Clause{vDrive: Lum09, vRaft: Lum21, vTow: Lum32, vLift: Lum09}

// cattleClauses are the clauses that require cattle on a space, by the kind of action.
var cattleClauses = [verbs]engine.Clause{vDriveCattle: Ran08, vBreed: Ran11, vRailDrive: Ran38, vSell: Ran18}

// builtBy returns the building that an action places.
func builtBy(a engine.Action) box.Piece {
	if verbOf(a) == vNewDeposit {
		return box.Panning
	}
	return box.Piece(whatOf(a))
}

// targetClause returns the clause about the targets of an event.
func (s *state) targetClause(v verb, a engine.Action) engine.Clause {
	switch v {
	case vBurn:
		return Round09
	case vRevolt:
		return Round10
	case vLoseLog:
		for b := range s.table.basins {
			if s.logs[b][whatOf(a)] > 0 && s.stands(box.LogBoom, b) {
				return Lum34
			}
		}
		return Round06
	case vPileUp:
		if b := whatOf(a); b < s.table.basins && s.stands(box.Dam, b) {
			return Lum33
		}
		return Round07
	case vDrought:
		return Setup08
	case vDisc:
		if s.step == atDiscMove {
			return Round18
		}
		return Setup24
	}
	return Round05
}

// targetQuestion returns the question whose answer excludes the target of an event.
func (s *state) targetQuestion(v verb, a engine.Action) engine.Question {
	switch c := s.targetClause(v, a); {
	case c == Lum33 || c == Lum34:
		return AskDamBoom
	case v == vDrought:
		return AskDrought
	case c == Round18:
		return AskDiscNext
	case v == vLose:
		return s.openQuestion()
	}
	return engine.NoQuestion
}

// workerQuestion returns the question whose answer lets an action take a worker.
func workerQuestion(v verb) engine.Question {
	switch v {
	case vQuell:
		return AskQuellWorker
	case vBuild:
		return AskBuildingWorker
	case vClear:
		return AskPileUp
	case vRustle:
		return AskFreeCattleWorker
	}
	return engine.NoQuestion
}

// takesOne names the clause by which an action takes a worker, for kinds that usually take none.
var takesOne = [verbs]string{
	vDouse: ", and putting out fire takes one (FR-GEN-02)",
	vQuell: ", and by this answer ending a revolt takes one (FR-GEN-17)",
}
