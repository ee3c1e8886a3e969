package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// stepClauses are the clauses about the decision at each step.
var stepClauses = [stepCount]engine.Clause{
	atStart: Setup17, atFirstTile: Setup10, atFirstEvents: Setup20, atDiscs: Setup24, atIndustry: Setup13, atDeal: Setup15,
	atKeepGoal: Setup15, atAssistants: Setup16, atStockpile: Found01, atFreight: Found02, atBridge: Found03, atTents: Found04,
	atFirstTrain: Found05, atCamp: Start01, atPanning: Start04, atCattle: Start07, atFarmstead: Start09, atTurn: Round19,
	atSeverity: Round15, atLoseLog: Round06, atPileUp: Round07, atBurn: Round09, atRevolt: Round10, atDrought: Setup08, atDefend: Ran37,
	atLose: Round05, atNewEvent: Round17, atDiscMove: Round18, atDie: Min08, atAssign: Min20, atNewDeposit: Min22, atDepositDie: Min26,
	atTrain: Gen10, atTrack: Rail01, atReveal: Gen09, atCard: Char08, atKeep: Char04, atOffice: Mayor04, atDismiss: Char20,
	atToTown: Char05, atOutgoing: Char18, atPromise: Elec05, atHouse: Round34, atNext: Round32, atUpgrade: Round31,
}

// openClause returns the clause of the current step.
func (s *state) openClause() engine.Clause {
	switch {
	case s.placesFirst() && s.open.era:
		return Round31
	case s.step == atOutgoing && s.mayor == s.open.whose: // caused by the limit of the new mayor
		return Char02
	}
	return stepClauses[s.step]
}

// placesFirst reports whether a player sets up an industry.
func (s *state) placesFirst() bool { return s.step >= atCamp && s.step <= atFarmstead }

// stepQuestions are the questions whose answer causes a step, or decides who decides in it.
var stepQuestions = map[step]engine.Question{
	atStart: AskStartPlayer, atAssistants: AskAssistantsDealt, atSeverity: AskSeverity, atLoseLog: AskEventChooser,
	atPileUp: AskEventChooser, atBurn: AskEventChooser, atRevolt: AskEventChooser, atDrought: AskEventChooser, atDiscMove: AskDiscNext,
	atDie: AskDiceCount, atTrain: AskTrains, atTrack: AskTrackWhen, atCard: AskDraw, atDismiss: AskSwappedTycoon,
	atPromise: AskWhoPromises, atHouse: AskUpgradeHousing,
}

// openQuestion returns the question that the current step depends on.
func (s *state) openQuestion() engine.Question {
	switch q, found := stepQuestions[s.step]; {
	case found:
		return q
	case s.placesFirst() && s.open.era:
		return AskAddIndustry
	case s.step == atToTown && s.frozen:
		return AskTycoonFrozen
	case s.step == atLose && s.table.parts.Events[s.open.what].Kind == box.Rustlers:
		return AskRustlers
	case s.step == atLose:
		return AskBlizzardAnimals
	case s.step == atOutgoing && s.mayor == s.open.whose:
		return AskCharacterLimit
	case s.step == atOutgoing:
		return AskTycoonOffice
	}
	return engine.NoQuestion
}

// whoClause returns the clause that decides whose decision it is: the clause about the order of
// players, or the clause of the step.
func (s *state) whoClause() engine.Clause {
	switch {
	case s.step == atTurn:
		return Goal04
	case s.step == atUpgrade || s.placesFirst() && s.open.era:
		return Round32
	case s.placesFirst():
		return Found07
	}
	return s.openClause()
}

// whoQuestion returns the question that decides whose decision it is.
func (s *state) whoQuestion() engine.Question {
	switch {
	case s.step == atTurn:
		return AskTurnOrder
	case s.whoClause() == s.openClause():
		return s.openQuestion()
	}
	return engine.NoQuestion
}

// chanceClauses are the clauses about the source of each outcome of chance.
var chanceClauses = [firstPlayerVerb]engine.Clause{vStart: Setup17, vRevealRailroad: Setup10, vRevealTelegraph: Setup10, vEvent: Setup19,
	vGoal: Setup15, vAssistant: Setup16, vSeverity: Round33, vDie: Min08, vDepositDie: Min26, vCard: Char03}

// notAmongReasons state why an outcome of chance is impossible.
var notAmongReasons = [firstPlayerVerb]string{
	vRevealRailroad:  "that tile is not face down any more",
	vRevealTelegraph: "that tile is not face down any more",
	vEvent:           "that event card has been drawn already",
	vGoal:            "that goal card has been dealt already", vAssistant: "that character is not an assistant of the deck",
	vSeverity: "no severity card of that number is left in this era; how many there are of each number is assumed",
	vCard:     "that character is not in the deck that is drawn from",
}

// notAmong states why an outcome of chance is impossible.
func (s *state) notAmong(a engine.Action) string {
	switch v := verbOf(a); {
	case v == vEvent && s.undrawn>>whatOf(a)&1 != 0:
		return "that event card is not of the era on top of the deck"
	case v == vDie || v == vDepositDie:
		return "a die shows 1 to " + strconv.Itoa(s.table.parts.DieFaces) + "; the number of its faces is assumed"
	}
	return notAmongReasons[verbOf(a)]
}

// detail returns the part of a reason that depends on the position.
func (s *state) detail(r refusal, a engine.Action) string {
	switch r {
	case noWorker:
		return takesOne[verbOf(a)]
	case tooPoor:
		return s.short(a)
	case notTarget:
		return strikesReasons[verbOf(a)]
	case wrongPlace:
		return s.standsReason(builtBy(a), spaceOf(a))
	case offTheSpots:
		return s.spot(a).says
	case otherRuling:
		q, o := s.formRuling(a, nil)
		return book.Questions[q].Name + "=" + book.Questions[q].Options[o].ID
	case notAmong:
		return s.notAmong(a)
	case lastBasin:
		return basinNames[s.table.basins-1]
	case besideTown:
		return s.neighbour(spaceOf(a))
	case notTownLand:
		return s.townLandReason(s.raisedBy(a), spaceOf(a))
	case notFree:
		return s.standing(spaceOf(a))
	case noLogs:
		return s.logsAsked(a)
	case notFlat, notShortest:
		return s.trackReason(r, spaceOf(a))
	case noCamp:
		return secondOf(a).String()
	case notTheMayor:
		return s.name(s.mayor)
	case outOfReach:
		return s.stepsAway(a)
	case noTree, tooManyDice, fewerCubes, noPairs, notInStock, noCattle, fewerLogs:
		return s.amounts(r, a)
	}
	return s.pending()
}

// pending states the decision that comes now.
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

// stepTexts describe the decision at each step.
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
