package stockyards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// tracks are the prices, the Yards, the meat values, the brand track and the union spirit.
func (d drawing) tracks() {
	for k, kind := range box.KindNames {
		d.WriteString(prose.Fill(fmt.Sprintf("%-*s", part.LabelColumn, "price of "+kind), d.price(k), "", part.LabelColumn))
	}
	d.List("Yards", d.yards())
	for k, meat := range box.MeatNames {
		d.Line("value of "+meat, d.meat(k))
	}
	d.Line("brand track", d.brand())
	d.Line("union spirit", d.unionSpirit())
	if d.Strike {
		d.Line("picket line", strings.Fields(marked(d.Picket)))
	}
	if len(d.Away) > 0 {
		d.Line("on the year card", strings.Fields(marked(d.Away)))
	}
}

// price is the track of a kind: how many animals arrive, and at which prices.
func (d drawing) price(k int) []string {
	track := &d.parts.Price[d.side][k]
	at, known := d.Prices[box.KindNames[k]]
	var spaces []string
	for n := track.Min; n <= track.Max && n-track.Min < len(track.Arrive); n++ {
		arrive := track.Arrive[n-track.Min]
		if n == track.Min || arrive != track.Arrive[n-track.Min-1] {
			spaces = append(spaces, fmt.Sprintf("(%d arrive)", arrive))
		}
		spaces = append(spaces, part.Space(n, known && n == at))
	}
	return spaces
}

// yards are the animals of each kind, and the workers among them.
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

// meat is the track of a meat value, with the players on it.
func (d drawing) meat(k int) []string {
	bounds := d.parts.Meat[k]
	on := map[int]string{}
	for i := range d.Players {
		p := &d.Players[i]
		if value := []*int{p.Beef, p.Pork, p.Lamb}[k]; value != nil {
			on[*value] += markOf(p.Name)
		}
	}
	var spaces []string
	for n := bounds.Min; n <= bounds.Max; n++ {
		spaces = append(spaces, part.SpaceOf(n, on[n]))
	}
	return spaces
}

// brand is the brand track with its lines; of a stack the last one named lies on top.
func (d drawing) brand() []string {
	on := map[int]string{}
	for _, name := range d.Brand {
		i := slices.IndexFunc(d.Players, func(p stockyards.Player) bool { return p.Name == name })
		if i >= 0 {
			on[d.Players[i].Brand] += markOf(name)
		}
	}
	var spaces []string
	line, stacked := 0, false
	for n := range d.parts.BrandMax + 1 {
		for line < d.parts.BrandLineCount && d.parts.BrandLines[line].Enter == n {
			spaces = append(spaces, "("+gained(box.Gain{Meat: d.parts.BrandLines[line].Meat})+")")
			line++
		}
		spaces = append(spaces, part.SpaceOf(n, on[n]))
		stacked = stacked || len(on[n]) > 1
	}
	if stacked {
		spaces[len(spaces)-1] += ";"
		spaces = append(spaces, strings.Fields("the last of a stack lies on top")...)
	}
	return spaces
}

// gained is what something brings: "beef+2 brand+1".
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

// unionSpirit is the track of the union spirit, and whether there is a strike.
func (d drawing) unionSpirit() []string {
	var spaces []string
	for n := d.parts.SpiritMin; n <= d.parts.SpiritMax; n++ {
		if n == d.parts.StrikeAt {
			spaces = append(spaces, "(strike)")
		}
		spaces = append(spaces, part.Space(n, d.Spirit != nil && *d.Spirit == n))
	}
	spaces[len(spaces)-1] += ";"
	if d.Strike {
		return append(spaces, strings.Fields("there is a strike this year")...)
	}
	return append(spaces, strings.Fields("no strike this year")...)
}
