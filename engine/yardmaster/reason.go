package yardmaster

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// violation puts a refusal into words and cites it.
func (s *state) violation(r refusal, a engine.Action, rec *engine.Record) *engine.Violation {
	row := refusals[r]
	if row.Clause == "" {
		row.Clause = s.clauseOf(r, a)
	}
	if (r == chanceDecides || r == playerDecides || r == notDue) && s.dueVerb() == vStart {
		row.Question = AskStartPlayer
	}
	return book.Refuse(row, s.Format(a), func() string { return s.detail(r, a) }, rec)
}

// clauseOf returns the clause of a refusal that depends on the action or the position.
func (s *state) clauseOf(r refusal, a engine.Action) engine.Clause {
	due := s.dueVerb()
	switch {
	case r == wrongPrice:
		return s.priceClause(a)
	case r == playerDecides && due == noVerb:
		return Turn01
	case (r == chanceDecides || r == playerDecides || r == notDue) && due != noVerb:
		return s.chanceClause(due)
	}
	return s.chanceClause(verbOf(a))
}

// priceClause returns the clause of a price. If a card reduces the price or allows payment one for
// one, it is the clause of that card; else it is the clause of the price itself.
func (s *state) priceClause(a engine.Action) engine.Clause {
	c := carOf(a)
	switch t := s.termsFor(c, payLessOf(a), oneToOneOf(a), nil); {
	case t.price < c.value() && t.price == 0:
		return Card06
	case t.price < c.value():
		return Card04
	case t.rate == 1:
		return Card11
	}
	return Buy04
}

// ranOut reports whether a game that is over ended without a train at the goal.
func (s *state) ranOut() bool {
	for _, p := range s.players[:s.seats()] {
		if int(p.score) >= s.table.goal {
			return false
		}
	}
	return true
}

// detail returns the part of a reason that depends on the position.
func (s *state) detail(r refusal, a engine.Action) string {
	switch r {
	case exchangesOwnType, oddExchange, exchangeSpent, wrongPrice:
		return s.priceText(a)
	case noActionLeft, noActionLeftYardmaster, noActionLeftFaceDown:
		return count(int(s.allowed), "action")
	case yardMisfit, chainMisfit:
		if s.me().train == 0 {
			return "the engine"
		}
		return s.me().last().String()
	case notYourTurn, notYourTurnToPlay:
		return s.name(s.seat)
	}
	return s.pending()
}

// priceText states the number of cards that a purchase costs, with the reason.
func (s *state) priceText(a engine.Action) string {
	c, payLess, oneToOne := carOf(a), payLessOf(a), oneToOneOf(a)
	t := s.termsFor(c, payLess, oneToOne, nil)
	text := strconv.Itoa(t.price)
	if t.price < c.value() {
		text += ", the value " + strconv.Itoa(c.value()) + " less what Pay 1 Less takes off"
	}
	if t.rate == 1 {
		text += ", and the Exchange 1:1 played serves this purchase, one for one"
	}
	return text
}

// pending states the decision that comes now.
func (s *state) pending() string {
	switch s.phase {
	case atArrival:
		return "the arrival yard is laid out"
	case atToken:
		return s.table.seats[s.undealt()] + " is dealt an exchange rate token"
	case atDeal:
		return s.table.seats[s.shortHand()] + " is dealt a card"
	case atFirstDiscard:
		return "the first discard is turned over"
	case atStart:
		return "the start player is named"
	case atDrawn:
		return "the drawn card is turned, chance: draw CARD"
	case atRefill:
		return "the gap in the arrival yard is refilled, chance: refill RAILCAR"
	}
	return "it is the turn of " + s.name(s.seat)
}
