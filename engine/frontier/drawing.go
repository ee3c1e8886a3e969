package frontier

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// draw makes chance draw a character of a rank for the player whose turn it is (FR-CHAR-03, FR-CHAR-08). An empty deck gives none.
func (s *state) draw(rank box.Rank, rec *engine.Record) {
	if s.deck&rankCards[rank] == 0 {
		return
	}
	s.open.rank, s.open.whose = int8(rank), s.turn
	s.seat, s.step = none, atCard
}

// applyCard carries out the draw of a character from the deck.
func (s *state) applyCard(card int8, rec *engine.Record) {
	s.deck &^= 1 << card
	if rec != nil {
		rec.Effect(s.table.characters[card]+" is drawn", Char03, Char08)
	}
	s.treat(card, rec)
}

// treat asks who gets a drawn card: its drawer decides about assistants and partners, and the mayor decides
// about tycoons (FR-MAYOR-04).
func (s *state) treat(card int8, rec *engine.Record) {
	s.open.what = card
	s.seat, s.step = s.open.whose, atKeep // FR-CHAR-03
	if rankOf(card) != box.RankTycoon {
		return
	}
	if s.frozen { // FR-ELEC-02
		s.step = atToTown
		return
	}
	s.seat, s.step = s.mayor, atOffice
}

// mayUseDraw judges drawing a character in a public building, from the deck or from the top of a town's pile (FR-CHAR-08,
// FR-CHAR-09, FR-CHAR-10).
func (s *state) mayUseDraw(x space, card int8, dollar bool, rec *engine.Record) refusal {
	if r := s.mayEnter(x, dollar, rec); r != allowed {
		return r
	}
	u := &s.table.parts.Public(s.tiles[x].kind).Use
	switch {
	case u.Kind != box.EffectDraw:
		return drawsNot
	case card < 0 && s.deck&rankCards[u.Rank] == 0:
		return deckEmpty
	case card < 0:
		return allowed
	case rankOf(card) != u.Rank:
		return drawsNot
	case s.onTop(card) < 0:
		return notOnTop
	case rankOf(card) == box.RankTycoon:
		if s.frozen {
			return officeFrozen
		}
		return allowed
	}
	return s.mayKeep(card, rec)
}

// onTop returns the town whose pile has the card on top, or -1.
func (s *state) onTop(card int8) int8 {
	for i := range s.towns {
		if p := &s.towns[i]; p.n > 0 && p.cards[p.n-1] == card {
			return int8(i)
		}
	}
	return none
}

func (s *state) applyUseDraw(x space, card int8, dollar bool, rec *engine.Record) {
	s.enter(x, dollar, rec)
	if card < 0 {
		s.draw(s.table.parts.Public(s.tiles[x].kind).Use.Rank, rec)
		return
	}
	s.open.rank, s.open.whose = int8(rankOf(card)), s.turn
	p := &s.towns[s.onTop(card)]
	p.n--
	p.cards[p.n] = 0
	if rec != nil {
		rec.Effect(s.table.characters[card]+" is picked from a town", Char09, Char10)
	}
	s.treat(card, rec)
}

// mayKeep judges keeping an assistant or a partner. The player must have drawn the card in his own turn (FR-CHAR-02,
// FR-CHAR-04, FR-R-character-limit).
func (s *state) mayKeep(card int8, rec *engine.Record) refusal {
	p := &s.players[s.turn]
	held, limit := p.hand, s.table.parts.OwnCharacters
	n := bits.OnesCount64(held)
	switch s.ask(rec, AskCharacterLimit) {
	case CharacterLimitFourOfEach:
		n = bits.OnesCount64(held & rankCards[rankOf(card)])
	case CharacterLimitFourInAll:
		if s.turn == s.mayor {
			n += int(s.officers)
		}
	}
	if n >= limit {
		return fourHeld
	}
	c := &s.table.parts.Characters[card]
	if c.Rank == box.RankPartner {
		rec.Cite(Char15)
	}
	switch {
	case c.Rank != box.RankPartner:
	case c.Needs.Publics == 0 && p.levels[c.Needs.Industry] == 0, s.publicsOf(s.turn) < c.Needs.Publics:
		return needsMore
	}
	return allowed
}

// publicsOf returns the number of public buildings that a player owns, without wooden houses.
func (s *state) publicsOf(seat int8) int {
	n := 0
	for rest := s.town; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.owner == seat && t.kind >= box.FirstPublic && t.kind != box.WoodenHouse {
			n++
		}
	}
	return n
}

func (s *state) applyKeep(card int8, rec *engine.Record) {
	p := s.me()
	p.hand |= 1 << card
	if rankOf(card) == box.RankAssistant {
		p.spent |= 1 << card
		s.rings[card] = 0
	}
	if rec != nil {
		rec.Effect(s.name(s.seat)+" keeps "+s.table.characters[card], Char02, Char04)
	}
	s.drawn()
}

// drawn ends a draw.
func (s *state) drawn() {
	s.open.what, s.open.whose, s.open.rank, s.open.swapped = none, none, none, none
	s.seat, s.step = s.turn, atTurn
}

// mayGo judges the town to which a card is sent (FR-CHAR-06, FR-CHAR-07).
func (s *state) mayGo(card, town int8, rec *engine.Record) refusal {
	switch suit := s.table.parts.Characters[card].Suit; {
	case suit.Joker():
		rec.Cite(Char07)
	case s.table.parts.Towns[town].Suit != suit:
		return otherSuit
	}
	return allowed
}

// applyToTown sends the drawn card to a town, which rewards the drawer (FR-CHAR-05, FR-CHAR-06).
func (s *state) applyToTown(card, town int8, rec *engine.Record) {
	s.toPile(card, town)
	if rec != nil {
		rec.Effect(s.table.characters[card]+" goes to "+s.table.parts.Towns[town].Name, Char05, Char06)
	}
	t := &s.table.parts.Towns[town]
	s.gain(s.seat, t.Reward.Good, t.Reward.Amount, rec, Char06)
	s.drawn()
}

func (s *state) toPile(card, town int8) {
	p := &s.towns[town]
	p.cards[p.n] = card
	p.n++
}
