package hellonwheels

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/features/step"
)

// boxed is a kind of card or Town that the box holds.
type boxed struct {
	things string
	of     string // the class of the cards or the type of the Towns; "" for all
	said   step.Phrase
}

func inBox(things, of string) boxed {
	return boxed{things, of, say("there is/are <n> " + things + " in the game")}
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
func (n *nouns) teachBox(v *step.Vocabulary) {
	for _, b := range boxedCards {
		v.Then(b.said, func(expected int) error {
			return n.countCards(b.things, expected, func(card string) bool { return b.of == "" || classOf(card) == b.of })
		})
	}
	for _, b := range boxedTowns {
		v.Then(b.said, func(expected int) error { return n.townCount(b.of, expected) })
	}
	v.Then(copiesInGame, func(expected int, name string) error {
		if _, err := rrWords().List(name); err != nil {
			return err
		}
		return n.countCards("copies of "+name, expected, func(card string) bool { return rrCards[rrPlace(card)].name == name })
	})
}

func (n *nouns) countCards(things string, expected int, is func(card string) bool) error {
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
	return step.Equal("the number of "+things+" in the game", expected, got)
}

// everyCard is the RR cards wherever they lie. A card that takes effect may lie in a place already.
func everyCard(p *hellonwheels.Position) []string {
	all := slices.Concat(p.Deck, p.Pile, p.Removed)
	for _, q := range p.Players {
		all = append(all, q.Hand...)
	}
	for i := range positions {
		all = append(all, cardsAt(*townAt(p, i))...)
	}
	for _, card := range apart(p) {
		all = step.Merge(all, []string{card})
	}
	return all
}

func (n *nouns) townCount(kind string, expected int) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	all := slices.Concat(p.TownDeck, p.Out)
	for i := range positions {
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
	return step.Equal("the number of "+kind+" Towns in the game", expected, got)
}
