package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// beginTaxes settles the taxes position by position (HOW-TAX-01).
func (s *state) beginTaxes(rec *engine.Record) {
	rec.Cite(Tax01)
	s.taxed, s.seat = past, -1
	s.continueTaxing(rec)
}

// continueTaxing continues after the tax of the player seat; -1 is the beginning of a Town. The Mayor pays no tax
// (HOW-TAX-06).
func (s *state) continueTaxing(rec *engine.Record) {
	s.step = onward
	for ; s.taxed < positions; s.taxed++ {
		if mayor, ok := s.mayor(s.taxed, rec); ok {
			o := s.unstatedOrder(rec)
			for i := o.place(s.seat) + 1; i < o.n; i++ {
				if s.seat = o.seats[i]; s.seat != mayor {
					s.taxPayer(s.seat, mayor, rec)
				}
				if s.step != onward {
					return
				}
			}
		}
		s.seat = -1
	}
	s.taxed = past
	s.settleAll(rec)
}

// mayor returns the player with the most Civilized cards at a position. Among equals, it is the first in Supervisor
// Order (HOW-TAX-02, HOW-TAX-03).
func (s *state) mayor(at position, rec *engine.Record) (int8, bool) {
	if !s.hasTown(at) {
		rec.Ask(AskEmptyPosition)
		return -1, false
	}
	o := s.supervisorOrder(rec)
	best, mayor, tie := 0, int8(-1), false
	for _, seat := range o.list() {
		n := s.owned(seat, s.board[at].of(box.Civilized))
		switch {
		case n > best:
			best, mayor, tie = n, seat, false
		case n == best && n > 0:
			tie = true
		}
	}
	switch {
	case mayor >= 0:
		s.tellMayor(at, mayor, tie, rec)
		return mayor, true
	case s.is(rec, AskMayorNone, MayorNoneSupervisor):
		s.tellMayor(at, o.seats[0], true, rec)
		return o.seats[0], true
	}
	rec.Cite(Tax02)
	return -1, false
}

// owned returns the number of cards of a set on the board with a player's marker.
func (s *state) owned(seat int8, cards set) int {
	n := 0
	for !cards.empty() {
		if s.ownedBy(cards.pop(), seat) {
			n++
		}
	}
	return n
}

// tellMayor records the Mayor when the taxes of a Town begin. The decisive clause comes first.
func (s *state) tellMayor(at position, mayor int8, tie bool, rec *engine.Record) {
	if rec == nil {
		return
	}
	text, why := "", []engine.Clause{Tax02}
	if tie {
		text, why = s.mayorAmong(at, mayor), []engine.Clause{Tax03, Tax02}
	}
	for _, c := range why {
		rec.Cite(c)
	}
	if s.step == onward && s.seat < 0 {
		rec.Effect(s.name(mayor)+" is Mayor of the "+placeNames[at]+" Town"+text, why...)
		if s.owned(mayor, s.board[at].establishments()) > 0 {
			rec.Cite(Tax06)
		}
	}
}

// taxPayer makes a player pay for the Establishments in the current Town (HOW-TAX-04), up to the money that he has
// (HOW-R-tax-short, HOW-R-elimination).
func (s *state) taxPayer(payer, mayor int8, rec *engine.Record) {
	houses := s.owned(payer, s.board[s.taxed].establishments())
	if houses == 0 {
		return
	}
	tax := int32(s.table.parts.Tax)
	bill, purse := tax*int32(houses), max(0, s.cash[payer]-s.paid[payer])
	if bill <= purse {
		s.payTax(payer, mayor, bill, rec)
		return
	}
	short := s.ask(rec, AskTaxShort)
	switch {
	case short == TaxShortDebt:
		s.payTax(payer, mayor, bill, rec)
	case s.is(rec, AskElimination, EliminationOutWhenShort):
		s.payTax(payer, mayor, purse, rec)
		s.short(payer, rec)
	case short == TaxShortGivesUpHouses:
		s.giveUp = uint8(int32(houses) - purse/tax)
		s.step = atGiveUp
	default:
		s.payTax(payer, mayor, purse, rec)
	}
}

func (s *state) allAtOnce(rec *engine.Record) bool {
	return s.is(rec, AskTaxSequence, TaxSequenceAllAtOnce)
}

// payTax moves a tax to the Mayor (HOW-TAX-05), at once or when all taxes are settled (HOW-R-tax-sequence).
func (s *state) payTax(payer, mayor int8, k int32, rec *engine.Record) {
	if s.allAtOnce(rec) {
		s.paid[payer] += k
		s.received[mayor] += k
	} else {
		s.cash[payer] -= k
		s.cash[mayor] += k
	}
	if rec != nil && k > 0 {
		rec.Effect(s.name(payer)+" pays "+sum(k)+" tax to "+s.name(mayor), Tax04, Tax05, Mon01)
	}
}

// settleAll moves all amounts paid and received under the answer all-at-once. Then players who could not pay leave
// the game.
func (s *state) settleAll(rec *engine.Record) {
	for i := range s.seats() {
		s.cash[i] += s.received[i] - s.paid[i]
		s.received[i], s.paid[i] = 0, 0
	}
	for i := range s.seats() {
		if s.shut.Has(engine.Seat(i)) {
			s.banish(i, rec)
		}
	}
	if s.players() <= 1 {
		s.endGame(rec)
	}
}

// short makes a player who could not pay leave the game: at once, or when all taxes are settled.
func (s *state) short(payer int8, rec *engine.Record) {
	if s.allAtOnce(rec) {
		s.shut = s.shut.With(engine.Seat(payer))
		return
	}
	s.banish(payer, rec)
	if s.players() == 1 {
		s.endGame(rec)
	}
}

// checkGiveUp judges the choice of a house that a player gives up instead of its tax.
func (s *state) checkGiveUp(v verb, a engine.Action) refusal {
	if v != vGiveUp {
		if r := s.misplaced(v); r == outsideWindow || r == discardsTooMany {
			return r // these rows of the table come first (HOW-OPP-09, HOW-EOL-08)
		}
		return owesHouse
	}
	c := firstOf(a)
	if at := placeOf(a, 0); at != s.taxed || !c.class().Establishment() || !s.board[at].has(c) || !s.ownedBy(c, s.seat) {
		return notGivenUp
	}
	return allowed
}

func (s *state) legalGiveUp(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Ask(AskTaxShort)
	for houses := s.board[s.taxed].establishments(); !houses.empty(); {
		if c := houses.pop(); s.ownedBy(c, s.seat) {
			dst = append(dst, cardAt(vGiveUp, c, s.taxed))
		}
	}
	return dst
}

// applyGiveUp discards a house. After the last discard, the player pays the tax for his remaining houses.
func (s *state) applyGiveUp(c instance, rec *engine.Record) {
	s.leave(c, s.taxed)
	rec.Ask(AskTaxShort)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" gives up "+c.String(), Tax04)
	}
	if s.giveUp--; s.giveUp > 0 {
		return
	}
	mayor, _ := s.mayor(s.taxed, rec)
	houses := s.owned(s.seat, s.board[s.taxed].establishments())
	s.payTax(s.seat, mayor, int32(s.table.parts.Tax*houses), rec)
	s.continueTaxing(rec)
}

// banish takes a player out of the game. The cards in his hand and his cards on the board are discarded
// (HOW-R-elimination).
func (s *state) banish(seat int8, rec *engine.Record) {
	s.gone = s.gone.With(engine.Seat(seat))
	for hand := s.hands[seat]; !hand.empty(); {
		s.discard(hand.pop(), -1, nil)
	}
	s.hands[seat] = set{}
	for at := range positions {
		for cards := s.board[at]; !cards.empty(); {
			if c := cards.pop(); c < ownable && s.ownedBy(c, seat) {
				s.leave(c, at)
			}
		}
	}
	if rec != nil {
		rec.Effect(s.name(seat)+" leaves the game", Tax04, Aim04)
	}
}
