package stockyards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachPosition adds the steps that check the players' parts and the tracks.
func (n *nouns) teachPosition(v *step.Vocabulary) {
	t := n.table()
	step.Both(v, cash, step.Players(t, "%s's cash in dollars", step.Said, func(p *seat) **int { return &p.Cash }))
	step.Both(v, savings, step.Players(t, "%s's savings", step.Said, func(p *seat) **int { return &p.Savings }))
	step.Both(v, tokens, step.Players(t, "%s's number of low morale tokens", step.Said, func(p *seat) **int { return &p.Tokens }))
	step.Both(v, onMat, step.Players(t, "%s's number of houses on the mat", step.Said, func(p *seat) **int { return &p.Houses }))
	v.Then(toPlace, step.Players(t, "%s's number of workers to place", step.Said, func(p *seat) **int { return &p.Workers }).Is)
	v.Then(landCards, step.Players(t, "%s's number of land cards on the mat", step.Said, func(p *seat) **int { return &p.LandCards }).Is)
	v.Then(meat, func(player, meat string, value int) error {
		return step.Players(t, "%s's "+meat, step.Said, func(p *seat) **int { return meatOf(p, meat) }).Is(player, value)
	})
	v.Then(housesIn, n.housesInAre)
	v.Then(margin, n.marginIs)
	v.Then(stack, n.stackIs)
	v.Then(brand, step.CountsOf(t, "%s's brand", func(p *seat) int { return p.Brand }))
	v.Then(prices, n.kindsAre("price of %s", func(p *stockyards.Position) map[string]int { return p.Prices }))
	v.Then(price, n.kindIs("price of %s", func(p *stockyards.Position) map[string]int { return p.Prices }))
	v.Then(priceUp, step.Moves(t, "price", 1, priceOf))
	v.Then(priceDown, step.Moves(t, "price", -1, priceOf))
	v.Then(yards, n.kindsAre("number of %s in the Yards", func(p *stockyards.Position) map[string]int { return p.Yards }))
	v.Then(yard, func(count int, kind string) error {
		return n.kindIs("number of %s in the Yards", func(p *stockyards.Position) map[string]int { return p.Yards })(kind, count)
	})
	v.Then(animals, n.animalsAre)
	v.Then(spirit, step.OnTable(t, "the union spirit", step.Said, func(p *position) **int { return &p.Spirit }).Is)
	v.Then(supply, step.OnTable(t, "the supply of low morale tokens", step.Said, func(p *position) **int { return &p.TokensLeft }).Is)
	v.Then(bank, n.bankIs)
	v.Then(bankMore, n.bankGained)
	v.Then(bankLess, func(amount int) error { return n.bankGained(-amount) })
	v.Then(earns, step.Changes(t, "cash", 1, cashOf))
	v.Then(pays, step.Changes(t, "cash", -1, cashOf))
	v.Then(paysTo, n.Paid)
}

// now settles chance and returns the whole position.
func (n *nouns) now() (*stockyards.Position, error) {
	p := &stockyards.Position{}
	return p, n.View("", p)
}

// priceOf returns the price of a kind in a position; nil if it is not shown.
func priceOf(p *position, kind string) *int {
	if price, shown := p.Prices[kind]; shown {
		return &price
	}
	return nil
}

// cashOf returns a player's cash in a position; nil if it is not shown.
func cashOf(p *position, name string) *int {
	if player := step.Named(p.Players, name, called); player != nil {
		return player.Cash
	}
	return nil
}

func (n *nouns) housesInAre(player string, expected int, market string) error {
	p, _, err := n.nowOf(player)
	if err != nil {
		return err
	}
	count := 0
	for _, owner := range inMarket(p, market).Houses {
		if owner == player {
			count++
		}
	}
	return step.Equal("the number of "+player+"'s branch houses in "+market, expected, count)
}

// called returns the name of a player in a document.
func called(p *stockyards.Player) string { return p.Name }

func (n *nouns) nowOf(name string) (*stockyards.Position, *stockyards.Player, error) {
	p, err := n.now()
	if err != nil {
		return nil, nil, err
	}
	q, err := step.PlayerIn(n.World, p.Players, name, called)
	return p, q, err
}

// said returns a number that an engine may have left out.
func said(what string, number *int) (int, error) {
	if number == nil {
		return 0, fmt.Errorf("the engine's position does not say %s", what)
	}
	return *number, nil
}

// marginOf returns the meat value of a player less the price of the kind.
func marginOf(p *stockyards.Position, q *stockyards.Player, kind int) (int, error) {
	price, priced := p.Prices[kinds[kind]]
	value, err := said(q.Name+"'s "+meats[kind], *meatOf(q, meats[kind]))
	if err == nil && !priced {
		err = fmt.Errorf("the engine's position does not say the price of %s", kinds[kind])
	}
	return value - price, err
}

func (n *nouns) marginIs(player, kind string, expected int) error {
	p, q, err := n.nowOf(player)
	if err != nil {
		return err
	}
	got, err := marginOf(p, q, slices.Index(kinds, kind))
	if err != nil {
		return err
	}
	return step.Equal(player+"'s margin on "+kind, expected, got)
}

// stackIs compares the trackers on a space of the brand track, the lowest first.
func (n *nouns) stackIs(space int, names string) error {
	var expected, got []string
	if names != "nobody" {
		expected = step.SplitNames(names)
	}
	for _, name := range expected {
		if err := n.IsPlayer(name); err != nil {
			return err
		}
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	for _, name := range p.Brand {
		if q := step.Named(p.Players, name, called); q != nil && q.Brand == space {
			got = append(got, name)
		}
	}
	if !slices.Equal(expected, got) {
		return fmt.Errorf("expected brand %d to hold %s, but it holds %s", space, fromBelow(expected), fromBelow(got))
	}
	return nil
}

func fromBelow(names []string) string {
	switch len(names) {
	case 0:
		return "nobody"
	case 1:
		return names[0]
	}
	return strings.Join(names, ", ") + " (from below)"
}

func (n *nouns) kindsAre(what string, of func(*stockyards.Position) map[string]int) func(a, b, c int) error {
	return func(a, b, c int) error {
		for i, expected := range [...]int{a, b, c} {
			if err := n.kindIs(what, of)(kinds[i], expected); err != nil {
				return err
			}
		}
		return nil
	}
}

func (n *nouns) kindIs(what string, of func(*stockyards.Position) map[string]int) func(kind string, expected int) error {
	return func(kind string, expected int) error {
		p, err := n.now()
		if err != nil {
			return err
		}
		return step.Equal("the "+fmt.Sprintf(what, kind), expected, of(p)[kind])
	}
}

// animalsAre compares the supply: the animals of the box that are not in the Yards.
func (n *nouns) animalsAre(expected int, kind string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of "+kind+" in the supply", expected, n.parts().LivestockPieces[slices.Index(kinds, kind)]-p.Yards[kind])
}

// bankIs compares the Bank's money: the rest of all money after the opening cash, and its gains since.
func (n *nouns) bankIs(expected int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	gained, err := said("what the Bank has gained", p.Bank)
	if err != nil {
		return err
	}
	return step.Equal("what the Bank holds in dollars", expected, n.parts().MoneyTotal-n.parts().StartCash*len(n.Setup.Seats)+gained)
}

// bankGained compares the Bank's gains since the scenario began: at its position, or at the set-up.
func (n *nouns) bankGained(expected int) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	got, err := said("what the Bank has gained", p.Bank)
	if err != nil {
		return err
	}
	if n.Start.Position != nil {
		before := &stockyards.Position{}
		if err := document.Decode(n.Start.Position, before); err != nil {
			return fmt.Errorf("the position set up above cannot be read: %w", err)
		}
		if before.Bank != nil {
			got -= *before.Bank
		}
	}
	if got != expected {
		return fmt.Errorf("expected the Bank to have %s at the start, but it has %s", moreOrLess(expected), moreOrLess(got))
	}
	return nil
}

func moreOrLess(amount int) string {
	if amount < 0 {
		return dollarsOf(-amount) + " less than"
	}
	return dollarsOf(amount) + " more than"
}
