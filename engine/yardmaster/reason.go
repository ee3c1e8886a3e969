package yardmaster

import (
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// violation puts a refusal into words.
func (s *state) violation(r refusal, a engine.Action) *engine.Violation {
	row := refusalTable[r]
	v := &engine.Violation{Clause: row.clause, Action: s.Format(a), Reason: row.reason}
	if row.question != noQuestion {
		v.Question = book.Questions[row.question].ID
	}
	switch r {
	case chanceDecides:
		v.Clause = chanceClauses[s.dueVerb()]
	case chanceAlone, notDue, anotherIsDealt, notInPile:
		v.Clause = chanceClauses[verbOf(a)]
	case gameOver:
		if s.ranOut() {
			v.Question, v.Reason = book.Questions[AskRailcarsRunOut].ID, "the game is over: the railcars have run out"
		}
	}
	if before, after, found := strings.Cut(v.Reason, "{detail}"); found {
		v.Reason = before + s.detail(r, a) + after
	}
	v.Reason = strings.ReplaceAll(v.Reason, "{action}", v.Action)
	return v
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

// detail is what the position adds to a reason.
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

// priceText is the number of cards that a purchase costs, and what it rests on.
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

// pending says what comes now.
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
