package stockyards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// cards returns the building cards on offer and in the deck, the specialists on display, and the rest of the supply.
func (d drawing) cards() (rows []part.Part) {
	label := "offering"
	for i, card := range d.Offering {
		rows = append(rows, part.Labelled(fmt.Sprintf("offering-%d", i+1), label, d.buildingCard(card)...))
		label = ""
	}
	if len(d.Offering) == 0 {
		rows = append(rows, part.Noted(label))
	}
	if d.DeckTop != "" {
		rows = append(rows, part.Labelled("deck-top", "top of the deck", d.buildingCard(d.DeckTop)...))
	}
	for _, letter := range []string{"A", "B", "C"} {
		if unseen := d.Deck[letter]; len(unseen) > 0 {
			label := "deck, " + letter
			if letter == "C" && d.side == 0 {
				label += ", not all"
			}
			rows = append(rows, part.Labelled("deck-"+letter, label, part.Plains(unseen)...))
		}
	}
	var display []part.Part
	for _, name := range d.Specialists {
		card := part.Thing(part.Card, name)
		card.Text, card.Icon = d.specialistCard(name), "person"
		display = append(display, card)
	}
	return append(rows, part.Listed("specialists", "specialists", display...), part.Items("supply", d.supply()))
}

func (d drawing) supply() []string {
	supply := []string{prose.Count(max(d.parts.Viaducts-len(d.Viaducts), 0), "viaduct")}
	if d.TokensLeft != nil {
		supply = append(supply, prose.Count(*d.TokensLeft, "low morale token"))
	}
	switch {
	case d.Bank == nil:
	case *d.Bank < 0:
		supply = append(supply, fmt.Sprintf("the Bank has $%d less than at the start", -*d.Bank))
	case *d.Bank > 0:
		supply = append(supply, fmt.Sprintf("the Bank has $%d more than at the start", *d.Bank))
	default:
		supply = append(supply, "the Bank has as much as at the start")
	}
	return supply
}

// building returns the number of a building card, or -1.
func (d drawing) building(name string) int {
	return slices.IndexFunc(d.parts.Buildings[:], func(b box.Building) bool { return b.Name == name && name != "" })
}

// buildingCard describes a building card: its letter in the drawing, name, colour, shape, and gains.
func (d drawing) buildingCard(name string) []part.Part {
	i := d.building(name)
	if i < 0 {
		return []part.Part{part.Plain(name)}
	}
	b := &d.parts.Buildings[i]
	colour, outline := d.parts.Colours[b.Colour], outlineOf(d.parts.Shapes[b.Shape])
	card := part.Thing(part.Card, name)
	card.Title, card.Tone = fmt.Sprintf("%c %s, %s", buildingSign(i), name, colour), colour
	card.Text = fmt.Sprintf("%c %-18s %-6s %-15s", buildingSign(i), name, colour, outline)
	shape := part.Part{Kind: part.Piece, Look: part.Outline, Text: outline, Says: "its shape"}
	card.Parts = []part.Part{shape}
	return []part.Part{card, part.Plain(brings(gained(b.Immediate), b.End, iconsOf(b.Icons)))}
}

// brings lists the gains of a card at once and at the end, and its icons.
func brings(now string, end int, icons string) string {
	var parts []string
	if now != "" {
		parts = append(parts, now)
	}
	if end > 0 {
		parts = append(parts, fmt.Sprintf("end $%d", end))
	}
	if icons != "" {
		parts = append(parts, icons)
	}
	return strings.Join(parts, ", ")
}

// specialistCard returns a specialist card with the icons that it needs.
func (d drawing) specialistCard(name string) string {
	for _, s := range d.parts.Specialists {
		if s.Name == name {
			return fmt.Sprintf("%s for %s (%s)", name, iconsOf(s.Needs), brings(gained(s.Immediate), s.End, ""))
		}
	}
	return name
}

// iconsOf returns icons with their numbers.
func iconsOf(icons [5]uint8) string {
	var parts []string
	for i, n := range icons {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s*%d", box.IconNames[i], n))
		}
	}
	return strings.Join(parts, " ")
}

// outlineOf draws a shape in one line, row by row.
func outlineOf(s box.Shape) string {
	var rows []string
	for _, c := range s.Cells[:s.Size] {
		for int(c.Y) >= len(rows) {
			rows = append(rows, "")
		}
	}
	wide := 0
	for _, c := range s.Cells[:s.Size] {
		wide = max(wide, int(c.X)+1)
	}
	for y := range rows {
		row := []byte(strings.Repeat("-", wide))
		for _, c := range s.Cells[:s.Size] {
			if int(c.Y) == y {
				row[c.X] = '#'
			}
		}
		rows[y] = string(row)
	}
	return strings.Join(rows, "/")
}
