package prose

import (
	"slices"
	"strings"
)

// Form returns a text without punctuation and with "_" for each number and each word that varies,
// so that messages about different things in the same words become equal.
func Form(text string, varies ...string) string {
	words := strings.FieldsFunc(text, apart)
	for i, word := range words {
		if strings.ContainsAny(word, "0123456789") || slices.Contains(varies, word) {
			words[i] = "_"
		}
	}
	return strings.Join(words, " ")
}

// Apart returns the words of some texts, without punctuation, such as those that vary in a [Form].
func Apart(texts ...string) []string { return strings.FieldsFunc(strings.Join(texts, " "), apart) }

// apart reports whether a letter is between two words.
func apart(r rune) bool { return strings.ContainsRune(" ,;:.()'\"", r) }
