package spelling

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// letters matches the words of a notation, without their numbers.
var letters = regexp.MustCompile(`[a-z]+`)

// shortestMended is the number of letters that a word needs for each wrong letter. A swap of two letters does not
// count as wrong.
const shortestMended = 5

// Mend corrects misspelt words of a text by words of the known texts; numbers stay unchanged. If a known text
// contains livestock-3, "load livestok-2" becomes "load livestock-2". A text without misspelt words stays unchanged.
func Mend(text string, known []string) string {
	if len(text) > longestTypo {
		return text
	}
	var words []string
	for _, said := range known {
		words = append(words, letters.FindAllString(said, -1)...)
	}
	slices.Sort(words)
	words = slices.Compact(words)
	return letters.ReplaceAllStringFunc(strings.ToLower(text), func(word string) string {
		if _, is := slices.BinarySearch(words, word); is {
			return word
		}
		return cmp.Or(Slip(word, words), word)
	})
}

// Slip returns the known word that a misspelt word was meant to be; "" if there is none.
func Slip(word string, known []string) string {
	near := Nearest(word, known)
	if len(word) > 3 && (levenshtein.ComputeDistance(word, near) <= len(word)/shortestMended || swapped(word, near)) {
		return near
	}
	return ""
}
