package hellonwheels

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// detail returns the part of a reason that depends on the position.
func (s *state) detail(r refusal, by engine.Seat, a engine.Action) string {
	parts := s.table.parts
	switch r {
	case discardsTooMany:
		return plural(s.hands[by].size(), "card") + " in hand, and the limit is " + strconv.Itoa(parts.HandLimit)
	case notAmong:
		return goneReasons[verbOf(a)]
	case overbid:
		return sum(s.mostChips(int8(by)))
	case otherExtraForm:
		if s.numberFirst(nil) {
			return "draw extra 1, draw extra 2 or draw extra 3"
		}
		return "draw extra"
	case tooManyExtras:
		return plural(parts.MostExtra, "extra card")
	case tooPoorForExtra:
		return s.extraDetail(by, numberOf(a))
	case otherClass:
		return classNames[firstOf(a).class()] + "; this phase is for " + buildPhases[s.phase].cards + s.spellOut(firstOf(a))
	case closedToCivilized:
		return typeNames[s.kind(placeOf(a, 0))] + " in the " + placeNames[placeOf(a, 0)] + " position"
	case oneTownOnly:
		return "the " + placeNames[s.civilizedAt[by]-1] + " Town"
	case tooPoorToPlay:
		return sum(s.cardPrice(verbOf(a), nil)) + ", and the player has " + sum(s.cash[by])
	case tooPoorForCustomer, tooPoorForFree:
		return sum(s.cash[by])
	case keepsTooMany:
		return plural(s.hands[s.discarder()].size()-parts.HandLimit, "card")
	case raidsTooSoon, raidsTooSoonRuled:
		sum, shift := s.raidSum(placeOf(a, 0))
		if shift != "" {
			sum += " (" + string(shift) + ")"
		}
		return strconv.Itoa(s.table.threshold) + " or more, and there it is " + sum
	case tooPoorVictim:
		return sum(s.loss(verbOf(a)))
	case otherTarget:
		return [...]string{"a Customer", "an Establishment or a Civilized card", "an Establishment"}[max(0, markOf(verbOf(a)))]
	case otherMoveForm:
		return s.moveSpelling(verbOf(a))
	case movesTooMany:
		return s.mostMoved(verbOf(a))
	case movesOther:
		if verbOf(a) == vDesperados {
			return "Mayhem cards"
		}
		return "Customers"
	case noWayForward:
		if s.is(nil, AskHangersDirection, HangersDirectionTowardPast) {
			return "toward the Past"
		}
		return "toward the Future"
	}
	return s.pending()
}

// goneReasons state why chance cannot bring a thing.
var goneReasons = map[verb]string{vTown: "that Town has come already", vDraw: "that card is not in the RR deck",
	vRandom: "that card is not in the hand it is picked from"}

func markOf(v verb) int {
	switch v {
	case vArsonist:
		return 1
	case vClaimJumpers:
		return 2
	}
	return 0
}

// spellOut states how to play a card that was named with the wrong verb in its own phase.
func (s *state) spellOut(c instance) string {
	if v := s.phaseVerb(c.class()); v != noVerb {
		return "; say " + verbNames[v] + " " + c.name().String()
	}
	return ""
}

// tooDear returns the index of the first extra card that a player cannot pay.
func (s *state) tooDear(by engine.Seat, a engine.Action) int {
	card := int(s.bought[by])
	for cash := int(s.cash[by]); card < numberOf(a)-1 && cash >= s.price(card); card++ {
		cash -= s.price(card)
	}
	return min(card, len(extraClauses)-1)
}

func (s *state) extraDetail(by engine.Seat, n int) string {
	price := 0
	for i := range max(n, 1) {
		price += s.price(min(int(s.bought[by])+i, len(extraClauses)-1))
	}
	return sum(price) + ", and the player has " + sum(s.cash[by])
}

func (s *state) mostMoved(v verb) string {
	if v == vHangersOn {
		return plural(s.table.parts.HangersOn, "Establishment")
	}
	most, _ := s.moves(v)
	return plural(most, "card")
}

func (s *state) moveSpelling(v verb) string {
	switch s.moveForm(nil) {
	case toOne:
		return verbNames[v] + " to POSITION moving CARDS"
	case eachTo:
		return verbNames[v] + " moving CARD to POSITION, CARD to POSITION"
	}
	return verbNames[v] + " from POSITION to POSITION moving CARDS"
}

// pending states the decision that comes now.
func (s *state) pending() string {
	switch s.step {
	case atTown:
		return "a Town is drawn for the " + placeNames[s.townPlace()] + " position"
	case atFirst:
		return "the first Supervisor is named"
	case atDeal, atDraw, atCardDraw:
		return "a card is drawn for " + s.name(s.seat)
	case atRoll, atWinnerRoll:
		return s.name(s.seat) + " rolls"
	case atRandom:
		return "a card is picked from the hand of " + s.name(s.seat)
	case atBid:
		return s.name(s.seat) + " bids"
	case atExtra:
		return s.name(s.seat) + " may buy extra cards"
	case atVisit:
		return s.name(s.seat) + " acts in the " + phaseNames[s.phase] + " Phase"
	case atGiveUp:
		return s.name(s.seat) + " gives up " + plural(int(s.giveUp), "Establishment") + " in the " + placeNames[s.taxed] + " Town"
	case atWindow:
		return s.name(s.seat) + " acts in the Opportunist Phase"
	case atDiscard:
		return s.name(s.discarder()) + " discards to the hand limit"
	}
	return "the game is over"
}
