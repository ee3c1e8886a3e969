package stockyards

import "github.com/yardstick-rules/yardstick/engine/stockyards/box"

// rows is a grid in the form that the laws use: a row in every word, a column in every bit. It has no code in common
// with board.
type rows [box.MostRows]uint16

func rowsOf(b board) rows {
	var r rows
	w := b.words()
	for i := range r {
		r[i] = uint16(w[i/4] >> (16 * (i % 4)))
	}
	return r
}

// put marks a square.
func (r *rows) put(col, row int) { r[row] |= 1 << col }

// meets reports whether two grids have a square in common.
func (r *rows) meets(o *rows) bool {
	for i := range r {
		if r[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// within reports whether every square belongs to another grid.
func (r *rows) within(o *rows) bool {
	for i := range r {
		if r[i]&^o[i] != 0 {
			return false
		}
	}
	return true
}

// flood returns the squares of over that are connected with r, edge to edge; r is a part of over.
func (r rows) flood(over *rows) rows {
	for i := range r {
		if r[i] != 0 {
			r.seep(i, over)
		}
	}
	for grows := true; grows; {
		grows = false
		for i := range r {
			grows = r.wet(i, -1, over) || grows
		}
		for i := len(r) - 1; i >= 0; i-- {
			grows = r.wet(i, 1, over) || grows
		}
	}
	return r
}

// wet floods a row from the previous row in a direction, and reports whether this reached any new square.
func (r *rows) wet(i, from int, over *rows) bool {
	j := i + from
	if j < 0 || j >= len(r) || r[j]&over[i]&^r[i] == 0 {
		return false
	}
	r[i] |= r[j] & over[i]
	r.seep(i, over)
	return true
}

// seep floods a row from its own squares.
func (r *rows) seep(i int, over *rows) {
	for grows := true; grows; {
		was := r[i]
		r[i] |= (was<<1 | was>>1) & over[i]
		grows = r[i] != was
	}
}

// gridOf returns the grid of the game.
func gridOf(s *state) rows {
	var g rows
	size := s.table.parts.Grid[sideOf(s)]
	for i := range size.Rows {
		g[i] = 1<<size.Columns - 1
	}
	return g
}

// sideOf returns the side of the board by the number of players.
func sideOf(s *state) int {
	if s.seats() == 2 {
		return 0
	}
	return 1
}

// site returns the squares of a start location.
func site(s *state, location int8) rows {
	var r rows
	if location < 0 {
		return r
	}
	l := &s.table.parts.Locations[sideOf(s)][location]
	for _, sq := range l.Squares[:l.Size] {
		r.put(int(sq.Column), int(sq.Row))
	}
	return r
}

// reserved returns the squares of start locations that stay closed (US-R-unused-plant-sites).
func reserved(s *state) rows {
	var all rows
	if s.is(nil, AskUnusedPlantSites, UnusedPlantSitesOrdinaryLand) {
		return all
	}
	for i := range s.table.parts.Locations[sideOf(s)] {
		all.join(site(s, int8(i)))
	}
	return all
}

// join adds the squares of another grid.
func (r *rows) join(o rows) {
	for i := range r {
		r[i] |= o[i]
	}
}

// lessen removes the squares of another grid.
func (r *rows) lessen(o rows) {
	for i := range r {
		r[i] &^= o[i]
	}
}

// footprint returns the squares of a building by its shape, turned cell by cell; ok is false if a square is off the
// grid.
func footprint(s *state, card int8, p placing) (on rows, ok bool) {
	shape := &s.table.parts.Shapes[s.table.parts.Buildings[card].Shape]
	var xs, ys [len(shape.Cells)]int
	leastX, leastY := 99, 99
	for i, c := range shape.Cells[:shape.Size] {
		x, y := int(c.X), int(c.Y)
		if p.turn >= 4 {
			x = -x
		}
		switch p.turn % 4 {
		case 1:
			x, y = -y, x
		case 2:
			x, y = -x, -y
		case 3:
			x, y = y, -x
		}
		xs[i], ys[i] = x, y
		leastX, leastY = min(leastX, x), min(leastY, y)
	}
	size := s.table.parts.Grid[sideOf(s)]
	for i := range shape.Size {
		col, row := int(p.at)%stride+xs[i]-leastX, int(p.at)/stride+ys[i]-leastY
		if col >= size.Columns || row >= size.Rows {
			return on, false
		}
		on.put(col, row)
	}
	return on, true
}

// area returns the squares of a land card; ok is false if a square is off the grid.
func area(s *state, l lot) (on rows, ok bool) {
	width, height := s.table.parts.LandWidth, s.table.parts.LandHeight
	if l.south {
		width, height = height, width
	}
	size := s.table.parts.Grid[sideOf(s)]
	left, top := int(l.at)%stride, int(l.at)/stride
	if left+width > size.Columns || top+height > size.Rows {
		return on, false
	}
	for y := range height {
		on[top+y] = (1<<width - 1) << left
	}
	return on, true
}

// board returns the grid in the form of a state.
func (r *rows) board() board {
	var w [squares / 64]uint64
	for i, row := range r {
		w[i/4] |= uint64(row) << (16 * (i % 4))
	}
	return boardOf(w)
}

// count returns the number of squares.
func (r *rows) count() int {
	n := 0
	for _, row := range r {
		for ; row != 0; row &= row - 1 {
			n++
		}
	}
	return n
}

// common returns the squares in both grids.
func (r *rows) common(o rows) rows {
	for i := range r {
		o[i] &= r[i]
	}
	return o
}

// single returns a grid of one square.
func single(sq square) rows {
	var r rows
	r.put(int(sq)%stride, int(sq)/stride)
	return r
}
