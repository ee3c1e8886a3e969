package frontier

import (
	"math/bits"
	"strconv"
)

// The map is counted in columns, and every column has one row more than the playing area. So a step north or south
// never leads into the next column.
const (
	stride  = 10
	columns = 24
	rows    = 9
	spaces  = columns * stride
)

// space is a space of the map: column times stride plus row, both from 0.
type space uint8

const noSpace space = 255

func spaceAt(column, row int) space { return space(column*stride + row) }

func (x space) column() int { return int(x) / stride }
func (x space) row() int    { return int(x) % stride }

// String returns the column letter and the row number, such as e4.
func (x space) String() string {
	return string(rune('a'+x.column())) + strconv.Itoa(x.row()+1)
}

// parseSpace reads a space of the largest map.
func parseSpace(text string) (space, bool) {
	if len(text) != 2 || text[0] < 'a' || text[0] >= 'a'+columns || text[1] < '1' || text[1] >= '1'+rows {
		return noSpace, false
	}
	return spaceAt(int(text[0]-'a'), int(text[1]-'1')), true
}

// steps returns the distance to another space: columns plus rows, whatever lies between (FR-R-distance).
func (x space) steps(y space) int { return abs(x.column()-y.column()) + abs(x.row()-y.row()) }

func abs(n int) int { return max(n, -n) }

// area is a set of spaces, 64 to a word. It has four fields, because the compiler keeps no array in registers.
// Shifts by 64 and more, to which the differences wrap, leave nothing, so each space is in one word.
type area struct{ a, b, c, d uint64 }

func only(x space) area { return area{1 << x, 1 << (x - 64), 1 << (x - 128), 1 << (x - 192)} }

func (s area) has(x space) bool { return (s.a>>x|s.b>>(x-64)|s.c>>(x-128)|s.d>>(x-192))&1 != 0 }

func (s *area) add(x space)    { *s = s.or(only(x)) }
func (s *area) remove(x space) { *s = s.without(only(x)) }
func (s area) empty() bool     { return s.a|s.b|s.c|s.d == 0 }

func (s area) and(t area) area     { return area{s.a & t.a, s.b & t.b, s.c & t.c, s.d & t.d} }
func (s area) or(t area) area      { return area{s.a | t.a, s.b | t.b, s.c | t.c, s.d | t.d} }
func (s area) without(t area) area { return area{s.a &^ t.a, s.b &^ t.b, s.c &^ t.c, s.d &^ t.d} }
func (s area) meets(t area) bool   { return !s.and(t).empty() }

func (s area) size() int {
	return bits.OnesCount64(s.a) + bits.OnesCount64(s.b) + bits.OnesCount64(s.c) + bits.OnesCount64(s.d)
}

// pop takes the first space out of a set that is not empty.
func (s *area) pop() space {
	word, first := &s.d, 192
	switch {
	case s.a != 0:
		word, first = &s.a, 0
	case s.b != 0:
		word, first = &s.b, 64
	case s.c != 0:
		word, first = &s.c, 128
	}
	n := bits.TrailingZeros64(*word)
	*word &= *word - 1
	return space(first + n)
}

func (s area) up(n uint) area {
	return area{s.a << n, s.b<<n | s.a>>(64-n), s.c<<n | s.b>>(64-n), s.d<<n | s.c>>(64-n)}
}

func (s area) down(n uint) area {
	return area{s.a>>n | s.b<<(64-n), s.b>>n | s.c<<(64-n), s.c>>n | s.d<<(64-n), s.d >> n}
}

// sides returns the spaces next to those of a set. It may contain spaces in the margin of the map.
func (s area) sides() area {
	return s.up(1).or(s.down(1)).or(s.up(stride)).or(s.down(stride))
}

// around returns the spaces at the sides and the corners of a set.
func (s area) around() area {
	column := s.or(s.up(1)).or(s.down(1))
	return column.up(stride).or(column.down(stride)).or(s.up(1)).or(s.down(1))
}

// within returns the spaces at most n steps away.
func (s area) within(n int) area {
	for range n {
		s = s.or(s.sides())
	}
	return s
}
