package features

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// teachStatus adds what asks for the town status, the office and the towns.
func (n *frontNouns) teachStatus(v *vocabulary) {
	v.then(frontMarker, n.markerIs)
	v.then(frontPromises, n.promisesAre)
	v.then(frontNoPromises, func() error { return n.promised(map[string][]int{}) })
	v.then(frontOffice, n.officersAre)
	v.then(frontNoOffice, func() error { return n.officersAre("nothing") })
	v.then(frontPile, n.pileIs)
}

func (n *frontNouns) markerIs(field, at string) error {
	expected, err := strconv.Atoi(at)
	if err != nil {
		return errorf("%w", err)
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	return equal("the marker of "+field, expected, p.Markers[field])
}

func (n *frontNouns) promisesAre(text string) error {
	expected, err := readPromises(text)
	if err != nil {
		return err
	}
	return n.promised(expected)
}

func (n *frontNouns) promised(expected map[string][]int) error {
	p, err := n.table()
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
	for _, field := range frontFields {
		for _, at := range spaces[field] {
			text += fmt.Sprintf(", %s %+d", field, at)
		}
	}
	if text == "" {
		return "none"
	}
	return text[len(", "):]
}

func (n *frontNouns) officersAre(cards string) error {
	expected, err := n.characterWords().list(cards)
	if err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	return sameList("the office", expected, p.Office)
}

func (n *frontNouns) pileIs(town, cards string) error {
	if _, err := n.townWords().list(town); err != nil {
		return err
	}
	expected, err := n.characterWords().list(cards)
	if err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	return sameList("the pile at "+town, expected, p.Towns[town])
}

// teachSupplies adds what asks what is left beside the map.
func (n *frontNouns) teachSupplies(v *vocabulary) {
	v.then(frontTilesLeft, n.tilesLeft)
	v.then(frontCardsLeft, n.cardsLeft)
	v.then(frontUndrawn, n.undrawn)
	v.then(frontNoDeck, func(rank string) error { return n.undrawn(0, rank) })
}

func (n *frontNouns) tilesLeft(expected int, kind string) error {
	if _, err := n.publicWords().list(kind); err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	got, fewer := p.Tiles[kind]
	if !fewer {
		got = n.parts().Copies
	}
	return equal("the number of "+kind+" tiles left", expected, got)
}

// cardsLeft compares the Industry cards that no player has: who is at a level has the cards of all levels up to it.
func (n *frontNouns) cardsLeft(expected int, industry, level string) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	left, at := p.CardsLeft[industry], frontLevel(level)
	if len(left) < at {
		return errorf("the engine does not say how many %s cards are left", industry)
	}
	return equal("the number of "+industry+" cards of level "+level+" left", expected, left[at-1])
}

// undrawn compares the characters that lie nowhere on the table.
func (n *frontNouns) undrawn(expected int, rank string) error {
	p, err := n.table()
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
	return equal("the number of "+rank+"s undrawn", expected, left)
}

// charactersOut are the characters that have been drawn, wherever they are.
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
