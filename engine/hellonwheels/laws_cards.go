package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// civilizedAsAllowed is about Planned Towns: what lies in the Present has been laid while the Town was in the Future. A card that is
// laid in the Present is caught here, whatever the type.
func civilizedAsAllowed(before *state, a engine.Action, _ *state) error {
	if verbOf(a) != vCivilize {
		return nil
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
		return nil
	}
	c, ok := cardOf(a, 1)
	at := placeOf(a, 0)
	if !ok || !before.board[at].has(c) || before.town[at] == noTown {
		return fmt.Errorf("a Raid is aimed at the %s Town and hits nothing there", placeNames[at])
	}
	if c.class() == box.Mayhem {
		return nil
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

// boardKept compares the board, or after an End of The Line what its Towns were before it.
func boardKept(before *state, a engine.Action, after *state) error {
	if before.board == after.board && before.owner == after.owner && !onBoard(verbOf(a)) && !line(before, after) {
		return nil
	}
	l := reckon(before, a, after)
	if line(before, after) {
		l.shift()
	}
	for p := range positions {
		if is, should := after.board[p], l.board[p]; is != should {
			return fmt.Errorf("in the %s Town %d cards lie that should not, and %d do not that should",
				placeNames[p], is.without(should).size(), should.without(is).size())
		}
	}
	for c, owner := range after.owner {
		if owner != l.owner[c] {
			return fmt.Errorf("%s has the marker of seat %d, and should have that of %d", instance(c), int(owner)-1, int(l.owner[c])-1)
		}
	}
	return nil
}

// onBoard reports whether a decision changes what lies on the board.
func onBoard(v verb) bool {
	switch v {
	case vCivilize, vBuild, vCustomer, vMayhem, vGiveUp, vRaid, vIndianAttack, vArsonist, vDesperados, vLadies, vHangersOn, vClaimJumpers:
		return true
	}
	return false
}

// line reports whether the Towns went on between two positions.
func line(before, after *state) bool {
	return before.turn > 0 && !shifted(before) && (shifted(after) || after.turn > before.turn)
}

// shift lets the cards on the board go on with their Towns.
func (l *ledger) shift() {
	for lie := l.board[past]; !lie.empty(); {
		if c := lie.pop(); c < ownable {
			l.owner[c] = 0
		}
	}
	l.board = [positions]set{past: l.board[present], present: l.board[future]}
}

func townsShift(before *state, a engine.Action, after *state) error {
	if !line(before, after) {
		if before.town != after.town && verbOf(a) != vTown {
			return errors.New("a Town moved, and it was not the End of The Line")
		}
		if before.out != after.out {
			return errors.New("a Town left the game, and it was not the End of The Line")
		}
		return nil
	}
	if after.town[past] != before.town[present] || after.town[present] != before.town[future] {
		return errors.New("a Town did not go one position on")
	}
	out := before.out
	if before.town[past] != noTown {
		out |= 1 << before.town[past]
	}
	if after.out != out {
		return errors.New("another Town than the Past Town went out of the game")
	}
	return nil
}

// handsKept reckons every hand.
func handsKept(before *state, a engine.Action, after *state) error {
	hands := before.hands
	handle(&hands, before, a)
	if verbOf(a) == vBid || verbOf(a) == vBidBlackmail || verbOf(a) == vRoll {
		if passed(before, after, supervisorPhase) {
			openHands(&hands, before, a)
		}
	}
	for i := range before.seats() {
		if after.gone.Has(engine.Seat(i)) {
			hands[i] = set{}
		}
		if is, should := after.hands[i], hands[i]; is != should {
			return fmt.Errorf("%s: in %s's hand are %d cards that should not be, and %d are not that should", verbNames[verbOf(a)], before.name(i),
				is.without(should).size(), should.without(is).size())
		}
	}
	return nil
}

// handle is what a decision itself does to the hands.
func handle(hands *[maxSeats]set, b *state, a engine.Action) {
	switch v := verbOf(a); v {
	case vDraw:
		hands[seatOf(a)].add(firstOf(a))
	case vRandom:
		hands[seatOf(a)].drop(firstOf(a))
		if b.step == atRandom && b.work == uint8(firstOpportunist)+uint8(vConMen-vVileMen)+1 {
			hands[b.by].add(firstOf(a))
		}
	case vCivilize, vBuild, vCustomer, vMayhem:
		hands[b.seat].drop(lowestOf(hands[b.seat], a))
	case vDiscard:
		seat := b.seat
		if b.cull > 0 {
			seat = int8(b.cull) - 1
		}
		hands[seat].drop(lowestOf(hands[seat], a))
	default:
		if c, plays := playedCard(a); plays {
			hands[b.seat].drop(c)
		}
	}
}

// openHands is what becomes of Blackmail when the bids are settled.
func openHands(hands *[maxSeats]set, b *state, a engine.Action) {
	winner, _ := auction(b, a)
	for i := range b.seats() {
		if !palm(b, a, i).blackmail {
			continue
		}
		if i == winner || b.is(nil, AskBlackmailLost, BlackmailLostSpent) {
			hands[i].drop(blackmail)
		} else {
			hands[i].add(blackmail)
		}
	}
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
		return fmt.Errorf("the deck has %d cards and should have %d", after.deck.size(), deck.size())
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
		return nil
	}
	for i, hand := range after.hands[:after.seats()] {
		if n := hand.size(); n > after.table.parts.HandLimit {
			return fmt.Errorf("%s keeps %d cards at the End of The Line", after.name(int8(i)), n)
		}
	}
	return nil
}

// sixDrawn follows the six cards one player draws in one go.
func sixDrawn(before *state, a engine.Action, after *state) error {
	if before.step != atDraw || !before.is(nil, AskDrawManner, DrawMannerInOneGo) {
		return nil
	}
	if seatOf(a) != before.seat {
		return fmt.Errorf("%s draws and %s is to draw", before.name(seatOf(a)), before.name(before.seat))
	}
	drawn, ranOut := int(before.drawn)+1, after.deck.empty() && after.pile.empty()
	switch {
	case before.due > 0:
		return nil
	case after.step == atDraw && after.seat == before.seat && int(after.drawn) == drawn && after.due == 0:
		if drawn >= before.table.parts.CardsEachTurn {
			return fmt.Errorf("%s goes on drawing behind %d cards", before.name(before.seat), drawn)
		}
		return nil
	case drawn != before.table.parts.CardsEachTurn && !ranOut && after.cull == 0:
		return fmt.Errorf("%s has drawn %d cards and the deck has more", before.name(before.seat), drawn)
	}
	return nil
}
