package stockyards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// tracks returns the prices, the Yards, the meat values, the brand track and the union spirit.
func (d drawing) tracks() (rows []part.Part) {
	for k, kind := range box.KindNames {
		rows = append(rows, part.Labelled(kind, "price of "+kind, d.price(k)...))
	}
	rows = append(rows, part.Items("Yards", d.yards()))
	for k, meat := range box.MeatNames {
		rows = append(rows, part.Labelled(meat, "value of "+meat, d.meat(k)...))
	}
	rows = append(rows, part.Noted("brand track", d.brand()...), part.Labelled("spirit", "union spirit", d.unionSpirit()...))
	if d.Strike {
		rows = append(rows, part.Noted("picket line", people(d.Picket)...))
	}
	if len(d.Away) > 0 {
		rows = append(rows, part.Noted("on the year card", people(d.Away)...))
	}
	return rows
}

// remark draws a text between the spaces of a track.
func remark(text string) part.Part {
	return part.Part{Kind: part.Piece, Look: part.Mark, Tone: "faint", Title: text, Text: "(" + text + ")"}
}

// price returns the track of a kind: how many animals arrive, and at which prices.
func (d drawing) price(k int) []part.Part {
	track := &d.parts.Price[d.side][k]
	at, known := d.Prices[box.KindNames[k]]
	var spaces []part.Part
	for n := track.Min; n <= track.Max && n-track.Min < len(track.Arrive); n++ {
		arrive := track.Arrive[n-track.Min]
		if n == track.Min || arrive != track.Arrive[n-track.Min-1] {
			spaces = append(spaces, remark(fmt.Sprintf("%d arrive", arrive)))
		}
		spaces = append(spaces, part.Spaced(n, known && n == at))
	}
	return spaces
}

// yards returns the animals of each kind, and the workers among them.
func (d drawing) yards() []string {
	var all []string
	for k, kind := range box.KindNames {
		text := fmt.Sprintf("%d of %d %s", d.Yards[kind], d.parts.Capacity[d.side][k], kind)
		if who := d.Slaughtered[kind]; len(who) > 0 {
			text += fmt.Sprintf(" [%s]", marked(who))
		}
		all = append(all, text)
	}
	return all
}

// meat returns the track of a meat value, with the players on it.
func (d drawing) meat(k int) []part.Part {
	bounds := d.parts.Meat[k]
	on := map[int][]string{}
	for i := range d.Players {
		p := &d.Players[i]
		if value := []*int{p.Beef, p.Pork, p.Lamb}[k]; value != nil {
			on[*value] = append(on[*value], p.Name)
		}
	}
	var spaces []part.Part
	for n := bounds.Min; n <= bounds.Max; n++ {
		spaces = append(spaces, shared(n, on[n]))
	}
	return spaces
}

// shared returns a space of a track with the players on it.
func shared(n int, names []string) part.Part {
	return part.Marked(n, part.SpaceOf(n, strings.ReplaceAll(marked(names), " ", "")), people(names)...)
}

// brand returns the brand track with its lines. Of the markers in a stack, the last one named is on top.
func (d drawing) brand() []part.Part {
	on := map[int][]string{}
	for _, name := range d.Brand {
		i := slices.IndexFunc(d.Players, func(p stockyards.Player) bool { return p.Name == name })
		if i >= 0 {
			on[d.Players[i].Brand] = append(on[d.Players[i].Brand], name)
		}
	}
	var spaces []part.Part
	line, stacked := 0, false
	for n := range d.parts.BrandMax + 1 {
		for line < d.parts.BrandLineCount && d.parts.BrandLines[line].Enter == n {
			spaces = append(spaces, remark(gained(box.Gain{Meat: d.parts.BrandLines[line].Meat})))
			line++
		}
		spaces = append(spaces, shared(n, on[n]))
		stacked = stacked || len(on[n]) > 1
	}
	if stacked {
		spaces[len(spaces)-1].Text += ";"
		spaces = append(spaces, part.Plain("the last of a stack lies on top"))
	}
	return spaces
}

// gained writes the gains of a thing: "beef+2 brand+1".
func gained(g box.Gain) string {
	var parts []string
	for k, n := range g.Meat {
		if n != 0 {
			parts = append(parts, fmt.Sprintf("%s+%d", box.MeatNames[k], n))
		}
	}
	if g.Brand != 0 {
		parts = append(parts, fmt.Sprintf("brand+%d", g.Brand))
	}
	return strings.Join(parts, " ")
}

// unionSpirit returns the track of the union spirit, and whether there is a strike.
func (d drawing) unionSpirit() []part.Part {
	var spaces []part.Part
	for n := d.parts.SpiritMin; n <= d.parts.SpiritMax; n++ {
		if n == d.parts.StrikeAt {
			spaces = append(spaces, remark("strike"))
		}
		spaces = append(spaces, part.Spaced(n, d.Spirit != nil && *d.Spirit == n))
	}
	spaces[len(spaces)-1].Text += ";"
	if d.Strike {
		return append(spaces, part.Plain("there is a strike this year"))
	}
	return append(spaces, part.Plain("no strike this year"))
}
