package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// playsWhatIsHeld: a card comes out of the hand of the player who decides, and chance picks one that lies where it picks.
func playsWhatIsHeld(before *state, a engine.Action, _ *state) error {
	var from set
	c := firstOf(a)
	switch v := verbOf(a); v {
	case vCivilize, vBuild, vCustomer, vMayhem:
		from, c = before.hands[before.seat], lowestOf(before.hands[before.seat], a)
	case vDiscard:
		seat := before.seat
		if before.cull > 0 {
			seat = int8(before.cull) - 1
		}
		from, c = before.hands[seat], lowestOf(before.hands[seat], a)
	case vRandom:
		from = before.hands[seatOf(a)]
	case vDraw:
		from = before.deck
	default:
		played, plays := playedCard(a)
		if !plays {
			return nil
		}
		from, c = before.hands[before.seat], played
	}
	if !from.has(c) {
		return fmt.Errorf("%s: %s is not there to be taken", verbNames[verbOf(a)], c)
	}
	return nil
}

// laidByClass: each phase lays cards of its own class.
func laidByClass(before *state, a engine.Action, _ *state) error {
	right := true
	switch v := verbOf(a); v {
	case vCivilize:
		right = before.phase == civilizedPhase && firstOf(a).class() == box.Civilized
	case vBuild:
		right = before.phase == establishmentPhase && firstOf(a).class().Establishment()
	case vCustomer:
		right = before.phase == customerPhase && firstOf(a).class() == box.Customer
	case vMayhem:
		right = before.phase == customerPhase && firstOf(a).class() == box.Mayhem
	default:
		if _, plays := playedCard(a); plays {
			right = before.part != within
		}
	}
	if !right {
		return fmt.Errorf("%s is no decision of the %s Phase", verbNames[verbOf(a)], phaseNames[before.phase])
	}
	return nil
}

// aimsRight holds the target of an Opportunist card to what the card says.
func aimsRight(before *state, a engine.Action, _ *state) error {
	v := verbOf(a)
	if v < vVileMen || v > vClaimJumpers || formOf(a) == bare {
		return nil
	}
	switch v {
	case vVileMen, vConMen, vOutlaws, vGamblers:
		if victim := seatOf(a); victim == before.seat || victim >= before.seats() || before.gone.Has(engine.Seat(victim)) {
			return errors.New("a card hits somebody who is no opponent")
		}
		return nil
	case vIndianAttack, vArsonist, vClaimJumpers:
		return aimsAtCard(before, a)
	}
	return movesRight(before, a)
}

func aimsAtCard(before *state, a engine.Action) error {
	c := firstOf(a)
	if !before.board[placeOf(a, 0)].has(c) {
		return fmt.Errorf("%s is aimed at %s, which does not lie there", verbNames[verbOf(a)], c)
	}
	right := c.class() == box.Customer
	switch verbOf(a) {
	case vArsonist:
		right = c < ownable
	case vClaimJumpers:
		right = c.class().Establishment() && (before.owner[c] != uint8(before.seat)+1 || before.is(nil, AskClaimOwn, ClaimOwnAnyOwner))
	}
	if !right {
		return fmt.Errorf("%s is aimed at %s", verbNames[verbOf(a)], c)
	}
	return nil
}

// movesRight holds the cards moved to their class, number and places.
func movesRight(before *state, a engine.Action) error {
	parts, v := before.table.parts, verbOf(a)
	most, movable := parts.HangersOn, set{1<<firstCivilized - 1, 0}
	switch v {
	case vDesperados:
		most, movable = parts.Desperados, list.masks[box.Mayhem]
	case vLadies:
		most, movable = parts.LadiesOfTheEvening, list.masks[box.Customer]
	}
	n := cardsOf(a)
	if n == 0 || n > most {
		return fmt.Errorf("%s moves %d cards", verbNames[v], n)
	}
	var moved set
	for i := range n {
		c, _ := cardOf(a, i)
		from := lying(before, c)
		to := destination(a, formOf(a), i)
		if v == vHangersOn {
			to = nextDoor(before, from)
		}
		if moved.has(c) || !movable.has(c) || from >= positions || to >= positions || to == from || before.town[to] == noTown {
			return fmt.Errorf("%s moves %s where it cannot go, or twice, or from nowhere", verbNames[v], c)
		}
		if err := fromOnePlace(before, a, i, from); err != nil {
			return err
		}
		moved.add(c)
	}
	return nil
}

// lying is the position at which a card lies; beyond the last if it does not lie on the board.
func lying(s *state, c instance) position {
	p := past
	for p < positions && !s.board[p].has(c) {
		p++
	}
	return p
}

// nextDoor is where Hangers On go from a position; beyond the last from the end of the line.
func nextDoor(s *state, from position) position {
	toPast := s.is(nil, AskHangersDirection, HangersDirectionTowardPast)
	switch {
	case !toPast:
		return from + 1
	case from == past:
		return positions
	}
	return from - 1
}

// fromOnePlace holds the cards of an action to the place that they have to leave together, and Hangers On to their owner.
func fromOnePlace(before *state, a engine.Action, i int, from position) error {
	together := formOf(a) == fromTo && from != placeOf(a, 0)
	if verbOf(a) == vHangersOn {
		c, _ := cardOf(a, i)
		if before.is(nil, AskHangersOwner, HangersOwnerOwnOnly) && before.owner[c] != uint8(before.seat)+1 {
			return fmt.Errorf("%s moves %s, which another player owns", verbNames[vHangersOn], c)
		}
		together = before.is(nil, AskHangersSources, HangersSourcesSameTown) && from != lying(before, firstOf(a))
	}
	if together {
		return fmt.Errorf("%s takes cards from several Towns", verbNames[verbOf(a)])
	}
	return nil
}
