package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// An action is packed from the lowest bit: five bits for the verb, five for the railcar. A purchase then has three
// bits for the Pay 1 Less used, one for Exchange 1:1, and twelve times four for the payment (a card plus one, 0 at
// the end). Other actions have four bits for the card and three for the seat.

// verb is the kind of an action. Verbs from attempts on are never legal. They have spellings so that a person can
// ask about them.
type verb uint8

const (
	noVerb verb = iota
	vArrival
	vToken
	vDeal
	vFirstDiscard
	vStart
	vDraw
	vRefill
	vDrawDeck
	vDrawDiscard
	vDrawDeckDeck
	vDrawDeckDiscard
	vDrawDiscardDiscard
	vDrawNothing
	vBuy
	vSwap
	vSwapCentre
	vPlayDraw2
	vPlayPay1Less
	vPlayTake1Discarded
	vPlayPlus1Action
	vPlayExchange11
	vTake
	vLoad
	vDone
	vSort
	vInsert
	vAttach
	vDecline
	vKeep
	verbs
)

const (
	firstPlayerVerb = vDrawDeck
	attempts        = vSort
)

// maxPayment is the largest number of cards in one payment: a railcar of value 4 at three for one.
const maxPayment = 12

const (
	carShift     = 5
	cardShift    = 10
	seatShift    = 14
	payLessShift = 10
	oneShift     = 13
	paymentShift = 14
)

func verbOf(a engine.Action) verb        { return verb(a & 31) }
func carOf(a engine.Action) car          { return car(a >> carShift & 31) }
func cardOf(a engine.Action) card        { return card(a >> cardShift & 15) }
func kindOf(a engine.Action) kind        { return kind(a >> cardShift & 15) }
func seatOf(a engine.Action) engine.Seat { return engine.Seat(a >> seatShift & 7) }
func payLessOf(a engine.Action) int      { return int(a >> payLessShift & 7) }
func oneToOneOf(a engine.Action) bool    { return a>>oneShift&1 != 0 }
func paymentOf(a engine.Action) payment  { return payment(a >> paymentShift) }

func withCar(v verb, c car) engine.Action   { return engine.Action(v) | engine.Action(c)<<carShift }
func withCard(v verb, c card) engine.Action { return engine.Action(v) | engine.Action(c)<<cardShift }
func withSeat(v verb, seat int) engine.Action {
	return engine.Action(v) | engine.Action(seat)<<seatShift
}

func playOf(c card) engine.Action { return engine.Action(vPlayDraw2) + engine.Action(c-draw2) }

func buy(c car, payLess int, oneToOne bool, p payment) engine.Action {
	a := withCar(vBuy, c) | engine.Action(payLess)<<payLessShift | engine.Action(p)<<paymentShift
	if oneToOne {
		a |= 1 << oneShift
	}
	return a
}

// payment contains cards in the order in which they are laid down, four bits each (a card plus one), the first card
// in the lowest bits.
type payment uint64

// add lays one more card on top of n cards.
func (p payment) add(n int, c card) payment { return p | payment(c+1)<<(4*n) }

// split takes the first card off.
func (p payment) split() (card, payment) { return card(p&15) - 1, p >> 4 }

// count returns the number of cards of each kind in the payment.
func (p payment) count() (n [cards]uint8) {
	for p != 0 {
		var c card
		c, p = p.split()
		n[c]++
	}
	return n
}
