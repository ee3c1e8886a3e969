package frontier

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachStatus adds the checks of the town status, the office and the towns.
func (n *nouns) teachStatus(v *step.Vocabulary) {
	v.Then(marker, n.markerIs)
	v.Then(promises, n.promisesAre)
	v.Then(noPromises, func() error { return n.promised(map[string][]int{}) })
	v.Then(office, n.officersAre)
	v.Then(noOffice, func() error { return n.officersAre("nothing") })
	v.Then(pile, n.pileIs)
}

func (n *nouns) markerIs(field, at string) error {
	expected, err := strconv.Atoi(at)
	if err != nil {
		return step.Errorf("%w", err)
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.Equal("the marker of "+field, expected, p.Markers[field])
}

func (n *nouns) promisesAre(text string) error {
	expected, err := readPromises(text)
	if err != nil {
		return err
	}
	return n.promised(expected)
}

func (n *nouns) promised(expected map[string][]int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	got := map[string][]int{}
	for field, spaces := range p.Promises {
		if len(spaces) > 0 {
			got[field] = slices.Sorted(slices.Values(spaces))
		}
	}
	if !reflect.DeepEqual(expected, got) {
		return fmt.Errorf("expected the promises to be %s, but they are %s", promisesText(expected), promisesText(got))
	}
	return nil
}

func promisesText(spaces map[string][]int) string {
	text := ""
	for _, field := range fields {
		for _, at := range spaces[field] {
			text += fmt.Sprintf(", %s %+d", field, at)
		}
	}
	if text == "" {
		return "none"
	}
	return text[len(", "):]
}

func (n *nouns) officersAre(cards string) error {
	expected, err := n.characterWords().List(cards)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.SameList("the office", expected, p.Office)
}

func (n *nouns) pileIs(town, cards string) error {
	if err := n.townWords().Known(town); err != nil {
		return err
	}
	expected, err := n.characterWords().List(cards)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.SameList("the pile at "+town, expected, p.Towns[town])
}

// teachSupplies adds the steps that check the supplies off the map.
func (n *nouns) teachSupplies(v *step.Vocabulary) {
	v.Then(tilesLeft, n.tilesLeft)
	v.Then(cardsLeft, n.cardsLeft)
	v.Then(undrawn, n.undrawn)
	v.Then(noDeck, func(rank string) error { return n.undrawn(0, rank) })
}

func (n *nouns) tilesLeft(expected int, kind string) error {
	if err := n.publicWords().Known(kind); err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	got, fewer := p.Tiles[kind]
	if !fewer {
		got = n.parts().Copies
	}
	return step.Equal("the number of "+kind+" tiles left", expected, got)
}

// cardsLeft compares the Industry cards that no player has: who is at a level has the cards of all levels up to it.
func (n *nouns) cardsLeft(expected int, industry, level string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	left, at := p.CardsLeft[industry], levelOf(level)
	if len(left) < at {
		return step.Errorf("the engine does not say how many %s cards are left", industry)
	}
	return step.Equal("the number of "+industry+" cards of level "+level+" left", expected, left[at-1])
}

// undrawn compares the characters that lie nowhere on the table.
func (n *nouns) undrawn(expected int, rank string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	lying := charactersOut(p)
	left := 0
	for _, card := range n.ranked(rank) {
		if !slices.Contains(lying, card) {
			left++
		}
	}
	return step.Equal("the number of "+rank+"s undrawn", expected, left)
}

// charactersOut lists the characters that have been drawn, wherever they are.
func charactersOut(p *frontier.Position) []string {
	cards := slices.Concat(p.Office, p.Removed)
	for _, q := range p.Players {
		cards = append(cards, q.Characters...)
	}
	for _, pile := range p.Towns {
		cards = append(cards, pile...)
	}
	if p.Open != nil {
		cards = append(cards, p.Open.Card, p.Open.Out)
	}
	return cards
}
