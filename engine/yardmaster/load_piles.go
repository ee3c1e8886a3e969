package yardmaster

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster/box"
)

// loadDiscards lays out the discard pile; where none is named, one card with a type begins it.
func (l *loader) loadDiscards() error {
	pile := l.doc.DiscardPile
	if l.doc.DiscardsHidden > 0 {
		return fmt.Errorf("discards-hidden: a game does not start from a seat's view")
	}
	if pile == nil && l.doc.Phase != "set-up" && l.doc.CargoDrawPile == nil {
		for c := kinds - 1; c >= 0 && pile == nil; c-- {
			if l.pools.cards[c] > 0 {
				pile = []string{box.CardNames[c]}
			}
		}
	}
	for _, name := range pile {
		c, err := l.takeCard("discard-pile", name, 1)
		if err != nil {
			return err
		}
		l.pushDiscard(pileCard(c))
	}
	for _, at := range l.doc.PlayedThisTurn {
		if at < 0 || at >= int(l.discards) || !l.discard[at].card().bonus() {
			return fmt.Errorf("played-this-turn: place %d of the discard pile holds no bonus card", at)
		}
		if l.ask(l.rec, AskTakeRepeat) != TakeRepeatNotPlayedThisTurn {
			return fmt.Errorf("played-this-turn: needed only under the ruling take-repeat=not-played-this-turn")
		}
		l.discard[at] |= playedMark
	}
	return nil
}

// loadArrivals lays out the arrival yard and fills places left out from the supply: low values first, and no railcar a second time while
// there is another that is not in the yard.
func (l *loader) loadArrivals() error {
	d := l.doc
	if len(d.ArrivalYard) > l.table.places {
		return &engine.Violation{Clause: Setup05, Reason: fmt.Sprintf("the arrival yard has %s, and the list has %d",
			count(l.table.places, "place"), len(d.ArrivalYard))}
	}
	for i, name := range d.ArrivalYard {
		if name == "" {
			continue
		}
		c, err := l.takeCar("arrival-yard", name, 1)
		if err != nil {
			return err
		}
		l.yard[i] = c
	}
	if d.JustBought != "" {
		c, err := l.takeCar("just-bought", d.JustBought, 1)
		if err != nil {
			return err
		}
		l.bought = c
	}
	if d.Phase == "set-up" || d.RailcarDrawPile != nil {
		return nil
	}
	for place := len(d.ArrivalYard); place < l.table.places; place++ {
		l.yard[place] = l.filler()
	}
	return nil
}

// filler takes a railcar of low value out of the supply, of a kind not in the yard where there is one; noCar if none is left.
func (l *loader) filler() car {
	for _, fresh := range [...]bool{true, false} {
		for value := range 4 {
			for k := range kinds {
				c := car(4*k + value)
				if l.railcars[c] > 0 && (!fresh || l.placeOf(c) < 0) {
					l.railcars[c]--
					return c
				}
			}
		}
	}
	return noCar
}

// loadPiles makes the draw piles of all that has no place yet; piles that are named must be exactly that.
func (l *loader) loadPiles() error {
	for c, n := range l.railcars {
		l.deck[c] = uint8(n)
		l.deckSize += uint8(n)
	}
	for c, n := range l.pools.cards {
		l.cargo[c] = uint8(n)
		l.cargoSize += uint8(n)
	}
	if err := l.compare("railcar-draw-pile", Cont02, l.doc.RailcarDrawPile, carPile(&l.deck)); err != nil {
		return err
	}
	if err := l.compare("cargo-draw-pile", Cont04, l.doc.CargoDrawPile, cardPile(&l.cargo)); err != nil {
		return err
	}
	if n := l.doc.RailcarsLeft; n != nil && *n != int(l.deckSize) {
		return fmt.Errorf("railcars-left: says %d, and %d are in no other place", *n, l.deckSize)
	}
	if n := l.doc.CargoLeft; n != nil && *n != int(l.cargoSize) {
		return fmt.Errorf("cargo-left: says %d, and %d are in no other place", *n, l.cargoSize)
	}
	return nil
}

func (l *loader) compare(where string, clause engine.Clause, named, rest map[string]int) error {
	if named == nil {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(named)) {
		_, isCar := parseCar(name)
		_, isCard := parseCard(name)
		if clause == Cont02 && !isCar {
			return fmt.Errorf("%s: %w", where, notRailcar(name))
		}
		if clause == Cont04 && !isCard {
			return fmt.Errorf("%s: %w", where, notCard(name))
		}
		if named[name] != rest[name] {
			return fmt.Errorf("%s: %w", where, &engine.Violation{Clause: clause, Reason: fmt.Sprintf(
				"says %d %s, and %d are in no other place; leave the pile out, and it holds whatever is in no other place",
				named[name], name, rest[name])})
		}
	}
	for _, name := range slices.Sorted(maps.Keys(rest)) {
		if named[name] != rest[name] {
			return fmt.Errorf("%s: %w", where, &engine.Violation{Clause: clause, Reason: fmt.Sprintf(
				"%d %s are in no place; leave the pile out, and it holds whatever is in no other place",
				rest[name]-named[name], name)})
		}
	}
	return nil
}

// loadToken places the Yardmaster token; where it is not named, the neighbour on the right has it face up.
func (l *loader) loadToken() error {
	if l.seat < 0 {
		return nil
	}
	l.holder, l.faceUp = l.right(l.seat), true
	d := l.doc.Yardmaster
	if d == nil {
		return nil
	}
	if d.Holder != "" {
		seat, err := l.findSeat("yardmaster", d.Holder)
		if err != nil {
			return err
		}
		l.holder = int8(seat)
	}
	switch d.Side {
	case "up", "":
	case "down":
		l.faceUp = false
	default:
		return fmt.Errorf("yardmaster: side %q is invalid: up or down", d.Side)
	}
	return nil
}

// loadCounters sets the turn in progress; what is left out starts a turn.
func (l *loader) loadCounters() error {
	l.reached = l.doc.GoalReached
	if l.seat < 0 {
		if l.doc.Counters != nil {
			return fmt.Errorf("counters: no turn is in progress during set-up")
		}
		return nil
	}
	l.allowed = uint16(l.table.actions)
	if l.yardmaster() {
		l.allowed += uint16(l.table.extra)
	}
	d := l.doc.Counters
	if d == nil {
		return nil
	}
	if err := l.loadActions(d); err != nil {
		return err
	}
	l.loaded, l.justLoaded, l.moved, l.spent = d.Loaded, d.JustLoaded, d.Moved, d.SpentOneToOne
	switch {
	case d.Discount < 0 || d.Discount > mostDiscount:
		return fmt.Errorf("counters: pay-1-less: %d cannot wait for a purchase: at most %d could ever serve one", d.Discount, mostDiscount)
	case len(d.OneToOne) > mostExchanges:
		return fmt.Errorf("counters: exchange-1-1: %d cannot wait for a purchase: at most %d could ever serve one", len(d.OneToOne),
			mostExchanges)
	}
	l.discount, l.oneToOne = uint8(d.Discount), uint8(len(d.OneToOne))
	for i, name := range d.OneToOne {
		k, ok := parseKind(name)
		if !ok {
			return fmt.Errorf("counters: exchange-1-1: %w", notCard(name))
		}
		l.tokens[i] = k
	}
	if err := l.loadWaiting("waiting", d.Waiting, &l.waiting); err != nil {
		return err
	}
	return l.loadWaiting("taken", d.Taken, &l.taken)
}

func (l *loader) loadActions(d *Counters) error {
	given := int(l.allowed)
	allowed := d.Allowed
	if allowed == 0 {
		allowed = given
	}
	if l.doc.Phase == "over" {
		given = 0 // the token may have been passed on since the last turn began
	}
	if d.Used < 0 || d.Used > allowed || allowed < given || allowed > 1000 {
		return &engine.Violation{Clause: Turn01, Reason: fmt.Sprintf(
			"used: %d of %s; this turn gives %d, and actions-allowed is more by one for each Plus 1 Action played",
			d.Used, count(allowed, "action"), given)}
	}
	l.allowed, l.used = uint16(allowed), uint16(d.Used)
	return nil
}

func (l *loader) loadWaiting(where string, pile map[string]int, into *[kinds]uint8) error {
	for _, name := range slices.Sorted(maps.Keys(pile)) {
		c, ok := parseCard(name)
		if !ok || !c.bonus() {
			return fmt.Errorf("counters: %s: %q is not a bonus card", where, name)
		}
		held := int(l.me().hand[c]) - int(l.waiting[c.bonusIndex()])
		if n := pile[name]; n < 0 || n > held {
			return fmt.Errorf("counters: %s: %d %s cannot wait: %d are in hand", where, n, name, held)
		}
		into[c.bonusIndex()] = uint8(pile[name])
	}
	return nil
}
