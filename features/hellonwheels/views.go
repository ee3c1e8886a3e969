package hellonwheels

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachViews adds the steps that check a player's view.
func (n *nouns) teachViews(v *step.Vocabulary) {
	v.Then(step.SeesHand, n.seesHand)
	v.Then(step.SeesNotHand, n.seesNotHand)
	v.Then(step.SeesHandSize, n.seesHandSize)
	v.Then(seesBid, func(player, other string, k int) error { return n.seesBid(player, other, k, false) })
	v.Then(seesBidCard, func(player, other string, k int) error { return n.seesBid(player, other, k, true) })
	v.Then(seesNotBid, n.seesNotBid)
	v.Then(seesMoney, n.seesMoney)
	v.Then(seesNotMoney, n.seesNotMoney)
	v.Then(seesBank, n.seesBank)
	v.Then(seesNotBank, n.seesNotBank)
	v.Then(step.SeesDiscards, n.seesDiscards)
	v.Then(seesOwnPile, n.seesOwnDiscards)
	v.Then(seesNoDeck, n.seesNoDeck)
}

// seen returns another player's part of a player's view.
func (n *nouns) seen(player, other string) (*hellonwheels.Player, error) {
	view, err := n.seenBy(player)
	if err != nil {
		return nil, err
	}
	return step.PlayerIn(n.World, view.Players, other, called)
}

// hidden reports whether a view shows only the number of cards in a hand.
func hidden(p *hellonwheels.Player) bool { return len(p.Hand) == 0 && p.Cards != nil && *p.Cards > 0 }

func (n *nouns) seesHand(player, other, cards string) error {
	expected, err := rrWords().List(cards)
	if err != nil {
		return err
	}
	p, err := n.seen(player, other)
	if err != nil {
		return err
	}
	if hidden(p) {
		return fmt.Errorf("expected %s to see %s's hand, but %s sees only the backs of %s", player, other, player, prose.Count(*p.Cards, "card"))
	}
	return sameCards(other+"'s hand as "+player+" sees it", expected, p.Hand)
}

// seesNotHand checks that another player's hand contains cards and is hidden.
func (n *nouns) seesNotHand(player, other string) error {
	p, err := n.seen(player, other)
	switch {
	case err != nil:
		return err
	case len(p.Hand) > 0:
		return fmt.Errorf("expected %s's hand to be hidden from %s, but %s sees %s", other, player, player, step.Spell(p.Hand))
	case !hidden(p):
		return fmt.Errorf("%s has no card that could be hidden from %s: give %s a hand", other, player, other)
	}
	return nil
}

func (n *nouns) seesHandSize(player, other string, cards int) error {
	p, err := n.seen(player, other)
	if err != nil {
		return err
	}
	got := len(p.Hand)
	if p.Cards != nil {
		got = *p.Cards
	}
	return step.Equal("the number of "+other+"'s cards as "+player+" sees it", cards, got)
}

func (n *nouns) seesBid(player, other string, k int, blackmail bool) error {
	p, err := n.seen(player, other)
	if err != nil {
		return err
	}
	want := hellonwheels.Bid{Chips: k, Blackmail: blackmail}
	switch {
	case p.Bid == nil:
		return fmt.Errorf("expected %s to see that %s has bid %s, but %s sees no bid", player, other, bidWords(want), player)
	case *p.Bid != want:
		return fmt.Errorf("expected %s to see that %s has bid %s, but %s sees %s", player, other, bidWords(want), player, bidWords(*p.Bid))
	}
	return nil
}

func bidWords(b hellonwheels.Bid) string {
	if b.Blackmail {
		return fmt.Sprintf("%dK with Blackmail", b.Chips)
	}
	return fmt.Sprintf("%dK", b.Chips)
}

// seesNotBid checks that a bid was made and is hidden.
func (n *nouns) seesNotBid(player, other string) error {
	p, err := n.seen(player, other)
	if err != nil {
		return err
	}
	if p.Bid != nil {
		return fmt.Errorf("expected %s's bid to be hidden from %s, but %s sees %s", other, player, player, bidWords(*p.Bid))
	}
	made, err := n.nowOf(other)
	if err == nil && made.Bid == nil {
		err = fmt.Errorf("%s has made no bid that could be hidden from %s", other, player)
	}
	return err
}

func (n *nouns) seesMoney(player, other string, k int) error {
	p, err := n.seen(player, other)
	if err != nil {
		return err
	}
	return sameMoney(other+"'s money as "+player+" sees it", k, p.Cash)
}

func (n *nouns) seesNotMoney(player, other string) error {
	p, err := n.seen(player, other)
	if err == nil && p.Cash != nil {
		return fmt.Errorf("expected %s's money to be hidden from %s, but %s sees %dK", other, player, player, *p.Cash)
	}
	return err
}

func (n *nouns) seesBank(player string, k int) error {
	view, err := n.seenBy(player)
	if err != nil {
		return err
	}
	return sameMoney("the bank as "+player+" sees it", k, view.Bank)
}

func (n *nouns) seesNotBank(player string) error {
	view, err := n.seenBy(player)
	if err == nil && view.Bank != nil {
		return fmt.Errorf("expected the bank to be hidden from %s, but %s sees %dK", player, player, *view.Bank)
	}
	return err
}

func (n *nouns) seesDiscards(player, cards string) error {
	expected, err := copies(cards)
	if err != nil {
		return err
	}
	view, err := n.seenBy(player)
	if err != nil {
		return err
	}
	if view.PileLeft != nil && *view.PileLeft > len(view.Pile) {
		return fmt.Errorf("expected %s to see the whole discard pile, but %s sees %d of its %s",
			player, player, len(view.Pile), prose.Count(*view.PileLeft, "card"))
	}
	return sameCards("the discard pile as "+player+" sees it", expected, view.Pile)
}

func (n *nouns) seesOwnDiscards(player, cards string, count int) error {
	expected, err := copies(cards)
	if err != nil {
		return err
	}
	view, err := n.seenBy(player)
	if err != nil {
		return err
	}
	if err := sameCards("what "+player+" sees of the discard pile", expected, view.Pile); err != nil {
		return err
	}
	got := len(view.Pile)
	if view.PileLeft != nil {
		got = *view.PileLeft
	}
	return step.Equal("the number of discards as "+player+" sees it", count, got)
}

// seesNoDeck checks that a view hides the content of both decks and shows their sizes. The Towns left, though not their
// order, follow from those that lie open.
func (n *nouns) seesNoDeck(player string) error {
	view, err := n.seenBy(player)
	if err != nil {
		return err
	}
	switch {
	case len(view.Deck) > 0:
		return fmt.Errorf("expected the deck to be hidden from %s, but %s sees %d of its cards", player, player, len(view.Deck))
	case view.DeckLeft == nil:
		return fmt.Errorf("expected %s to see how many cards the deck has, but %s sees no number", player, player)
	}
	return nil
}
