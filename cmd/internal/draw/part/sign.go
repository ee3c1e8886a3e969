package part

import (
	"fmt"
	"strconv"
)

// Unseen replaces a number that the viewer does not see.
const Unseen = "?"

// Number returns a number, [Unseen] for nil.
func Number(n *int) string {
	if n == nil {
		return Unseen
	}
	return strconv.Itoa(*n)
}

// Dollars returns an amount of money, which may be below 0.
func Dollars(n int) string {
	if n < 0 {
		return fmt.Sprintf("-$%d", -n)
	}
	return fmt.Sprintf("$%d", n)
}

// Money returns an amount of money in dollars, [Unseen] for nil.
func Money(n *int) string {
	if n == nil {
		return Unseen
	}
	return Dollars(*n)
}

// Space returns a space of a track, in brackets where the marker is.
func Space(n int, marker bool) string {
	if marker {
		return fmt.Sprintf("[%d]", n)
	}
	return strconv.Itoa(n)
}

// SpaceOf returns a space of a track with the marks of those on it in brackets.
func SpaceOf(n int, who string) string {
	if who == "" {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%d[%s]", n, who)
}
