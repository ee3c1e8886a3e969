package frontier

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
)

// Resample deals new goal cards in place of those that the seat cannot see: those of other players,
// those still to be dealt, and those that left the game. When the game is over, every goal is
// visible.
func (s *state) Resample(seat engine.Seat, random func(n int) int) {
	if s.step == atOver {
		return
	}
	unseen := uint16(1<<len(s.table.parts.Goals) - 1)
	if seat >= 0 {
		unseen &^= s.players[seat].goalCards()
	}
	for i := range s.seats() {
		if engine.Seat(i) == seat {
			continue
		}
		p := &s.players[i]
		redeal(&p.goal, &unseen, random)
		for j := range p.dealt {
			redeal(&p.dealt[j], &unseen, random)
		}
	}
	left := bits.OnesCount16(s.goals)
	s.goals = 0
	for range left {
		var card int8
		redeal(&card, &unseen, random)
		s.goals |= 1 << card
	}
}

// goalCards returns the goal cards a player has kept or chooses from.
func (p *player) goalCards() (set uint16) {
	for _, g := range [...]int8{p.goal, p.dealt[0], p.dealt[1], p.dealt[2]} {
		if g >= 0 {
			set |= 1 << g
		}
	}
	return set
}

// redeal replaces a card by an unseen one; an empty place stays empty.
func redeal(card *int8, unseen *uint16, random func(n int) int) {
	if *card < 0 {
		return
	}
	left := *unseen
	for range random(bits.OnesCount16(left)) {
		left &= left - 1
	}
	*card = lowest(left)
	*unseen &^= 1 << *card
}
