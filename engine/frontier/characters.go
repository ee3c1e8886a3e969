package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// The indices of the first partner and the first tycoon in the list of all characters.
const (
	firstPartner = int8(assistants)
	firstTycoon  = int8(assistants + partners)
)

// rankOf returns the rank of a card.
func rankOf(card int8) box.Rank {
	switch {
	case card < firstPartner:
		return box.RankAssistant
	case card < firstTycoon:
		return box.RankPartner
	}
	return box.RankTycoon
}

var rankCards = [box.Ranks]uint64{1<<assistants - 1, (1<<partners - 1) << assistants, (1<<tycoons - 1) << (assistants + partners)}

// discount returns the sum that a player's partners take off a price (FR-CHAR-16).
func (s *state) discount(seat int8, d box.Discount) int {
	return s.passive(seat, func(c *box.Character) int {
		if c.Passive.Kind == box.PassiveDiscount && c.Passive.Discount == d {
			return c.Passive.Amount
		}
		return 0
	})
}

// bonus returns the sum that a player's partners add to the sale of a good (FR-CHAR-16).
func (s *state) bonus(seat int8, g box.Good) int {
	return s.passive(seat, func(c *box.Character) int {
		if c.Passive.Kind == box.PassiveSellBonus && c.Passive.Good == g {
			return c.Passive.Amount
		}
		return 0
	})
}

// passive adds up the abilities of the partners that the player himself holds (FR-CHAR-14).
func (s *state) passive(seat int8, of func(*box.Character) int) int {
	n := 0
	for rest := s.players[seat].hand & rankCards[box.RankPartner]; rest != 0; rest &= rest - 1 {
		n += of(&s.table.parts.Characters[lowest(rest)])
	}
	return n
}

// mayAssist judges the use of an assistant (FR-ROUND-20).
func (s *state) mayAssist(card int8) refusal {
	switch p := s.me(); {
	case p.hand>>card&1 == 0 || rankOf(card) != box.RankAssistant:
		return notHeld
	case p.spent>>card&1 != 0:
		return usedThisRound
	}
	return allowed
}

// applyAssist gives the gift that the ring shows, or under an answer the gift that the player names
// (FR-CHAR-12, FR-R-assistant-ring).
func (s *state) applyAssist(card, gift int8, rec *engine.Record) {
	p := s.me()
	p.spent |= 1 << card
	step := box.RingStep(gift)
	if gift < 0 {
		step = s.table.parts.Characters[card].Ring[s.rings[card]]
	}
	switch step {
	case box.RingWorker:
		p.workers++
	case box.RingTool:
		p.tools++
	case box.RingGun:
		p.guns++
	}
	if rec != nil {
		rec.Effect(s.name(s.seat)+" gets a "+step.String()+" from "+s.table.characters[card], Round20, Char01, Char12)
	}
}
