package hellonwheels

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/features/step"
)

// place returns the steps' description of a position.
func (n *nouns) place(position string) (*place, error) {
	if err := n.placing(); err != nil {
		return nil, err
	}
	i := slices.Index(positions, position)
	if i < 0 {
		i = slices.IndexFunc(n.places[:], func(p place) bool { return p.town == position })
	}
	if i < 0 {
		return n.somewhere(position), nil
	}
	return &n.places[i], nil
}

// somewhere returns the description of a Town of which no step has said where it lies. It lies where a later step says, or else at the
// first free position of Present, Past and Future.
func (n *nouns) somewhere(town string) *place {
	if n.elsewhere == nil {
		n.elsewhere = map[string]*place{}
	}
	if n.elsewhere[town] == nil {
		n.elsewhere[town] = &place{}
	}
	return n.elsewhere[town]
}

// layElsewhere lays the Towns of which no step says where they lie.
func (n *nouns) layElsewhere() error {
	for _, town := range townNames {
		p := n.elsewhere[town]
		if p == nil {
			continue
		}
		for _, i := range []int{1, 0, 2} {
			if there := &n.places[i]; p.town == "" && there.town == "" && there.kind == "" && !there.empty && there.bare() {
				p.town = town
				*there = *p
			}
		}
		if p.town == "" {
			return fmt.Errorf("no step says where %s lies, and no position is free: write, for example, the Present Town is %s", town, town)
		}
	}
	n.elsewhere = nil
	return nil
}

func (n *nouns) giveTown(position, town string) error {
	p, err := n.place(position)
	if err != nil {
		return err
	}
	if err := townWords().Known(town); err != nil {
		return err
	}
	if p.town != "" || p.kind != "" || p.empty {
		return fmt.Errorf("what lies at the %s position is given twice", position)
	}
	if there := n.elsewhere[town]; there != nil && p.bare() {
		*p = *there
		delete(n.elsewhere, town)
	}
	p.town = town
	return n.oneTownEach()
}

// oneTownEach returns an error if a Town is in two places (HOW-TOWN-01).
func (n *nouns) oneTownEach() error {
	lying := map[string]string{}
	put := func(town, place string) error {
		if there := lying[town]; there != "" && !n.AtFault {
			return fmt.Errorf("%s is in two places, %s and %s: there is one Town of each name (HOW-TOWN-01)", town, there, place)
		}
		lying[town] = place
		return nil
	}
	for i, p := range n.places {
		if p.town == "" {
			continue
		}
		if err := put(p.town, "the "+positions[i]+" position"); err != nil {
			return err
		}
	}
	if n.townDeck == nil {
		return nil
	}
	for _, town := range n.townDeck.cards {
		if err := put(town, "the Town deck"); err != nil {
			return err
		}
	}
	return nil
}

func (n *nouns) giveTownType(position, kind string) error {
	p, err := n.place(position)
	if err == nil && (p.town != "" || p.kind != "" || p.empty) {
		err = fmt.Errorf("what lies at the %s position is given twice", position)
	}
	if err == nil {
		p.kind = kind
	}
	return err
}

func (n *nouns) giveNoTown(position string) error {
	p, err := n.place(position)
	if err == nil && (p.town != "" || p.kind != "") {
		err = fmt.Errorf("the %s position has a Town and is not empty", position)
	}
	if err == nil {
		p.empty = true
	}
	return err
}

// giveLying lays cards without an owner.
func (n *nouns) giveLying(cards, position string) error {
	p, err := n.place(position)
	if err != nil {
		return err
	}
	list, err := rrWords().List(cards)
	if err != nil {
		return err
	}
	if !n.AtFault {
		what := fmt.Sprintf("only Customers and Mayhem cards lie in a Town without an owner; write who owns it in the %s Town", position)
		if err := ofClass(list, what, "Customer", "Mayhem"); err != nil {
			return err
		}
	}
	if list, err = copies(cards); err != nil {
		return err
	}
	for _, c := range list {
		switch classOf(c) {
		case "Mayhem":
			p.cards.Mayhem = append(p.cards.Mayhem, c)
		case "Customer":
			p.cards.Customers = append(p.cards.Customers, c)
		default:
			p.own(c, "")
		}
	}
	return nil
}

// own lays a card with its owner's marker.
func (p *place) own(card, owner string) {
	into := &p.cards.Establishments
	if classOf(card) == "Civilized" {
		into = &p.cards.Civilized
	}
	if *into == nil {
		*into = map[string]string{}
	}
	(*into)[card] = owner
}

func (n *nouns) giveOwned(player, cards, position string) error {
	p, err := n.place(position)
	if err != nil {
		return err
	}
	if err := n.IsPlayer(player); err != nil {
		return err
	}
	list, err := n.unowned(cards)
	if err != nil {
		return err
	}
	if !n.AtFault {
		what := "only Establishments and Civilized cards on the board have an owner (HOW-MON-04, HOW-MON-05)"
		if err := ofClass(list, what, "Establishment", "Civilized"); err != nil {
			return err
		}
	}
	for _, c := range list {
		if n.hasOwner(c) && !n.AtFault {
			return fmt.Errorf("%s is given to an owner twice: it lies in one place and has one owner (HOW-MON-04)", c)
		}
		p.own(c, player)
	}
	return nil
}

// unowned reads cards; a name without a number is the first copy that no step has given an owner.
func (n *nouns) unowned(cards string) ([]string, error) {
	list, err := rrWords().List(cards)
	for i, word := range list {
		for _, c := range rrCards {
			if c.name == word && !isCopy(list[i]) && !n.hasOwner(c.id) && !slices.Contains(list, c.id) {
				list[i] = c.id
			}
		}
		if !isCopy(list[i]) {
			return nil, step.Errorf("every %s of the game has an owner", word)
		}
	}
	return list, err
}

// hasOwner reports whether a step has given a card on the board an owner.
func (n *nouns) hasOwner(card string) bool {
	return slices.ContainsFunc(n.places[:], func(p place) bool {
		_, house := p.cards.Establishments[card]
		_, civilized := p.cards.Civilized[card]
		return house || civilized
	})
}

func (n *nouns) giveCustomers(position string, count int) error {
	p, err := n.place(position)
	if err == nil {
		p.customers, err = counted(p.customers, count)
	}
	return err
}

func (n *nouns) giveMayhem(position string, count int) error {
	p, err := n.place(position)
	if err == nil {
		p.mayhem, err = counted(p.mayhem, count)
	}
	return err
}

func counted(before, count int) (int, error) {
	switch {
	case before > 0:
		return 0, errors.New("the number is given twice")
	case count > len(rrCards):
		return 0, fmt.Errorf("%d are more than there are cards", count)
	}
	return count, nil
}

// townAt returns a pointer to the Town of a position in a document.
func townAt(p *hellonwheels.Position, place int) **hellonwheels.Town {
	return [...]**hellonwheels.Town{&p.Past, &p.Present, &p.Future}[place]
}
