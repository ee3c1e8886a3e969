package yardmaster

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
)

// terms describes how a railcar may be paid for: with cards of its own type and exchanged cards that together make
// the price.
type terms struct {
	price int
	own   kind // the railcar's type
	token kind // the type that is exchanged for others
	rate  int  // exchanged cards for one card of the price; 0 if the token gives nothing
	uses  int  // the number of times that the rate may be used
}

// termsFor returns the owner's terms for a railcar, with a number of Pay 1 Less and with or without Exchange 1:1.
// Under the answer chosen-purchase, the purchase names these cards. Under other answers, all waiting cards apply.
func (s *state) termsFor(c car, payLess int, oneToOne bool, rec *engine.Record) terms {
	if s.ask(rec, AskPurchaseBonusTiming) != PurchaseBonusTimingChosenPurchase {
		payLess, oneToOne = int(s.discount), s.oneToOne > 0
	}
	return s.terms(c, payLess, oneToOne, s.firstToken(), rec)
}

// terms returns the owner's terms (YM-BUY-04, YM-XCH-02, YM-CARD-04, YM-CARD-11). A value of 1 is free with Pay 1
// Less (YM-CARD-06). There is no exchange for a railcar of the token's own type (YM-XCH-03), and no limit to the
// exchanges in the rulebook (YM-XCH-08). remembered is the token with which the Exchange 1:1 was played.
func (s *state) terms(c car, payLess int, oneToOne bool, remembered kind, rec *engine.Record) terms {
	t := terms{price: max(0, c.value()-payLess), own: c.kind(), token: s.me().token}
	t.rate, t.uses = s.table.parts.ExchangePair, t.price
	if oneToOne {
		t.rate = 1
		if s.ask(rec, AskOneToOneToken) == OneToOneTokenAtPlay {
			t.token = remembered
		}
	} else if t.price > 1 && s.ask(rec, AskExchangeCount) == ExchangeCountOnce {
		t.uses = 1
	}
	if payLess > 0 && s.ask(rec, AskPayLessWithToken) == PayLessWithTokenOwnTypeOnly {
		t.rate, t.uses = 0, 0
	}
	if t.token == t.own {
		rec.Cite(Xch03)
		t.rate, t.uses = 0, 0
	}
	return t
}

// affordable reports whether the owner's hand can pay.
func (s *state) affordable(t terms) bool {
	hand := &s.me().hand
	own, token := int(hand[t.own]), int(hand[t.token])
	for used := 0; used <= t.uses; used++ {
		if own >= t.price-used && token >= used*t.rate {
			return true
		}
	}
	return false
}

// appendPayments appends a purchase for every payment in the owner's hand. A payment may contain own cards and
// exchanged ones (YM-XCH-05), and each order of laying the cards down is a different payment (YM-XCH-06). base is
// the purchase without its payment.
func (s *state) appendPayments(dst []engine.Action, base engine.Action, t terms, rec *engine.Record) []engine.Action {
	hand := &s.me().hand
	own, token := int(hand[t.own]), int(hand[t.token])
	for used := 0; used <= t.uses; used++ {
		a, b := t.price-used, used*t.rate
		if own < a || token < b {
			continue
		}
		if b > 0 && t.rate > 1 {
			rec.Cite(Xch02)
		}
		dst = appendOrders(dst, base, t, a, b)
	}
	return dst
}

// appendOrders appends every order of own and exchanged cards. The arguments a and b are their numbers. If
// bit i of the mask is set, the i-th card is exchanged.
func appendOrders(dst []engine.Action, base engine.Action, t terms, a, b int) []engine.Action {
	n := a + b
	plain := ones(n) * uint64(t.own+1)
	flip := uint64(t.own+1) ^ uint64(t.token+1)
	for mask, end := uint64(1)<<b-1, uint64(1)<<n; mask < end; {
		dst = append(dst, base|engine.Action(plain^spread(mask)*flip)<<paymentShift)
		if mask == 0 {
			break
		}
		// The next larger number with the same number of bits set.
		low := mask & -mask
		ripple := mask + low
		mask = ripple | (mask^ripple)>>(2+bits.TrailingZeros64(low))
	}
	return dst
}

// ones returns n groups of four bits, each with the value 1.
func ones(n int) uint64 { return 0x1111111111111111 & (1<<(4*n) - 1) }

// spread moves bit i of a number below 2^16 to bit 4i.
func spread(x uint64) uint64 {
	x = (x | x<<24) & 0x000000ff000000ff
	x = (x | x<<12) & 0x000f000f000f000f
	x = (x | x<<6) & 0x0303030303030303
	return (x | x<<3) & 0x1111111111111111
}

// judge returns the refusal of a payment that is not legal, in the order of the refusal table.
func (s *state) judge(p payment, t terms, oneToOne bool, rec *engine.Record) refusal {
	paid := p.count()
	for c, n := range paid {
		if n > s.me().hand[c] {
			return notInHandToPay
		}
	}
	total, bonus := 0, 0
	for c, n := range paid {
		total += int(n)
		if card(c).bonus() {
			bonus += int(n)
		}
	}
	a, b := int(paid[t.own]), 0
	if t.token != t.own {
		b = int(paid[t.token])
	}
	switch {
	case bonus > 0: // YM-OBJ-04
		return paysBonus
	case a+b < total && t.token != s.me().token: // only with Exchange 1:1
		return paysOtherThanRemembered
	case a+b < total:
		return paysOtherType
	case t.token == t.own && a > t.price:
		return exchangesOwnType
	case b > 0:
		return s.judgeExchange(a, b, t, oneToOne, rec)
	case a != t.price:
		return wrongPrice
	}
	return allowed
}

// judgeExchange judges a payment with b > 0 cards of the token's type: by pairs (YM-XCH-02), or one for one with Exchange 1:1
// (YM-CARD-11).
func (s *state) judgeExchange(a, b int, t terms, oneToOne bool, rec *engine.Record) refusal {
	pair := s.table.parts.ExchangePair
	switch {
	case !oneToOne && (b%pair != 0 || pair > 1 && a+b == t.price):
		if s.spent {
			return exchangeSpent
		}
		return oddExchange
	case !oneToOne && b > pair && s.ask(rec, AskExchangeCount) == ExchangeCountOnce:
		return secondPair
	case t.rate == 0: // with Pay 1 Less; a token of the railcar's own type exchanges nothing
		return tokenWithPayLess
	case a+b/t.rate != t.price:
		return wrongPrice
	}
	return allowed
}
