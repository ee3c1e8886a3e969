package hellonwheels

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/features/step"
)

// townOf returns the Town at a position, nil if none lies there.
func (n *nouns) townOf(position string) (*hellonwheels.Town, error) {
	p, err := n.now()
	if err != nil {
		return nil, err
	}
	for i, name := range positions {
		if town := *townAt(p, i); name == position || town != nil && town.Name == position {
			return town, nil
		}
	}
	return nil, nil
}

// someTown returns the Town at a position. It returns an error if there is none.
func (n *nouns) someTown(position string) (*hellonwheels.Town, error) {
	town, err := n.townOf(position)
	if err == nil && town == nil {
		err = fmt.Errorf("expected a Town at the %s position, but there is none", position)
	}
	return town, err
}

func (n *nouns) townIs(position, name string) error {
	if err := townWords().Known(name); err != nil {
		return err
	}
	town, err := n.someTown(position)
	if err != nil {
		return err
	}
	return step.SameList("the "+position+" Town", []string{name}, []string{town.Name})
}

func (n *nouns) noTown(position string) error {
	town, err := n.townOf(position)
	if err == nil && town != nil {
		return fmt.Errorf("expected the %s position to be empty, but %s lies there", position, town.Name)
	}
	return err
}

// cardsAt lists all cards of a Town.
func cardsAt(t *hellonwheels.Town) []string {
	if t == nil {
		return nil
	}
	return slices.Concat(slices.Collect(maps.Keys(t.Establishments)), slices.Collect(maps.Keys(t.Civilized)), t.Customers, t.Mayhem)
}

func (n *nouns) townHas(position, cards string) error {
	expected, err := copies(cards)
	if err != nil {
		return err
	}
	town, err := n.someTown(position)
	if err != nil {
		return err
	}
	return sameCards("what lies in the "+position+" Town", expected, cardsAt(town))
}

// owns compares all cards that a player owns in a Town; for "nobody" the cards have to lie there without an owner.
func (n *nouns) owns(player, cards, position string) error {
	expected, err := rrWords().List(cards)
	if player == "nobody" {
		expected, err = copies(cards)
	}
	if err != nil {
		return err
	}
	if player != "nobody" {
		if err := n.IsPlayer(player); err != nil {
			return err
		}
	}
	town, err := n.someTown(position)
	if err != nil {
		return err
	}
	if player == "nobody" {
		return ownerless(town, expected, position)
	}
	var owned []string
	for _, owners := range []map[string]string{town.Establishments, town.Civilized} {
		for card, owner := range owners {
			if owner == player {
				owned = append(owned, card)
			}
		}
	}
	if rest, all := among(expected, owned); all && len(rest) == 0 {
		return nil // a name is any copy of the card
	}
	return sameCards("what "+player+" owns in the "+position+" Town", expected, owned)
}

func ownerless(town *hellonwheels.Town, cards []string, position string) error {
	for _, c := range cards {
		owner := town.Establishments[c] + town.Civilized[c]
		switch {
		case !slices.Contains(cardsAt(town), c):
			return fmt.Errorf("expected %s to lie in the %s Town, but what lies there is %s",
				c, position, step.Spell(inCardOrder(cardsAt(town))))
		case owner != "":
			return fmt.Errorf("expected nobody to own %s, but %s does", c, owner)
		}
	}
	return nil
}

func (n *nouns) customerCount(position string, count int) error {
	town, err := n.someTown(position)
	if err != nil {
		return err
	}
	return step.Equal("the number of Customers in the "+position+" Town", count, len(town.Customers))
}

func (n *nouns) mayhemCount(position string, count int) error {
	town, err := n.someTown(position)
	if err != nil {
		return err
	}
	return step.Equal("the number of Mayhem cards in the "+position+" Town", count, len(town.Mayhem))
}

func (n *nouns) townDeckIs(towns string) error {
	expected, err := townWords().List(towns)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return sameSet("the Town deck", expected, p.TownDeck)
}

func (n *nouns) townsOutAre(towns string) error {
	expected, err := townWords().List(towns)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return sameSet("what is out of the game", expected, p.Out)
}

// sameSet compares Towns in any order.
func sameSet(what string, expected, got []string) error {
	return step.SamePile(what, step.PileOf(expected), step.PileOf(got), townNames)
}
