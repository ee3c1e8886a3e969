package hellonwheels

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// towns is the supply of Towns while they are laid out.
type townSupply struct {
	free  []string
	types map[string]string
}

func (n *nouns) townSupply() *townSupply {
	s := &townSupply{free: slices.Clone(townNames), types: map[string]string{}}
	for i, kind := range n.parts().Towns {
		s.types[townNames[i]] = types[kind]
	}
	for _, p := range n.places {
		s.take(p.town)
	}
	if n.townDeck != nil {
		for _, town := range n.townDeck.cards {
			s.take(town)
		}
	}
	return s
}

func (s *townSupply) take(town string) {
	s.free = slices.DeleteFunc(s.free, func(t string) bool { return t == town })
}

// pick takes a Town of a type, the favourite if it is free; "" if there is none.
func (s *townSupply) pick(kind, favourite string) string {
	is := func(t string) bool { return s.types[t] == kind }
	i := slices.Index(s.free, favourite)
	if i < 0 || !is(favourite) {
		i = slices.IndexFunc(s.free, is)
	}
	if i < 0 {
		return ""
	}
	town := s.free[i]
	s.take(town)
	return town
}

// layTowns lays a Town at every position that has one in this turn, a Planned one unless a step names another.
func (n *nouns) layTowns() error {
	supply := n.townSupply()
	favourites := []string{"cheyenne", "grand-island", "rawlins"}
	for i := range n.places {
		p := &n.places[i]
		if p.kind == "" {
			continue
		}
		if p.town = supply.pick(p.kind, favourites[i]); p.town == "" {
			return fmt.Errorf("no %s Town is left for the %s position", p.kind, positions[i])
		}
	}
	for i := range n.places {
		p := &n.places[i]
		if p.town != "" || p.empty || !n.filled(i) {
			continue
		}
		for _, kind := range []string{"Planned", "Existing", "Spontaneous"} {
			if p.town == "" {
				p.town = supply.pick(kind, favourites[i])
			}
		}
	}
	for i, p := range n.places {
		if p.town == "" && p.bare() {
			continue
		}
		if p.town == "" && !n.AtFault {
			return fmt.Errorf("the %s position is empty in turn %d: no card lies there", positions[i], n.doc.Turn)
		}
		town := p.cards
		town.Name = p.town
		*townAt(&n.doc, i) = &town
	}
	return n.layTownDeck(supply)
}

// bare reports whether no card lies at a position.
func (p *place) bare() bool {
	t := p.cards
	return len(t.Establishments)+len(t.Civilized)+len(t.Customers)+len(t.Mayhem)+p.customers+p.mayhem == 0
}

// filled reports whether, by the rules, a Town is at a position in this turn. The past position is empty at
// first. When the Town deck has run out, the positions become empty one after the other.
func (n *nouns) filled(place int) bool {
	turn, last := n.townsMoved(), n.lastTurn()
	if place == 0 && turn < 2 {
		return last == 8
	}
	return turn <= last+2-place
}

// townsMoved returns the turn at whose beginning the Towns came to their present places.
func (n *nouns) townsMoved() int { return n.doc.Turn + n.shifted(n.stage.phase, n.stage.part) }

// layTownDeck sets the remaining Towns if the document does not imply them: a deck step, or an empty position.
func (n *nouns) layTownDeck(supply *townSupply) error {
	gap := false
	for i := range n.places {
		gap = gap || *townAt(&n.doc, i) == nil
	}
	switch {
	case n.townDeck != nil && n.townDeck.cards != nil:
		n.doc.TownDeck = n.townDeck.cards
	case n.townDeck != nil || gap:
		left := max(0, n.lastTurn()-n.townsMoved())
		if n.townDeck != nil {
			left = n.townDeck.left
		}
		if left > len(supply.free) {
			return fmt.Errorf("only %d Towns are left for a Town deck of %d", len(supply.free), left)
		}
		rest := len(supply.free) - left
		n.doc.TownDeck, supply.free = supply.free[rest:], supply.free[:rest]
	default:
		return nil
	}
	n.doc.Out = supply.free
	return nil
}

// cardSupply is the RR cards that have no place yet, in card order.
type cardSupply []string

func (s *cardSupply) take(cards ...string) {
	*s = slices.DeleteFunc(*s, func(c string) bool { return slices.Contains(cards, c) })
}

// last takes a number of cards of a class, or of any class if it is "", from the end of card order.
func (s *cardSupply) last(count int, class string) ([]string, error) {
	var taken []string
	for i := len(*s) - 1; i >= 0 && len(taken) < count; i-- {
		if c := (*s)[i]; class == "" || classOf(c) == class {
			taken = append(taken, c)
		}
	}
	if len(taken) < count {
		if class == "" {
			class = "RR"
		}
		return nil, fmt.Errorf("only %d %s cards are free, and %d are needed", len(taken), class, count)
	}
	s.take(taken...)
	return inCardOrder(taken), nil
}

// layCards chooses the copy and the place of every card that a step names.
func (n *nouns) layCards() error {
	supply := n.unnamed()
	for i := range n.places {
		p, town := &n.places[i], *townAt(&n.doc, i)
		if town == nil {
			continue
		}
		customers, err := supply.last(p.customers, "Customer")
		if err != nil {
			return err
		}
		mayhem, err := supply.last(p.mayhem, "Mayhem")
		if err != nil {
			return err
		}
		town.Customers, town.Mayhem = append(town.Customers, customers...), append(town.Mayhem, mayhem...)
	}
	n.layHands(&supply)
	if n.stage.next && len(n.holders()) == 0 {
		idle, err := supply.last(1, "Customer")
		if err != nil {
			return err
		}
		order := n.supervisorOrder()
		n.hold(order[len(order)-1], idle...)
	}
	return n.layPiles(&supply)
}

// unnamed returns the cards that no step names.
func (n *nouns) unnamed() cardSupply {
	var supply cardSupply
	for _, c := range rrCards {
		supply = append(supply, c.id)
	}
	for _, hand := range n.hands {
		supply.take(hand...)
	}
	for _, p := range n.places {
		for c := range p.cards.Establishments {
			supply.take(c)
		}
		for c := range p.cards.Civilized {
			supply.take(c)
		}
		supply.take(slices.Concat(p.cards.Customers, p.cards.Mayhem)...)
	}
	for _, pile := range []*pile{n.deck, n.pile} {
		if pile != nil {
			supply.take(pile.cards...)
		}
	}
	if n.doc.Blackmailer != "" {
		supply.take("blackmail")
	}
	return supply
}

// layHands chooses the lowest free copies for names, seat by seat. If there are more names than cards, the
// names stay as they are, so that the engine refuses them.
func (n *nouns) layHands(supply *cardSupply) {
	for _, seat := range n.Setup.Seats {
		hand, given := n.hands[seat]
		if !given {
			continue
		}
		for _, word := range hand {
			if !isCopy(word) {
				if i := slices.IndexFunc(*supply, func(c string) bool { return rrCards[rrPlace(c)].name == word }); i >= 0 {
					word = (*supply)[i]
					supply.take(word)
				}
			}
			n.hold(seat, word)
		}
	}
	for i := range n.doc.Players {
		p := &n.doc.Players[i]
		if p.Bid != nil && p.Bid.Blackmail && n.doc.Blackmailer == "" && slices.Contains(*supply, "blackmail") {
			supply.take("blackmail")
			p.Hand = append(p.Hand, "blackmail")
		}
	}
}

// hold adds cards to a hand.
func (n *nouns) hold(seat string, cards ...string) {
	p, err := n.player(seat)
	if err != nil {
		return // the seats of the table are players
	}
	p.Hand = append(p.Hand, cards...)
}

// layPiles fills deck and discard pile. If steps name only one of them, the remaining cards lie in the other.
// If steps name both, they lie in the last player's hand.
func (n *nouns) layPiles(supply *cardSupply) error {
	for _, at := range []struct {
		pile *pile
		into *[]string
	}{{n.deck, &n.doc.Deck}, {n.pile, &n.doc.Pile}} {
		if at.pile == nil {
			continue
		}
		*at.into = at.pile.cards
		if at.pile.cards == nil {
			var err error
			if *at.into, err = supply.last(at.pile.left, ""); err != nil {
				return err
			}
		}
	}
	switch {
	case n.deck != nil && n.pile != nil:
		n.hold(n.Setup.Seats[len(n.Setup.Seats)-1], *supply...)
	case n.deck != nil:
		n.doc.Pile = *supply
	}
	return nil
}

// holders lists the players who hold a card.
func (n *nouns) holders() []string {
	var names []string
	for _, seat := range n.Setup.Seats {
		if n.handSize(seat) > 0 {
			names = append(names, seat)
		}
	}
	return names
}

func (n *nouns) handSize(player string) int {
	i := slices.IndexFunc(n.doc.Players, func(p hellonwheels.Player) bool { return p.Name == player })
	if i < 0 {
		return 0
	}
	return len(n.doc.Players[i].Hand)
}
