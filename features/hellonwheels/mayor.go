package hellonwheels

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/features/step"
)

// giveMayor gives a player a Civilized card in a Town in which he has none, so that he is its Mayor.
func (n *nouns) giveMayor(player, position string) error {
	p, err := n.place(position)
	if err != nil {
		return err
	}
	if slices.Contains(slices.Collect(maps.Values(p.cards.Civilized)), player) {
		return nil // by the cards that steps name, or not: the game says so
	}
	for _, c := range rrCards {
		if c.class == "Civilized" && !n.hasOwner(c.id) && !slices.ContainsFunc(slices.Collect(maps.Keys(p.cards.Civilized)),
			func(other string) bool { return strings.HasPrefix(other, c.name) }) {
			return n.giveOwned(player, c.id, position)
		}
	}
	return fmt.Errorf("no Civilized card is left for a Mayor of the %s Town", position)
}

// mayorIs compares the Mayor that the last Taxes Phase found for a Town.
func (n *nouns) mayorIs(player, position string) error {
	if err := n.IsPlayer(player); err != nil {
		return err
	}
	if err := n.Tells(); err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	for i, title := range positions {
		town := *townAt(p, i)
		if title != position && (town == nil || town.Name != position) {
			continue
		}
		found := n.Brought(func(effect string) bool { return strings.Contains(effect, " is Mayor of the "+title+" Town") })
		who, _, _ := strings.Cut(found, " ")
		switch {
		case found == "":
			return step.Errorf("no Taxes Phase has found a Mayor for the %s Town: write, for example, When the Taxes Phase is played", title)
		case who != player:
			return fmt.Errorf("expected %s to be Mayor of the %s Town, but %s", player, title, found)
		}
		return nil
	}
	return fmt.Errorf("expected a Town called %s on the board, but there is none", position)
}

// Owned lists the copies of a thing on the board that a player owns, and their positions.
func (n *nouns) Owned(player, thing string) (copies, places []string) {
	p, err := n.now()
	if err != nil {
		return nil, nil
	}
	for i, position := range positions {
		town := *townAt(p, i)
		if town == nil {
			continue
		}
		for _, owners := range []map[string]string{town.Establishments, town.Civilized} {
			for card, owner := range owners {
				if name, _, _ := strings.Cut(card, "#"); owner == player && name == thing {
					copies, places = append(copies, card), append(places, strings.ToLower(position))
				}
			}
		}
	}
	return copies, places
}
