package estimate

import (
	"math"
	"math/big"
)

// Ratio is the amount of one thing for each of another, such as choices for each decision. A Ratio
// counts by game, because the decisions of one game resemble each other. The zero Ratio is ready to
// use. Both amounts of a game are from 0 to 2^31.
type Ratio struct {
	n          int64
	of, per    int64
	oo, op, pp wide
}

// Add adds a game with its two amounts, the numerator and the denominator.
func (r *Ratio) Add(of, per int) {
	o, p := uint64(of), uint64(per)
	r.n++
	r.of += int64(of)
	r.per += int64(per)
	r.oo.add(wide{0, o * o})
	r.op.add(wide{0, o * p})
	r.pp.add(wide{0, p * p})
}

// Merge adds the games of another sample.
func (r *Ratio) Merge(other *Ratio) {
	r.n += other.n
	r.of += other.of
	r.per += other.per
	r.oo.add(other.oo)
	r.op.add(other.op)
	r.pp.add(other.pp)
}

// Estimate returns the ratio of the two sums. The ratio has no bounds if the denominator is 0, or
// with fewer than two games.
func (r *Ratio) Estimate() Estimate {
	e := Estimate{Low: math.Inf(-1), High: math.Inf(1)}
	if r.per == 0 {
		return e
	}
	if e.Value = float64(r.of) / float64(r.per); r.n < 2 {
		return e
	}
	// The sum over games of (of - value × per)², times the square of the sum of per, exactly.
	of, per := big.NewInt(r.of), big.NewInt(r.per)
	left := new(big.Int).Mul(new(big.Int).Mul(per, per), r.oo.big())
	left.Add(left, new(big.Int).Mul(new(big.Int).Mul(of, of), r.pp.big()))
	twice := new(big.Int).Mul(new(big.Int).Mul(of, per), r.op.big())
	rest, _ := new(big.Float).SetInt(left.Sub(left, twice.Lsh(twice, 1))).Float64()
	n, all := float64(r.n), float64(r.per)
	half := student(r.n-1) * math.Sqrt(rest*n/(n-1)) / all / all
	e.Low, e.High = e.Value-half, e.Value+half
	return e
}
