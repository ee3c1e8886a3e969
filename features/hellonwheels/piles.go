package hellonwheels

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/features/step"
)

func pileOfCards(p *hellonwheels.Position) []string { return p.Pile }
func deckOfCards(p *hellonwheels.Position) []string { return p.Deck }

// cardIsIn checks that a card is in a place. Cards that are set aside are checked while chance still has to
// decide for them.
func (n *nouns) cardIsIn(where string, lie func(*hellonwheels.Position) []string) func(string) error {
	return func(card string) error {
		expected, err := copies(card)
		if err != nil {
			return err
		}
		if err := n.Running(); err != nil {
			return err
		}
		p := &hellonwheels.Position{}
		if where == "apart" {
			err = n.Position("", p)
		} else {
			p, err = n.now()
		}
		if err != nil {
			return err
		}
		if _, ok := among(expected, lie(p)); !ok {
			return fmt.Errorf("expected %s to be %s, but it is %s", card, where, whereIs(p, card))
		}
		return nil
	}
}

// isRemoved checks that a card or a Town is out of the game.
func (n *nouns) isRemoved(name string) error {
	if !slices.Contains(townNames, name) {
		return n.cardIsIn("out of the game", func(p *hellonwheels.Position) []string { return p.Removed })(name)
	}
	p, err := n.now()
	if err == nil && !slices.Contains(p.Out, name) {
		return fmt.Errorf("expected %s to be out of the game, but these Towns are: %s", name, step.Spell(p.Out))
	}
	return err
}

// inEffect lists the cards that are taking effect or wait for the bids, and lie in no other place.
func inEffect(p *hellonwheels.Position) []string {
	var cards []string
	if p.Effect != nil {
		cards = append(cards, p.Effect.Card)
	}
	if p.Blackmailer != "" {
		cards = append(cards, "blackmail")
	}
	return cards
}

// whereIs describes the place of a card.
func whereIs(p *hellonwheels.Position, card string) string {
	for _, q := range p.Players {
		if slices.Contains(q.Hand, card) {
			return "in " + q.Name + "'s hand"
		}
	}
	for i, position := range positions {
		if slices.Contains(cardsAt(*townAt(p, i)), card) {
			return "in the " + position + " Town"
		}
	}
	for _, at := range []struct {
		where string
		cards []string
	}{{"in the deck", p.Deck}, {"in the discard pile", p.Pile}, {"out of the game", p.Removed}, {"apart", inEffect(p)}} {
		if slices.Contains(at.cards, card) {
			return at.where
		}
	}
	return "nowhere"
}
