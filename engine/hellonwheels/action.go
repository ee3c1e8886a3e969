package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// An action is packed from the lowest bit: six bits for the verb, three for the form, and three
// times seven bits for cards (a card plus one, or 0 if there is none; or a Town). Then come three times two
// bits for positions, four for the seat, sixteen for the number.

// verb is the kind of an action.
type verb uint8

const (
	noVerb verb = iota
	vTown
	vFirst
	vRoll
	vDraw
	vRandom
	vBid
	vBidBlackmail
	vExtra
	vCivilize
	vBuild
	vCustomer
	vMayhem
	vGiveUp
	vRaid
	vVileMen
	vIndianAttack
	vArsonist
	vConMen
	vDesperados
	vOutlaws
	vLadies
	vGamblers
	vEntrepreneur
	vHangersOn
	vScoundrels
	vClaimJumpers
	vBlackmail
	vDiscard
	vPass
	vDone
	verbs
)

const firstPlayerVerb = vBid

// aim is the kind of target of an Opportunist card. One card has several forms under different
// answers.
type aim uint8

const (
	bare      aim = iota // nothing is named
	onSeat               // an opponent
	onCard               // a card on the board
	fromTo               // cards of one Town, all to another
	toOne                // cards of any Towns, all to one Town (HOW-R-move-sources any-to-one)
	eachTo               // each card to a Town of its choice (HOW-R-move-sources each-anywhere)
	listed               // cards, and nothing else
	manyForms            // the number of forms
)

const (
	formBits   = 6
	cardBits   = 9
	placeBits  = 30
	seatBits   = 36
	numberBits = 40
)

// mostCards is the number of cards that an action can name.
const mostCards = 3

func verbOf(a engine.Action) verb  { return verb(a & 63) }
func formOf(a engine.Action) aim   { return aim(a >> formBits & 7) }
func seatOf(a engine.Action) int8  { return int8(a >> seatBits & 15) }
func numberOf(a engine.Action) int { return int(a >> numberBits & 0xffff) }

// cardOf returns the i-th card that an action names; ok is false if the action names fewer.
func cardOf(a engine.Action, i int) (c instance, ok bool) {
	n := a >> (cardBits + 7*i) & 0x7f
	return instance(n - 1), n > 0
}

// firstOf returns the first card that an action names; the action must name a card.
func firstOf(a engine.Action) instance { c, _ := cardOf(a, 0); return c }

// cardsOf returns the number of cards that an action names.
func cardsOf(a engine.Action) int {
	for i := range mostCards {
		if _, ok := cardOf(a, i); !ok {
			return i
		}
	}
	return mostCards
}

// placeOf returns the i-th position that an action names.
func placeOf(a engine.Action, i int) position { return position(a >> (placeBits + 2*i) & 3) }

// townOf returns the Town of a chance decision.
func townOf(a engine.Action) town { return town(firstOf(a)) }

func withCard(i int, c instance) engine.Action  { return (engine.Action(c) + 1) << (cardBits + 7*i) }
func withPlace(i int, p position) engine.Action { return engine.Action(p) << (placeBits + 2*i) }
func withSeat(seat int8) engine.Action          { return engine.Action(seat) << seatBits }
func withNumber(n int) engine.Action            { return engine.Action(n) << numberBits }
func withForm(v verb, f aim) engine.Action      { return engine.Action(v) | engine.Action(f)<<formBits }
func cardFor(v verb, c instance, seat int8) engine.Action {
	return engine.Action(v) | withCard(0, c) | withSeat(seat)
}
func cardAt(v verb, c instance, p position) engine.Action {
	return engine.Action(v) | withCard(0, c) | withPlace(0, p)
}

// playVerb returns the verb of an Opportunist card.
func playVerb(c instance) verb { return vVileMen + verb(c-firstOpportunist) }

// playedCard returns the Raid or Opportunist card that an action plays; ok is false for other
// actions.
func playedCard(a engine.Action) (c instance, ok bool) {
	switch v := verbOf(a); {
	case v == vRaid:
		return firstOf(a), true
	case v >= vVileMen && v <= vBlackmail:
		return firstOpportunist + instance(v-vVileMen), true
	}
	return noCard, false
}
