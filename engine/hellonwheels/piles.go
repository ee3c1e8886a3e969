package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// take moves a card from the one RR deck, which all share, into a hand (HOW-DECK-01).
func (s *state) take(c instance, seat int8, rec *engine.Record) {
	s.deck.drop(c)
	s.hands[seat].add(c)
	if rec != nil {
		rec.Effect(s.name(seat)+" draws "+c.String(), Deck01)
	}
	if s.deck.empty() && !s.pile.empty() && s.is(rec, AskReshuffleWhen, ReshuffleWhenAtOnce) { // HOW-RR-02
		s.shuffle(rec)
	}
}

// ready reports whether a card can be drawn, and shuffles the discard pile into a new deck first if it must (HOW-RR-02).
func (s *state) ready(rec *engine.Record) bool {
	rec.Cite(Rr02)
	if s.deck.empty() && !s.pile.empty() {
		rec.Ask(AskReshuffleWhen)
		s.shuffle(rec)
	}
	return !s.deck.empty()
}

// shuffle makes the discard pile the deck (HOW-RR-02).
func (s *state) shuffle(rec *engine.Record) {
	if rec != nil {
		rec.Effect("the discard pile, "+plural(s.pile.size(), "card")+", is shuffled and is the new deck", Rr02)
	}
	s.deck, s.pile = s.deck.or(s.pile), set{}
	s.putBy = [instances]uint8{}
}

// stock returns the number of cards that can be drawn.
func (s *state) stock() int { return s.deck.size() + s.pile.size() }

// discard puts a card into the discard pile; by is the player who played or discarded it, or -1.
func (s *state) discard(c instance, by int8, rec *engine.Record) {
	s.pile.add(c)
	if s.is(rec, AskDiscardOpen, DiscardOpenClosed) {
		s.putBy[c] = uint8(by) + 1
	}
}

// spend puts a played Raid or Opportunist card away (HOW-R-spent-cards).
func (s *state) spend(c instance, by int8, rec *engine.Record) {
	if s.is(rec, AskSpentCards, SpentCardsOutOfGame) {
		s.removed.add(c)
		return
	}
	s.discard(c, by, rec)
}

// leave takes a card off the board into the discard pile.
func (s *state) leave(c instance, at position) {
	s.board[at].drop(c)
	if c < ownable {
		s.owner[c] = 0
	}
	s.discard(c, -1, nil)
}

// pay moves money from a player to the bank. If k is below 0, the bank pays the player.
func (s *state) pay(seat int8, k int32) {
	s.cash[seat] -= k
	s.bank += k
}

// affords reports whether a player can pay a price (HOW-R-credit).
func (s *state) affords(seat int8, k int, rec *engine.Record) bool {
	return k == 0 || int(s.cash[seat]) >= k || s.is(rec, AskCredit, CreditCredit)
}
