package features

import (
	"errors"
	"fmt"
)

// teachGiven adds what sets up a table.
func (n *wheelsNouns) teachGiven(v *vocabulary) {
	v.given(wheelsMoney, n.giveMoney)
	v.given(hasHand, n.giveHand)
	v.given(holdsCards, n.giveHand)
	v.given(wheelsSupervisor, n.giveToken)
	v.given(wheelsTown, n.giveTown)
	v.given(wheelsTownType, n.giveTownType)
	v.given(wheelsNoTown, n.giveNoTown)
	v.given(wheelsLie, n.giveLying)
	v.given(wheelsCustomers, n.giveCustomers)
	v.given(wheelsMayhem, n.giveMayhem)
	v.given(wheelsOwns, n.giveOwned)
	v.given(wheelsDeck, func(cards string) error { return n.givePile("deck", &n.deck, cards) })
	v.given(wheelsDeckN, func(left int) error { return n.giveSize("deck", &n.deck, left) })
	v.given(discardsAre, func(cards string) error { return n.givePile("discard pile", &n.pile, cards) })
	v.given(countsDiscards, func(left int) error { return n.giveSize("discard pile", &n.pile, left) })
	v.given(wheelsTowns, n.giveTownDeck)
	v.given(wheelsTownsN, func(left int) error { return n.giveSize("Town deck", &n.townDeck, left) })
	v.given(turnNumber, n.giveTurnNumber)
}

// giveMoney gives a player money, or everybody the same.
func (n *wheelsNouns) giveMoney(name string, k int) error {
	names := []string{name}
	if name == "everybody" {
		names = n.setup.Seats
	}
	if err := n.placing(); err != nil {
		return err
	}
	for _, name := range names {
		p, err := n.player(name)
		if err != nil {
			return err
		}
		cash := k
		p.Cash = &cash
	}
	return nil
}

func (n *wheelsNouns) giveHand(player, cards string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if _, twice := n.hands[player]; twice {
		return fmt.Errorf("%s's hand is given twice", player)
	}
	hand, err := rrWords().list(cards)
	if err != nil {
		return err
	}
	if n.hands == nil {
		n.hands = map[string][]string{}
	}
	n.hands[player] = hand
	return nil
}

// giveToken makes a player Supervisor; "nobody" is nobody.
func (n *wheelsNouns) giveToken(player string) error {
	if player == "nobody" {
		n.nobody = true
		return n.placing()
	}
	if _, err := n.player(player); err != nil {
		return err
	}
	n.doc.Supervisor = player
	return nil
}

func (n *wheelsNouns) giveSize(what string, into **wheelsPile, left int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if *into != nil {
		return fmt.Errorf("the %s is given twice", what)
	}
	*into = &wheelsPile{left: left}
	return nil
}

func (n *wheelsNouns) givePile(what string, into **wheelsPile, cards string) error {
	list, err := copies(cards)
	if err == nil {
		err = n.giveSize(what, into, len(list))
	}
	if err == nil {
		(*into).cards = list
	}
	return err
}

func (n *wheelsNouns) giveTownDeck(towns string) error {
	list, err := townWords().list(towns)
	if err == nil {
		err = n.giveSize("Town deck", &n.townDeck, len(list))
	}
	if err == nil {
		n.townDeck.cards = list
		err = n.oneTownEach()
	}
	return err
}

func (n *wheelsNouns) giveTurnNumber(turn int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if turn < 1 {
		return errors.New("turns are counted from 1")
	}
	n.doc.Turn = turn
	return nil
}
