package svg

import (
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// cellGap is the gap between the columns of a table, and rowHigh is the height of its rows.
const (
	cellGap = 14
	rowHigh = 24
)

// columnWides returns the least widths of the columns of a table.
func columnWides(p *part.Part) []int {
	wides := make([]int, len(p.Columns))
	for i, column := range p.Columns {
		wides[i] = wideOf(column.Title, small, false)
		for j := range p.Parts {
			if cells := p.Parts[j].Parts; i < len(cells) {
				wides[i] = max(wides[i], cellWide(&cells[i]))
			}
		}
	}
	return wides
}

// cellWide returns the width of a cell alone.
func cellWide(p *part.Part) int {
	if p.Tone != "" || p.Icon != "" {
		return chipOf("", p, most).wide
	}
	return wideOf(p.Label(), small, false)
}

// tableWide returns the width that a table asks for.
func tableWide(p *part.Part) int {
	if flows(p) {
		return 0
	}
	wide := (len(p.Columns) - 1) * cellGap
	for _, w := range columnWides(p) {
		wide += w
	}
	return wide
}

// flows reports whether entries end in pieces.
func flows(p *part.Part) bool {
	for i := range p.Parts {
		if cells := p.Parts[i].Parts; len(cells) > 0 && len(cells[len(cells)-1].Parts) > 0 {
			return true
		}
	}
	return false
}

// table draws a table: as it is, or turned, or entry by entry.
func (c *canvas) table(path string, p *part.Part, x, y, wide int) int {
	high := 0
	turned := turn(p)
	switch {
	case flows(p):
		high = c.entries(path, p, x, y, wide)
	case tableWide(p) <= wide:
		high = c.grille(path, p, x, y)
	case tableWide(&turned) <= wide:
		high = c.grille(path, &turned, x, y)
	default:
		high = c.entries(path, p, x, y, wide)
	}
	if p.Text != "" {
		high += 4
		high += c.words(p.Text, x, y+high, wide, "f")
	}
	return high
}

// grille draws the rows and columns of a table that fits.
func (c *canvas) grille(path string, p *part.Part, x, y int) int {
	wides := columnWides(p)
	at := x
	for i, column := range p.Columns {
		c.cellText(at, y+small+2, wides[i], "f", column.Title, column.Right)
		at += wides[i] + cellGap
	}
	high := rowHigh - 4
	for i := range p.Parts {
		row := &p.Parts[i]
		c.add(`<path class="rule" d="M%d %dh%d"/>`, x, y+high, at-cellGap-x)
		at := x
		for j := range row.Parts {
			cell := &row.Parts[j]
			c.begin(part.Path(path, row.Name), cell)
			if cell.Tone != "" || cell.Icon != "" {
				piece := *cell
				piece.Name, piece.Place = "", ""
				k := chipOf(path, &piece, most)
				c.chip(path, &piece, k, at, y+high+(rowHigh-k.high)/2)
			} else {
				c.cellText(at, y+high+rowHigh-8, wides[j], "", cell.Label(), p.Columns[j].Right)
			}
			c.end()
			at += wides[j] + cellGap
		}
		high += rowHigh
	}
	return high
}

// cellText writes a text at the left or the right side of a column.
func (c *canvas) cellText(x, y, wide int, class, text string, right bool) {
	if own := wideOf(text, small, false); right {
		c.set(x+wide-own, y, small, class, "e", text)
		return
	}
	c.text(x, y, small, class, text)
}

// turn returns a table with its columns as rows. Its headings are the first cells.
func turn(p *part.Part) part.Part {
	turned := part.Part{Kind: part.Table}
	if len(p.Columns) == 0 {
		return turned
	}
	for j := range p.Columns {
		row := part.Part{Kind: part.Entry, Parts: []part.Part{part.Plain(p.Columns[j].Title)}}
		for i := range p.Parts {
			cell := part.Plain("")
			if j < len(p.Parts[i].Parts) {
				cell = p.Parts[i].Parts[j]
			}
			cell.Name = part.Path(p.Parts[i].Name, cell.Name)
			row.Parts = append(row.Parts, cell)
		}
		turned.Parts = append(turned.Parts, row)
	}
	turned.Columns = make([]part.Column, len(p.Parts)+1)
	for i := range p.Parts {
		turned.Columns[i+1].Right = true
	}
	return turned
}

// entries draws a table entry by entry: the first cell as a heading, the others with their headings, and pieces at the end below them.
func (c *canvas) entries(path string, p *part.Part, x, y, wide int) int {
	high := 0
	for i := range p.Parts {
		row := &p.Parts[i]
		at := part.Path(path, row.Name)
		c.add(`<path class="rule" d="M%d %dh%d"/>`, x, y+high, wide)
		high += 5
		var cells []part.Part
		for j := range row.Parts {
			cell := row.Parts[j]
			if len(cell.Parts) > 0 {
				high += c.flow(at, cells, x, y+high, wide, listed) + 4
				cells = nil
				high += c.flow(part.Path(at, cell.Name), cell.Parts, x, y+high, wide, running)
				continue
			}
			if title := p.Columns[j].Title; j > 0 && title != "" && cell.Text != "" {
				cell.Title = title + " " + cell.Label()
			}
			if cell.Text != "" || cell.Title != "" {
				cells = append(cells, cell)
			}
		}
		if len(cells) > 0 {
			high += c.flow(at, cells, x, y+high, wide, listed)
		}
		high += 6
	}
	return high
}
