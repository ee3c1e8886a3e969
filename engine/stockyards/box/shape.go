package box

import (
	"cmp"
	"slices"
)

// Shape is the shape of a wooden building: its name, and the first Size of Cells, 1 to 6, joined by their edges. The least X and the
// least Y are 0.
type Shape struct {
	Name  string
	Cells [6]Cell
	Size  int
}

// Cell is a square of a shape, X to the east and Y to the south.
type Cell struct{ X, Y uint8 }

// Turn is a way to lay a piece: its rotation in quarters, clockwise, and whether it is mirrored first (US-BUILD-06).
type Turn struct {
	Quarters uint8
	Mirror   bool
}

// Turns are all ways to lay a piece. If several give the same squares, the first of them counts. Callers must not
// change them.
var Turns = [8]Turn{{0, false}, {1, false}, {2, false}, {3, false}, {0, true}, {1, true}, {2, true}, {3, true}}

// Laid returns the cells of a shape laid in one way, with the northwest corner of the enclosing rectangle at 0, 0.
func (s Shape) Laid(t Turn) []Cell {
	const far = len(s.Cells) - 1
	cells := slices.Clone(s.Cells[:s.Size])
	least := Cell{uint8(far), uint8(far)}
	for i, c := range cells {
		if t.Mirror {
			c.X = uint8(far) - c.X
		}
		for range t.Quarters {
			c.X, c.Y = uint8(far)-c.Y, c.X
		}
		cells[i], least = c, Cell{min(least.X, c.X), min(least.Y, c.Y)}
	}
	for i := range cells {
		cells[i].X -= least.X
		cells[i].Y -= least.Y
	}
	return cells
}

// whole reports whether the cells of a shape are joined by their edges and begin at 0, 0.
func (s Shape) whole() bool {
	cells := slices.Clone(s.Cells[:s.Size])
	if slices.MinFunc(cells, func(a, b Cell) int { return cmp.Compare(a.X, b.X) }).X > 0 ||
		slices.MinFunc(cells, func(a, b Cell) int { return cmp.Compare(a.Y, b.Y) }).Y > 0 {
		return false
	}
	for joined := 1; joined < len(cells); joined++ {
		next := slices.IndexFunc(cells[joined:], func(c Cell) bool {
			return slices.ContainsFunc(cells[:joined], func(d Cell) bool { return distance(c.X, d.X)+distance(c.Y, d.Y) == 1 })
		})
		if next < 0 {
			return false
		}
		cells[joined], cells[joined+next] = cells[joined+next], cells[joined]
	}
	return true
}

func distance(a, b uint8) uint8 { return max(a, b) - min(a, b) }
