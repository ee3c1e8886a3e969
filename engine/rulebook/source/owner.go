package source

import (
	"fmt"
	"math"
)

// mostOwned is the limit of a component file, in bytes.
const mostOwned = 64 << 10

// Given contains the values in an owner's file, by the field of the printed file.
type Given map[string]*Node

// Number returns the number in the file for a field, else the printed number.
func (g Given) Number(field string, printed int) int {
	n := g[field]
	if n == nil {
		return printed
	}
	v, _ := n.Int(math.MinInt, math.MaxInt) // the range was checked when the file was read
	return v
}

// Follows checks a derived number in the file against the number that results from others.
func (g Given) Follows(field string, want int) error {
	n := g[field]
	if n == nil || g.Number(field, want) == want {
		return nil
	}
	return n.Wrong("is "+n.Value(), fmt.Sprintf("%d, which follows from the other numbers", want))
}

// Wrong returns an error at a field if the file contains it, else at another field, which the file
// must then contain.
func (g Given) Wrong(field, other, problem, allowed string) error {
	n := g[field]
	if n == nil {
		n = g[other]
	}
	return n.Wrong(problem, allowed)
}
