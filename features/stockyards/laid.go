package stockyards

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachLaid adds the steps that set up Packingtown, the markets and the cards.
func (n *nouns) teachLaid(v *step.Vocabulary) {
	v.Given(plant, n.givePlant)
	v.Given(built, n.giveBuilding)
	v.Given(ownsLand, n.giveLand)
	v.Given(viaduct, n.giveViaducts)
	v.Given(houses, n.giveHouses)
	v.Given(noHouses, func(market string) error { return n.giveHouses(market, "nothing") })
	v.Given(housesIn, n.giveHousesIn)
	v.Given(noMoreHouses, n.giveNoMoreHouses)
	v.Given(connections, n.giveConnections)
	v.Given(ownToken, func(market string) error { return n.giveToken(market, true, false) })
	v.Given(wildToken, func(market string) error { return n.giveToken(market, false, true) })
	v.Given(bothTokens, func(market string) error { return n.giveToken(market, true, true) })
	v.Given(offering, n.giveOffering)
	v.Given(top, n.giveTop)
	v.Given(topYear, func(card string) error {
		return n.OnTop("year deck", "reveal-year ", n.yearCardWords(), n.placing)(card)
	})
	v.Given(deckEmpty, n.giveEmptyDeck)
	v.Given(specialist, n.giveSpecialist)
}

func (n *nouns) givePlant(player, location string) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	if err := n.locationWords().Known(location); err != nil {
		return err
	}
	if p.Plant != "" {
		return step.Twice(player + "'s plant")
	}
	p.Plant = location
	return nil
}

func (n *nouns) giveBuilding(player, card, at string) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	if err := n.buildingWords().Known(card); err != nil {
		return err
	}
	if _, err := readPlacement(at); err != nil {
		return err
	}
	for _, other := range n.doc.Players {
		if other.Buildings[card] != "" && !n.AtFault {
			return fmt.Errorf("%s has the %s already: there is one of each building card", other.Name, card)
		}
	}
	p.Buildings[card] = at
	return nil
}

func (n *nouns) giveLand(player, square, facing string) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	text := square + " facing " + facing
	if _, err := n.landCovers(text); err != nil {
		return err
	}
	p.Land = append(p.Land, text)
	return nil
}

func (n *nouns) giveViaducts(squares string) error {
	if err := n.placing(); err != nil {
		return err
	}
	list, err := n.readSquares(squares)
	for _, s := range list {
		n.doc.Viaducts = append(n.doc.Viaducts, spellSquare(s))
	}
	return err
}

// market returns a market of the document, and adds it if it is missing.
func (n *nouns) market(name string) *stockyards.Market {
	m := n.doc.Markets[name]
	if m == nil {
		m = &stockyards.Market{}
		n.doc.Markets[name] = m
	}
	return m
}

func (n *nouns) giveHouses(market, houses string) error {
	if err := n.placing(); err != nil {
		return err
	}
	m := n.market(market)
	if m.Houses != nil {
		return step.Twice("which houses stand in " + market)
	}
	list, err := step.ReadList(houses)
	if err != nil {
		return err
	}
	for _, owner := range list {
		if err := n.IsPlayer(owner); err != nil {
			return err
		}
	}
	m.Houses = list
	return nil
}

// giveHousesIn adds houses of a player to those of a market.
func (n *nouns) giveHousesIn(player string, count int, market string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	m := n.market(market)
	if slices.Contains(m.Houses, player) {
		return step.Twice("which houses of " + player + " stand in " + market)
	}
	if m.Houses == nil {
		m.Houses = []string{}
	}
	for range min(count, step.MostCopies) {
		m.Houses = append(m.Houses, player)
	}
	return nil
}

// giveNoMoreHouses notes that a player's other houses are on the mat.
func (n *nouns) giveNoMoreHouses(player string) error {
	p, err := n.player(player)
	if err == nil && p.Houses != nil {
		return step.Twice("how many houses " + player + " has")
	}
	return err
}

// giveConnections sends the given number of tokens to a market, its own token first.
func (n *nouns) giveConnections(market string, count int) error {
	const most = 2
	if count > most {
		return errors.New("a market has two railroad connections at most")
	}
	return n.giveToken(market, count > 0, count == most)
}

// giveToken sends a market's own token and a wild one there.
func (n *nouns) giveToken(market string, own, wild bool) error {
	if err := n.placing(); err != nil {
		return err
	}
	if own {
		for _, token := range n.parts().RailTokens[n.side()] {
			if token.Name != "" && int(token.Market) == slices.Index(markets, market) {
				n.market(market).Tokens = append(n.market(market).Tokens, token.Name)
			}
		}
	}
	if wild {
		n.wilds = append(n.wilds, market)
	}
	return nil
}

func (n *nouns) giveOffering(cards string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Offering != nil {
		return step.Twice("the offering")
	}
	var err error
	n.doc.Offering, err = n.buildingWords().List(cards)
	return err
}

func (n *nouns) giveTop(card string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if card == "nothing" {
		return n.giveEmptyDeck()
	}
	if err := n.buildingWords().Known(card); err != nil {
		return err
	}
	if n.doc.DeckTop != "" || n.noDeck {
		return step.Twice("what the deck shows on top")
	}
	n.doc.DeckTop = card
	return nil
}

func (n *nouns) giveEmptyDeck() error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.DeckTop != "" {
		return step.Twice("what the deck shows on top")
	}
	n.noDeck = true
	return nil
}

func (n *nouns) giveSpecialist(player, card string) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	for _, other := range n.doc.Players {
		if slices.Contains(other.Specialists, card) && !n.AtFault {
			return fmt.Errorf("%s has %s already: there is one of each specialist card", other.Name, card)
		}
	}
	p.Specialists = append(p.Specialists, card)
	return nil
}
