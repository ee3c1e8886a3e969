package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// toDrawTwo opens the choice of a source. If there is no card to draw, it ends Draw 2 (YM-CARD-02, YM-CARD-03).
func (s *state) toDrawTwo(rec *engine.Record) {
	s.phase = atDrawTwo
	rec.Cite(Card02)
	rec.Cite(Card03)
	if s.cargoSize == 0 && s.underDrawTwo(rec) < 0 {
		rec.Ask(AskCargoRunsOut)
		s.toTurn(rec)
	}
}

// underDrawTwo returns the index of the discard that Draw 2 may take, or -1. The Draw 2 itself is on top.
func (s *state) underDrawTwo(rec *engine.Record) int { return s.underFrom(int(s.discards)-2, rec) }

// underFrom does the same from a given index downwards.
func (s *state) underFrom(at int, rec *engine.Record) int {
	switch s.ask(rec, AskDrawTwoDiscard) {
	case DrawTwoDiscardBlocked:
		return -1
	case DrawTwoDiscardTopmostCargo:
		for at >= 0 && s.discard[at].card().bonus() {
			at--
		}
	}
	if at < 0 || s.discard[at].card().bonus() {
		return -1
	}
	return at
}

// namesBoth reports whether the player names both sources of Draw 2 at once (YM-R-draw-two-sequence).
func (s *state) namesBoth(rec *engine.Record) bool {
	return s.ask(rec, AskDrawTwoSequence) == DrawTwoSequenceNamedTogether
}

// have returns the number of cards that Draw 2 can draw from the discard pile and from the deck, up to two each.
func (s *state) have(rec *engine.Record) (discards, deck int) {
	if at := s.underDrawTwo(rec); at >= 0 {
		discards = 1
		if s.underFrom(at-1, rec) >= 0 {
			discards = 2
		}
	}
	deck = min(2, int(s.cargoSize))
	if deck == 1 && s.ask(rec, AskCargoRunsOut) == CargoRunsOutAtOnce && s.canReshuffle(rec) {
		deck = 2
	}
	return discards, deck
}

// canReshuffle reports whether a reshuffle would bring a card from under the Draw 2 into the deck.
func (s *state) canReshuffle(rec *engine.Record) bool {
	stay := s.ask(rec, AskReshuffleBonus) == ReshuffleBonusBonusCardsStay
	for _, c := range s.discard[:s.discards-1] {
		if !stay || !c.card().bonus() {
			return true
		}
	}
	return false
}

// mayStop reports whether the player may draw fewer than both cards of Draw 2 (YM-R-draw-two-both).
func (s *state) mayStop(rec *engine.Record) bool {
	return s.ask(rec, AskDrawTwoBoth) == DrawTwoBothMayStop
}

// mayDrawTwo judges a choice of sources.
func (s *state) mayDrawTwo(v verb, rec *engine.Record) refusal {
	if v == vDrawNothing {
		if s.mayStop(rec) {
			return allowed
		}
		return drawTwoBoth
	}
	discards, deck := s.have(rec)
	needDiscards, needDeck := sources(v)
	switch {
	case s.misnamed(needDiscards+needDeck, discards+deck, rec):
		return drawTwoForm
	case needDeck > deck:
		return deckEmpty
	case needDiscards > discards:
		return drawTwoClosed
	}
	return allowed
}

// misnamed reports whether a choice of Draw 2 names too many or too few cards. Under one answer the player names one
// card at a time, and under the other answer both cards together.
func (s *state) misnamed(named, have int, rec *engine.Record) bool {
	if !s.namesBoth(rec) {
		return named > 1
	}
	return named == 1 && have > 1 && !s.mayStop(rec)
}

// sources returns the number of cards of each source that a choice names.
func sources(v verb) (discards, deck int) {
	switch v {
	case vDrawDeck:
		return 0, 1
	case vDrawDiscard:
		return 1, 0
	case vDrawDeckDeck:
		return 0, 2
	case vDrawDeckDiscard:
		return 1, 1
	}
	return 2, 0
}

// checkDrawTwo refuses everything but a choice of sources (YM-CARD-02).
func (s *state) checkDrawTwo(v verb, rec *engine.Record) refusal {
	if v < vDrawDeck || v > vDrawNothing {
		return drawTwoOpen
	}
	return s.mayDrawTwo(v, rec)
}

func (s *state) legalDrawTwo(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Card02)
	rec.Cite(Card03)
	for v := vDrawDeck; v <= vDrawNothing; v++ {
		if s.mayDrawTwo(v, rec) == allowed {
			dst = append(dst, engine.Action(v))
		}
	}
	return dst
}

// applyDrawTwo takes the cards of the discard pile; chance turns those of the deck.
func (s *state) applyDrawTwo(v verb, rec *engine.Record) {
	if v == vDrawNothing {
		if rec != nil {
			rec.Effect(s.name(s.seat)+" draws no more cards with the draw-2", Card02)
		}
		s.toTurn(rec)
		return
	}
	discards, deck := sources(v)
	if s.namesBoth(rec) {
		s.draws = uint8(discards + deck)
	}
	for range discards {
		c := s.pullDiscard(s.underDrawTwo(rec))
		s.me().give(c)
		s.draws--
		if rec != nil {
			rec.Effect(s.name(s.seat)+" takes the "+c.String()+" from under the draw-2", Card02, Card03)
		}
	}
	if deck > 0 {
		s.phase = atDrawn
		rec.Cite(Card03)
		return
	}
	s.moreOfTwo(rec)
}

// moreOfTwo continues with the second card of Draw 2, or returns to the turn. If the player has named two cards of
// the deck together, chance turns the second after the first.
func (s *state) moreOfTwo(rec *engine.Record) {
	switch {
	case s.draws == 0:
		s.toTurn(rec)
	case !s.namesBoth(rec):
		s.toDrawTwo(rec)
	}
}
