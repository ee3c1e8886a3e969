package svg

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// iconHigh is the height and width of the icon of a piece on a square.
const iconHigh = 10

// roomy is the smallest size of a square whose pieces name their owner on a separate line.
const roomy = 34

// onCell draws the content of a square: ways, pieces, signs, and over all a clear square to point at.
func (c *canvas) onCell(path string, b *board, column, row int) {
	p := b.cellAt(column, row)
	x, y := b.at(column, row)
	c.begin(path, p)
	defer c.end()
	var stands []*part.Part
	marks := 0
	for i := range p.Parts {
		switch q := &p.Parts[i]; q.Look {
		case part.Line:
			c.way(b, q, column, row)
		case part.Mark:
			marks++
		default:
			stands = append(stands, q)
		}
	}
	c.add(`<rect class="spot" x="%d" y="%d" width="%d" height="%d"/>`, x, y, b.size, b.size)
	if p.Sign != "" && (b.size >= 2*tiny+1 || len(stands) == 0) { // else it is in the title alone
		drop := tiny + 1
		if b.size < roomy {
			drop = tiny - 2
		}
		c.text(x+3, y+drop, tiny, "b "+ink(p), fit(p.Sign, b.size-6-marks*12, tiny, true))
	}
	at := x + b.size - 14
	for i := range p.Parts {
		if q := &p.Parts[i]; q.Look == part.Mark && at > x {
			c.sized(q.Icon, "i-plain", at, y+2, 12)
			at -= 13
		}
	}
	c.standing(stands, x, y, b.size)
}

// standing draws the pieces on a square, side by side.
func (c *canvas) standing(pieces []*part.Part, x, y, size int) {
	if len(pieces) == 0 {
		return
	}
	top := tiny + 4
	if size < roomy {
		for _, p := range pieces[:1] {
			c.body(p, x+1, y+tiny, size-2, size-tiny-1)
			text := p.Sign + p.Title
			if wideOf(text, tiny, true) > size-2 { // the colour names the owner too
				text = p.Sign
			}
			c.middle(x+size/2, y+size-3, tiny, "b "+ink(p), fit(text, size-2, tiny, true))
		}
		return
	}
	wide := (size - 4 - (len(pieces)-1)*2) / len(pieces)
	for i, p := range pieces {
		c.stander(p, x+2+i*(wide+2), y+top, wide, size-top-3)
	}
}

// stander draws a piece in a box of a square: its sign or number above, its owner below, or both on one line.
func (c *canvas) stander(p *part.Part, x, y, wide, high int) {
	c.body(p, x, y, wide, high)
	head, tag := p.Sign, p.Title
	if p.Count > 0 {
		head = fmt.Sprint(p.Count)
	}
	class := "b " + ink(p)
	middle := x + wide/2
	if high < 26 || tag == "" {
		size, room := small, wide-1
		if icons[p.Icon] != "" && wideOf(head+tag, tiny, true) <= room-iconHigh {
			c.sized(p.Icon, ink(p), x+1, y+high/2-iconHigh/2, iconHigh)
			room -= iconHigh
			middle = x + 1 + iconHigh + room/2
		}
		if wideOf(head+tag, size, true) > room {
			size = tiny
		}
		c.middle(middle, y+high/2+4, size, class, fit(head+tag, room, size, true))
		return
	}
	if icons[p.Icon] != "" {
		text := fit(head, wide-16, small, true)
		left := middle - (14+wideOf(text, small, true))/2
		c.sized(p.Icon, ink(p), left, y+high/2-12, 12)
		c.text(left+14, y+high/2-2, small, class, text)
	} else {
		c.middle(middle, y+high/2-2, small, class, fit(head, wide-2, small, true))
	}
	c.middle(middle, y+high/2+10, tiny, ink(p), fit(tag, wide-4, tiny, false))
}

// body draws the shape of a piece on a square: a house, a block, a disc or, for a card, nothing.
func (c *canvas) body(p *part.Part, x, y, wide, high int) {
	class := toned(p) + " o"
	if p.Here {
		class += " here"
	}
	switch {
	case p.Look == part.Building && p.Icon == "roof":
		c.add(`<path class="%s" d="M%d %dl%d-7h%dl%d 7v%dh-%dz"/>`, class, x, y+6, wide/4, wide-2*(wide/4), wide/4, high-6, wide)
	case p.Look == part.Token:
		c.add(`<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="%d"/>`, class, x, y, wide, high, high/2)
	case p.Look == part.Words:
	default:
		c.add(`<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="2"/>`, class, x, y, wide, high)
	}
}

// way draws a way through a square, such as a track. The way leads to the neighbouring squares that have the
// same kind of way.
func (c *canvas) way(b *board, p *part.Part, column, row int) {
	x, y := b.at(column, row)
	half := b.size / 2
	d := ""
	for _, n := range []struct {
		dx, dy int
		path   string
	}{
		{1, 0, fmt.Sprintf("M%d %dh%d", x+half, y+half, b.size-half)}, {-1, 0, fmt.Sprintf("M%d %dh-%d", x+half, y+half, half)},
		{0, 1, fmt.Sprintf("M%d %dv%d", x+half, y+half, b.size-half)}, {0, -1, fmt.Sprintf("M%d %dv-%d", x+half, y+half, half)},
	} {
		if next := b.cellAt(column+n.dx, row+n.dy); next != nil && leads(next, p) {
			d += n.path
		}
	}
	if d == "" {
		d = fmt.Sprintf("M%d %dh%d", x+4, y+half, b.size-8)
	}
	c.add(`<path class="ties" d="%s"/><path class="rail" d="%s"/>`, d, d)
	stands := func(q part.Part) bool { return q.Look != part.Line && q.Look != part.Mark }
	if p.Sign != "" && (b.size >= roomy || !slices.ContainsFunc(b.cellAt(column, row).Parts, stands)) {
		c.text(x+3, y+b.size-4, tiny, "b", p.Sign)
	}
}

// leads reports whether another square has the same way, or an end of it.
func leads(cell, p *part.Part) bool {
	for i := range cell.Parts {
		if q := &cell.Parts[i]; q.Look == part.Line && q.Icon == p.Icon {
			return true
		}
	}
	return false
}
