package hellonwheels

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/features/step"
)

var boxedThings = []step.Boxed[*nouns, *hellonwheels.Position]{
	step.InBox("card(s)", cardsOf("")),
	step.InBox("Establishment(s)", cardsOf("Establishment")),
	step.InBox("Civilized card(s)", cardsOf("Civilized")),
	step.InBox("Customer(s)", cardsOf("Customer")),
	step.InBox("Mayhem card(s)", cardsOf("Mayhem")),
	step.InBox("Raid card(s)", cardsOf("Raid")),
	step.InBox("Opportunist card(s)", cardsOf("Opportunist")),
	step.InBox("Town(s)", townsOf("")),
	step.InBox("Spontaneous Town(s)", townsOf("Spontaneous")),
	step.InBox("Planned Town(s)", townsOf("Planned")),
	step.InBox("Existing Town(s)", townsOf("Existing")),
}

// teachBox adds the steps that count the contents of the box, in any place.
func (n *nouns) teachBox(v *step.Vocabulary) {
	for _, of := range boxedThings {
		of.Teach(v, n, n.now)
	}
	v.Then(copiesInGame, n.copiesAre)
}

func (n *nouns) copiesAre(expected int, name string) error {
	if err := rrWords().Known(name); err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of copies of "+name+" in the game", expected,
		count(p, func(card string) bool { return rrCards[rrPlace(card)].name == name }))
}

// cardsOf counts the RR cards of a class, or all of them.
func cardsOf(class string) func(*nouns, *hellonwheels.Position) int {
	return func(_ *nouns, p *hellonwheels.Position) int {
		return count(p, func(card string) bool { return class == "" || classOf(card) == class })
	}
}

// count counts certain RR cards wherever they lie.
func count(p *hellonwheels.Position, is func(card string) bool) int {
	got := 0
	for _, card := range everyCard(p) {
		if isCopy(card) && is(card) {
			got++
		}
	}
	return got
}

// everyCard returns the RR cards wherever they lie. A card that takes effect may lie in a place already.
func everyCard(p *hellonwheels.Position) []string {
	all := slices.Concat(p.Deck, p.Pile, p.Removed)
	for _, q := range p.Players {
		all = append(all, q.Hand...)
	}
	for i := range positions {
		all = append(all, cardsAt(*townAt(p, i))...)
	}
	for _, card := range inEffect(p) {
		all = step.Merge(all, []string{card})
	}
	return all
}

// townsOf counts the Towns of a type, or all of them.
func townsOf(kind string) func(*nouns, *hellonwheels.Position) int {
	return func(n *nouns, p *hellonwheels.Position) int {
		all := slices.Concat(p.TownDeck, p.Out)
		for i := range positions {
			if town := *townAt(p, i); town != nil {
				all = append(all, town.Name)
			}
		}
		types, got := n.townSupply().types, 0
		for _, town := range all {
			if kind == "" || types[town] == kind {
				got++
			}
		}
		return got
	}
}
