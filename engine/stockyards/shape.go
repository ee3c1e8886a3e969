package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// way is a shape laid in one way at the northwest corner: the canonical way of its set of squares.
type way struct {
	box.Turn
	cells []square
	mask  board
	depth int
}

// coverAt is the shape laid at a square, or what of it lies on the board.
func (l *way) coverAt(s square) board { return l.mask.up(uint(s)) }

// landAt are the squares of a grid under the shape laid at a square. Unlike [way.coverAt] it is right for what lies over the border too: in
// the east that would begin again in the west, a row further south.
func (l *way) landAt(corner square, grid board) (under board) {
	for _, c := range l.cells {
		col, row := corner.col()+c.col(), corner.row()+c.row()
		if sq := at(col, row); col < box.MostColumns && row < box.MostRows && grid.has(sq) {
			under.add(sq)
		}
	}
	return under
}

// wayOf is the way of cells that are turned already.
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

// waysOf are the different ways of laying a shape, each set of squares once.
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

// corners are the squares at which a shape can be laid so that all its squares are among those free and one is among those wanted.
func (l *way) corners(free, wanted board) board {
	fits, meets := full, board{}
	for _, c := range l.cells {
		fits = fits.and(free.down(uint(c)))
		meets = meets.or(wanted.down(uint(c)))
	}
	return fits.and(meets)
}
