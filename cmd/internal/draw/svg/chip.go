package svg

import (
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// chip is a piece as it is drawn outside of a grid: its size, its lines, and the pieces below them.
type chip struct {
	wide, high int
	lines      []string
	below      *canvas
	belowHigh  int
}

// The measures of chips.
const (
	pad      = 6
	iconWide = 18
	lineHigh = 16
	slotWide = 26
	discHigh = 20
	cardWide = 196 // of a card that has something on it
)

// chipOf lays a piece out for a width.
func chipOf(path string, p *part.Part, wide int) chip {
	switch p.Look {
	case part.Slot:
		return slotOf(p, wide)
	case part.Outline:
		w, h := outlineSize(p.Text)
		return chip{wide: w*outlineCell + 2, high: h*outlineCell + 2}
	}
	label := p.Label()
	if p.Title != "" && p.Count > 0 {
		label = times(label, p.Count)
	}
	room := wide - 2*pad
	if p.Icon != "" {
		room -= iconWide
	}
	if len(p.Parts) > 0 {
		room = min(room, cardWide)
	}
	k := chip{lines: broken(label, max(room, 20), small)}
	for _, line := range k.lines {
		k.wide = max(k.wide, wideOf(line, small, false))
	}
	k.high = len(k.lines)*lineHigh + 8
	if len(p.Parts) > 0 {
		k.below = &canvas{}
		natural := 0
		for i := range p.Parts {
			for _, it := range items(path, &p.Parts[i], cardWide, running) {
				natural += it.wide + it.space()
			}
		}
		inner := min(wide-2*pad, cardWide, natural)
		k.belowHigh = k.below.flow(part.Path(path, p.Name), p.Parts, 0, 0, inner, running)
		k.high += k.belowHigh + 4
		k.wide = max(k.wide, inner)
		if p.Icon != "" {
			k.wide = max(k.wide, inner-iconWide)
		}
	}
	k.wide += 2 * pad
	if p.Icon != "" {
		k.wide += iconWide
	}
	switch p.Look {
	case part.Car:
		k.high += 6
	case part.Pile:
		k.wide += 4
		k.high += 4
	case part.Token, part.Person:
		k.wide = max(k.wide, k.high) + 4
	}
	return k
}

// slotOf returns a space, as wide as its text and the players on it.
func slotOf(p *part.Part, wide int) chip {
	k := chip{wide: max(slotWide, wideOf(p.Sign, small, true)+8), high: slotWide}
	people := 0
	for i := range p.Parts {
		people += discWide(&p.Parts[i]) + 2
	}
	if people > 0 {
		k.wide = min(max(k.wide, people+4), wide)
		k.high += discHigh
	}
	return k
}

// discWide returns the width of a person on a space.
func discWide(p *part.Part) int { return max(18, wideOf(p.Sign, tiny, true)+8) }

// chip draws a piece at a place.
func (c *canvas) chip(path string, p *part.Part, k chip, x, y int) {
	c.begin(path, p)
	defer c.end()
	switch p.Look {
	case part.Slot:
		c.slot(p, k, x, y)
		return
	case part.Outline:
		c.outline(p, x, y)
		return
	}
	c.shape(p, k, x, y)
	at, top, letters := x+pad, y+4, ink(p)
	switch {
	case p.Look == part.Token || p.Look == part.Person:
		at += 2
	case p.Look == part.Words:
		letters = "i-ink"
	case faced(p):
		letters = "i-plain"
	}
	if p.Icon != "" {
		c.icon(p.Icon, ink(p), at-1, top)
		at += iconWide
	}
	for i, line := range k.lines {
		c.text(at, top+small+i*lineHigh, small, letters, line)
	}
	if k.below != nil {
		c.put(k.below, x+pad, y+8+len(k.lines)*lineHigh)
	}
}

// faced reports whether a piece is a card with a figure: its words are on a white face, its colour is around the figure.
func faced(p *part.Part) bool { return p.Look == part.Card && p.Icon != "" && tones[p.Tone] }

// shape draws the outline around the words of a piece.
func (c *canvas) shape(p *part.Part, k chip, x, y int) {
	class := toned(p) + " o"
	if p.Here {
		class += " here"
	}
	wide, high, round := k.wide, k.high, 4
	switch p.Look {
	case part.Words:
		class, round = "t-faint", 3
	case part.Token, part.Person:
		round = min(high/2, 12)
	case part.Cube, part.Building:
		round = 1
	case part.Pile:
		wide, high = wide-4, high-4
		c.add(`<path class="t-plain o" d="M%d %dv%dh%dv-%dz"/>`, x+4, y+4, high, wide, high)
	case part.Car:
		high -= 6
		c.add(`<circle class="wheel" cx="%d" cy="%d" r="4"/><circle class="wheel" cx="%d" cy="%d" r="4"/>`,
			x+10, y+high+2, x+wide-10, y+high+2)
	}
	if p.Look == part.Card && p.Count > 1 {
		c.add(`<path class="t-plain o" d="M%d %dv%dh-%d"/>`, x+wide+2, y+4, high-2, wide-4)
	}
	if !faced(p) {
		c.add(`<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="%d"/>`, class, x, y, wide, high, round)
		return
	}
	class = strings.Replace(class, toned(p), "t-plain", 1)
	c.add(`<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="%d"/>`, class, x, y, wide, high, round)
	c.add(`<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="%d"/>`, toned(p), x+2, y+2, iconWide+2, high-4, round-2)
}

// slot draws a space of a track: its number, and below it the players there.
func (c *canvas) slot(p *part.Part, k chip, x, y int) {
	class := toned(p) + " o"
	if p.Here {
		class = "marked o"
	}
	c.add(`<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="2"/>`, class, x, y, k.wide, k.high)
	letters := "b " + ink(p)
	if p.Here {
		letters = "b i-marked"
	}
	c.middle(x+k.wide/2, y+17, small, letters, p.Sign)
	at := x + 3
	for i := range p.Parts {
		who := &p.Parts[i]
		wide := discWide(who)
		if at+wide > x+k.wide {
			return // the title names a player who does not fit
		}
		c.disc(who, at, y+slotWide-3, wide)
		at += wide + 2
	}
}

// disc draws a person on a space.
func (c *canvas) disc(p *part.Part, x, y, wide int) {
	c.add(`<rect class="%s o" x="%d" y="%d" width="%d" height="18" rx="9"/>`, toned(p), x, y, wide)
	c.middle(x+wide/2, y+13, tiny, "b "+ink(p), p.Sign)
}

// outlineCell is the size of a square of a shape.
const outlineCell = 9

// outlineSize returns the width and height of a shape, in squares.
func outlineSize(text string) (wide, high int) {
	high, at := 1, 0
	for _, r := range text {
		if at++; r == '/' {
			high, at = high+1, 0
		}
		wide = max(wide, at)
	}
	return wide, high
}

// outline draws a shape of squares.
func (c *canvas) outline(p *part.Part, x, y int) {
	row, column := 0, 0
	for _, r := range p.Text {
		switch r {
		case '/':
			row, column = row+1, -1
		case '#':
			c.add(`<rect class="%s o" x="%d" y="%d" width="%d" height="%d"/>`, toned(p), x+1+column*outlineCell, y+1+row*outlineCell, outlineCell, outlineCell)
		}
		column++
	}
}
