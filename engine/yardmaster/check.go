package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// Check judges an action. The order of the cases is the order of refusals.yaml.
func (s *state) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	r := s.check(by, a, rec)
	if r == allowed {
		return nil
	}
	return s.violation(r, a, rec)
}

func (s *state) check(by engine.Seat, a engine.Action, rec *engine.Record) refusal {
	v := verbOf(a)
	actor := s.Actor()
	switch {
	case s.phase == atOver && s.ranOut():
		return railcarsRanOut
	case s.phase == atOver:
		return gameOver
	case v == vDecline:
		return declined
	case v == vKeep:
		return kept
	case by == engine.Chance:
		return s.checkChance(v, a, rec)
	case v < firstPlayerVerb:
		return chanceAlone
	case s.seat >= 0 && by != s.owner(): // YM-END-06, YM-BONUS-09
		return foreignTurn(v)
	case actor == engine.Chance:
		return chanceDecides
	}
	switch s.phase {
	case atDrawTwo:
		return s.checkDrawTwo(v, rec)
	case atTakeOne:
		return s.checkTakeOne(v, a, rec)
	}
	return s.checkTurn(v, a, rec)
}

// checkChance judges an outcome, which must be due and still in its pile (YM-SETUP-05, YM-SETUP-07,
// YM-SETUP-10, YM-SETUP-12, YM-DRAW-02, YM-BUY-07).
func (s *state) checkChance(v verb, a engine.Action, rec *engine.Record) refusal {
	switch {
	case v >= firstPlayerVerb:
		return playerDecides
	case v != s.dueVerb():
		return notDue
	case s.weight(a, rec) > 0:
		return allowed
	case v == vToken && int(seatOf(a)) != s.undealt(), v == vDeal && int(seatOf(a)) != s.shortHand():
		return anotherIsDealt
	case v == vStart:
		return notFirstSeat
	}
	return notInPile
}

// foreignTurn refuses an action on another player's turn (YM-END-06, YM-BONUS-09).
func foreignTurn(v verb) refusal {
	if v >= vPlayDraw2 && v <= vPlayExchange11 {
		return notYourTurnToPlay
	}
	return notYourTurn
}

// checkTurn judges the owner's free choice.
func (s *state) checkTurn(v verb, a engine.Action, rec *engine.Record) refusal {
	if r := s.owes(v, rec); r != allowed {
		return r
	}
	switch v {
	case vDrawDeck: // YM-DRAW-02
		return s.mayDrawDeck(rec)
	case vDrawDiscard: // YM-DRAW-03
		return s.mayDrawDiscard(rec)
	case vDrawDeckDeck, vDrawDeckDiscard, vDrawDiscardDiscard, vDrawNothing: // YM-DRAW-01, after YM-TURN-01
		if r := s.mayAct(); r != allowed {
			return r
		}
		return drawsOne
	case vBuy: // YM-BUY-01
		return s.mayBuy(a, rec)
	case vSwap: // YM-SWAP-01
		return s.maySwap(seatOf(a), rec)
	case vSwapCentre:
		return s.maySwapCentre(kindOf(a), rec)
	case vPlayDraw2, vPlayPay1Less, vPlayTake1Discarded, vPlayPlus1Action, vPlayExchange11: // YM-BONUS-08
		return s.mayPlay(draw2+card(v-vPlayDraw2), rec)
	case vTake: // YM-CARD-08
		return s.mayTake(cardOf(a), rec)
	case vLoad: // YM-YARD-05
		return s.mayLoad(carOf(a), rec)
	case vDone: // YM-END-05
		return s.mayEnd(rec)
	}
	return s.checkAttempt(v, carOf(a))
}

// checkAttempt refuses actions that the rulebook forbids in every position.
func (s *state) checkAttempt(v verb, c car) refusal {
	switch {
	case v == vSort && s.me().takes(c):
		return mustLoad
	case v == vSort:
		return sortsByItself
	case v == vInsert:
		return onlyAtTheEnd
	case !s.me().takes(c):
		return misfit
	}
	return loadsByItself
}

// mayAct refuses an action if the player has none left (YM-TURN-01, YM-ROLE-02, YM-ROLE-07).
func (s *state) mayAct() refusal {
	switch {
	case s.actionLeft():
		return allowed
	case s.yardmaster():
		return noActionLeftYardmaster
	case s.holder == s.seat:
		return noActionLeftFaceDown
	}
	return noActionLeft
}

// chanceClauses are the clauses of the printed edition by which chance decides each kind of thing.
var chanceClauses = [firstPlayerVerb]engine.Clause{
	vArrival: Setup05, vToken: Setup07, vDeal: Setup10, vFirstDiscard: Setup12, vStart: Setup13, vDraw: Draw02, vRefill: Buy07,
}

// chanceClause returns the clause by which chance decides a kind of thing, in the edition that is played.
func (s *state) chanceClause(v verb) engine.Clause {
	switch v {
	case vArrival:
		return s.table.layOut
	case vDeal:
		return s.table.deal
	}
	return chanceClauses[v]
}

// dueVerb returns the verb of the decision that chance has to make now, or noVerb.
func (s *state) dueVerb() verb {
	switch s.phase {
	case atArrival, atToken, atDeal, atFirstDiscard, atStart:
		return vArrival + verb(s.phase)
	case atDrawn:
		return vDraw
	case atRefill:
		return vRefill
	}
	return noVerb
}
