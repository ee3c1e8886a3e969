package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// way is a shape laid in one way at the northwest corner. It stands for all ways with the same set of squares.
type way struct {
	box.Turn
	cells []square
	mask  board
	depth int
}

// coverAt returns the squares of the shape laid at a square, without those off the board.
func (l *way) coverAt(s square) board { return l.mask.up(uint(s)) }

// landAt returns the squares of a grid under the shape laid at a square. Unlike [way.coverAt], it is also
// correct for a shape that crosses the border of the board. For such a shape, coverAt returns squares beyond
// the east border as squares in the west, one row further south.
func (l *way) landAt(corner square, grid board) (under board) {
	for _, c := range l.cells {
		col, row := corner.col()+c.col(), corner.row()+c.row()
		if sq := at(col, row); col < box.MostColumns && row < box.MostRows && grid.has(sq) {
			under.add(sq)
		}
	}
	return under
}

// wayOf returns the way with cells that are already turned.
func wayOf(cells []box.Cell, t box.Turn) *way {
	l := &way{Turn: t}
	for _, c := range cells {
		s := at(int(c.X), int(c.Y))
		l.cells = append(l.cells, s)
		l.mask.add(s)
		l.depth = max(l.depth, s.row()+1)
	}
	return l
}

// waysOf returns the different ways of laying a shape, each set of squares once.
func waysOf(shape box.Shape) []*way {
	var ways []*way
	for _, t := range box.Turns {
		l := wayOf(shape.Laid(t), t)
		if !slices.ContainsFunc(ways, func(o *way) bool { return o.mask == l.mask }) {
			ways = append(ways, l)
		}
	}
	return ways
}

// corners returns the squares at which a shape can be laid so that all its squares are free and at least one is
// wanted.
func (l *way) corners(free, wanted board) board {
	fits, meets := full, board{}
	for _, c := range l.cells {
		fits = fits.and(free.down(uint(c)))
		meets = meets.or(wanted.down(uint(c)))
	}
	return fits.and(meets)
}
