package hellonwheels

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// balances compares all money with the ledger.
func (l *ledger) balances(what string) error {
	for i := range l.before.seats() {
		if is := l.after.cash[i]; is != l.cash[i] {
			return fmt.Errorf("%s: %s had %dK and has %dK, and should have %dK", what, l.before.name(i), l.before.cash[i], is, l.cash[i])
		}
	}
	if is := l.after.bank; is != l.bank {
		return fmt.Errorf("%s: the bank stood at %dK and stands at %dK, and should stand at %dK", what, l.before.bank, is, l.bank)
	}
	return nil
}

// mayMove reports whether a phase may have moved money between two positions.
func mayMove(before, after *state) bool {
	return stage(before) != stage(after) || before.step == atGiveUp || after.step == atGiveUp || before.gone != after.gone
}

func extraPaid(before *state, a engine.Action, after *state) error {
	if verbOf(a) != vExtra {
		return nil
	}
	if n := int(before.bought[before.seat]) + max(1, numberOf(a)); n > before.table.parts.MostExtra {
		return fmt.Errorf("%s buys extra card %d of a turn", before.name(before.seat), n)
	}
	l := reckon(before, a, after)
	return l.balances("extra cards")
}

func bidPaid(before *state, a engine.Action, after *state) error {
	if v := verbOf(a); v != vBid && v != vBidBlackmail && v != vRoll {
		return nil
	}
	l := reckon(before, a, after)
	return l.balances("the bid")
}

// bankAtRest speaks of decisions after which no Town paid.
func bankAtRest(before *state, a engine.Action, after *state) error {
	if !mayMove(before, after) && before.phase != linePhase {
		return nil
	}
	l := reckon(before, a, after)
	if l.bid || l.paidOut() || after.bank == l.ownBank {
		return nil
	}
	return fmt.Errorf("the bank stood at %dK and stands at %dK, and nothing but taxes and the End of The Line lies between",
		l.ownBank, after.bank)
}

func buildingPaid(before *state, a engine.Action, after *state) error {
	if v := verbOf(a); v != vCivilize && v != vBuild {
		return nil
	}
	l := reckon(before, a, after)
	return l.balances(verbNames[verbOf(a)])
}

func freeOfCharge(before *state, a engine.Action, after *state) error {
	switch verbOf(a) {
	case vCustomer, vMayhem, vDiscard, vTown:
		l := reckon(before, a, after)
		return l.balances(verbNames[verbOf(a)])
	}
	return nil
}

func cardsMoveMoney(before *state, a engine.Action, after *state) error {
	if v := verbOf(a); v < vRaid || v > vBlackmail {
		return nil
	}
	l := reckon(before, a, after)
	return l.balances(verbNames[verbOf(a)])
}

func sharesPaid(before *state, a engine.Action, after *state) error {
	if !mayMove(before, after) {
		return nil
	}
	l := reckon(before, a, after)
	if !l.paidOut() {
		return nil
	}
	return l.balances("the payout")
}

func taxesPaid(before *state, a engine.Action, after *state) error {
	if !mayMove(before, after) {
		return nil
	}
	l := reckon(before, a, after)
	if !l.tax {
		return nil
	}
	if l.gone != after.gone {
		return fmt.Errorf("%v have left the game, and it should be %v", named(after, after.gone), named(after, l.gone))
	}
	if err := l.balances("the taxes"); err != nil {
		return err
	}
	if is := after.step == atGiveUp; is != (l.houses > 0) || is && (after.seat != l.houseOf || after.taxed != l.houseAt || int(after.giveUp) != l.houses) {
		return fmt.Errorf("houses are to be given up: %t, %d of them, and it should be %d", is, after.giveUp, l.houses)
	}
	return nil
}

// moneyRests speaks of what no other law of money does.
func moneyRests(before *state, a engine.Action, after *state) error {
	switch verbOf(a) {
	case vDraw, vRandom, vPass, vDone, vFirst, vGiveUp:
	default:
		return nil
	}
	if !mayMove(before, after) {
		if before.cash != after.cash || before.bank != after.bank {
			return fmt.Errorf("money moved with a %s", verbNames[verbOf(a)])
		}
		return nil
	}
	l := reckon(before, a, after)
	return l.balances(verbNames[verbOf(a)])
}

// only finds the one payout between two positions, if there was one of houses of one kind, and nothing else moved money.
func (l *ledger) only() (at position, houses set, ok bool) {
	if l.bid || l.tax || l.before.is(nil, AskNoHouse, NoHousePooled) {
		return 0, set{}, false
	}
	paying := 0
	for p := range positions {
		if lie := l.board[p].establishments(); l.pays[p] && !lie.empty() {
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

// totalsFit does not count Customers or Mayhem: it looks for a total that could have been paid.
func totalsFit(before *state, a engine.Action, after *state) error {
	if !mayMove(before, after) {
		return nil
	}
	l := reckon(before, a, after)
	at, houses, ok := l.only()
	parts := before.table.parts
	if !ok || parts.PerCustomer != parts.PerMayhem || parts.PerMayhem == 0 {
		return nil
	}
	least := parts.Base[at]
	if before.is(nil, AskMayhemFloor, MayhemFloorAllowNegative) {
		least += parts.PerMayhem * min(0, parts.TypeShift[typeAt(before, at)])
	}
	if least < 0 {
		return nil // an owner's numbers can bring a total below nothing, which then is not paid
	}
	paid, n := int(l.ownBank-after.bank), houses.size()
	for total := paid; total < paid+n; total++ {
		if total >= least && (total-parts.Base[at])%parts.PerMayhem == 0 && paid%n == 0 {
			return nil
		}
	}
	return fmt.Errorf("the bank paid %dK for %d houses in the %s Town, which no total of %dK and %dK a point leaves",
		paid, n, placeNames[at], parts.Base[at], parts.PerMayhem)
}

// houseByHouse does not reckon a share: it compares what the owners have earned.
func houseByHouse(before *state, a engine.Action, after *state) error {
	if !mayMove(before, after) {
		return nil
	}
	l := reckon(before, a, after)
	at, houses, ok := l.only()
	if !ok {
		return nil
	}
	paid, n := int(l.ownBank-after.bank), houses.size()
	for i := range before.seats() {
		if earned := int(after.cash[i] - l.ownCash[i]); earned*n != paid*l.owned(at, i) {
			return fmt.Errorf("in the %s Town %d houses earned %dK, and %s with %d of them %dK", placeNames[at], n, paid, before.name(i), l.owned(at, i), earned)
		}
	}
	return nil
}
