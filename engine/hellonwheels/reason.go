package hellonwheels

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// placeNames and typeNames are the positions and the types of Towns as people write them.
var (
	placeNames = [positions]string{"Past", "Present", "Future"}
	typeNames  = [...]string{spontaneous: "a Spontaneous Town", planned: "a Planned Town", existing: "an Existing Town"}
	classNames = [...]string{
		"an Establishment card", "an Establishment card", "an Establishment card", "a Civilized card", "a Customer card", "a Mayhem card",
		"a Raid card", "an Opportunist card",
	}
)

// violation puts a refusal into words and cites it.
func (s *state) violation(r refusal, by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	row := refusals[r]
	if row.Clause == "" {
		row.Clause = s.clauseOfRefusal(r, by, a)
	}
	switch {
	case r == notYourVisit && !s.otherWayRound(by) || r == mustAim && s.works(verbOf(a), nil):
		row.Question = engine.NoQuestion // other answers to the question could not change the refusal
	case r == anothersChance || r == chanceDecides || r == notDue && s.Actor() == engine.Chance && verbOf(a) != vRoll:
		row.Question = s.chanceQuestion()
	case r == notDue && s.step == atDiscard:
		row.Question = AskLimitChoice
	}
	row.Says = strings.ReplaceAll(row.Says, "{card}", s.firstName(a))
	v := book.Refuse(row, s.Format(a), func() string { return s.detail(r, by, a) }, rec)
	if why := s.passedOver(r, by, a); why != "" {
		v.Reason += "; who " + why + " is not asked, and no pass is written"
	}
	return v
}

// passedOver states why a player who passes was not asked: he could do nothing. For any other action, it returns "".
func (s *state) passedOver(r refusal, by engine.Seat, a engine.Action) string {
	switch {
	case verbOf(a) != vPass || r < chanceDecides || r > notYourTurn:
		return ""
	case s.hands[by].empty():
		return "holds no card"
	case s.phase == railroadPhase && s.part == within && s.cash[by] < int32(s.price(0)):
		return "cannot pay for a card"
	}
	return ""
}

// clauseOfRefusal returns the first clause that forbids an action, if the refusal does not determine it.
func (s *state) clauseOfRefusal(r refusal, by engine.Seat, a engine.Action) engine.Clause {
	switch r {
	case playerDecides, chanceDecides, notDue, anothersChance:
		if r == notDue && verbOf(a) == vRoll {
			return Sup05 // only tied players roll
		}
		return s.dueClause()
	case notAmong:
		return s.goneClause(verbOf(a))
	case chanceOnly:
		return drawClause(s.chanceClauseOf(verbOf(a)))
	case tooPoorForExtra:
		return extraClauses[s.tooDear(by, a)]
	case saysDone:
		if s.step == atVisit { // a player who has passed plays nothing, and this player has played
			return buildPhases[s.phase].shut
		}
		return s.passClause()
	case saysPass, neverDone:
		return s.passClause()
	case raidsNothing:
		if target, ok := cardOf(a, 1); ok && target < ownable {
			return Raid02
		}
		return Raid01
	case visitShut, visitOver:
		return buildPhases[s.phase].shut
	case notYourVisit:
		return buildPhases[s.phase].order
	case otherClass, notHeld, playsElsewhere:
		return s.playClause()
	case noTownThere:
		return buildPhases[s.phase].board
	case tooPoorToPlay:
		return buildPhases[s.phase].price
	}
	return s.clauseOf(a)
}

// chanceQuestion returns the question whose answer lets chance decide now, or for this player before another.
func (s *state) chanceQuestion() engine.Question {
	switch s.step {
	case atFirst:
		return AskFirstSupervisor
	case atDeal:
		return AskOpeningHand
	case atDraw, atDiscard:
		return AskUnstatedOrder
	case atRoll:
		return AskBidReroll
	}
	return engine.NoQuestion
}

// goneClause returns the clause that explains why chance cannot bring a thing again: there is one card of
// each Town, and the listed number of each RR card.
func (s *state) goneClause(v verb) engine.Clause {
	switch v {
	case vTown:
		return Town01
	case vDraw:
		return Deck04
	}
	return s.chanceClauseOf(v)
}

// passClause returns the clause by which a player ends his turn in the phase.
func (s *state) passClause() engine.Clause {
	switch s.step {
	case atExtra:
		return Rr07
	case atVisit:
		return buildPhases[s.phase].pass
	}
	return Opp07
}

// playClause returns the clause about the purpose of the current phase.
func (s *state) playClause() engine.Clause {
	switch s.phase {
	case civilizedPhase, establishmentPhase, customerPhase:
		return buildPhases[s.phase].plays
	case railroadPhase:
		return Rr01
	}
	return Turn02
}

// playClauses are the clauses of the Opportunist cards.
var playClauses = [...]engine.Clause{Card09, Card10, Card11, Card12, Card13, Card14, Card15, Card16, Card17, Card18, Card19, Card20, Card21}

// clauseOf returns the clause of the card that an action plays. For any other action, it returns the clause of the
// turn's order.
func (s *state) clauseOf(a engine.Action) engine.Clause {
	switch v := verbOf(a); {
	case v == vRaid:
		return Raid01
	case v >= vVileMen && v <= vBlackmail:
		return playClauses[v-vVileMen]
	}
	return Turn02
}

// chanceClauseOf returns the clause by which chance decides a kind of thing.
func (s *state) chanceClauseOf(v verb) engine.Clause {
	switch v {
	case vTown:
		if s.phase != setUp {
			return Eol05
		}
		return [...]engine.Clause{past: Setup05, present: Setup03, future: Setup04}[s.townPlace()]
	case vFirst:
		return Ord01
	case vRoll:
		if s.step == atWinnerRoll {
			return Aim04
		}
		return Sup05
	case vDraw:
		if s.work > 0 {
			return Card19
		}
		if s.step == atDeal {
			return Setup06
		}
		return Rr01
	case vRandom:
		if s.work > 0 && s.step == atRandom {
			return playClauses[s.working()-vVileMen]
		}
		if s.part != within {
			return Card09
		}
		return Eol07
	}
	return Turn02
}

func (s *state) chanceClause() engine.Clause { return s.chanceClauseOf(s.dueVerb()) }

// dueClause returns the clause of the pending decision.
func (s *state) dueClause() engine.Clause {
	if s.Actor() == engine.Chance {
		return drawClause(s.chanceClause())
	}
	switch s.step {
	case atBid:
		return Sup01
	case atWindow:
		return Opp04
	case atVisit:
		return buildPhases[s.phase].order
	case atExtra:
		return Rr03
	case atGiveUp:
		return Tax04
	}
	return Eol07
}

// drawClause returns a clause by which chance decides. For the deal of the set-up, it returns the clause about
// drawing cards, because the set-up itself deals none by default.
func drawClause(c engine.Clause) engine.Clause {
	if c == Setup06 {
		return Rr01
	}
	return c
}

// firstName returns the card that an action names first.
func (s *state) firstName(a engine.Action) string {
	if c, ok := playedCard(a); ok {
		return c.name().String()
	}
	if c, ok := cardOf(a, 0); ok && c < instances {
		return c.name().String()
	}
	return ""
}
