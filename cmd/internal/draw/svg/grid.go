package svg

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// The measures of grids.
const (
	largest       = 56 // a square, at most
	legible       = 38 // a square whose letters are easy to read
	smallest      = 24 // a square that a finger meets
	strips        = 2  // of a map below each other, with legible squares
	narrowNumbers = 8  // the numbers next to a map with the smallest squares
	numbers       = 20 // next to and above a grid
	edgeHigh      = 14 // the texts at its edges
)

// board is a stretch of a grid to draw: its columns, the size of its squares, and the northwest corner of the first.
type board struct {
	*part.Part
	from, to int
	size     int
	x, y     int
	// rowNumbers is the width of the row numbers on a side.
	rowNumbers int
	// first reports that the board has the texts of the west edge, and last that it has those of the east
	// edge.
	first, last bool
}

// grid draws a map whole, or, where its squares would be too small, board by board below each other.
func (c *canvas) grid(path string, p *part.Part, x, y, wide int) int {
	f := p.Frame
	if f == nil || f.Columns < 1 || f.Rows < 1 || len(p.Parts) < f.Columns*f.Rows {
		return 0
	}
	step := f.Columns
	if f.Board > 0 && (wide-2*numbers)/f.Columns < legible {
		step = max(f.Board*((wide-2*numbers)/legible/f.Board), f.Board)
	}
	side := numbers
	// Else the map is several screens of a phone.
	if small := (wide - 2*narrowNumbers) / smallest; f.Columns > strips*step && small >= 2*f.Board {
		step, side = f.Board*(small/f.Board), narrowNumbers
	}
	high := 0
	for from := 0; from < f.Columns; from += step {
		b := board{Part: p, from: from, to: min(from+step, f.Columns), rowNumbers: side}
		b.first, b.last = from == 0, from+step >= f.Columns
		high += c.board(path, &b, x, y+high, wide, step) + gap
	}
	return high - gap
}

// board draws a stretch of a map.
func (c *canvas) board(path string, b *board, x, y, wide, step int) int {
	upright := wide < 800 // else there is room for squares of the largest size
	west, east := b.room("w", upright, b.first), b.room("e", upright, b.last)
	north, south := b.stacked("n"), b.stacked("s")
	b.size = min((wide-west-east-2*b.rowNumbers)/step, largest)
	b.x, b.y = x+west+b.rowNumbers, y+north*edgeHigh+numbers
	for row := range b.Frame.Rows {
		for column := b.from; column < b.to; column++ {
			c.cell(path, b, column, row)
		}
	}
	c.grounds(b)
	c.walls(b)
	for row := range b.Frame.Rows {
		for column := b.from; column < b.to; column++ {
			c.onCell(path, b, column, row)
		}
	}
	c.letters(b)
	c.edges(path, b, upright)
	return (north+south)*edgeHigh + 2*numbers + b.Frame.Rows*b.size
}

func (b *board) at(column, row int) (x, y int) { return b.x + (column-b.from)*b.size, b.y + row*b.size }

func (b *board) cellAt(column, row int) *part.Part {
	if column < 0 || row < 0 || column >= b.Frame.Columns || row >= b.Frame.Rows {
		return nil
	}
	return &b.Parts[row*b.Frame.Columns+column]
}

// cell draws the ground of a square.
func (c *canvas) cell(_ string, b *board, column, row int) {
	x, y := b.at(column, row)
	p := b.cellAt(column, row)
	c.add(`<rect class="%s o" x="%d" y="%d" width="%d" height="%d"/>`, toned(p), x, y, b.size, b.size)
}

// grounds draws the patterns of the squares, all of a kind at once.
func (c *canvas) grounds(b *board) {
	byIcon := map[string][][2]int{}
	var order []string
	for row := range b.Frame.Rows {
		for column := b.from; column < b.to; column++ {
			icon := b.cellAt(column, row).Icon
			if grounds[icon] == "" {
				continue
			}
			if byIcon[icon] == nil {
				order = append(order, icon)
			}
			x, y := b.at(column, row)
			byIcon[icon] = append(byIcon[icon], [2]int{x, y})
		}
	}
	for _, icon := range order {
		c.WriteString(`<path class="ground" d="`)
		for _, at := range byIcon[icon] {
			c.moved(grounds[icon], at, b.size)
		}
		c.WriteString(`"/>`)
	}
}

// moved scales and moves a path of a square of 48 pixels to another square: the numbers after a small letter are steps.
func (c *canvas) moved(path string, at [2]int, size int) {
	absolute, axis := true, 0
	for i := 0; i < len(path); {
		j := i + 1
		for j < len(path) && (path[j] >= '0' && path[j] <= '9' || path[j] == '.') {
			j++
		}
		switch first := path[i]; {
		case first == ' ':
			c.WriteByte(' ')
			j = i + 1
		case first >= 'A':
			c.WriteByte(first)
			absolute, axis, j = first < 'a', 0, i+1
		default:
			n, _ := strconv.ParseFloat(path[i:j], 64) // the paths are ours
			n = n * float64(size) / 48
			if absolute {
				n += float64(at[axis])
			}
			c.WriteString(strconv.FormatFloat(math.Round(n*10)/10, 'f', -1, 64))
			axis = 1 - axis
		}
		i = j
	}
}

// walls draws lines around areas, and where boards meet.
func (c *canvas) walls(b *board) {
	var d strings.Builder
	for row := range b.Frame.Rows + 1 {
		for column := b.from; column <= b.to; column++ {
			x, y := b.at(column, row)
			if column < b.to && parted(b.cellAt(column, row-1), b.cellAt(column, row)) {
				fmt.Fprintf(&d, "M%d %dh%d", x, y, b.size)
			}
			if row < b.Frame.Rows && (parted(b.cellAt(column-1, row), b.cellAt(column, row)) || b.meets(column)) {
				fmt.Fprintf(&d, "M%d %dv%d", x, y, b.size)
			}
		}
	}
	if d.Len() > 0 {
		c.add(`<path class="wall" d="%s"/>`, d.String())
	}
}

// meets reports whether two boards meet before a column.
func (b *board) meets(column int) bool {
	return b.Frame.Board > 0 && column > b.from && column < b.to && column%b.Frame.Board == 0
}

// parted reports whether two neighbouring squares belong to different areas.
func parted(p, q *part.Part) bool {
	a, b := "", ""
	if p != nil {
		a = p.Joins
	}
	if q != nil {
		b = q.Joins
	}
	return a != b
}

// letters draws the letters of the columns and the numbers of the rows.
func (c *canvas) letters(b *board) {
	for column := b.from; column < b.to; column++ {
		x, y := b.at(column, 0)
		letter := string(rune('a' + column))
		c.middle(x+b.size/2, y-6, small, "f", letter)
		c.middle(x+b.size/2, y+b.Frame.Rows*b.size+15, small, "f", letter)
	}
	for row := range b.Frame.Rows {
		x, y := b.at(b.from, row)
		number := fmt.Sprint(row + 1)
		high := min(small, b.rowNumbers+2)
		c.middle(x-b.rowNumbers/2, y+b.size/2+4, high, "f", number)
		c.middle(x+(b.to-b.from)*b.size+b.rowNumbers/2, y+b.size/2+4, high, "f", number)
	}
}
