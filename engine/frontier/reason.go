package frontier

import (
	"strconv"

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
	if r == otherRuling {
		row.Question, _ = s.formRuling(a, nil)
	}
	return book.Refuse(row, s.Format(a), func() string { return s.detail(r, a) }, rec)
}

// formRuling is the question and the option under which alone an action has its form; engine.NoQuestion for an action of every answer.
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

// clauseOf is the first clause that forbids an action, where it is not always the same.
func (s *state) clauseOf(r refusal, a engine.Action) engine.Clause {
	v := verbOf(a)
	switch r {
	case otherRuling:
		q, _ := s.formRuling(a, nil)
		return firstTestable(q)
	case notNow, notDue:
		return s.openClause()
	case notAmong:
		return chanceClauses[v]
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
	case besideTown:
		return s.besideClause(builtBy(a))
	case wrongPlace:
		return s.placeClause(builtBy(a))
	case offTheSpots:
		return s.spotClause(v)
	}
	return Goal04
}

// logClauses ask for logs, by how they are moved.
var logClauses = [verbs]engine.Clause{vDrive: Lum09, vRaft: Lum21, vTow: Lum32, vLift: Lum09}

// cattleClauses ask for cattle on a space, by what is done with them.
var cattleClauses = [verbs]engine.Clause{vDriveCattle: Ran08, vBreed: Ran11, vRailDrive: Ran38, vSell: Ran18}

// firstTestable is the first clause that a question decides and that can be tested.
func firstTestable(q engine.Question) engine.Clause {
	clauses := book.Questions[q].Clauses
	for _, c := range clauses {
		if found := book.Clause(string(c)); found != nil && found.Testable {
			return c
		}
	}
	return clauses[0]
}

// builtBy is the building that an action places.
func builtBy(a engine.Action) box.Piece {
	if verbOf(a) == vNewDeposit {
		return box.Panning
	}
	return box.Piece(whatOf(a))
}

// openClause is the clause of the step that is open.
func (s *state) openClause() engine.Clause {
	if s.step <= atAssistants {
		return setupClauses[s.step]
	}
	switch s.step {
	case atTurn:
		return Round19
	case atDie, atAssign, atNewDeposit:
		return Min20
	case atCard, atKeep, atOffice, atDismiss, atToTown:
		return Char03
	case atSeverity, atLoseLog, atPileUp, atBurn, atRevolt, atDrought, atDefend, atLose, atNewEvent, atDiscMove:
		return Round15
	case atTrain, atTrack, atReveal:
		return Gen07
	case atDepositDie:
		return Min26
	case atOutgoing, atPromise, atHouse, atNext, atUpgrade:
		return Round27
	}
	if s.open.era {
		return Round27
	}
	return Found07
}

// setupClauses say what is decided in the set-up before the town is founded.
var setupClauses = [atAssistants + 1]engine.Clause{atStart: Setup17, atFirstTile: Setup10, atFirstEvents: Setup20, atDiscs: Setup24,
	atIndustry: Setup13,
	atDeal:     Setup15, atKeepGoal: Setup15, atAssistants: Setup16}

// chanceClauses say what each outcome of chance comes out of.
var chanceClauses = [firstPlayerVerb]engine.Clause{vStart: Setup17, vRevealRailroad: Setup10, vRevealTelegraph: Setup10, vEvent: Setup20,
	vGoal:      Setup15,
	vAssistant: Setup06, vSeverity: Comp07, vDie: Comp20, vDepositDie: Comp20, vCard: Setup06, vDisc: Setup24}

// targetClause says what an event can strike.
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
		return Setup24
	}
	return Round05
}

// spotClause says where a piece of the founding or of the industry set-up goes.
func (s *state) spotClause(v verb) engine.Clause {
	switch v {
	case vStockpile:
		return Found01
	case vFreight:
		return Found02
	case vBridge:
		return Found03
	case vTent:
		return Found04
	case vTrain:
		return Found06
	case vCamp:
		return Start01
	case vPanning:
		return Start04
	case vCattle:
		return Start08
	case vFarmstead:
		return Start09
	}
	return Round32
}

// takesOne says by which clause an action takes a worker that most of its kind do without.
var takesOne = [verbs]string{
	vDouse: ", and putting out fire takes one (FR-GEN-02)",
	vQuell: ", and by this answer ending a revolt takes one (FR-GEN-17)",
}

// detail is what a reason has to say of the position.
func (s *state) detail(r refusal, a engine.Action) string {
	switch r {
	case noWorker:
		return takesOne[verbOf(a)]
	case tooPoor:
		return s.short(a)
	case notTarget:
		return strikesReasons[verbOf(a)]
	case wrongPlace:
		return standsReasons[s.table.parts.Work(builtBy(a)).Where]
	case offTheSpots:
		return s.spotReason(a)
	case noTree, tooManyDice, fewerCubes, noPairs, notInStock, noCattle, fewerLogs:
		return s.amounts(r, a)
	}
	return s.pending()
}

// pending says what comes now.
func (s *state) pending() string {
	who := "chance"
	if a := s.Actor(); a >= 0 {
		who = s.name(int8(a))
	}
	switch s.step {
	case atTurn:
		return "it is the turn of " + who
	case atDie:
		if s.open.throw == 1 {
			return "a die is thrown"
		}
		return strconv.Itoa(int(s.open.throw)) + " dice are thrown"
	}
	return who + " " + stepTexts[s.step]
}

// stepTexts say what is decided at a step.
var stepTexts = [stepCount]string{
	atStart: "names the starting player", atFirstTile: "turns up the first tiles", atFirstEvents: "lays out the events",
	atDiscs:    "lays the discs",
	atIndustry: "chooses an industry", atDeal: "deals goals", atKeepGoal: "keeps a goal", atAssistants: "deals assistants",
	atStockpile: "places the stockpile",
	atFreight:   "places the freight station", atBridge: "places the bridge", atTents: "places a tent", atFirstTrain: "places the train",
	atCamp:    "places a camp",
	atPanning: "places a panning tile", atCattle: "places cattle", atFarmstead: "places a farmstead", atSeverity: "draws the severity",
	atLoseLog: "says who loses a log",
	atPileUp:  "says where logs pile up", atBurn: "says where fire breaks out", atRevolt: "says where revolt breaks out",
	atDrought: "says where it is dry",
	atDefend:  "may defend the cattle", atLose: "loses an animal", atNewEvent: "draws an event", atDiscMove: "lays a disc",
	atAssign:     "plays the dice",
	atNewDeposit: "places a new deposit", atDepositDie: "throws for the kind of the deposit", atTrain: "places the train",
	atTrack:  "lays track",
	atReveal: "turns up a tile", atCard: "draws a character", atKeep: "decides about the character", atOffice: "decides about the tycoon",
	atDismiss: "dismisses the tycoon swapped out", atToTown: "sends the tycoon to a town", atOutgoing: "dismisses a tycoon",
	atPromise: "makes promises",
	atHouse:   "upgrades housing", atNext: "names who is next", atUpgrade: "adds or upgrades an industry", atOver: "has ended",
}
