package main

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// players is a table of what everybody has in numbers, and then the cards of each.
func (d stockDrawing) players() {
	const row = "%s %-7s %6s %6s %7s %8s %8s %8s %7s %7s %6s %5s\n"
	fmt.Fprintf(d, row, " ", "", "", "", "", "", "", "", "low", "on the", "mat:", "land")
	fmt.Fprintf(d, row, " ", "player", "wealth", "cash", "savings", "beef", "pork", "lamb", "morale", "workers", "houses", "cards")
	for i := range d.Players {
		p := &d.Players[i]
		wealth := "?"
		if i < len(d.scores) {
			wealth = dollars(d.scores[i])
		}
		fmt.Fprintf(d, row, markOf(p.Name), p.Name, wealth, money(p.Cash), money(p.Savings), d.value(p.Beef, 0), d.value(p.Pork, 1), d.value(p.Lamb, 2),
			told(p.Tokens), told(p.Workers), told(p.Houses), told(p.LandCards))
	}
	for i := range d.Players {
		d.holds(&d.Players[i])
	}
}

func told(n *int) string {
	if n == nil {
		return "?"
	}
	return fmt.Sprint(*n)
}

func money(n *int) string {
	if n == nil {
		return "?"
	}
	return dollars(*n)
}

// dollars is an amount of money, which may be below 0.
func dollars(n int) string {
	if n < 0 {
		return fmt.Sprintf("-$%d", -n)
	}
	return fmt.Sprintf("$%d", n)
}

// value is a meat value, with the profit margin in brackets.
func (d stockDrawing) value(meat *int, k int) string {
	price, ok := d.Prices[stockKinds[k]]
	if meat == nil || !ok {
		return told(meat)
	}
	return fmt.Sprintf("%d (%+d)", *meat, *meat-price)
}

// holds are the building and specialist cards of a player, with the icons they have in all.
func (d stockDrawing) holds(p *stockyards.Player) {
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
	d.WriteString(fill(p.Name+" has ", cards, ",", 4))
}
