package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// Observe is the position without what the seat may not see: draw piles and other hands are numbers only (YM-SETUP-20), no
// hand is seen before set-up is finished (YM-SETUP-19), and the discards under the top one are hidden where
// YM-R-discard-view says so, and the sizes of other hands where YM-R-hand-count does.
func (s *state) Observe(seat engine.Seat, rec *engine.Record) any {
	p := s.document()
	rec.Cite(Setup19)
	rec.Cite(Setup20)
	p.RailcarDrawPile, p.RailcarsLeft = nil, number(s.deckSize)
	p.CargoDrawPile, p.CargoLeft = nil, number(s.cargoSize)
	for i := range p.Players {
		if !s.seesHand(seat, i) {
			s.hide(&p.Players[i], i, rec)
		}
	}
	if seat != s.owner() && p.Counters != nil {
		p.Counters.Waiting, p.Counters.Taken = nil, nil
	}
	if !s.seesDiscards(seat, rec) {
		s.cover(p)
	}
	return p
}

// cover hides the discards under the top one.
func (s *state) cover(p *Position) {
	if s.discards < 2 {
		return
	}
	p.DiscardsHidden = int(s.discards) - 1
	p.DiscardPile = s.discardNames(p.DiscardsHidden)
	p.PlayedThisTurn = nil
}

func number(n uint8) *int {
	i := int(n)
	return &i
}

// seesHand reports whether a seat knows the cards of a player's hand.
func (s *state) seesHand(seat engine.Seat, owner int) bool {
	return s.seat >= 0 && int(seat) == owner
}

// hide takes a hand out of a view, but for its size where that is public (YM-R-hand-count).
func (s *state) hide(p *Player, owner int, rec *engine.Record) {
	p.Hand = nil
	if s.ask(rec, AskHandCount) == HandCountSecret {
		p.HandHidden = true
		return
	}
	p.Cards = number(s.players[owner].cards)
}

// pileOpen reports whether the whole discard pile is public.
func (s *state) pileOpen(rec *engine.Record) bool {
	return s.ask(rec, AskDiscardView) == DiscardViewOpen
}

// seesDiscards reports whether a seat sees more than the top of the discard pile: whoever looks through it for Draw 2 or
// Take 1 Discarded does.
func (s *state) seesDiscards(seat engine.Seat, rec *engine.Record) bool {
	return s.pileOpen(rec) || (s.phase == atTakeOne || s.phase == atDrawTwo) && seat == s.owner()
}
