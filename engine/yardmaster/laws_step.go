package yardmaster

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

func tokenPassed(before *state, a engine.Action, after *state) error {
	moved := before.holder != after.holder || before.faceUp != after.faceUp
	ended := verbOf(a) == vDone && before.holder == before.seat
	if !moved && !ended || before.holder < 0 {
		return engine.ErrIdle
	}
	n := int8(before.seats())
	switch {
	case moved && !ended:
		return fmt.Errorf("the Yardmaster token moved, and no turn of %s's was over", before.name(before.holder))
	case ended && !moved:
		return fmt.Errorf("after %s's turn the Yardmaster token is as it was before", before.name(before.seat))
	case after.holder != before.holder && after.holder != (before.holder+n-1)%n:
		return fmt.Errorf("the Yardmaster token went from %s to %s, who is not on the right",
			before.name(before.holder), before.name(after.holder))
	}
	return nil
}

func scoresRise(before *state, a engine.Action, after *state) error {
	for i := range before.seats() {
		was, is := before.players[i].score, after.players[i].score
		if is < was || is != was && int8(i) != before.seat {
			return fmt.Errorf("%s's score went from %d to %d on %s's turn", before.name(int8(i)), was, is, before.name(before.seat))
		}
	}
	return nil
}

func effectFollows(before *state, a engine.Action, after *state) error {
	v := verbOf(a)
	if v < vPlayDraw2 || v > vPlayExchange11 || before.ask(nil, AskEmptyBonusPlay) == EmptyBonusPlayAllowed {
		return engine.ErrIdle
	}
	follows := true
	switch v {
	case vPlayDraw2:
		follows = after.phase == atDrawTwo
	case vPlayTake1Discarded:
		follows = after.phase == atTakeOne
	case vPlayPay1Less, vPlayExchange11:
		there := func(c car) bool { return c != noCar }
		follows = before.used < before.allowed && slices.ContainsFunc(before.yard[:before.table.places], there)
	}
	if !follows {
		return fmt.Errorf("%s has no effect", verbNames[v])
	}
	return nil
}

func trainsGrow(before *state, _ engine.Action, after *state) error {
	seen := false
	for i := range before.seats() {
		b, p := &before.players[i], &after.players[i]
		seen = seen || p.train > 0
		if p.train < b.train || p.train > b.train+1 || b.line != p.line && !samePrefix(b, p) {
			return fmt.Errorf("%s's train was rebuilt", before.name(int8(i)))
		}
	}
	return engine.IdleUnless(seen)
}

func samePrefix(b, p *player) bool {
	for j := range b.train {
		if b.line[j] != p.line[j] {
			return false
		}
	}
	return true
}

func actionsGiven(before *state, a engine.Action, after *state) error {
	if before.phase < atTurn || after.turn != before.turn {
		given := after.table.parts.ActionsPerTurn
		if after.holder == after.seat && after.faceUp {
			given += after.table.parts.YardmasterExtra
		}
		if after.turn > 0 && after.phase != atOver && int(after.allowed) != given {
			return fmt.Errorf("the turn begins with %s and should have %d", prose.Count(after.allowed, "action"), given)
		}
		return nil
	}
	given, used := int(after.allowed)-int(before.allowed), int(after.used)-int(before.used)
	if given < 0 || used < 0 || given+used > 1 {
		return fmt.Errorf("%s: %d of %s became %d of %d",
			verbNames[verbOf(a)], before.used, prose.Count(before.allowed, "action"), after.used, after.allowed)
	}
	return nil
}

func cardsMove(before *state, a engine.Action, after *state) error {
	if before.seat < 0 {
		return engine.ErrIdle
	}
	was, is := int(before.me().cards), int(after.players[before.seat].cards)
	want := was
	switch v := verbOf(a); v {
	case vDraw, vDrawDiscard, vTake, vDrawDeckDiscard:
		want++
	case vDrawDiscardDiscard:
		want += 2
	case vBuy:
		for p := paymentOf(a); p != 0; p >>= 4 {
			want--
		}
	case vSwap, vSwapCentre:
		return onlyTokensMove(before, after)
	case vPlayDraw2, vPlayPay1Less, vPlayTake1Discarded, vPlayPlus1Action, vPlayExchange11:
		want--
	}
	if is != want {
		return fmt.Errorf("%s: %s in hand became %d", verbNames[verbOf(a)], prose.Count(was, "card"), is)
	}
	return nil
}

func onlyTokensMove(before, after *state) error {
	c := *after
	for i := range c.seats() {
		c.players[i].token = before.players[i].token
	}
	c.centre, c.used, c.justLoaded = before.centre, before.used, before.justLoaded
	if c.cargoSize != before.cargoSize {
		return engine.ErrIdle // the discards were reshuffled within the decision
	}
	if c != *before {
		return fmt.Errorf("the swap changed more than two tokens")
	}
	return nil
}

func pricePaid(before *state, a engine.Action, _ *state) error {
	if verbOf(a) != vBuy {
		return engine.ErrIdle
	}
	c := carOf(a)
	discount, oneToOne := int(before.discount), before.oneToOne > 0
	if before.ask(nil, AskPurchaseBonusTiming) == PurchaseBonusTimingChosenPurchase {
		discount, oneToOne = int(a>>payLessShift&7), a>>oneShift&1 == 1
	}
	own, other := 0, 0
	for p := paymentOf(a); p != 0; p >>= 4 {
		if kind(p&15)-1 == c.kind() {
			own++
		} else {
			other++
		}
	}
	worth := other
	if !oneToOne {
		pair := before.table.parts.ExchangePair
		if other%pair != 0 {
			return fmt.Errorf("the exchanged cards do not make whole pairs: %d", other)
		}
		worth = other / pair
	}
	if price := max(0, c.value()-discount); own+worth != price {
		return fmt.Errorf("the payment for %s has %d of its own type and %d exchanged, at a price of %d", c, own, other, price)
	}
	return nil
}

func fittingIsLoaded(before *state, a engine.Action, after *state) error {
	if v := verbOf(a); v != vBuy && v != vRefill {
		return engine.ErrIdle // nothing is placed
	}
	seen := false
	b, p := before.me(), &after.players[before.seat]
	for c := range car(cars) {
		if p.shunted[c] <= b.shunted[c] {
			continue
		}
		seen = true
		if b.train == 0 || b.line[b.train-1].kind() == c.kind() || b.line[b.train-1].value() == c.value() {
			return fmt.Errorf("%s fits and went to the sorting yard", c)
		}
	}
	return engine.IdleUnless(seen)
}

func bonusStays(before *state, a engine.Action, after *state) error {
	// A card drawn in the decision may hide a reshuffle of as many cards as were drawn.
	if v := verbOf(a); after.cargoSize > before.cargoSize || v == vTake || v == vDraw {
		return engine.ErrIdle
	}
	seen := false
	var n [cards]int
	for _, c := range before.discard[:before.discards] {
		n[c.card()]--
		seen = seen || c.card().bonus()
	}
	for _, c := range after.discard[:after.discards] {
		n[c.card()]++
	}
	for c := draw2; c < cards; c++ {
		if n[c] < 0 {
			return fmt.Errorf("a %s left the discard pile by %s", c, verbNames[verbOf(a)])
		}
	}
	return engine.IdleUnless(seen)
}

func reshuffled(before *state, a engine.Action, after *state) error {
	switch {
	case verbOf(a) != vDone, before.cargoSize > 0 && after.cargoSize > 0:
		return engine.ErrIdle
	case after.cargoSize > 0, after.discards < 2:
		return nil
	}
	stay := before.ask(nil, AskReshuffleBonus) == ReshuffleBonusBonusCardsStay
	for _, c := range after.discard[:after.discards-1] {
		if !stay || !c.card().bonus() {
			return fmt.Errorf("the turn ended with an empty cargo draw pile and %s", prose.Count(after.discards, "discard"))
		}
	}
	return nil
}

func othersUntouched(before *state, _ engine.Action, after *state) error {
	if before.seat < 0 {
		return engine.ErrIdle
	}
	for i := range before.seats() {
		if int8(i) == before.seat {
			continue
		}
		b, p := before.players[i], &after.players[i]
		b.token = p.token
		if b != *p {
			return fmt.Errorf("%s's cards or railcars changed on %s's turn", before.name(int8(i)), before.name(before.seat))
		}
	}
	return nil
}

func turnStartsFresh(before *state, a engine.Action, after *state) error {
	if after.turn == before.turn || after.phase == atOver {
		return engine.ErrIdle
	}
	t := after.turnState
	if t != (turnState{bought: noCar, allowed: t.allowed}) {
		return fmt.Errorf("turn %d begins with something carried over from the one before", after.turn)
	}
	return nil
}

func loadsFollowLoading(before *state, a engine.Action, _ *state) error {
	if verbOf(a) != vLoad || before.ask(nil, AskYardTiming) == YardTimingAnyTime {
		return engine.ErrIdle
	}
	if !before.loaded {
		return fmt.Errorf("a railcar left the sorting yard before anything was loaded")
	}
	return nil
}
