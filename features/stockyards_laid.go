package features

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// teachLaid adds what sets up Packingtown, the markets and the cards.
func (n *stockNouns) teachLaid(v *vocabulary) {
	v.given(stockPlant, n.givePlant)
	v.given(stockBuilt, n.giveBuilding)
	v.given(stockOwnsLand, n.giveLand)
	v.given(stockViaduct, n.giveViaducts)
	v.given(stockHouses, n.giveHouses)
	v.given(stockNoHouses, func(market string) error { return n.giveHouses(market, "nothing") })
	v.given(stockOwnToken, func(market string) error { return n.giveToken(market, true, false) })
	v.given(stockWildToken, func(market string) error { return n.giveToken(market, false, true) })
	v.given(stockBothTokens, func(market string) error { return n.giveToken(market, true, true) })
	v.given(stockOffering, n.giveOffering)
	v.given(stockTop, n.giveTop)
	v.given(stockDeckEmpty, n.giveDry)
	v.given(stockSpecialist, n.giveSpecialist)
}

func (n *stockNouns) givePlant(player, location string) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	if _, err := n.locationWords().list(location); err != nil {
		return err
	}
	if p.Plant != "" {
		return twice(player + "'s plant")
	}
	p.Plant = location
	return nil
}

func (n *stockNouns) giveBuilding(player, card, at string) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	if _, err := n.buildingWords().list(card); err != nil {
		return err
	}
	if _, err := readPlacement(at); err != nil {
		return err
	}
	for _, other := range n.doc.Players {
		if other.Buildings[card] != "" && !n.atFault {
			return fmt.Errorf("%s has the %s already: there is one of each building card", other.Name, card)
		}
	}
	p.Buildings[card] = at
	return nil
}

func (n *stockNouns) giveLand(player, square, facing string) error {
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

func (n *stockNouns) giveViaducts(squares string) error {
	if err := n.placing(); err != nil {
		return err
	}
	list, err := n.readSquares(squares)
	for _, s := range list {
		n.doc.Viaducts = append(n.doc.Viaducts, spellSquare(s))
	}
	return err
}

// market is what the document says of a market.
func (n *stockNouns) market(name string) *stockyards.Market {
	m := n.doc.Markets[name]
	if m == nil {
		m = &stockyards.Market{}
		n.doc.Markets[name] = m
	}
	return m
}

func (n *stockNouns) giveHouses(market, houses string) error {
	if err := n.placing(); err != nil {
		return err
	}
	m := n.market(market)
	if m.Houses != nil {
		return twice("which houses stand in " + market)
	}
	list, err := readList(houses)
	if err != nil {
		return err
	}
	for _, owner := range list {
		if err := n.isPlayer(owner); err != nil {
			return err
		}
	}
	m.Houses = list
	return nil
}

// giveToken sends a market's own token and a wild one there.
func (n *stockNouns) giveToken(market string, own, wild bool) error {
	if err := n.placing(); err != nil {
		return err
	}
	if own {
		for _, token := range n.parts().RailTokens[n.side()] {
			if token.Name != "" && int(token.Market) == slices.Index(stockMarkets, market) {
				n.market(market).Tokens = append(n.market(market).Tokens, token.Name)
			}
		}
	}
	if wild {
		n.wilds = append(n.wilds, market)
	}
	return nil
}

func (n *stockNouns) giveOffering(cards string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Offering != nil {
		return twice("the offering")
	}
	var err error
	n.doc.Offering, err = n.buildingWords().list(cards)
	return err
}

func (n *stockNouns) giveTop(card string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if card == "nothing" {
		return n.giveDry()
	}
	if _, err := n.buildingWords().list(card); err != nil {
		return err
	}
	if n.doc.DeckTop != "" || n.dry {
		return twice("what the deck shows on top")
	}
	n.doc.DeckTop = card
	return nil
}

func (n *stockNouns) giveDry() error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.DeckTop != "" {
		return twice("what the deck shows on top")
	}
	n.dry = true
	return nil
}

func (n *stockNouns) giveSpecialist(player, card string) error {
	p, err := n.player(player)
	if err != nil {
		return err
	}
	for _, other := range n.doc.Players {
		if slices.Contains(other.Specialists, card) && !n.atFault {
			return fmt.Errorf("%s has %s already: there is one of each specialist card", other.Name, card)
		}
	}
	p.Specialists = append(p.Specialists, card)
	return nil
}
