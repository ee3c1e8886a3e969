package stockyards

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachGiven adds the steps that set up the players, the tracks and the year.
func (n *nouns) teachGiven(v *step.Vocabulary) {
	v.Given(meat, n.giveMeat)
	v.Given(landCards, n.giveLandCards)
	v.Given(toPlace, n.giveToPlace)
	v.Given(stack, n.giveStack)
	v.Given(prices, n.giveKinds("prices", func(p *stockyards.Position) map[string]int { return p.Prices }))
	v.Given(price, n.giveKind("price", func(p *stockyards.Position) map[string]int { return p.Prices }))
	v.Given(yards, n.giveKinds("Yards", func(p *stockyards.Position) map[string]int { return p.Yards }))
	v.Given(yard, func(count int, kind string) error {
		return n.giveKind("number in the Yards", func(p *stockyards.Position) map[string]int { return p.Yards })(kind, count)
	})
	v.Given(spirit, func(spirit int) error { return n.giveOnce("the union spirit", &n.doc.Spirit, spirit) })
	v.Given(supply, func(tokens int) error {
		return n.giveOnce("the supply of low morale tokens", &n.doc.TokensLeft, tokens)
	})
	v.Given(bank, func(amount int) error { return n.giveOnce("what the Bank holds", &n.bank, amount) })
	v.Given(year, n.giveYear)
	v.Given(begins, n.giveBeginning)
	v.Given(planting, n.givePlanting)
	v.Given(last, n.giveLast)
	v.Given(yearLast, n.giveYearLast)
	v.Given(card, n.giveYearCard)
	v.Given(first, n.giveFirst)
	v.Given(party, n.giveParty)
	v.Given(strike, n.giveStrike)
	v.Given(stands, n.giveStanding)
	v.Given(slaughter, n.giveSlaughtered)
	v.Given(hired, n.giveHired)
}

// giveOnce notes a number.
func (n *nouns) giveOnce(what string, into **int, value int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if *into != nil {
		return step.Twice(what)
	}
	*into = &value
	return nil
}

func (n *nouns) giveMeat(name, meat string, value int) error {
	return n.each(name, func(p *stockyards.Player) { *meatOf(p, meat) = new(value) })
}

// meatOf returns a pointer to a meat value of a player in a document.
func meatOf(p *stockyards.Player, meat string) **int {
	return [...]**int{&p.Beef, &p.Pork, &p.Lamb}[slices.Index(meats, meat)]
}

func (n *nouns) giveLandCards(name string, cards int) error {
	return n.each(name, func(p *stockyards.Player) { n.onMat[p.Name] = cards })
}

func (n *nouns) giveToPlace(name string, workers int) error {
	return n.each(name, func(p *stockyards.Player) { n.toPlace[p.Name] = workers })
}

// giveStack puts trackers on a space, the lowest first; "nobody" leaves it free.
func (n *nouns) giveStack(space int, names string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if _, again := n.stacks[space]; again {
		return step.Twice(fmt.Sprintf("who stands on brand %d", space))
	}
	n.stacks[space] = []string{}
	if names == "nobody" {
		return nil
	}
	for _, name := range step.SplitNames(names) {
		if err := n.IsPlayer(name); err != nil {
			return err
		}
		for at, stack := range n.stacks {
			if slices.Contains(stack, name) && !n.AtFault {
				return fmt.Errorf("%s has one brand tracker, and it stands on brand %d already, not on brand %d", name, at, space)
			}
		}
		n.stacks[space] = append(n.stacks[space], name)
	}
	return nil
}

func (n *nouns) giveKinds(what string, of func(*stockyards.Position) map[string]int) func(a, b, c int) error {
	return func(a, b, c int) error {
		for i, value := range [...]int{a, b, c} {
			if err := n.giveKind(what, of)(kinds[i], value); err != nil {
				return err
			}
		}
		return nil
	}
}

func (n *nouns) giveKind(what string, of func(*stockyards.Position) map[string]int) func(kind string, value int) error {
	return func(kind string, value int) error {
		if err := n.placing(); err != nil {
			return err
		}
		if _, again := of(&n.doc)[kind]; again {
			return step.Twice(fmt.Sprintf("the %s of %s", what, kind))
		}
		of(&n.doc)[kind] = value
		return nil
	}
}

func (n *nouns) giveYear(year int) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Year != 0 || n.planting {
		return step.Twice("the year")
	}
	if year == 0 {
		return errors.New("years are counted from 1: for the set-up write " +
			`"Given the plants are still to be placed", or name no part of the position`)
	}
	n.doc.Year = year
	return nil
}

func (n *nouns) giveBeginning(year int) error {
	n.begins = true
	return n.giveYear(year)
}

func (n *nouns) givePlanting() error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Year != 0 {
		return step.Twice("the year")
	}
	n.planting = true
	return nil
}

func (n *nouns) giveLast(player string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.last != "" {
		return step.Twice("who places the last worker of the year")
	}
	n.last = player
	return nil
}

func (n *nouns) giveYearLast(year int, player string) error {
	if err := n.giveYear(year); err != nil {
		return err
	}
	return n.giveLast(player)
}

func (n *nouns) giveYearCard(card string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if err := n.yearCardWords().Known(card); err != nil {
		return err
	}
	if n.doc.YearCard != "" && n.doc.YearCard != card {
		return step.Twice("the year card")
	}
	n.doc.YearCard = card
	return nil
}

func (n *nouns) giveFirst(player string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.doc.FirstPlayer != "" {
		return step.Twice("the first player")
	}
	n.doc.FirstPlayer = player
	return nil
}

func (n *nouns) giveParty(party string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if n.doc.Party != "" {
		return step.Twice("the party in office")
	}
	n.doc.Party = parties[party]
	return nil
}

func (n *nouns) giveStrike() error {
	if err := n.placing(); err != nil {
		return err
	}
	n.doc.Strike = true
	return nil
}

func (n *nouns) giveStanding(player, space string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	if err := spaceWords().Known(space); err != nil {
		return err
	}
	n.doc.Spaces[space] = append(n.doc.Spaces[space], player)
	return nil
}

func (n *nouns) giveSlaughtered(player, kind string) error {
	if _, err := n.player(player); err != nil {
		return err
	}
	n.doc.Slaughtered[kind] = append(n.doc.Slaughtered[kind], player)
	return nil
}

// giveHired puts a player's worker on the card of 1904 in a year with a strike.
func (n *nouns) giveHired(player string) error {
	const card = "y1904-hire-strikebreaker"
	if _, err := n.player(player); err != nil {
		return err
	}
	if n.doc.YearCard != "" && n.doc.YearCard != card && !n.AtFault {
		return fmt.Errorf("the strikebreaker is hired on the card %s, but the year card is %s: name the year card, or no card",
			card, n.doc.YearCard)
	}
	n.doc.YearCard, n.doc.Strike, n.doc.Strikebreaker = card, true, player
	return n.giveStanding(player, yearCardSpace)
}
