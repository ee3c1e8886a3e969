package stockyards

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachPackingtown adds the steps that check the grid and the markets.
func (n *nouns) teachPackingtown(v *step.Vocabulary) {
	v.Then(covers, n.covers)
	v.Then(landOf, n.landIs)
	v.Then(bankLand, func(squares string) error { return n.landIs(squares, "") })
	v.Then(free, n.isFree)
	v.Then(viaduct, n.viaductsAt)
	v.Then(viaducts, n.viaductsLeft)
	v.Then(plant, n.plantIs)
	v.Then(houses, n.housesAre)
	v.Then(noHouses, func(market string) error { return n.housesAre(market, "nothing") })
	v.Then(connections, n.connectionsAre)
	v.Then(tokenIn, n.tokenLies)
	v.Then(tokenBeside, func(token string) error { return n.tokenLies(token, "") })
	v.Then(mayBuyLand, func(player string) error { return n.mayDo(player, "buy-land ", "buy land") })
	v.Then(mayNotBuyAny, func(player string) error { return n.mayNotDo(player, "buy-land ", "buy land") })
	v.Then(mayBuild, n.mayBuild)
	v.Then(mayNotBuild, n.mayNotBuild)
	v.Then(ways, n.waysAre)
}

// lying returns all that lies on the grid, with squares that a step asks for.
func (n *nouns) lying(squares string) (*stockyards.Position, *ground, []box.Square, error) {
	p, err := n.now()
	if err != nil {
		return nil, nil, nil, err
	}
	g, err := n.survey(p)
	if err != nil {
		return nil, nil, nil, err
	}
	list, err := n.readSquares(squares)
	return p, g, list, err
}

func (n *nouns) covers(player, card, squares string) error {
	if err := n.buildingWords().Known(card); err != nil {
		return err
	}
	p, g, expected, err := n.lying(squares)
	if err != nil {
		return err
	}
	q, err := step.PlayerIn(n.World, p.Players, player, called)
	if err != nil {
		return err
	}
	if q.Buildings[card] == "" {
		return fmt.Errorf("expected %s's %s to cover %s, but %s does not have that card", player, card, squares, player)
	}
	if got := g.shape[card]; spellSquares(got) != spellSquares(expected) {
		return fmt.Errorf("expected %s's %s to cover %s, but it covers %s", player, card, spellSquares(expected), spellSquares(got))
	}
	return nil
}

// landIs checks that squares are the land of a player, or of the Bank for "".
func (n *nouns) landIs(squares, player string) error {
	if player != "" {
		if err := n.Running(); err != nil {
			return err
		}
		if err := n.IsPlayer(player); err != nil {
			return err
		}
	}
	_, g, list, err := n.lying(squares)
	if err != nil {
		return err
	}
	owner := func(name string) string {
		if name == "" {
			return "the Bank"
		}
		return name
	}
	for _, s := range list {
		if g.land[s] != player {
			return fmt.Errorf("expected %s to be land of %s, but it is land of %s", spellSquare(s), owner(player), owner(g.land[s]))
		}
	}
	return nil
}

func (n *nouns) isFree(squares string) error {
	_, g, list, err := n.lying(squares)
	if err != nil {
		return err
	}
	for _, s := range list {
		if piece := g.pieces[s]; piece != "" {
			return fmt.Errorf("expected %s to be free, but %s stands there", spellSquare(s), piece)
		}
	}
	return nil
}

func (n *nouns) viaductsAt(squares string) error {
	_, g, list, err := n.lying(squares)
	if err != nil {
		return err
	}
	for _, s := range list {
		if g.pieces[s] != viaductPiece {
			return fmt.Errorf("expected a viaduct at %s, but viaducts stand at: %s", spellSquare(s), spellSquares(g.shape[viaductPiece]))
		}
	}
	return nil
}

// viaductsLeft counts the viaducts of the box that are not on the grid.
func (n *nouns) viaductsLeft(expected int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of viaducts in the supply", expected, n.parts().Viaducts-len(p.Viaducts))
}

func (n *nouns) plantIs(player, location string) error {
	if err := n.locationWords().Known(location); err != nil {
		return err
	}
	_, q, err := n.nowOf(player)
	if err == nil && q.Plant != location {
		return fmt.Errorf("expected %s's plant at the location %s, but it is at: %s", player, location, step.OrNothing(q.Plant))
	}
	return err
}

// inMarket returns the contents of a market; a market that the engine leaves out is empty.
func inMarket(p *stockyards.Position, market string) *stockyards.Market {
	if m := p.Markets[market]; m != nil {
		return m
	}
	return &stockyards.Market{}
}

// housesAre compares the owners of the houses in a market, in any order.
func (n *nouns) housesAre(market, houses string) error {
	expected, err := step.ReadList(houses)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	for _, owner := range expected {
		if err := n.IsPlayer(owner); err != nil {
			return err
		}
	}
	got := inMarket(p, market).Houses
	expected, got = inOrder(expected, n.Setup.Seats), inOrder(got, n.Setup.Seats)
	return step.SameList("what stands in "+market, expected, got)
}

func (n *nouns) connectionsAre(market string, expected int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of railroad connections of "+market, expected, len(inMarket(p, market).Tokens))
}

// tokenLies checks that a railroad token is in a market, or next to the grid.
func (n *nouns) tokenLies(token, market string) error {
	if err := n.railWords().Known(token); err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	if where := whereLies(p, token); where != market {
		beside := func(place string) string {
			if place == "" {
				return "beside the grid"
			}
			return "in " + place
		}
		return fmt.Errorf("expected the token %s to lie %s, but it lies %s", token, beside(market), beside(where))
	}
	if market == "" && !slices.Contains(p.Beside, token) {
		return fmt.Errorf("expected the token %s to lie beside the grid, but the engine's position has it nowhere", token)
	}
	return nil
}

func whereLies(p *stockyards.Position, token string) string {
	for market, m := range p.Markets {
		if m != nil && slices.Contains(m.Tokens, token) {
			return market
		}
	}
	return ""
}

func (n *nouns) mayBuild(player, card string) error {
	if err := n.buildingWords().Known(card); err != nil {
		return err
	}
	return n.mayDo(player, "build "+card+" ", "build "+card)
}

func (n *nouns) mayNotBuild(player, card string) error {
	if err := n.buildingWords().Known(card); err != nil {
		return err
	}
	return n.mayNotDo(player, "build "+card+" ", "build "+card)
}

func (n *nouns) waysAre(player string, expected int, card string) error {
	if err := n.buildingWords().Known(card); err != nil {
		return err
	}
	ways, err := n.ways(player, "build "+card+" ")
	if err != nil {
		return err
	}
	return step.Equal("the number of ways in which "+player+" may build "+card, expected, len(ways))
}
