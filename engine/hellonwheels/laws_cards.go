package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// civilizedAsAllowed checks the position of a Civilized card that is played. A card on a Planned Town in the Present
// must have been laid while the Town was in the Future.
func civilizedAsAllowed(before *state, a engine.Action, _ *state) error {
	if verbOf(a) != vCivilize {
		return engine.ErrIdle
	}
	at := placeOf(a, 0)
	if before.town[at] == noTown {
		return fmt.Errorf("a Civilized card is laid at the %s position, where no Town is", placeNames[at])
	}
	kind := typeAt(before, at)
	if at == past || kind == existingTown || kind == plannedTown && at == future {
		return nil
	}
	return fmt.Errorf("a Civilized card is laid in %s, which takes none at the %s position", townTitles[before.town[at]], placeNames[at])
}

func raidReached(before *state, a engine.Action, _ *state) error {
	if verbOf(a) != vRaid {
		return engine.ErrIdle
	}
	c, ok := cardOf(a, 1)
	at := placeOf(a, 0)
	if !ok || !before.board[at].has(c) || before.town[at] == noTown {
		return fmt.Errorf("a Raid is aimed at the %s Town and hits nothing there", placeNames[at])
	}
	if c.class() == box.Mayhem {
		return engine.ErrIdle
	}
	if !c.class().Establishment() {
		return fmt.Errorf("a Raid hits %s, which is neither Mayhem nor an Establishment", c)
	}
	mayhem := before.board[at].of(box.Mayhem).size()
	if before.is(nil, AskModifierRaid, ModifierRaidLevel) {
		mayhem += before.table.parts.TypeShift[typeAt(before, at)]
	}
	if need := int(before.seats()) + before.table.parts.ThresholdOver; mayhem < need {
		return fmt.Errorf("a Raid hits %s at a Mayhem of %d, and %d are needed", c, mayhem, need)
	}
	return nil
}

// handsKept: a hand changes by one card at a time, and only by a decision about that card. Blackmail moves when the
// bids are settled, and the hand of a player who leaves the game is discarded.
func handsKept(before *state, a engine.Action, after *state) error {
	v := verbOf(a)
	steals := v == vRandom && before.step == atRandom && before.work == cardOfConMen
	plays := v >= vCivilize && v <= vBlackmail && v != vGiveUp
	if before.hands == after.hands && !plays && v != vDraw && v != vRandom && v != vDiscard {
		return engine.ErrIdle
	}
	for i := range before.seats() {
		out, in := before.hands[i].without(after.hands[i]), after.hands[i].without(before.hands[i])
		if after.gone.Has(engine.Seat(i)) && in.empty() {
			continue
		}
		if bidsSettled(before, after) {
			out.drop(blackmail)
			in.drop(blackmail)
		}
		gains, loses := 0, 0
		switch {
		case v == vDraw && i == seatOf(a), steals && i == before.by:
			gains = 1
		case v == vRandom && i == seatOf(a), v == vDiscard && i == loser(before), plays && i == before.seat:
			loses = 1
		}
		if in.size() != gains || out.size() != loses {
			return fmt.Errorf("%s: %s loses %s and gains %d", verbNames[v], before.name(i), prose.Count(out.size(), "card"), in.size())
		}
	}
	return nil
}

// cardOfConMen is a state's number for the card that steals cards while it takes effect.
const cardOfConMen = uint8(firstOpportunist) + uint8(vConMen-vVileMen) + 1

// loser returns the player who discards.
func loser(s *state) int8 {
	if s.cull > 0 {
		return int8(s.cull) - 1
	}
	return s.seat
}

// decksKept compares deck and discard pile.
func decksKept(before *state, a engine.Action, after *state) error {
	deck := before.deck
	if verbOf(a) == vDraw {
		if !deck.has(firstOf(a)) {
			return fmt.Errorf("%s is drawn and was not in the deck", firstOf(a))
		}
		if deck.drop(firstOf(a)); after.deck.has(firstOf(a)) {
			return fmt.Errorf("%s is drawn and still in the deck", firstOf(a))
		}
	}
	stay := before.pile.and(after.pile) == before.pile
	switch {
	case after.deck == deck && stay:
		return nil
	case after.deck == deck:
		return errors.New("a card left the discard pile, and it did not become the deck")
	case !deck.empty():
		return fmt.Errorf("the deck has %s and should have %d", prose.Count(after.deck.size(), "card"), deck.size())
	case before.pile.and(after.deck) != before.pile, !before.pile.and(after.pile).empty():
		return errors.New("the discard pile became the deck and not all of it")
	}
	return nil
}

func handsLimited(before *state, _ engine.Action, after *state) error {
	again := after.is(nil, AskLimitRecheck, LimitRecheckRecheck)
	ended := 10*int(before.turn) + int(linePhase)
	over := before.turn > 0 && stage(before) < ended && stage(after) >= ended
	left := before.phase == linePhase && before.part == behind && (after.phase != linePhase || after.part != behind)
	if !over && !(left && again) {
		return engine.ErrIdle
	}
	for i, hand := range after.hands[:after.seats()] {
		if n := hand.size(); n > after.table.parts.HandLimit {
			return fmt.Errorf("%s keeps %s at the End of The Line", after.name(int8(i)), prose.Count(n, "card"))
		}
	}
	return nil
}

// laidByClass: players lay only cards of the class of the phase.
func laidByClass(before *state, a engine.Action, _ *state) error {
	right := true
	switch v := verbOf(a); v {
	case vCivilize:
		right = before.phase == civilizedPhase && before.part == within && firstOf(a).class() == box.Civilized
	case vBuild:
		right = before.phase == establishmentPhase && before.part == within && firstOf(a).class().Establishment()
	case vCustomer:
		right = before.phase == customerPhase && before.part == within && firstOf(a).class() == box.Customer
	case vMayhem:
		right = before.phase == customerPhase && before.part == within && firstOf(a).class() == box.Mayhem
	default:
		if _, plays := playedCard(a); !plays {
			return engine.ErrIdle
		}
		right = before.part != within
	}
	if !right {
		return fmt.Errorf("%s is not a decision of the %s Phase", verbNames[verbOf(a)], phaseNames[before.phase])
	}
	return nil
}
