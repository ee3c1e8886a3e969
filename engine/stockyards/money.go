package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// poor reports whether a player cannot pay a sum in cash (US-MONEY-07, US-PLACE-19). Savings are never spent (US-MONEY-04).
func (s *state) poor(k int) bool { return int(s.me().cash) < k }

// payBank takes cash from the player to the Bank, and never savings (US-MONEY-04, US-MONEY-06).
func (s *state) payBank(k int, rec *engine.Record, w why) {
	rec.Cite(Money04)
	s.me().cash -= int16(k)
	s.bank += int32(k)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" pays "+dollars(k)+" to the Bank", w.and(Money06)...)
	}
}

// receive pays cash from the Bank to the player, up to the money in the Bank (US-R-bank-limit).
func (s *state) receive(k int, rec *engine.Record, w why) {
	if s.is(rec, AskBankLimit, BankLimitBankIsFinite) {
		k = min(k, max(0, s.table.parts.MoneyTotal-s.table.parts.StartCash*int(s.seats())+int(s.bank)))
	}
	s.me().cash += int16(k)
	s.bank -= int32(k)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" receives "+dollars(k)+" from the Bank", w.and()...)
	}
}

// payPrinted pays the cost printed in an oval (US-PLACE-03, US-PLACE-18).
func (s *state) payPrinted(k int, rec *engine.Record, clause engine.Clause) {
	rec.CiteAll(Place03, Place18)
	if k > 0 {
		s.payBank(k, rec, why{clause, Place18})
	}
}

// dropToken discards a low morale token, if the player has one.
func (s *state) dropToken(rec *engine.Record, clause engine.Clause) {
	if s.me().tokens == 0 {
		return
	}
	s.me().tokens--
	s.tokens++
	if rec != nil {
		rec.Effect(s.name(s.seat)+" discards a low morale token", clause)
	}
}

// save moves the savings tracker on (US-MONEY-01, US-MONEY-05).
func (s *state) save(k int, rec *engine.Record, w why) {
	s.me().savings += int16(k)
	if rec != nil {
		rec.Effect(s.name(s.seat)+"'s savings rise by "+dollars(k)+" to "+dollars(s.me().savings), w.and(Money05)...)
	}
}

// gain carries out immediate effects: meat values, then brand.
func (s *state) gain(g *box.Gain, rec *engine.Record, w why) {
	for k, by := range g.Meat {
		s.gainMeat(s.seat, k, by, rec, w)
	}
	s.gainBrand(s.seat, g.Brand, rec, w)
}
