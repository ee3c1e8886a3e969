package frontier

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/features/step"
)

// teachTown adds the steps that set up the town status, the office and the towns.
func (n *nouns) teachTown(v *step.Vocabulary) {
	v.Given(marker, n.giveMarker)
	v.Given(promises, n.givePromises)
	v.Given(noPromises, n.placing)
	v.Given(frozen, func() error { return n.note(func() { n.doc.Frozen = true }) })
	v.Given(office, n.giveOfficers)
	v.Given(noOffice, n.placing)
	v.Given(pile, n.givePile)
	v.Given(topRank, func(card, rank string) error {
		return n.OnTop(rank+" deck", "card "+card[:1], n.characterWords(), n.placing)(card)
	})
	v.Given(topEvent, func(card string) error { return n.OnTop("event deck", "event ", n.eventWords(), n.placing)(card) })
	v.Given(noDeck, func(rank string) error { return n.note(func() { n.emptied = append(n.emptied, rank) }) })
	v.Given(tilesLeft, n.giveTilesLeft)
}

func (n *nouns) giveMarker(field, at string) error {
	k, err := strconv.Atoi(at)
	if err != nil {
		return step.Errorf("%w", err)
	}
	return n.note(func() { n.doc.Markers[field] = k })
}

// readPromises reads the spaces promised, by field.
func readPromises(text string) (map[string][]int, error) {
	spaces := map[string][]int{}
	for part := range strings.SplitSeq(text, ", ") {
		field, at, _ := strings.Cut(part, " ")
		k, err := strconv.Atoi(at)
		if err != nil {
			return nil, step.Errorf("%w", err)
		}
		spaces[field] = append(spaces[field], k)
	}
	for _, of := range spaces {
		slices.Sort(of)
	}
	return spaces, nil
}

func (n *nouns) givePromises(text string) error {
	spaces, err := readPromises(text)
	if err != nil {
		return err
	}
	if n.doc.Promises != nil {
		return step.Twice("what is promised")
	}
	return n.note(func() { n.doc.Promises = spaces })
}

func (n *nouns) giveOfficers(cards string) error {
	list, err := n.characterWords().List(cards)
	if err != nil {
		return err
	}
	return n.note(func() { n.doc.Office = list })
}

func (n *nouns) givePile(town, cards string) error {
	if err := n.townWords().Known(town); err != nil {
		return err
	}
	list, err := n.characterWords().List(cards)
	if err != nil {
		return err
	}
	return n.note(func() { n.doc.Towns[town] = list })
}

func (n *nouns) giveTilesLeft(k int, kind string) error {
	if err := n.publicWords().Known(kind); err != nil {
		return err
	}
	return n.note(func() { n.doc.Tiles[kind] = k })
}

// layCharacters sets the rings and the used assistants, and takes out of the game the cards that an empty deck lacks.
func (n *nouns) layCharacters() error {
	for _, card := range slices.Sorted(maps.Keys(n.rings)) {
		holder, err := n.holder(card)
		if err != nil {
			return err
		}
		step, err := n.ringStep(card, n.rings[card])
		if err != nil {
			return err
		}
		n.doc.Players[holder].Rings[card] = step
	}
	for _, card := range n.used {
		holder, err := n.holder(card)
		if err != nil {
			return err
		}
		n.doc.Players[holder].Spent = append(n.doc.Players[holder].Spent, card)
	}
	for _, rank := range n.emptied {
		for _, card := range n.ranked(rank) {
			if !slices.Contains(n.placed(), card) {
				n.doc.Removed = append(n.doc.Removed, card)
			}
		}
	}
	return nil
}

// holder returns the seat of the player who holds an assistant.
func (n *nouns) holder(card string) (int, error) {
	for i, p := range n.doc.Players {
		if slices.Contains(p.Characters, card) {
			return i, nil
		}
	}
	return 0, fmt.Errorf("nobody holds %s: say who does", card)
}

// placed lists the characters that the steps put somewhere.
func (n *nouns) placed() []string {
	cards := slices.Clone(n.doc.Office)
	for _, p := range n.doc.Players {
		cards = append(cards, p.Characters...)
	}
	for _, pile := range n.doc.Towns {
		cards = append(cards, pile...)
	}
	return cards
}
