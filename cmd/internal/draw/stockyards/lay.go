package stockyards

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// squareNamed is a square by its name, such as c4. No grid has more than sixteen columns and rows.
func squareNamed(name string) (box.Square, bool) {
	if len(name) < 2 || name[0] < 'a' || name[0] > 'p' {
		return box.Square{}, false
	}
	row, err := strconv.Atoi(name[1:])
	return box.Square{Column: name[0] - 'a', Row: uint8(row - 1)}, err == nil && row >= 1 && row <= 16
}

// laidAt are the squares that a shape covers at a place such as "e5 rot 90 mirror": mirrored first, then turned clockwise, the northwest
// corner of what encloses it on the square.
func laidAt(shape box.Shape, place string) []box.Square {
	words := strings.Fields(place)
	if len(words) == 0 {
		return nil
	}
	corner, ok := squareNamed(words[0])
	if !ok {
		return nil
	}
	quarters := 0
	if i := slices.Index(words, "rot"); i >= 0 && i+1 < len(words) {
		degrees, _ := strconv.Atoi(words[i+1])
		quarters = degrees / 90 % 4
	}
	return turned(shape.Cells[:shape.Size], quarters, slices.Contains(words, "mirror"), corner)
}

func turned(cells []box.Cell, quarters int, mirror bool, corner box.Square) []box.Square {
	type point struct{ x, y int }
	var points []point
	least := point{99, 99}
	for _, c := range cells {
		p := point{int(c.X), int(c.Y)}
		if mirror {
			p.x = -p.x
		}
		for range quarters {
			p = point{-p.y, p.x}
		}
		points = append(points, p)
		least = point{min(least.x, p.x), min(least.y, p.y)}
	}
	var squares []box.Square
	for _, p := range points {
		squares = append(squares, box.Square{Column: corner.Column + uint8(p.x-least.x), Row: corner.Row + uint8(p.y-least.y)})
	}
	return squares
}

// lot are the squares of a land card such as "e2 facing e".
func (d drawing) lot(land string) []box.Square {
	name, facing, _ := strings.Cut(land, " facing ")
	corner, ok := squareNamed(name)
	if !ok {
		return nil
	}
	width, height := d.parts.LandWidth, d.parts.LandHeight
	if facing == "s" {
		width, height = height, width
	}
	var squares []box.Square
	for y := range height {
		for x := range width {
			squares = append(squares, box.Square{Column: corner.Column + uint8(x), Row: corner.Row + uint8(y)})
		}
	}
	return squares
}
