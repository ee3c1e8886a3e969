package frontier

import (
	"math/bits"
	"strconv"
)

// The map is counted in columns, and every column has one row more than is played on, so that a step north or south never comes to
// the next column.
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

// String is the column letter and the row number, such as e4.
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

// steps to another space: columns plus rows, whatever lies between (FR-R-distance).
func (x space) steps(y space) int { return abs(x.column()-y.column()) + abs(x.row()-y.row()) }

func abs(n int) int { return max(n, -n) }

// area is a set of spaces.
type area [4]uint64

func (a area) has(x space) bool { return x < spaces && a[x>>6]>>(x&63)&1 != 0 }
func (a *area) add(x space)     { a[x>>6] |= 1 << (x & 63) }
func (a *area) remove(x space)  { a[x>>6] &^= 1 << (x & 63) }
func (a area) empty() bool      { return a == area{} }

func (a area) and(b area) area {
	return area{a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]}
}

func (a area) or(b area) area {
	return area{a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]}
}

func (a area) without(b area) area {
	return area{a[0] &^ b[0], a[1] &^ b[1], a[2] &^ b[2], a[3] &^ b[3]}
}

func (a area) meets(b area) bool { return !a.and(b).empty() }

func (a area) size() int {
	return bits.OnesCount64(a[0]) + bits.OnesCount64(a[1]) + bits.OnesCount64(a[2]) + bits.OnesCount64(a[3])
}

// pop takes the first space out of a set that is not empty.
func (a *area) pop() space {
	for i := range a {
		if a[i] != 0 {
			n := bits.TrailingZeros64(a[i])
			a[i] &= a[i] - 1
			return space(i*64 + n)
		}
	}
	return noSpace
}

func (a area) up(n uint) area {
	return area{a[0] << n, a[1]<<n | a[0]>>(64-n), a[2]<<n | a[1]>>(64-n), a[3]<<n | a[2]>>(64-n)}
}

func (a area) down(n uint) area {
	return area{a[0]>>n | a[1]<<(64-n), a[1]>>n | a[2]<<(64-n), a[2]>>n | a[3]<<(64-n), a[3] >> n}
}

// sides are the spaces beside those of a set; the margin of the map may be among them.
func (a area) sides() area {
	return a.up(1).or(a.down(1)).or(a.up(stride)).or(a.down(stride))
}

// around are the sides and the corners of the spaces of a set.
func (a area) around() area {
	column := a.or(a.up(1)).or(a.down(1))
	return column.up(stride).or(column.down(stride)).or(a.up(1)).or(a.down(1))
}

func only(x space) (a area) {
	a.add(x)
	return a
}

// within are the spaces at most n steps away.
func (a area) within(n int) area {
	for range n {
		a = a.or(a.sides())
	}
	return a
}
