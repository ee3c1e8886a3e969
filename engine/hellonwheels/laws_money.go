package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// sumsMoved reports whether a phase that moves money without a decision has ended, or whether some taxes were
// settled.
func sumsMoved(before, after *state) bool {
	return bidsSettled(before, after) || taxesMoved(before, after) || paidAny(before, after)
}

func bidsSettled(before, after *state) bool {
	return before.turn > 0 && passed(before, after, supervisorPhase)
}

func taxesMoved(before, after *state) bool {
	settled := before.turn > 0 && passed(before, after, taxesPhase)
	return settled || before.step == atGiveUp || after.step == atGiveUp || before.gone != after.gone
}

// paid reports whether the Town at a position paid out.
func paid(before, after *state, p position) bool {
	return before.turn > 0 && passed(before, after, pastPhase+uint8(p))
}

func paidAny(before, after *state) bool {
	return paid(before, after, past) || paid(before, after, present) || paid(before, after, future)
}

// priced reports whether a decision itself may move money.
func priced(s *state, v verb) bool {
	switch v {
	case vExtra, vCivilize, vBuild, vOutlaws, vGamblers, vEntrepreneur:
		return true
	case vCustomer, vMayhem:
		return s.is(nil, AskFreeCards, FreeCardsOneK)
	}
	return v >= vRaid && v <= vBlackmail && s.is(nil, AskFreeCards, FreeCardsOneK)
}

// moneyRests checks decisions that move no money, if no automatic step after them does.
func moneyRests(before *state, a engine.Action, after *state) error {
	if priced(before, verbOf(a)) || sumsMoved(before, after) {
		return engine.ErrIdle
	}
	if before.cash != after.cash || before.bank != after.bank {
		return fmt.Errorf("money moved with a %s", verbNames[verbOf(a)])
	}
	return nil
}

// partiesPay checks decisions that move money, if no automatic step after them does.
func partiesPay(before *state, a engine.Action, after *state) error {
	v := verbOf(a)
	if !priced(before, v) || sumsMoved(before, after) {
		return engine.ErrIdle
	}
	for i := range before.seats() {
		gain, right := after.cash[i]-before.cash[i], false
		switch {
		case i == before.seat:
			right = gain <= 0 || v == vGamblers || v == vEntrepreneur
		case v == vOutlaws || v == vGamblers:
			right = gain == 0 || gain < 0 && (formOf(a) == bare || seatOf(a) == i)
		default:
			right = gain == 0
		}
		if !right {
			return fmt.Errorf("%s: %s had %dK and has %dK", verbNames[v], before.name(i), before.cash[i], after.cash[i])
		}
	}
	return nil
}

// palm returns the bid of a player when the hands are opened, including the bid just made.
func palm(b *state, a engine.Action, seat int8) bid {
	if b.step == atBid && seat == b.seat {
		return bid{chips: int32(numberOf(a)), blackmail: verbOf(a) == vBidBlackmail, made: true}
	}
	return b.bids[seat]
}

// worthOf returns the value of a bid.
func worthOf(s *state, held bid) int32 {
	if held.blackmail {
		return held.chips + int32(s.table.parts.Blackmail)
	}
	return held.chips
}

// winnerPays checks only steps in which the phases after the bid move no money.
func winnerPays(before *state, a engine.Action, after *state) error {
	if !bidsSettled(before, after) || taxesMoved(before, after) {
		return engine.ErrIdle
	}
	for i := range before.seats() {
		most := int32(0)
		if i == after.supervisor {
			most = palm(before, a, i).chips
		}
		if loss := before.cash[i] - after.cash[i]; loss > most {
			return fmt.Errorf("%s pays %dK for the bid, and %dK is the most", before.name(i), loss, most)
		}
	}
	return nil
}

// tokenWon compares bids, not rolls. Only a tied player can win a roll.
func tokenWon(before *state, a engine.Action, after *state) error {
	if !bidsSettled(before, after) {
		if before.supervisor != after.supervisor && before.phase != setUp {
			return errors.New("the Supervisor Token went to another player, and no bid was settled")
		}
		return engine.ErrIdle
	}
	holder := after.supervisor
	if before.step == atRoll && !before.tied.Has(engine.Seat(holder)) {
		return fmt.Errorf("%s is Supervisor after a roll between others", after.name(holder))
	}
	for i := range before.seats() {
		if held := palm(before, a, i); held.made && worthOf(before, held) > worthOf(before, palm(before, a, holder)) {
			return fmt.Errorf("%s is Supervisor, and %s has bid more", after.name(holder), after.name(i))
		}
	}
	return nil
}

// taxesPaid checks decisions after which only taxes moved money: the losses of owners of houses, and the gains of
// others.
func taxesPaid(before *state, a engine.Action, after *state) error {
	if !taxesMoved(before, after) || paidAny(before, after) || bidsSettled(before, after) || priced(before, verbOf(a)) {
		return engine.ErrIdle
	}
	if before.bank != after.bank {
		return fmt.Errorf("the bank had %dK and has %dK, and nothing but taxes came between", before.bank, after.bank)
	}
	needless := before.is(nil, AskMayorNone, MayorNoneSupervisor) // a Mayor needs no Civilized card
	seen := false
	for i := range before.seats() {
		houses, civilized := owned(before, i)
		seen = seen || houses > 0
		switch gain := int(after.cash[i] - before.cash[i]); {
		case -gain > houses*before.table.parts.Tax:
			return fmt.Errorf("%s pays %dK of taxes for %s", before.name(i), -gain, prose.Count(houses, "house"))
		case gain > 0 && civilized == 0 && !needless:
			return fmt.Errorf("%s gains %dK by taxes and is Mayor nowhere", before.name(i), gain)
		}
	}
	return engine.IdleUnless(seen)
}

// owned counts a player's Establishments and Civilized cards on the board.
func owned(s *state, seat int8) (houses, civilized int) {
	for c, owner := range s.owner {
		switch {
		case owner != uint8(seat)+1:
		case c < firstCivilized:
			houses++
		default:
			civilized++
		}
	}
	return houses, civilized
}

// onlyPayouts reports whether Towns paid between two positions, and nothing else moved money or cards on the board.
func onlyPayouts(before *state, a engine.Action, after *state) bool {
	return verbOf(a) == vPass && paidAny(before, after) && !taxesMoved(before, after) && !bidsSettled(before, after)
}

// ownersEarn checks only payouts.
func ownersEarn(before *state, a engine.Action, after *state) error {
	if !onlyPayouts(before, a, after) {
		return engine.ErrIdle
	}
	seen := false
	for i := range before.seats() {
		gain := after.cash[i] - before.cash[i]
		if gain < 0 {
			return fmt.Errorf("%s had %dK and has %dK, and Towns paid", before.name(i), before.cash[i], after.cash[i])
		}
		seen = seen || gain > 0
		if gain > 0 && !ownsWhere(before, after, i) {
			return fmt.Errorf("%s earns %dK and owns no house in a Town that paid", before.name(i), gain)
		}
	}
	return engine.IdleUnless(seen)
}

// ownsWhere reports whether a player owns a house in a Town that paid.
func ownsWhere(before, after *state, seat int8) bool {
	for p := range positions {
		if paid(before, after, p) && housesOf(before, p, seat) > 0 {
			return true
		}
	}
	return false
}

// housesOf counts a player's Establishments at a position.
func housesOf(s *state, p position, seat int8) int {
	n := 0
	for lie := s.board[p].establishments(); !lie.empty(); {
		if s.owner[lie.pop()] == uint8(seat)+1 {
			n++
		}
	}
	return n
}

// payday finds the only payout between two positions. It returns false if houses of several kinds were paid, or if
// anything else moved money.
func payday(before *state, a engine.Action, after *state) (at position, houses set, ok bool) {
	if !onlyPayouts(before, a, after) {
		return 0, set{}, false
	}
	paying := 0
	for p := range positions {
		if lie := before.board[p].establishments(); paid(before, after, p) && !lie.empty() {
			at, houses = p, lie
			paying++
		}
	}
	if paying != 1 {
		return 0, set{}, false
	}
	kind := houses.first().class()
	return at, houses, houses == houses.of(kind)
}

// totalsFit does not count Customers or Mayhem. It looks for a total that could have been paid.
func totalsFit(before *state, a engine.Action, after *state) error {
	at, houses, ok := payday(before, a, after)
	parts := before.table.parts
	if !ok || parts.PerCustomer != parts.PerMayhem || parts.PerMayhem == 0 {
		return engine.ErrIdle
	}
	least := parts.Base[at]
	if before.is(nil, AskMayhemFloor, MayhemFloorAllowNegative) {
		least += parts.PerMayhem * min(0, parts.TypeShift[typeAt(before, at)])
	}
	if least < 0 {
		return engine.ErrIdle // an owner's numbers can make a total negative, which is not paid
	}
	spent, n := int(before.bank-after.bank), houses.size()
	for total := spent; total < spent+n; total++ {
		if total >= least && (total-parts.Base[at])%parts.PerMayhem == 0 && spent%n == 0 {
			return nil
		}
	}
	return fmt.Errorf("the bank paid %dK for %s in the %s Town, which no total of %dK and %dK a point leaves",
		spent, prose.Count(n, "house"), placeNames[at], parts.Base[at], parts.PerMayhem)
}

// houseByHouse does not compute a share. It compares the income of the owners.
func houseByHouse(before *state, a engine.Action, after *state) error {
	at, houses, ok := payday(before, a, after)
	if !ok {
		return engine.ErrIdle
	}
	spent, n := int(before.bank-after.bank), houses.size()
	for i := range before.seats() {
		if earned, of := int(after.cash[i]-before.cash[i]), housesOf(before, at, i); earned*n != spent*of {
			return fmt.Errorf("in the %s Town %s earned %dK, and %s with %d of them %dK",
				placeNames[at], prose.Count(n, "house"), spent, before.name(i), of, earned)
		}
	}
	return nil
}
