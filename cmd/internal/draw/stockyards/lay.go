package stockyards

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// laidAt returns the squares that a shape covers at a place such as "e5 rot 90 mirror": the northwest corner of the
// shape's box is on the square.
func laidAt(shape box.Shape, place string) []box.Square {
	words := strings.Fields(place)
	if len(words) == 0 {
		return nil
	}
	corner, ok := box.ParseSquare(words[0])
	if !ok {
		return nil
	}
	turn := box.Turn{Mirror: slices.Contains(words, "mirror")}
	if i := slices.Index(words, "rot"); i >= 0 && i+1 < len(words) {
		degrees, _ := strconv.Atoi(words[i+1])
		turn.Quarters = uint8(degrees / 90 % 4)
	}
	var squares []box.Square
	for _, c := range shape.Laid(turn) {
		squares = append(squares, box.Square{Column: corner.Column + c.X, Row: corner.Row + c.Y})
	}
	return squares
}

// lot returns the squares of a land card such as "e2 facing e".
func (d drawing) lot(land string) []box.Square {
	name, facing, _ := strings.Cut(land, " facing ")
	corner, ok := box.ParseSquare(name)
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
