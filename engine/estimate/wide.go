package estimate

import (
	"math/big"
	"math/bits"
)

// wide is a number of 128 bits, the high half first, for sums of squares that no float would
// represent exactly.
type wide [2]uint64

func (w *wide) add(by wide) {
	var carry uint64
	w[1], carry = bits.Add64(w[1], by[1], 0)
	w[0], _ = bits.Add64(w[0], by[0], carry)
}

func (w *wide) big() *big.Int {
	n := new(big.Int).SetUint64(w[0])
	return n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(w[1]))
}
