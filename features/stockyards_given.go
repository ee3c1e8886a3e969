package features

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// teachGiven adds what sets up the players, the tracks and the year.
func (n *stockNouns) teachGiven(v *vocabulary) {
	v.given(stockCash, n.giveNumber(func(p *stockyards.Player) **int { return &p.Cash }))
	v.given(stockSavings, n.giveNumber(func(p *stockyards.Player) **int { return &p.Savings }))
	v.given(stockTokens, n.giveNumber(func(p *stockyards.Player) **int { return &p.Tokens }))
	v.given(stockOnMat, n.giveNumber(func(p *stockyards.Player) **int { return &p.Houses }))
	v.given(stockMeat, n.giveMeat)
	v.given(stockLandCards, n.giveLandCards)
	v.given(stockToPlace, n.giveToPlace)
	v.given(stockStack, n.giveStack)
	v.given(stockPrices, n.giveKinds("prices", func(p *stockyards.Position) map[string]int { return p.Prices }))
	v.given(stockPrice, n.giveKind("price", func(p *stockyards.Position) map[string]int { return p.Prices }))
	v.given(stockYards, n.giveKinds("Yards", func(p *stockyards.Position) map[string]int { return p.Yards }))
	v.given(stockYard, func(count int, kind string) error {
		return n.giveKind("number in the Yards", func(p *stockyards.Position) map[string]int { return p.Yards })(kind, count)
	})
	v.given(stockSpirit, func(spirit int) error { return n.giveOnce("the union spirit", &n.doc.Spirit, spirit) })
	v.given(stockSupply, func(tokens int) error {
		return n.giveOnce("the supply of low morale tokens", &n.doc.TokensLeft, tokens)
	})
	v.given(stockBank, func(amount int) error { return n.giveOnce("what the Bank holds", &n.bank, amount) })
	v.given(stockYear, n.giveYear)
	v.given(stockBegins, n.giveBeginning)
	v.given(stockPlanting, n.givePlanting)
	v.given(stockLast, n.giveLast)
	v.given(stockYearLast, n.giveYearLast)
	v.given(stockCard, n.giveYearCard)
	v.given(stockFirst, n.giveFirst)
	v.given(stockParty, n.giveParty)
	v.given(stockStrike, n.giveStrike)
	v.given(stockStands, n.giveStanding)
	v.given(stockSlaughter, n.giveSlaughtered)
	v.given(stockHired, n.giveHired)
}

// giveOnce notes a number.
func (n *stockNouns) giveOnce(what string, into **int, value int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if *into != nil {
		return twice(what)
	}
	*into = &value
	return nil
}

// giveNumber notes a number of a player, or the same for everybody.
func (n *stockNouns) giveNumber(of func(*stockyards.Player) **int) func(string, int) error {
	return func(name string, value int) error {
		return n.each(name, func(p *stockyards.Player) { *of(p) = new(value) })
	}
}

func (n *stockNouns) giveMeat(name, meat string, value int) error {
	return n.each(name, func(p *stockyards.Player) { *meatOf(p, meat) = new(value) })
}

// meatOf is where a document has a meat value of a player.
func meatOf(p *stockyards.Player, meat string) **int {
	return [...]**int{&p.Beef, &p.Pork, &p.Lamb}[slices.Index(stockMeats, meat)]
}

func (n *stockNouns) giveLandCards(name string, cards int) error {
	return n.each(name, func(p *stockyards.Player) { n.onMat[p.Name] = cards })
}

func (n *stockNouns) giveToPlace(name string, workers int) error {
	return n.each(name, func(p *stockyards.Player) { n.toPlace[p.Name] = workers })
}

// giveStack puts trackers on a space, the lowest first; "nobody" leaves it free.
func (n *stockNouns) giveStack(space int, names string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if _, again := n.stacks[space]; again {
		return twice(fmt.Sprintf("who stands on brand %d", space))
	}
	n.stacks[space] = []string{}
	if names == "nobody" {
		return nil
	}
	for _, name := range splitNames(names) {
		if err := n.isPlayer(name); err != nil {
			return err
		}
		for at, stack := range n.stacks {
			if slices.Contains(stack, name) && !n.atFault {
				return fmt.Errorf("%s has one brand tracker and cannot stand on brand %d and on brand %d", name, at, space)
			}
		}
		n.stacks[space] = append(n.stacks[space], name)
	}
	return nil
}

func (n *stockNouns) giveKinds(what string, of func(*stockyards.Position) map[string]int) func(a, b, c int) error {
	return func(a, b, c int) error {
		for i, value := range [...]int{a, b, c} {
			if err := n.giveKind(what, of)(stockKinds[i], value); err != nil {
				return err
			}
		}
		return nil
	}
}

func (n *stockNouns) giveKind(what string, of func(*stockyards.Position) map[string]int) func(kind string, value int) error {
	return func(kind string, value int) error {
		if err := n.placing(); err != nil {
			return err
		}
		if _, again := of(&n.doc)[kind]; again {
			return twice(fmt.Sprintf("the %s of %s", what, kind))
		}
		of(&n.doc)[kind] = value
		return nil
	}
}

func (n *stockNouns) giveYear(year int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Year != 0 || n.planting {
		return twice("the year")
	}
	if year == 0 {
		return errors.New(`years are counted from 1: for the set-up write "Given the plants are still to be placed", or name no part of the position`)
	}
	n.doc.Year = year
	return nil
}

func (n *stockNouns) giveBeginning(year int) error {
	n.begins = true
	return n.giveYear(year)
}

func (n *stockNouns) givePlanting() error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Year != 0 {
		return twice("the year")
	}
	n.planting = true
	return nil
}

func (n *stockNouns) giveLast(player string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.last != "" {
		return twice("who places the last worker of the year")
	}
	n.last = player
	return nil
}

func (n *stockNouns) giveYearLast(year int, player string) error {
	if err := n.giveYear(year); err != nil {
		return err
	}
	return n.giveLast(player)
}

func (n *stockNouns) giveYearCard(card string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if _, err := n.yearCardWords().list(card); err != nil {
		return err
	}
	if n.doc.YearCard != "" && n.doc.YearCard != card {
		return twice("the year card")
	}
	n.doc.YearCard = card
	return nil
}

func (n *stockNouns) giveFirst(player string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.doc.FirstPlayer != "" {
		return twice("the first player")
	}
	n.doc.FirstPlayer = player
	return nil
}

func (n *stockNouns) giveParty(party string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Party != "" {
		return twice("the party in office")
	}
	n.doc.Party = stockParties[party]
	return nil
}

func (n *stockNouns) giveStrike() error {
	if err := n.placing(); err != nil {
		return err
	}
	n.doc.Strike = true
	return nil
}

func (n *stockNouns) giveStanding(player, space string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if _, err := spaceWords().list(space); err != nil {
		return err
	}
	n.doc.Spaces[space] = append(n.doc.Spaces[space], player)
	return nil
}

func (n *stockNouns) giveSlaughtered(player, kind string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	n.doc.Slaughtered[kind] = append(n.doc.Slaughtered[kind], player)
	return nil
}

// giveHired has a player's worker stand on the card of 1904 in a year with a strike.
func (n *stockNouns) giveHired(player string) error {
	const card = "y1904-hire-strikebreaker"
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.doc.YearCard != "" && n.doc.YearCard != card && !n.atFault {
		return fmt.Errorf("the strikebreaker is hired on the card %s, and the year card is %s: name that one, or none", card, n.doc.YearCard)
	}
	n.doc.YearCard, n.doc.Strike, n.doc.Strikebreaker = card, true, player
	return n.giveStanding(player, yearCardSpace)
}
