package stockyards

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// players is a table of what everybody has in numbers, and then the cards of each.
func (d drawing) players() {
	const row = "%s %-7s %6s %6s %7s %8s %8s %8s %7s %7s %6s %5s\n"
	fmt.Fprintf(d, row, " ", "", "", "", "", "", "", "", "low", "on the", "mat:", "land")
	fmt.Fprintf(d, row, " ", "player", "wealth", "cash", "savings", "beef", "pork", "lamb", "morale", "workers", "houses", "cards")
	for i := range d.Players {
		p := &d.Players[i]
		wealth := "?"
		if i < len(d.scores) {
			wealth = part.Dollars(d.scores[i])
		}
		fmt.Fprintf(d, row, markOf(p.Name), p.Name, wealth, part.Money(p.Cash), part.Money(p.Savings),
			d.value(p.Beef, 0), d.value(p.Pork, 1), d.value(p.Lamb, 2),
			part.Number(p.Tokens), part.Number(p.Workers), part.Number(p.Houses), part.Number(p.LandCards))
	}
	for i := range d.Players {
		d.holds(&d.Players[i])
	}
}

// value is a meat value, with the profit margin in brackets.
func (d drawing) value(meat *int, k int) string {
	price, ok := d.Prices[box.KindNames[k]]
	if meat == nil || !ok {
		return part.Number(meat)
	}
	return fmt.Sprintf("%d (%+d)", *meat, *meat-price)
}

// holds are the building and specialist cards of a player, with the icons they have in all.
func (d drawing) holds(p *stockyards.Player) {
	var cards []string
	var icons [5]uint8
	for _, name := range slices.Sorted(maps.Keys(p.Buildings)) {
		i := d.building(name)
		if i < 0 {
			cards = append(cards, name)
			continue
		}
		b := &d.parts.Buildings[i]
		for j, n := range b.Icons {
			icons[j] += n
		}
		cards = append(cards, fmt.Sprintf("%c %s (%s)", buildingSign(i), name, d.parts.Colours[b.Colour]))
	}
	cards = append(cards, p.Specialists...)
	if all := iconsOf(icons); all != "" {
		cards = append(cards, "in all "+all)
	}
	if p.Plant != "" {
		cards = append([]string{"plant " + p.Plant}, cards...)
	}
	if len(cards) == 0 {
		cards = []string{"no cards"}
	}
	d.WriteString(prose.Fill(p.Name+" has ", cards, ",", 4))
}
