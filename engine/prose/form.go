package prose

import (
	"slices"
	"strings"
)

// Form returns a text without punctuation and with "_" in place of each number and each word in
// varies. So messages with the same words about different things become equal.
func Form(text string, varies ...string) string {
	words := strings.FieldsFunc(text, separates)
	for i, word := range words {
		if strings.ContainsAny(word, "0123456789") || slices.Contains(varies, word) {
			words[i] = "_"
		}
	}
	return strings.Join(words, " ")
}

// Apart returns the words of some texts, without punctuation, such as the words that vary in a
// [Form].
func Apart(texts ...string) []string { return strings.FieldsFunc(strings.Join(texts, " "), separates) }

// separates reports whether a character separates words.
func separates(r rune) bool { return strings.ContainsRune(" ,;:.()'\"", r) }
