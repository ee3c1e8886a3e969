package yardmaster

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// legalBuys lists the purchases of every different railcar in the arrival yard that the hand can pay for (YM-BUY-01, YM-BUY-02,
// YM-BUY-03).
func (s *state) legalBuys(dst []engine.Action, rec *engine.Record) []engine.Action {
	chosen := s.ask(rec, AskPurchaseBonusTiming) == PurchaseBonusTimingChosenPurchase
	seen := uint32(0)
	for _, c := range s.yard[:s.table.places] {
		if c == noCar || seen&(1<<c) != 0 {
			continue
		}
		seen |= 1 << c
		before := len(dst)
		if chosen {
			dst = s.chosenBuys(dst, c, rec)
		} else {
			dst = s.appendPayments(dst, withCar(vBuy, c), s.termsFor(c, 0, false, rec), rec)
		}
		if len(dst) == before {
			rec.Cite(Buy03)
		}
	}
	rec.Cite(Buy02)
	return dst
}

// chosenBuys lists the purchases with every choice of waiting bonus cards (YM-R-purchase-bonus-timing chosen-purchase).
func (s *state) chosenBuys(dst []engine.Action, c car, rec *engine.Record) []engine.Action {
	for n := 0; n <= min(int(s.discount), c.value()); n++ {
		dst = s.appendPayments(dst, buy(c, n, false, 0), s.terms(c, n, false, noToken, rec), rec)
		if s.oneToOne > 0 {
			dst = s.appendPayments(dst, buy(c, n, true, 0), s.terms(c, n, true, s.firstToken(), rec), rec)
		}
	}
	return dst
}

// mayBuy judges a purchase.
func (s *state) mayBuy(a engine.Action, rec *engine.Record) refusal {
	if r := s.mayAct(); r != allowed {
		return r
	}
	c := carOf(a)
	if s.placeOf(c) < 0 {
		return notInArrivalYard
	}
	payLess, oneToOne := payLessOf(a), oneToOneOf(a)
	if s.ask(rec, AskPurchaseBonusTiming) == PurchaseBonusTimingChosenPurchase {
		switch {
		case payLess > min(int(s.discount), c.value()):
			return discountNotWaiting
		case oneToOne && s.oneToOne == 0:
			return exchangeNotWaiting
		}
	} else {
		switch {
		case payLess > 0:
			return usesNotChosen
		case oneToOne:
			return usesNotChosenExchange
		}
		payLess, oneToOne = int(s.discount), s.oneToOne > 0
	}
	t := s.terms(c, payLess, oneToOne, s.firstToken(), rec)
	return s.judge(paymentOf(a), t, oneToOne, rec)
}

// placeOf returns the first place of the arrival yard with a given railcar, or -1.
func (s *state) placeOf(c car) int {
	for i, at := range s.yard[:s.table.places] {
		if at == c {
			return i
		}
	}
	return -1
}

// applyBuy pays, takes the railcar out of the arrival yard (YM-BUY-06) and begins the refill and the loading, in the
// order of YM-R-refill-order. A purchase is one action (YM-TURN-05), even with Pay 1 Less (YM-CARD-07).
func (s *state) applyBuy(a engine.Action, rec *engine.Record) {
	c := carOf(a)
	s.pay(a, rec)
	s.used++
	rec.CiteAll(Turn01, Turn03, Turn05)
	s.spendBonuses(a, rec)
	place := s.placeOf(c)
	s.yard[place] = noCar
	s.bought, s.gap = c, int8(place)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" buys "+c.String(), Buy01, Buy02, Buy06)
	}
	if s.ask(rec, AskRefillOrder) == RefillOrderLoadFirst {
		s.placeBought(rec)
		if s.phase == atOver {
			return
		}
	}
	if s.deckSize > 0 {
		s.phase = atRefill
		return
	}
	rec.Ask(AskRailcarsRunOut)
	if rec != nil {
		rec.Effect("the gap in the arrival yard stays: the railcar draw pile is empty", Buy07, Buy08)
	}
	s.settle(rec)
}

// pay lays cargo cards of the hand (YM-OBJ-04) on the discard pile in the given order (YM-BUY-05, YM-XCH-06). The
// token that exchanged some of them stays with its owner (YM-XCH-07).
func (s *state) pay(a engine.Action, rec *engine.Record) {
	me, p := s.me(), paymentOf(a)
	if rec != nil {
		s.citePayment(a, rec)
	}
	for p != 0 {
		var c card
		c, p = p.split()
		me.drop(c)
		s.pushDiscard(pileCard(c))
	}
}

func (s *state) citePayment(a engine.Action, rec *engine.Record) {
	rec.CiteAll(Obj04, Obj05)
	p, own := paymentOf(a), carOf(a).kind()
	paid := p.count()
	exchanged := 0
	for c, n := range paid {
		if kind(c) != own {
			exchanged += int(n)
		}
	}
	if p == 0 {
		rec.Effect(s.name(s.seat)+" pays nothing", Buy04, Card06)
	} else {
		rec.Effect(s.name(s.seat)+" discards "+string(appendPayment(nil, p)), Buy04, Buy05)
	}
	if exchanged == 0 {
		return
	}
	rec.Cite(Xch07)
	rec.Cite(Xch08)
	if s.termsFor(carOf(a), payLessOf(a), oneToOneOf(a), nil).rate != 1 {
		rec.Cite(Xch02)
	}
	if paid[own] > 0 {
		rec.Cite(Xch05)
		rec.Cite(Xch06)
	}
}

// spendBonuses uses up the bonus cards that served the purchase (YM-CARD-05, YM-CARD-12).
func (s *state) spendBonuses(a engine.Action, rec *engine.Record) {
	payLess, oneToOne := uint8(payLessOf(a)), uint8(0)
	if oneToOneOf(a) {
		oneToOne = 1
	}
	if s.ask(rec, AskPurchaseBonusTiming) != PurchaseBonusTimingChosenPurchase {
		payLess, oneToOne = s.discount, s.oneToOne
	}
	if payLess > 0 {
		rec.Cite(Card04)
		rec.Cite(Card05)
		rec.Cite(Card07)
	}
	if oneToOne > 0 {
		s.spent = true
		rec.Cite(Card11)
		rec.Cite(Card12)
	}
	s.discount -= payLess
	copy(s.tokens[:], s.tokens[oneToOne:s.oneToOne])
	clear(s.tokens[s.oneToOne-oneToOne : s.oneToOne])
	s.oneToOne -= oneToOne
}

// applyRefill turns a railcar into the gap (YM-BUY-07, YM-BUY-08).
func (s *state) applyRefill(c car, rec *engine.Record) {
	s.takeRailcar(c)
	s.yard[s.gap] = c
	if rec != nil {
		rec.Effect(c.String()+" lies at place "+strconv.Itoa(int(s.gap)+1)+" of the arrival yard", Buy07, Buy08)
	}
	s.settle(rec)
}

// settle ends a purchase. It places the bought railcar, unless the railcar was placed before the refill.
func (s *state) settle(rec *engine.Record) {
	s.gap = 0
	if s.bought != noCar {
		s.placeBought(rec)
	}
	if s.phase != atOver {
		s.toTurn(rec)
	}
}

// placeBought loads the railcar if it fits, and sends it to the sorting yard if not. The player has no choice
// (YM-LOAD-01, YM-LOAD-02, YM-LOAD-05, YM-LOAD-06, YM-YARD-01). A sorting yard has no limit (YM-YARD-10).
func (s *state) placeBought(rec *engine.Record) {
	c, me := s.bought, s.me()
	s.bought = noCar
	if !me.takes(c) {
		me.shunted[c]++
		me.sorting++
		if rec != nil {
			rec.Effect(c.String()+" goes to "+s.name(s.seat)+"'s sorting yard", Load02, Yard01, Win04)
			rec.Cite(Yard02)
			rec.Cite(Yard10)
		}
		return
	}
	s.moved = false // YM-YARD-08
	why := Load01
	if me.train == 0 {
		why = Load04
	}
	rec.Cite(Load05)
	rec.Cite(Load06)
	s.join(c, why, rec)
}
