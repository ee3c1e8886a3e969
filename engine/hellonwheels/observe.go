package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// Observe returns the position without the parts that the seat may not see. Of the deck, it gives only the size. A
// bid is visible only to its bidder until all bids are made (HOW-SUP-02, HOW-SUP-03). HOW-R-hand-open,
// HOW-R-money-open and HOW-R-discard-open decide about hands, money and the discard pile.
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

// put returns the cards of the discard pile that the seat has put there.
func (s *state) put(seat engine.Seat) set {
	own := set{}
	for pile := s.pile; !pile.empty(); {
		if c := pile.pop(); s.putBy[c] > 0 && engine.Seat(s.putBy[c])-1 == seat {
			own.add(c)
		}
	}
	return own
}
