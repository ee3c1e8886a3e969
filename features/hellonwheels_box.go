package features

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// boxed is a kind of card or Town that the box holds.
type boxed struct {
	things string
	of     string // the class of the cards or the type of the Towns; "" for all
	said   phrase
}

func inBox(things, of string) boxed {
	return boxed{things, of, sayWheels("there is/are <n> " + things + " in the game")}
}

var (
	boxedCards = []boxed{
		inBox("card(s)", ""), inBox("Establishment(s)", "Establishment"), inBox("Civilized card(s)", "Civilized"), inBox("Customer(s)", "Customer"),
		inBox("Mayhem card(s)", "Mayhem"), inBox("Raid card(s)", "Raid"), inBox("Opportunist card(s)", "Opportunist"),
	}
	boxedTowns = []boxed{
		inBox("Town(s)", ""), inBox("Spontaneous Town(s)", "Spontaneous"), inBox("Planned Town(s)", "Planned"), inBox("Existing Town(s)", "Existing"),
	}
)

// teachBox adds what asks for everything that the box holds, wherever it lies.
func (n *wheelsNouns) teachBox(v *vocabulary) {
	for _, b := range boxedCards {
		v.then(b.said, func(expected int) error {
			return n.countCards(b.things, expected, func(card string) bool { return b.of == "" || classOf(card) == b.of })
		})
	}
	for _, b := range boxedTowns {
		v.then(b.said, func(expected int) error { return n.townCount(b.of, expected) })
	}
	v.then(wheelsCopies, func(expected int, name string) error {
		if _, err := rrWords().list(name); err != nil {
			return err
		}
		return n.countCards("copies of "+name, expected, func(card string) bool { return rrCards[rrPlace(card)].name == name })
	})
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
