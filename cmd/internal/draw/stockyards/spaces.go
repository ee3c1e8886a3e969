package stockyards

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// spaces are the action spaces with their costs and the workers there.
func (d drawing) spaces() {
	c, number := d.parts, &d.parts.Spaces[d.side]
	party, partyCost := "party", 0
	switch d.Party {
	case "republican":
		party, partyCost = "branches", c.TwoBranchesCost
	case "democratic":
		party = "eight-hour-day"
	}
	all := []string{
		d.ovals("buy-land", "buy-land", number.BuyLand, c.LandCost),
		d.ovals("build", "build", number.Build, 0),
		d.ovals("advertise national", "advertise-national", number.National, c.NationalCost),
		d.ovals("advertise chicago", "advertise-chicago", number.Chicago, 0),
		d.ovals("branch", "branch", number.Branch, c.BranchCost),
		d.ovals("wage-increase", "wage-increase", number.Wage, c.WageCost),
		d.ovals(party, "party", number.Party, partyCost),
		d.ovals("campaign", "campaign", number.Campaign, 0),
		d.long("viaduct"),
		d.long("contract"),
	}
	if card := d.cardAction(); card != nil {
		all = append(all, d.ovals("year-card "+box.YearActions[card.Action], "year-card", 1, card.Cost))
	}
	d.List("action spaces", all)
}

// cardAction is the year card in force if it offers an action.
func (d drawing) cardAction() *box.YearCard {
	for i := range d.parts.YearCards {
		if c := &d.parts.YearCards[i]; c.Name == d.YearCard && !c.Event {
			return c
		}
	}
	return nil
}

// ovals is an action with its cost and its spaces, a dot for one that is free.
func (d drawing) ovals(action, space string, number, cost int) string {
	if cost > 0 {
		action += fmt.Sprintf(" $%d", cost)
	}
	who := d.Spaces[space]
	spaces := strings.Fields(marked(who))
	for range number - len(who) {
		spaces = append(spaces, ".")
	}
	return fmt.Sprintf("%s [%s]", action, strings.Join(spaces, " "))
}

// long is an action with a space for any number of workers.
func (d drawing) long(action string) string {
	return fmt.Sprintf("%s [%s]", action, strings.TrimSpace(marked(d.Spaces[action])+" ..."))
}

// markets are the eastern markets: the houses there, what a house brings, the railroad tokens and what they make a house worth.
func (d drawing) markets() {
	const row = "%-*s%-26s%-18s%-22s%s\n"
	fmt.Fprintf(d, row, part.LabelColumn, "market", "branch houses", "a house brings", "connections", "is worth")
	for m, name := range box.MarketNames {
		market := d.Markets[name]
		if market == nil {
			market = &stockyards.Market{}
		}
		houses := strings.Fields(marked(market.Houses))
		for range d.parts.MarketSpaces[d.side][m] - len(houses) {
			houses = append(houses, ".")
		}
		var tokens []string
		for _, token := range market.Tokens {
			tokens = append(tokens, railName(token))
		}
		connections := "none"
		if len(tokens) > 0 {
			connections = strings.Join(tokens, " ")
		}
		worth := d.parts.HouseValue[min(len(tokens), len(d.parts.HouseValue)-1)]
		fmt.Fprintf(d, row, part.LabelColumn, name, strings.Join(houses, " "), gained(d.parts.MarketBenefit[m]), connections,
			part.Dollars(worth))
	}
}
