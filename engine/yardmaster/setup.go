package yardmaster

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// empty returns an empty table.
func empty(setup engine.Setup, rec *engine.Record) (*state, error) {
	t, err := newTable(setup, rec)
	if err != nil {
		return nil, err
	}
	s := &state{table: t, seat: -1, start: -1, holder: -1}
	s.bought = noCar
	for i := range s.yard {
		s.yard[i] = noCar
	}
	for i := range s.players {
		s.players[i].token = noToken
	}
	return s, nil
}

// unpack divides the box into its decks and places the engines (YM-SETUP-01, YM-SETUP-02, YM-SETUP-03, YM-SETUP-17,
// YM-SETUP-18). A deck is a multiset from which chance draws, so it counts as shuffled (YM-SETUP-04, YM-SETUP-09),
// the bonus cards together with the cargo (YM-BONUS-01).
func (s *state) unpack(rec *engine.Record) {
	t := s.table
	s.deck, s.deckSize = t.supply, uint8(t.railcars)
	s.cargo, s.cargoSize = t.parts.Cargo, uint8(t.cargoInPlay)
	s.centre = 1<<kinds - 1
	rec.CiteAll(Setup01, Setup02, Setup03, Setup04, Setup09, Setup17, Setup18)
}

// applyArrival turns a railcar into the arrival yard (YM-SETUP-05, YM-SETUP-22). The other railcars are the draw pile
// (YM-SETUP-06).
func (s *state) applyArrival(c car, rec *engine.Record) {
	place := s.firstGap()
	s.takeRailcar(c)
	s.yard[place] = c
	if rec != nil {
		rec.Effect(c.String()+" lies at place "+strconv.Itoa(place+1)+" of the arrival yard", s.table.layOut)
	}
	if s.firstGap() < 0 {
		s.phase = atToken
		if rec != nil {
			rec.Effect(strconv.Itoa(int(s.deckSize))+" railcars are the railcar draw pile", Setup06)
		}
	}
}

// firstGap returns the first empty place of the arrival yard, or -1.
func (s *state) firstGap() int {
	for i, c := range s.yard[:s.table.places] {
		if c == noCar {
			return i
		}
	}
	return -1
}

// takeRailcar takes a railcar off the draw pile.
func (s *state) takeRailcar(c car) {
	s.deck[c]--
	s.deckSize--
}

// takeCargo takes a card off the cargo draw pile.
func (s *state) takeCargo(c card) {
	s.cargo[c]--
	s.cargoSize--
}

// undealt returns the first player without an exchange rate token, or -1.
func (s *state) undealt() int {
	for i := range s.seats() {
		if s.players[i].token == noToken {
			return i
		}
	}
	return -1
}

// applyToken deals an exchange rate token (YM-SETUP-07). Tokens that are not dealt are the centre (YM-SETUP-08).
func (s *state) applyToken(seat engine.Seat, k kind, rec *engine.Record) {
	s.players[seat].token = k
	s.centre &^= 1 << k
	if rec != nil {
		rec.Effect(s.name(int8(seat))+" has the "+k.String()+" token", Setup07, Xch01, Swap05)
	}
	if s.undealt() >= 0 {
		return
	}
	s.phase = atDeal
	s.skipEmptyDeal()
	if rec != nil {
		rec.Effect("the centre holds "+s.centreText(), Setup08)
	}
}

func (s *state) centreText() string {
	text := ""
	for k := range kind(kinds) {
		if s.centre&(1<<k) != 0 {
			text += " " + k.String()
		}
	}
	if text == "" {
		return "nothing"
	}
	return text[1:]
}

// shortHand returns the first player who has not been dealt all cards, or -1.
func (s *state) shortHand() int {
	for i := range s.seats() {
		if int(s.players[i].cards) < s.table.parts.HandAtStart {
			return i
		}
	}
	return -1
}

// skipEmptyDeal leaves out a deal of no cards, which an owner's component file may require.
func (s *state) skipEmptyDeal() {
	if s.shortHand() < 0 {
		s.phase = atFirstDiscard
	}
}

// applyDeal deals a card face down (YM-SETUP-10, YM-SETUP-23). The other cards are the cargo draw pile (YM-SETUP-11).
func (s *state) applyDeal(seat engine.Seat, c card, rec *engine.Record) {
	s.takeCargo(c)
	s.players[seat].give(c)
	rec.Cite(Bonus01)
	if rec != nil {
		rec.Effect(s.name(int8(seat))+" is dealt "+c.String(), Setup09, s.table.deal)
	}
	s.skipEmptyDeal()
	if s.phase == atFirstDiscard && rec != nil {
		rec.Effect(strconv.Itoa(int(s.cargoSize))+" cards are the cargo draw pile", Setup11)
	}
}

// applyFirstDiscard turns the first discard over (YM-SETUP-12).
func (s *state) applyFirstDiscard(c card, rec *engine.Record) {
	if c.bonus() && s.ask(rec, AskFirstDiscardBonus) == FirstDiscardBonusReplace {
		if rec != nil {
			rec.Effect(c.String()+" goes back into the cargo draw pile, which is shuffled", Setup12)
		}
		return
	}
	s.takeCargo(c)
	s.pushDiscard(pileCard(c))
	s.phase = atStart
	if rec != nil {
		rec.Effect(c.String()+" begins the discard pile", Setup12)
	}
}

// applyStart names the start player and gives the Yardmaster token to a player, lettered side up (YM-SETUP-13,
// YM-SETUP-14, YM-SETUP-15, YM-SETUP-16, YM-SETUP-21).
func (s *state) applyStart(seat engine.Seat, rec *engine.Record) {
	s.start, s.seat = int8(seat), int8(seat)
	prototype := s.ask(rec, AskEdition) == EditionPrototype
	s.holder, s.faceUp = s.right(s.seat), true
	if prototype {
		s.holder = s.seat
	}
	s.turn = 1
	if rec != nil {
		neighbour := Setup14
		switch {
		case prototype:
			neighbour = Setup21
		case s.seats() == 2:
			neighbour = Setup15
		}
		rec.Effect(s.name(s.seat)+" is the start player", Setup13)
		rec.Effect(s.name(s.holder)+" has the Yardmaster token, face up", neighbour, Setup16, Role01)
		rec.Cite(Setup19)
		rec.Cite(Setup20)
	}
	s.beginTurn(rec)
}

func (s *state) ask(rec *engine.Record, q engine.Question) rulebook.Option {
	return s.table.ask(rec, q)
}
