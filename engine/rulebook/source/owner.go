package source

import (
	"fmt"
	"math"
)

// mostOwned is the largest component file that is read, in bytes.
const mostOwned = 64 << 10

// Given holds the values in an owner's file, by the field of the printed file.
type Given map[string]*Node

// Number returns the number that the file gives for a field, else the number as printed.
func (g Given) Number(field string, printed int) int {
	n := g[field]
	if n == nil {
		return printed
	}
	v, _ := n.Int(math.MinInt, math.MaxInt) // its range was checked when the file was read
	return v
}

// Follows checks a number that the file repeats against the numbers from which it follows.
func (g Given) Follows(field string, want int) error {
	n := g[field]
	if n == nil || g.Number(field, want) == want {
		return nil
	}
	return n.Wrong("is "+n.Value(), fmt.Sprintf("%d, which follows from the other numbers", want))
}

// Wrong returns an error at a field if the file has it, else at another field, which the file must then have.
func (g Given) Wrong(field, other, problem, allowed string) error {
	n := g[field]
	if n == nil {
		n = g[other]
	}
	return n.Wrong(problem, allowed)
}
