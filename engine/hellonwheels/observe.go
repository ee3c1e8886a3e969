package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// Observe is the position without what the seat may not see: the deck is a number only, a bid is its bidder's alone until all are
// made (HOW-SUP-02, HOW-SUP-03), other hands, money and the discard pile are as HOW-R-hand-open, HOW-R-money-open and HOW-R-discard-open
// say.
func (s *state) Observe(seat engine.Seat, rec *engine.Record) any {
	p := s.document()
	p.Deck, p.DeckLeft = nil, number(s.deck.size())
	if s.step == atBid {
		rec.Cite(Sup02)
	}
	hidden, open := s.is(rec, AskMoneyOpen, MoneyOpenHidden), s.handsOpen(rec)
	rec.Cite(Mon04)
	if hidden {
		p.Bank = nil
	}
	for i := range p.Players {
		if engine.Seat(i) == seat {
			continue
		}
		other := &p.Players[i]
		if !open {
			other.Hand, other.Cards = nil, number(s.hands[i].size())
		}
		if hidden {
			other.Cash = nil
		}
		if s.step == atBid {
			other.Bid = nil
		}
	}
	if s.pileClosed(rec) {
		p.Pile, p.PileLeft, p.PutBy = s.put(seat).strings(), number(s.pile.size()), nil
	}
	return p
}

// put are the cards of the discard pile that a seat has put there itself.
func (s *state) put(seat engine.Seat) set {
	own := set{}
	for pile := s.pile; !pile.empty(); {
		if c := pile.pop(); s.putBy[c] > 0 && engine.Seat(s.putBy[c])-1 == seat {
			own.add(c)
		}
	}
	return own
}
