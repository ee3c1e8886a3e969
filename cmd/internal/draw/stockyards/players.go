package stockyards

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// players returns a table with the numbers of all players, and then the cards of each.
func (d drawing) players() []part.Part {
	table := part.Part{Kind: part.Table, Name: "numbers", Columns: columns()}
	for i := range d.Players {
		p := &d.Players[i]
		wealth := "?"
		if i < len(d.scores) {
			wealth = part.Dollars(d.scores[i])
		}
		row := part.Part{Kind: part.Entry, Name: p.Name, Parts: []part.Part{person(p.Name)}}
		for j, text := range []string{p.Name, wealth, part.Money(p.Cash), part.Money(p.Savings),
			d.value(p.Beef, 0), d.value(p.Pork, 1), d.value(p.Lamb, 2),
			part.Number(p.Tokens), part.Number(p.Workers), part.Number(p.Houses), part.Number(p.LandCards)} {
			row.Parts = append(row.Parts, part.Part{Kind: part.Piece, Name: table.Columns[j+1].Title, Text: text})
		}
		table.Parts = append(table.Parts, row)
	}
	rows := []part.Part{table}
	for i := range d.Players {
		rows = append(rows, d.holds(&d.Players[i]))
	}
	return rows
}

// columns returns the columns of the table of players.
func columns() []part.Column {
	list := []part.Column{{Heads: []string{" ", " "}, Wide: 1, Gap: 1}}
	for i, head := range []string{"player", "wealth", "cash", "savings", "beef", "pork", "lamb", "morale", "workers", "houses", "cards"} {
		above := [...]string{7: "low", 8: "on the", 9: "mat:", 10: "land"}[i]
		title := [...]string{7: "low morale", 8: "workers on the mat", 9: "houses on the mat", 10: "land cards"}[i]
		if title == "" {
			title = head
		}
		wide := [...]int{7, 6, 6, 7, 8, 8, 8, 7, 7, 6, 5}[i]
		list = append(list, part.Column{Title: title, Heads: []string{above, head}, Wide: wide, Gap: 1, Right: i > 0})
	}
	list[len(list)-1].Gap = 0
	return list
}

// value returns a meat value, with the profit margin in brackets.
func (d drawing) value(meat *int, k int) string {
	price, ok := d.Prices[box.KindNames[k]]
	if meat == nil || !ok {
		return part.Number(meat)
	}
	return fmt.Sprintf("%d (%+d)", *meat, *meat-price)
}

// holds returns the building and specialist cards of a player, with the icons they have in all.
func (d drawing) holds(p *stockyards.Player) part.Part {
	var cards []part.Part
	var icons [5]uint8
	for _, name := range slices.Sorted(maps.Keys(p.Buildings)) {
		i := d.building(name)
		if i < 0 {
			cards = append(cards, part.Thing(part.Card, name))
			continue
		}
		b := &d.parts.Buildings[i]
		for j, n := range b.Icons {
			icons[j] += n
		}
		card := part.Thing(part.Card, name)
		card.Tone, card.Text = d.parts.Colours[b.Colour], fmt.Sprintf("%c %s (%s)", buildingSign(i), name, d.parts.Colours[b.Colour])
		cards = append(cards, card)
	}
	for _, name := range p.Specialists {
		card := part.Thing(part.Card, name)
		card.Icon = "person"
		cards = append(cards, card)
	}
	if all := iconsOf(icons); all != "" {
		cards = append(cards, part.Plain("in all "+all))
	}
	if p.Plant != "" {
		cards = append([]part.Part{part.Plain("plant " + p.Plant)}, cards...)
	}
	if len(cards) == 0 {
		cards = []part.Part{part.Plain("no cards")}
	}
	return part.Part{Kind: part.Run, Name: p.Name, Title: p.Name + " has", Parts: cards}
}
