package stockyards

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// spaces returns the action spaces with their costs and the workers there.
func (d drawing) spaces() part.Part {
	c, number := d.parts, &d.parts.Spaces[d.side]
	party, partyCost := "party", 0
	switch d.Party {
	case "republican":
		party, partyCost = "branches", c.TwoBranchesCost
	case "democratic":
		party = "eight-hour-day"
	}
	all := []part.Part{
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
	return part.Listed("actions", "action spaces", all...)
}

// cardAction returns the year card in force if it offers an action.
func (d drawing) cardAction() *box.YearCard {
	for i := range d.parts.YearCards {
		if c := &d.parts.YearCards[i]; c.Name == d.YearCard && !c.Event {
			return c
		}
	}
	return nil
}

// ovals returns an action with its cost and its spaces; a dot stands for a free space.
func (d drawing) ovals(action, space string, number, cost int) part.Part {
	if cost > 0 {
		action += fmt.Sprintf(" $%d", cost)
	}
	who := d.Spaces[space]
	spaces := strings.Fields(marked(who))
	free := max(number-len(who), 0)
	for range free {
		spaces = append(spaces, ".")
	}
	return offered(space, action, strings.Join(spaces, " "), who, free)
}

// offered returns an action with the players there and its number of free spaces.
func offered(space, action, text string, who []string, free int) part.Part {
	p := part.Thing(part.Card, space)
	p.Title, p.Text, p.Parts = action, fmt.Sprintf("%s [%s]", action, text), people(who)
	for range free {
		p.Parts = append(p.Parts, part.Part{Kind: part.Piece, Look: part.Slot, Says: "a free space"})
	}
	p.Says = fmt.Sprintf("%s: %s, %d free", action, strings.Join(who, ", "), free)
	if len(who) == 0 {
		p.Says = fmt.Sprintf("%s: nobody, %d free", action, free)
	}
	return p
}

// long returns an action whose space takes any number of workers.
func (d drawing) long(action string) part.Part {
	p := offered(action, action, strings.TrimSpace(marked(d.Spaces[action])+" ..."), d.Spaces[action], 0)
	p.Says = strings.TrimSuffix(p.Says, ", 0 free") + ", room for any number"
	p.Parts = append(p.Parts, part.Plain("..."))
	return p
}

// markets returns the eastern markets: houses, the income of one, the railroad tokens and the worth they give a house.
func (d drawing) markets() part.Part {
	table := part.Part{Kind: part.Table, Name: "markets"}
	for i, head := range []string{"market", "branch houses", "a house brings", "connections", "is worth"} {
		wide := [...]int{part.LabelColumn, 26, 18, 22, 0}[i]
		table.Columns = append(table.Columns, part.Column{Title: head, Heads: []string{head}, Wide: wide})
	}
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
		row := part.Part{Kind: part.Entry, Name: name}
		for i, text := range []string{name, strings.Join(houses, " "), gained(d.parts.MarketBenefit[m]), connections, part.Dollars(worth)} {
			cell := part.Part{Kind: part.Piece, Name: table.Columns[i].Title, Text: text}
			if i == 0 {
				cell.Place = name
			}
			row.Parts = append(row.Parts, cell)
		}
		table.Parts = append(table.Parts, row)
	}
	return table
}
