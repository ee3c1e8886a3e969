package hellonwheels

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// beginBids asks the first player for a bid (HOW-SUP-01, HOW-SUP-02).
func (s *state) beginBids(rec *engine.Record) {
	rec.Cite(Sup01)
	rec.Cite(Sup02)
	o := s.seatOrder()
	s.step, s.seat = atBid, o.seats[0]
}

// mostChips returns the highest number of chips that a player can bid, which is his cash (HOW-SUP-03).
func (s *state) mostChips(seat int8) int { return max(0, int(s.cash[seat])) }

// cardBid reports whether a player can add Blackmail to a bid, and whether every bid of this player must have it
// (HOW-CARD-21, HOW-R-blackmail-timing).
func (s *state) cardBid(seat int8, rec *engine.Record) (can, must bool) {
	if s.is(rec, AskBlackmailTiming, BlackmailTimingWindowBefore) {
		shown := s.blackmailer == uint8(seat)+1
		return shown, shown
	}
	return s.hands[seat].has(blackmail), false
}

// mayBid judges a bid.
func (s *state) mayBid(chips int, withCard bool, rec *engine.Record) refusal {
	can, must := s.cardBid(s.seat, rec)
	if withCard {
		rec.Cite(Card21)
		rec.Ask(AskFreeCards) // a card in the palm has no price under either answer
	}
	switch {
	case chips > s.mostChips(s.seat):
		return overbid
	case withCard && !can && s.hands[s.seat].has(blackmail):
		return blackmailNotShown
	case withCard && !can:
		return noBlackmail
	case !withCard && must:
		return blackmailLies
	case withCard && chips > 0 && s.is(rec, AskBlackmailValue, BlackmailValueStandsAlone):
		return blackmailAlone
	case chips == 0 && !withCard && s.cash[s.seat] > 0 && s.is(rec, AskBidZero, BidZeroAtLeastOne):
		return bidsNothing
	}
	rec.Cite(Sup03)
	rec.Cite(Mon01)
	return allowed
}

// legalBids lists the bids of the player who decides: chips (HOW-SUP-03), with or without Blackmail (HOW-CARD-21).
func (s *state) legalBids(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Sup01)
	rec.Cite(Sup02)
	rec.Ask(AskBidZero)
	can, must := s.cardBid(s.seat, rec)
	most := s.mostChips(s.seat)
	for k := 0; k <= most && !must; k++ {
		if k > 0 || s.mayBid(k, false, rec) == allowed {
			dst = append(dst, bidOf(k, false))
		}
	}
	for k := 0; can && s.mayBid(k, true, rec) == allowed; k++ {
		dst = append(dst, bidOf(k, true))
	}
	return dst
}

func bidOf(chips int, withCard bool) engine.Action {
	v := vBid
	if withCard {
		v = vBidBlackmail
	}
	return engine.Action(v) | withNumber(chips)
}

// applyBid notes a bid. The last bid opens all bids (HOW-SUP-03).
func (s *state) applyBid(chips int, withCard bool, rec *engine.Record) {
	s.bids[s.seat] = bid{chips: int32(chips), blackmail: withCard, made: true}
	rec.Cite(Sup01)
	rec.Cite(Sup02)
	o := s.seatOrder()
	if next, more := o.after(s.seat); more {
		s.seat = next
		return
	}
	s.openPalms(rec)
}

// worth returns the value of a bid (HOW-CARD-21).
func (s *state) worth(b bid) int {
	if b.blackmail {
		return int(b.chips) + s.table.parts.Blackmail
	}
	return int(b.chips)
}

// openPalms finds the highest bid (HOW-SUP-04). If several players have bid it, they roll (HOW-SUP-05).
func (s *state) openPalms(rec *engine.Record) {
	best := -1
	for i, b := range s.bids[:s.seats()] {
		if !b.made {
			continue
		}
		if rec != nil {
			s.tellBid(int8(i), b, rec)
		}
		if w := s.worth(b); w > best {
			best, s.tied = w, 0
		}
		if s.worth(b) == best {
			s.tied = s.tied.With(engine.Seat(i))
		}
	}
	if best == 0 && s.is(rec, AskBidAllZero, BidAllZeroTokenStays) && s.holdsToken() {
		if rec != nil {
			rec.Effect("nobody bids anything: "+s.name(s.supervisor)+" stays Supervisor", Sup08)
		}
		s.settleBids(-1, rec)
		return
	}
	s.rollOff(rec)
}

func (s *state) tellBid(seat int8, b bid, rec *engine.Record) {
	text := s.name(seat) + " has bid " + sum(b.chips)
	if b.blackmail {
		rec.Effect(text+" with Blackmail, worth "+sum(s.worth(b)), Sup03, Card21)
		return
	}
	rec.Effect(text, Sup03)
}

// holdsToken reports whether a player in the game has the Supervisor Token.
func (s *state) holdsToken() bool { return s.supervisor >= 0 && s.in(s.supervisor) }

// rollOff lets the tied players roll. If only one player is left, he has won.
func (s *state) rollOff(rec *engine.Record) {
	s.seat = lowest(s.tied)
	if count(s.tied) > 1 {
		rec.Cite(Sup05)
		s.step, s.rolls = s.rollStep(), [maxSeats]uint8{}
		return
	}
	if s.phase == supervisorPhase {
		s.settleBids(s.seat, rec)
		return
	}
	s.wins(engine.Seats(0).With(engine.Seat(s.seat)), rec, Sup05, Aim04, Aim05)
}

// rollStep returns the kind of roll in the current phase: for the bid, or at the end for the victory.
func (s *state) rollStep() step {
	if s.phase == supervisorPhase && s.part == within {
		return atRoll
	}
	return atWinnerRoll
}

// lowest returns the first seat of a set, which must not be empty.
func lowest(seats engine.Seats) int8 {
	for i := int8(0); ; i++ {
		if seats.Has(engine.Seat(i)) {
			return i
		}
	}
}

// applyRoll notes a roll. After the last roll of a round, only the players with the highest roll stay in
// (HOW-SUP-05, HOW-R-bid-reroll).
func (s *state) applyRoll(r int, rec *engine.Record) {
	s.rolls[s.seat] = uint8(r)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" rolls "+strconv.Itoa(r), Sup05)
	}
	best, high := uint8(0), engine.Seats(0)
	for i := range s.seats() {
		switch {
		case !s.tied.Has(engine.Seat(i)):
		case s.rolls[i] == 0:
			s.seat = i
			return
		case s.rolls[i] > best:
			best, high = s.rolls[i], engine.Seats(0).With(engine.Seat(i))
		case s.rolls[i] == best:
			high = high.With(engine.Seat(i))
		}
	}
	if s.step == atWinnerRoll || s.is(rec, AskBidReroll, BidRerollLeadersReroll) || count(high) == 1 {
		s.tied = high
	}
	s.rollOff(rec)
}

// settleBids lets the winner, who has bid the most or rolled the highest, pay and take the token (HOW-SUP-06,
// HOW-SUP-07, HOW-SUP-08). If the token stays, winner is -1.
func (s *state) settleBids(winner int8, rec *engine.Record) {
	if winner >= 0 {
		s.payBid(winner, s.bids[winner].chips, rec)
		s.supervisor = winner
		rec.CiteAll(Ord01, Ord02, Sup04)
		s.tellSupervisor(winner, rec)
	}
	s.rolls = [maxSeats]uint8{}
	for i := range s.seats() {
		if s.bids[i].blackmail {
			s.settleBlackmail(i, i == winner, rec)
		}
	}
	rec.Cite(Sup07)
	s.blackmailer = 0
	s.step = onward
}

// tellSupervisor records who has won the token: by his bid, or after equal bids by the roll (HOW-SUP-04, HOW-SUP-05,
// HOW-SUP-08).
func (s *state) tellSupervisor(winner int8, rec *engine.Record) {
	switch {
	case rec == nil:
	case s.step == atRoll:
		rec.Effect(s.name(winner)+" is Supervisor"+s.bidAlike(winner), Sup05, Sup08)
	default:
		rec.Effect(s.name(winner)+" is Supervisor", Sup04, Sup08)
	}
}

// payBid takes the winner's chips (HOW-SUP-06, HOW-R-bid-payee).
func (s *state) payBid(winner int8, k int32, rec *engine.Record) {
	s.cash[winner] -= k
	if rec != nil {
		rec.Effect(s.name(winner)+" pays "+sum(k), Sup06, Mon01)
	}
	if s.is(rec, AskBidPayee, BidPayeeOthersShare) {
		share := k / int32(s.players()-1)
		for i := range s.seats() {
			if i != winner && s.in(i) {
				s.cash[i] += share
				k -= share
			}
		}
		if rec != nil {
			rec.Effect("the others receive "+sum(share)+" each, the bank "+sum(k), Sup06)
		}
	}
	s.bank += k
}

// settleBlackmail puts the card away. The winner's card is spent, and the loser's card returns to the hand
// (HOW-R-blackmail-lost).
func (s *state) settleBlackmail(seat int8, won bool, rec *engine.Record) {
	s.hands[seat].drop(blackmail)
	if won || s.is(rec, AskBlackmailLost, BlackmailLostSpent) {
		s.spend(blackmail, seat, rec)
		if rec != nil {
			rec.Effect("Blackmail is spent", Card21, Sup06)
		}
		return
	}
	s.hands[seat].add(blackmail)
	if rec != nil {
		rec.Effect(s.name(seat)+" keeps Blackmail", Card21, Sup07)
	}
}
