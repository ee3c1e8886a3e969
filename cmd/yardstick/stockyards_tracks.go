package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// tracks are the prices, the Yards, the meat values, the brand track and the union spirit.
func (d stockDrawing) tracks() {
	for k, kind := range stockKinds {
		d.WriteString(fill(fmt.Sprintf("%-*s", labelColumn, "price of "+kind), d.price(k), "", labelColumn))
	}
	d.list("Yards", d.yards())
	for k, meat := range stockMeats {
		d.line("value of "+meat, d.meat(k))
	}
	d.line("brand track", d.brand())
	d.line("union spirit", d.unionSpirit())
	if d.Strike {
		d.line("picket line", words(marked(d.Picket)))
	}
	if len(d.Away) > 0 {
		d.line("on the year card", words(marked(d.Away)))
	}
}

// boxed is a space of a track, in brackets where the tracker stands.
func boxed(space int, here bool) string {
	if here {
		return fmt.Sprintf("[%d]", space)
	}
	return strconv.Itoa(space)
}

// price is the track of a kind: how many animals arrive, and at which prices.
func (d stockDrawing) price(k int) []string {
	track := &d.parts.Price[d.side][k]
	at, known := d.Prices[stockKinds[k]]
	var spaces []string
	for n := track.Min; n <= track.Max && n-track.Min < len(track.Arrive); n++ {
		arrive := track.Arrive[n-track.Min]
		if n == track.Min || arrive != track.Arrive[n-track.Min-1] {
			spaces = append(spaces, fmt.Sprintf("(%d arrive)", arrive))
		}
		spaces = append(spaces, boxed(n, known && n == at))
	}
	return spaces
}

// yards are the animals of each kind, and whose workers stand among them.
func (d stockDrawing) yards() []string {
	var all []string
	for k, kind := range stockKinds {
		text := fmt.Sprintf("%d of %d %s", d.Yards[kind], d.parts.Capacity[d.side][k], kind)
		if who := d.Slaughtered[kind]; len(who) > 0 {
			text += fmt.Sprintf(" [%s]", marked(who))
		}
		all = append(all, text)
	}
	return all
}

// meat is the track of a meat value, with the players on it.
func (d stockDrawing) meat(k int) []string {
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
		spaces = append(spaces, peopled(n, on[n]))
	}
	return spaces
}

// peopled is a space of a track with those on it.
func peopled(space int, who string) string {
	if who == "" {
		return strconv.Itoa(space)
	}
	return fmt.Sprintf("%d[%s]", space, who)
}

// brand is the brand track with its lines; of a stack the last one named lies on top.
func (d stockDrawing) brand() []string {
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
			spaces = append(spaces, "("+gained(stockyards.Gain{Meat: d.parts.BrandLines[line].Meat})+")")
			line++
		}
		spaces = append(spaces, peopled(n, on[n]))
		stacked = stacked || len(on[n]) > 1
	}
	if stacked {
		spaces[len(spaces)-1] += ";"
		spaces = append(spaces, words("the last of a stack lies on top")...)
	}
	return spaces
}

// gained is what something brings: "beef+2 brand+1".
func gained(g stockyards.Gain) string {
	var parts []string
	for k, n := range g.Meat {
		if n != 0 {
			parts = append(parts, fmt.Sprintf("%s+%d", stockMeats[k], n))
		}
	}
	if g.Brand != 0 {
		parts = append(parts, fmt.Sprintf("brand+%d", g.Brand))
	}
	return strings.Join(parts, " ")
}

// unionSpirit is the track of the union spirit, and whether there is a strike.
func (d stockDrawing) unionSpirit() []string {
	var spaces []string
	for n := d.parts.SpiritMin; n <= d.parts.SpiritMax; n++ {
		if n == d.parts.StrikeAt {
			spaces = append(spaces, "(strike)")
		}
		spaces = append(spaces, boxed(n, d.Spirit != nil && *d.Spirit == n))
	}
	spaces[len(spaces)-1] += ";"
	if d.Strike {
		return append(spaces, words("there is a strike this year")...)
	}
	return append(spaces, words("no strike this year")...)
}
