package yardmaster

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachViews adds the steps that check what a player sees.
func (y *nouns) teachViews(v *step.Vocabulary) {
	v.Then(step.SeesHand, y.seesHand)
	v.Then(step.SeesNotHand, y.seesNotHand)
	v.Then(seesNoHand, y.seesNoHand)
	v.Then(step.SeesHandSize, y.seesCards)
	v.Then(seesNoSize, y.seesNoSize)
	v.Then(step.SeesDiscards, y.seesDiscards)
	v.Then(seesTop, y.seesTop)
	v.Then(seesNoPile, y.seesNoPile)
}

// unknown is the number of cards in a hand whose size a view hides.
const unknown = -1

// seenHand returns another player's hand in a player's view: its cards if they are open, else their number, or unknown.
func (y *nouns) seenHand(player, other string) (hand map[string]int, cards int, open bool, err error) {
	view, err := y.seenBy(player)
	if err != nil {
		return nil, 0, false, err
	}
	p, err := step.PlayerIn(y.World, view.Players, other, called)
	if err != nil {
		return nil, 0, false, err
	}
	if p.HandHidden {
		return nil, unknown, false, nil
	}
	if p.Hand == nil && p.Cards != nil {
		return nil, *p.Cards, false, nil
	}
	return p.Hand, size(p.Hand), true, nil
}

func (y *nouns) seesHand(player, other, cards string) error {
	hand, n, open, err := y.seenHand(player, other)
	if err != nil {
		return err
	}
	expected, err := cargoWords().Pile(cards)
	if err != nil {
		return err
	}
	if !open {
		if n == unknown {
			return fmt.Errorf("expected %s to see %s's hand, but %s sees nothing of it", player, other, player)
		}
		return fmt.Errorf("expected %s to see %s's hand, but %s sees only the backs of %s", player, other, player, prose.Count(n, "card"))
	}
	return step.SamePile(other+"'s hand as "+player+" sees it", expected, hand, cargoKinds())
}

func (y *nouns) seesNotHand(player, other string) error {
	hand, _, open, err := y.seenHand(player, other)
	if err == nil && open {
		return fmt.Errorf("expected %s's hand to be hidden from %s, but %s sees %s",
			other, player, player, step.SpellPile(hand, cargoKinds()))
	}
	return err
}

func (y *nouns) seesNoHand(player string) error {
	for _, other := range y.Setup.Seats {
		if err := y.seesNotHand(player, other); err != nil {
			return err
		}
	}
	return nil
}

func (y *nouns) seesCards(player, other string, n int) error {
	_, cards, _, err := y.seenHand(player, other)
	if err != nil {
		return err
	}
	if cards == unknown {
		return fmt.Errorf("expected %s to see how many cards %s has, but that is not seen", player, other)
	}
	return step.Equal("the number of "+other+"'s cards as "+player+" sees it", n, cards)
}

func (y *nouns) seesNoSize(player, other string) error {
	_, cards, _, err := y.seenHand(player, other)
	if err == nil && cards != unknown {
		return fmt.Errorf("expected the number of %s's cards to be hidden from %s, but %s sees %d", other, player, player, cards)
	}
	return err
}

func (y *nouns) seesDiscards(player, cards string) error {
	view, err := y.seenBy(player)
	if err != nil {
		return err
	}
	expected, err := cargoWords().List(cards)
	if err != nil {
		return err
	}
	if view.DiscardsHidden > 0 {
		return fmt.Errorf("expected %s to see the whole discard pile, but %s of it are hidden", player, prose.Count(view.DiscardsHidden, "card"))
	}
	return step.SameList("the discard pile as "+player+" sees it", expected, view.DiscardPile)
}

func (y *nouns) seesTop(player, card string, n int) error {
	view, err := y.seenBy(player)
	if err != nil {
		return err
	}
	expected, err := cargoWords().List(card)
	if err != nil {
		return err
	}
	if err := step.SameList("what "+player+" sees of the discard pile", expected, view.DiscardPile); err != nil {
		return err
	}
	return step.Equal("the number of discards as "+player+" sees it", n, len(view.DiscardPile)+view.DiscardsHidden)
}

// seesNoPile checks that a view shows only the numbers of cards in the draw piles, and that these are right.
func (y *nouns) seesNoPile(player string) error {
	view, err := y.seenBy(player)
	if err != nil {
		return err
	}
	switch {
	case len(view.RailcarDrawPile) > 0 || len(view.CargoDrawPile) > 0:
		return fmt.Errorf("expected the draw piles to be hidden from %s, but %s sees into one", player, player)
	case view.RailcarsLeft == nil || view.CargoLeft == nil:
		return fmt.Errorf("expected %s to see how many cards the draw piles have, but %s sees no number", player, player)
	}
	all, err := y.now()
	if err != nil {
		return err
	}
	if err := step.Equal("the railcar draw pile as "+player+" sees it", size(all.RailcarDrawPile), *view.RailcarsLeft); err != nil {
		return err
	}
	return step.Equal("the cargo draw pile as "+player+" sees it", size(all.CargoDrawPile), *view.CargoLeft)
}
