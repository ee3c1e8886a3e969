package stockyards_test

import (
	"slices"
	"strings"
)

// dot is a square of Packingtown: column and row from 1.
type dot struct{ x, y int }

// readDot reads a square such as c4.
func readDot(text string) dot { return dot{int(text[0]-'a') + 1, number(text[1:])} }

func (d dot) String() string { return string(rune('a'+d.x-1)) + itoa(d.y) }

func (d dot) beside(o dot) bool {
	dx, dy := d.x-o.x, d.y-o.y
	return dx*dx+dy*dy == 1
}

// touching reports whether two pieces are side by side.
func touching(a, b []dot) bool {
	return slices.ContainsFunc(a, func(d dot) bool { return slices.ContainsFunc(b, d.beside) })
}

// drawn are the squares of a piece laid as a text says: "e5 rot 90 mirror". The drawing is turned over and around on paper: the mirror
// turns every line round, a quarter clockwise reads its columns from below.
func drawn(shape, laid string) []dot {
	words := strings.Fields(laid)
	lines := squared(printedShapes[shape])
	if slices.Contains(words, "mirror") {
		for i, line := range lines {
			lines[i] = reversed(line)
		}
	}
	if i := slices.Index(words, "rot"); i > 0 {
		for range number(words[i+1]) / 90 {
			lines = quarter(lines)
		}
	}
	corner := readDot(words[0])
	var dots []dot
	for y, line := range lines {
		for x, c := range line {
			if c == '#' {
				dots = append(dots, dot{corner.x + x, corner.y + y})
			}
		}
	}
	return dots
}

// squared fills the lines of a drawing to one length.
func squared(drawing []string) []string {
	width := 0
	for _, line := range drawing {
		width = max(width, len(line))
	}
	var lines []string
	for _, line := range drawing {
		lines = append(lines, line+strings.Repeat(" ", width-len(line)))
	}
	return lines
}

func reversed(line string) string {
	letters := []byte(line)
	slices.Reverse(letters)
	return string(letters)
}

func quarter(lines []string) []string {
	turned := make([]string, len(lines[0]))
	for i := range turned {
		for y := len(lines) - 1; y >= 0; y-- {
			turned[i] += lines[y][i : i+1]
		}
	}
	return turned
}

// block are the squares between two corners.
func block(from, to dot) []dot {
	var dots []dot
	for y := from.y; y <= to.y; y++ {
		for x := from.x; x <= to.x; x++ {
			dots = append(dots, dot{x, y})
		}
	}
	return dots
}

// landAt are the squares of a land card: "c6 facing e".
func landAt(text string) []dot {
	at, facing, _ := strings.Cut(text, " facing ")
	from := readDot(at)
	if facing == "s" {
		return block(from, dot{from.x + 1, from.y + 2})
	}
	return block(from, dot{from.x + 2, from.y + 1})
}
