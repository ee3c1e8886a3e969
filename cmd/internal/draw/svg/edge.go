package svg

import (
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// edgesAt returns the texts at an edge of a map; those next to the same square are joined.
func (b *board) edgesAt(side string) map[int]*part.Part {
	at := map[int]*part.Part{}
	for i := b.Frame.Columns * b.Frame.Rows; i < len(b.Parts); i++ {
		p := &b.Parts[i]
		if p.Side != side {
			continue
		}
		if at[p.At] == nil {
			one := *p
			at[p.At] = &one
			continue
		}
		at[p.At].Text += " " + p.Text
		at[p.At].Place = ""
	}
	return at
}

// room returns the width of the west or the east edge: that of its longest text, or of a letter if texts are upright.
func (b *board) room(side string, upright, has bool) int {
	wide := 0
	if !has {
		return 0
	}
	for _, p := range b.edgesAt(side) {
		if upright {
			wide = edgeHigh + 2
			continue
		}
		wide = max(wide, wideOf(p.Text, small, false)+4)
	}
	return wide
}

// stacked returns on how many lines the texts of the north or the south edge are.
func (b *board) stacked(side string) int { return min(len(b.edgesAt(side)), 2) }

// edges draws the texts around a map: upright at the sides of a small one.
func (c *canvas) edges(path string, b *board, upright bool) {
	for _, side := range []string{"n", "s"} {
		line := 0
		for column, p := range sorted(b.edgesAt(side), b.Frame.Columns) {
			if column < b.from || column >= b.to {
				continue
			}
			x, y := b.at(column, 0)
			y -= numbers + 2 + line*edgeHigh
			if side == "s" {
				_, y = b.at(column, b.Frame.Rows)
				y += numbers + edgeHigh - 4 + line*edgeHigh
			}
			wide := wideOf(p.Text, small, false)
			x = min(x, b.x+(b.to-b.from)*b.size-wide)
			c.begin(path, p)
			c.text(max(x, 0), y, small, "", p.Text)
			c.end()
			line = 1 - line
		}
	}
	for row := range b.Frame.Rows {
		x, y := b.at(b.from, row)
		if p := b.edgesAt("w")[row]; p != nil && b.first {
			c.edgeText(path, p, x-b.rowNumbers-2, y+b.size/2, upright, true)
		}
		if p := b.edgesAt("e")[row]; p != nil && b.last {
			c.edgeText(path, p, x+(b.to-b.from)*b.size+b.rowNumbers+2, y+b.size/2, upright, false)
		}
	}
}

// sorted returns edges in the order of their columns.
func sorted(at map[int]*part.Part, columns int) func(func(int, *part.Part) bool) {
	return func(yield func(int, *part.Part) bool) {
		for column := range columns {
			if p := at[column]; p != nil && !yield(column, p) {
				return
			}
		}
	}
}

// edgeText draws the text at the west or the east edge of a row.
func (c *canvas) edgeText(path string, p *part.Part, x, y int, upright, west bool) {
	c.begin(path, p)
	defer c.end()
	const size = small
	wide := wideOf(p.Text, size, false)
	switch {
	case upright:
		if west {
			x -= edgeHigh - 4
		} else {
			x += 4
		}
		c.texts = append(c.texts, Text{x - 2, y - wide/2, size, wide, p.Text})
		c.add(`<text class="m" font-size="%d" transform="translate(%d %d) rotate(-90)">%s</text>`, size, x+size-3, y, escaped(strings.TrimSpace(p.Text)))
	case west:
		c.set(x-wide, y+4, size, "", "e", p.Text)
	default:
		c.text(x, y+4, size, "", p.Text)
	}
}
