package spelling

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// letters are the words of a notation, without the numbers that belong to them.
var letters = regexp.MustCompile(`[a-z]+`)

// shortestMended is how many letters a word has for each that is wrong, if it is to be recognised. Two that have changed places are none.
const shortestMended = 5

// Mend writes the words of a text that are not known, but nearly are, as they are known; numbers stay as they are. Known are the words of
// texts: "load livestok-2" becomes "load livestock-2" where something is called livestock-3. A text without such a word is as it was.
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

// Slip is the known word that another is with a slip of the pen, "" if there is none.
func Slip(word string, known []string) string {
	near := Nearest(word, known)
	if len(word) > 3 && (levenshtein.ComputeDistance(word, near) <= len(word)/shortestMended || swapped(word, near)) {
		return near
	}
	return ""
}
