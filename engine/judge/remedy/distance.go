package remedy

import (
	"regexp"
	"strconv"
)

// place is a word that ends in a figure: a space of a map such as f7, a card such as coal-4, or a number.
var place = regexp.MustCompile(`^([a-z]|[a-z-]*)([0-9]{1,4})$`)

// unlike is the distance of words that have nothing in common. It is greater than the distance of
// any two places of a map.
const unlike = 10_000

// distances returns the sum of the distances between words at the same indices.
func distances(words, others []string) (sum int) {
	for i, word := range words {
		if i >= len(others) {
			break
		}
		sum += distance(word, others[i])
	}
	return sum
}

// distance returns the distance of two words: the difference of their figures, plus that of their
// letters if each has one.
func distance(one, other string) int {
	a, b := place.FindStringSubmatch(one), place.FindStringSubmatch(other)
	if a == nil || b == nil {
		return unlike
	}
	far := difference(number(a[2]), number(b[2]))
	switch {
	case len(a[1]) == 1 && len(b[1]) == 1:
		return far + difference(int(a[1][0]), int(b[1][0]))
	case a[1] == b[1]:
		return far
	}
	return unlike
}

func difference(a, b int) int { return max(a-b, b-a) }

// number returns the value of a figure of a few digits.
func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}
