package hellonwheels

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/features/step"
)

// teachGiven adds the steps that set up a position.
func (n *nouns) teachGiven(v *step.Vocabulary) {
	v.Given(step.HasHand, n.giveHand)
	v.Given(step.HoldsCards, n.giveHand)
	v.Given(supervisor, n.giveToken)
	v.Given(town, n.giveTown)
	v.Given(townType, n.giveTownType)
	v.Given(noTown, n.giveNoTown)
	v.Given(lie, n.giveLying)
	v.Given(customers, n.giveCustomers)
	v.Given(mayhem, n.giveMayhem)
	v.Given(owns, n.giveOwned)
	v.Given(mayor, n.giveMayor)
	v.Given(deck, func(cards string) error { return n.givePile("deck", &n.deck, cards) })
	v.Given(deckN, func(left int) error { return n.giveSize("deck", &n.deck, left) })
	v.Given(step.DiscardsAre, func(cards string) error { return n.givePile("discard pile", &n.pile, cards) })
	v.Given(step.CountsDiscards, func(left int) error { return n.giveSize("discard pile", &n.pile, left) })
	v.Given(topDeck, n.OnTop("deck", "draw ", rrWords(), n.placing))
	v.Given(topTown, n.OnTop("Town deck", "town ", townWords(), n.placing))
	v.Given(towns, n.giveTownDeck)
	v.Given(townsN, func(left int) error { return n.giveSize("Town deck", &n.townDeck, left) })
	v.Given(step.TurnNumber, n.giveTurnNumber)
}

func (n *nouns) giveHand(player, cards string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if _, twice := n.hands[player]; twice {
		return fmt.Errorf("%s's hand is given twice", player)
	}
	hand, err := rrWords().List(cards)
	if err != nil {
		return err
	}
	if n.hands == nil {
		n.hands = map[string][]string{}
	}
	n.hands[player] = hand
	return nil
}

// giveToken makes a player Supervisor; "nobody" leaves the office empty.
func (n *nouns) giveToken(player string) error {
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

func (n *nouns) giveSize(what string, into **pile, left int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if *into != nil {
		return fmt.Errorf("the %s is given twice", what)
	}
	*into = &pile{left: left}
	return nil
}

func (n *nouns) givePile(what string, into **pile, cards string) error {
	list, err := copies(cards)
	if err == nil {
		err = n.giveSize(what, into, len(list))
	}
	if err == nil {
		(*into).cards = list
	}
	return err
}

func (n *nouns) giveTownDeck(towns string) error {
	list, err := townWords().List(towns)
	if err == nil {
		err = n.giveSize("Town deck", &n.townDeck, len(list))
	}
	if err == nil {
		n.townDeck.cards = list
		err = n.oneTownEach()
	}
	return err
}

func (n *nouns) giveTurnNumber(turn int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if turn < 1 {
		return errors.New("turns are counted from 1")
	}
	n.doc.Turn = turn
	return nil
}
