package stockyards

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// square is a square of Packingtown. Its number is sixteen times the row, from 0 in the north, plus the column, from
// 0 in the west.
type square uint8

const (
	stride   = box.MostColumns + 1 // the distance of two rows; the last column of a row is never on a grid, so nothing wraps
	squares  = stride * box.MostRows
	noSquare = square(0xff)
)

func at(col, row int) square { return square(row*stride + col) }

func (s square) col() int { return int(s % stride) }
func (s square) row() int { return int(s / stride) }

// board is a set of squares: three words of 64 bits. It is a struct, because the compiler keeps the parts of a
// struct in registers, and not those of an array.
type board struct{ n, m, s uint64 }

// full contains every square, on the grid or not.
var full = board{^uint64(0), ^uint64(0), ^uint64(0)}

// one returns a single square as a board.
func one(s square) board {
	bit := uint64(1) << (s & 63)
	switch s >> 6 {
	case 0:
		return board{n: bit}
	case 1:
		return board{m: bit}
	}
	return board{s: bit}
}

func (b *board) add(s square)     { *b = b.or(one(s)) }
func (b board) has(s square) bool { return b.meets(one(s)) }
func (b board) empty() bool       { return b.n|b.m|b.s == 0 }
func (b board) size() int {
	return bits.OnesCount64(b.n) + bits.OnesCount64(b.m) + bits.OnesCount64(b.s)
}
func (b board) and(c board) board     { return board{b.n & c.n, b.m & c.m, b.s & c.s} }
func (b board) or(c board) board      { return board{b.n | c.n, b.m | c.m, b.s | c.s} }
func (b board) without(c board) board { return board{b.n &^ c.n, b.m &^ c.m, b.s &^ c.s} }
func (b board) meets(c board) bool    { return b.n&c.n|b.m&c.m|b.s&c.s != 0 }

// words returns the three words of the board.
func (b board) words() [squares / 64]uint64 { return [...]uint64{b.n, b.m, b.s} }

// boardOf returns the board with three words.
func boardOf(words [squares / 64]uint64) board { return board{words[0], words[1], words[2]} }

// pop takes the first square off the board, row by row; the board must not be empty.
func (b *board) pop() square {
	switch {
	case b.n != 0:
		s := bits.TrailingZeros64(b.n)
		b.n &= b.n - 1
		return square(s)
	case b.m != 0:
		s := bits.TrailingZeros64(b.m)
		b.m &= b.m - 1
		return square(64 + s)
	}
	s := bits.TrailingZeros64(b.s)
	b.s &= b.s - 1
	return square(128 + s)
}

// up moves every square on by n places. Squares that leave the board are lost.
func (b board) up(n uint) board {
	switch n >> 6 {
	case 0:
	case 1:
		b = board{0, b.n, b.m}
	default:
		b = board{0, 0, b.n}
	}
	n &= 63
	return board{b.n << n, b.m<<n | b.n>>(64-n), b.s<<n | b.m>>(64-n)}
}

// down moves every square n places back. Two squares of a piece are at most six rows apart, so n is less than two
// words.
func (b board) down(n uint) board {
	if n >= 64 {
		b = board{b.m, b.s, 0}
	}
	n &= 63
	return board{b.n>>n | b.m<<(64-n), b.m>>n | b.s<<(64-n), b.s >> n}
}

// around returns the squares that share an edge with a square of the board (US-BUILD-11). Some may be off the grid.
func (b board) around() board {
	return b.up(1).or(b.down(1)).or(b.up(stride)).or(b.down(stride))
}

// diagonal returns the squares that touch a square of the board at a corner. Some may be off the grid, or on the
// board.
func (b board) diagonal() board {
	rows := b.up(stride).or(b.down(stride))
	return rows.up(1).or(rows.down(1))
}

// reach returns the squares of the board that are connected with squares of from.
func (b board) reach(from board) board {
	reached := b.and(from)
	for edge := reached; !edge.empty(); {
		edge = edge.around().and(b).without(reached)
		reached = reached.or(edge)
	}
	return reached
}

// place returns the square in the coordinates of the box.
func (s square) place() box.Square { return box.Square{Column: uint8(s.col()), Row: uint8(s.row())} }

// onBoard returns a square of the box in the coordinates of boards.
func onBoard(s box.Square) square { return at(int(s.Column), int(s.Row)) }

// String returns the spelling of a square: a column letter and a row number.
func (s square) String() string { return s.place().String() }

// parseSquare reads the spelling of a square; ok is false for a text that is not a square on any grid.
func parseSquare(text string) (s square, ok bool) {
	place, ok := box.ParseSquare(text)
	if !ok {
		return noSquare, false
	}
	return onBoard(place), true
}

// names spells the squares of a board, row by row.
func (b board) names() []string {
	var names []string
	for !b.empty() {
		names = append(names, b.pop().String())
	}
	return names
}
