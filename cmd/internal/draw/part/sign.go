package part

import (
	"fmt"
	"strconv"
)

// Unseen stands for a number that the viewer cannot see.
const Unseen = "?"

// Number returns a number as text, or [Unseen] for nil.
func Number(n *int) string {
	if n == nil {
		return Unseen
	}
	return strconv.Itoa(*n)
}

// Dollars returns an amount of money as text; it may be negative.
func Dollars(n int) string {
	if n < 0 {
		return fmt.Sprintf("-$%d", -n)
	}
	return fmt.Sprintf("$%d", n)
}

// Money returns an amount of money in dollars, or [Unseen] for nil.
func Money(n *int) string {
	if n == nil {
		return Unseen
	}
	return Dollars(*n)
}

// Space returns the number of a space on a track, in brackets if the marker is there.
func Space(n int, marker bool) string {
	if marker {
		return fmt.Sprintf("[%d]", n)
	}
	return strconv.Itoa(n)
}

// SpaceOf returns the number of a space on a track, with the marks of the players there in brackets.
func SpaceOf(n int, who string) string {
	if who == "" {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%d[%s]", n, who)
}
