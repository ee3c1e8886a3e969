package stockyards

import (
	"cmp"
	"slices"
)

// turn is how a piece is laid: its rotation in quarters and whether it is mirrored (US-BUILD-06).
type turn struct {
	quarters uint8
	mirror   bool
}

// lay is a shape laid in one way at the northwest corner: the canonical way of its set of squares.
type lay struct {
	turn
	cells []square // in rising order
	mask  board
	width int
	depth int
}

// laid is the shape laid at a square, or what of it lies on the board.
func (l *lay) laid(s square) board { return l.mask.up(uint(s)) }

// cell is a square of a shape, x to the east and y to the south.
type cell struct{ x, y int }

// laidAs turns the cells of a shape: the mirror first, then the quarters, clockwise; the northwest corner of what encloses
// them is the origin.
func laidAs(cells []cell, t turn) *lay {
	turned := make([]cell, len(cells))
	least := cell{stride, stride}
	for i, c := range cells {
		if t.mirror {
			c.x = -c.x
		}
		for range t.quarters {
			c.x, c.y = -c.y, c.x
		}
		turned[i] = c
		least = cell{min(least.x, c.x), min(least.y, c.y)}
	}
	l := &lay{turn: t}
	for _, c := range turned {
		s := at(c.x-least.x, c.y-least.y)
		l.cells = append(l.cells, s)
		l.mask.add(s)
		l.width, l.depth = max(l.width, s.col()+1), max(l.depth, s.row()+1)
	}
	slices.SortFunc(l.cells, func(a, b square) int { return cmp.Compare(a, b) })
	return l
}

// turns are all ways of laying a piece, in the order in which the first of several alike counts.
var turns = [8]turn{{0, false}, {1, false}, {2, false}, {3, false}, {0, true}, {1, true}, {2, true}, {3, true}}

// lays are the different ways of laying a shape, each set of squares once.
func lays(cells []cell) []*lay {
	var ways []*lay
	for _, t := range turns {
		l := laidAs(cells, t)
		if !slices.ContainsFunc(ways, func(o *lay) bool { return o.mask == l.mask }) {
			ways = append(ways, l)
		}
	}
	return ways
}

// corners are the squares at which a shape can be laid so that all its squares are among those free and one is among those wanted.
func (l *lay) corners(free, wanted board) board {
	fits, meets := full, board{}
	for _, c := range l.cells {
		fits = fits.and(free.down(uint(c)))
		meets = meets.or(wanted.down(uint(c)))
	}
	return fits.and(meets)
}
