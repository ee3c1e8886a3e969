package features

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// teachBox adds what asks for everything that the box holds, wherever it lies.
func (n *wheelsNouns) teachBox(v *vocabulary) {
	n.teachCount(v, "card(s)", func(string) bool { return true })
	for _, of := range []struct{ thing, class string }{
		{"Establishment(s)", "Establishment"}, {"Civilized card(s)", "Civilized"}, {"Customer(s)", "Customer"},
		{"Mayhem card(s)", "Mayhem"}, {"Raid card(s)", "Raid"}, {"Opportunist card(s)", "Opportunist"},
	} {
		n.teachCount(v, of.thing, func(card string) bool { return classOf(card) == of.class })
	}
	v.then(say(`there is/are <n> Town(s) in the game`), func(expected int) error { return n.townCount("", expected) })
	for _, kind := range wheelsTypes {
		v.then(say(`there is/are <n> `+kind+` Town(s) in the game`), func(expected int) error { return n.townCount(kind, expected) })
	}
	v.then(wheelsCopies, func(expected int, name string) error {
		if _, err := rrWords().list(name); err != nil {
			return err
		}
		return n.countCards("copies of "+name, expected, func(card string) bool { return rrCards[rrPlace(card)].name == name })
	})
}

func (n *wheelsNouns) teachCount(v *vocabulary, things string, is func(card string) bool) {
	v.then(say("there is/are <n> "+things+" in the game"), func(expected int) error { return n.countCards(things, expected, is) })
}

func (n *wheelsNouns) countCards(things string, expected int, is func(card string) bool) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	got := 0
	for _, card := range everyCard(p) {
		if isCopy(card) && is(card) {
			got++
		}
	}
	return equal("the number of "+things+" in the game", expected, got)
}

// everyCard is the RR cards wherever they lie. A card that takes effect may lie in a place already.
func everyCard(p *hellonwheels.Position) []string {
	all := slices.Concat(p.Deck, p.Pile, p.Removed)
	for _, q := range p.Players {
		all = append(all, q.Hand...)
	}
	for i := range wheelsPositions {
		all = append(all, cardsAt(*townAt(p, i))...)
	}
	for _, card := range apart(p) {
		all = merge(all, []string{card})
	}
	return all
}

func (n *wheelsNouns) townCount(kind string, expected int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	all := slices.Concat(p.TownDeck, p.Out)
	for i := range wheelsPositions {
		if town := *townAt(p, i); town != nil {
			all = append(all, town.Name)
		}
	}
	types := n.townSupply().types
	got := 0
	for _, town := range all {
		if kind == "" || types[town] == kind {
			got++
		}
	}
	return equal("the number of "+kind+" Towns in the game", expected, got)
}
