package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// marks returns the possible targets of Indian Attack, Arsonist or Claim Jumpers at a position
// (HOW-CARD-10, HOW-CARD-11, HOW-CARD-20).
func (s *state) marks(v verb, at position, rec *engine.Record) set {
	there := s.board[at]
	switch v {
	case vIndianAttack:
		return there.of(box.Customer)
	case vArsonist:
		return there.establishments().or(there.of(box.Civilized))
	}
	houses := there.establishments()
	if houses.empty() || s.is(rec, AskClaimOwn, ClaimOwnAnyOwner) {
		return houses
	}
	for rest := houses; !rest.empty(); {
		if c := rest.pop(); s.ownedBy(c, s.seat) {
			houses.drop(c)
		}
	}
	return houses
}

// mayAim judges a card on the board as a target.
func (s *state) mayAim(v verb, c instance, at position, rec *engine.Record) refusal {
	switch {
	case s.marks(v, at, rec).has(c):
		return allowed
	case v == vClaimJumpers && c.class().Establishment() && s.board[at].has(c):
		return claimsOwn
	case !s.board[at].has(c):
		return notThere
	}
	return otherTarget
}

// applyBurn discards a card on the board: a Customer by Indian Attack, a building by Arsonist.
func (s *state) applyBurn(a engine.Action, rec *engine.Record) {
	if formOf(a) == bare {
		return
	}
	c, at := firstOf(a), placeOf(a, 0)
	s.leave(c, at)
	if rec != nil {
		rec.Effect(c.String()+" in the "+placeNames[at]+" Town is discarded", s.clauseOf(a))
	}
}

// applyClaim puts the player's marker on an Establishment, which stays where it is (HOW-CARD-20, HOW-CARD-22).
func (s *state) applyClaim(a engine.Action, rec *engine.Record) {
	if formOf(a) == bare {
		return
	}
	c := firstOf(a)
	s.owner[c] = uint8(s.by) + 1
	if rec != nil {
		rec.Effect(c.String()+" belongs to "+s.name(s.by), Card20, Card22, Mon04)
	}
}
