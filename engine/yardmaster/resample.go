package yardmaster

import "github.com/yardstick-rules/yardstick/engine"

// Resample deals the cards that the seat cannot see anew: the hands it does not know, the cargo draw pile, and hidden discards.
// Every place keeps its number of cards. A bonus card that waits in a hand goes on waiting if the new hand has it.
func (s *state) Resample(seat engine.Seat, random func(n int) int) {
	u := s.unseen(seat)
	for i := range u.discards {
		s.discard[i] = pileCard(u.draw(random))
	}
	for i := range s.seats() {
		if p := &s.players[i]; !s.seesHand(seat, i) {
			p.hand = [cards]uint8{}
			for range p.cards {
				p.hand[u.draw(random)]++
			}
		}
	}
	s.cargo = u.cards
	if s.seat >= 0 {
		s.clampWaiting()
	}
}

// unseen are the cards that a seat cannot tell apart.
type unseen struct {
	cards [cards]uint8
	size  int
	// discards is how many of them lie in the discard pile, from the bottom.
	discards int
}

func (u *unseen) add(c card, n uint8) {
	u.cards[c] += n
	u.size += int(n)
}

// draw takes one of the cards at random; there must be one.
func (u *unseen) draw(random func(n int) int) card {
	r := random(u.size)
	u.size--
	c := card(0)
	for ; r >= int(u.cards[c]); c++ {
		r -= int(u.cards[c])
	}
	u.cards[c]--
	return c
}

func (s *state) unseen(seat engine.Seat) unseen {
	var u unseen
	for c, n := range s.cargo {
		u.add(card(c), n)
	}
	for i := range s.seats() {
		for c, n := range s.players[i].hand {
			if !s.seesHand(seat, i) {
				u.add(card(c), n)
			}
		}
	}
	if s.discards > 1 && !s.seesDiscards(seat, nil) {
		u.discards = int(s.discards) - 1
	}
	for _, c := range s.discard[:u.discards] {
		u.add(c.card(), 1)
	}
	return u
}

// clampWaiting keeps the bonus cards that wait within those in hand.
func (s *state) clampWaiting() {
	for i := range kinds {
		held := s.me().hand[kinds+i]
		s.waiting[i] = min(s.waiting[i], held)
		s.taken[i] = min(s.taken[i], held-s.waiting[i])
	}
}
