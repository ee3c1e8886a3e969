package answer

import (
	"cmp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Narrow returns the indices of the texts that a typed line can mean. These are the texts that begin with the
// line. If there are none, they are the texts that contain its words in order, or else the texts that contain
// its words in any order. The last letters of a word may be missing. For an empty line, Narrow returns nil.
func Narrow(line string, texts []string) []int {
	for _, means := range []func(typed, said []string) bool{begins, inTurn, contains} {
		if found := those(line, texts, means); found != nil {
			return found
		}
	}
	return nil
}

// Begun returns the indices of the texts that begin with a typed line, word by word. The last letters of a word
// may be missing, but not the last digits of a number.
func Begun(line string, texts []string) []int {
	return those(line, texts, func(typed, said []string) bool {
		if !begins(typed, said) {
			return false
		}
		for i, word := range typed {
			if rest := said[i][len(word):]; rest != "" && isDigit(rest[0]) && isDigit(word[len(word)-1]) {
				return false
			}
		}
		return true
	})
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func those(line string, texts []string, means func(typed, said []string) bool) (found []int) {
	typed := wordsOf(line)
	for i, text := range texts {
		if len(typed) > 0 && means(typed, wordsOf(text)) {
			found = append(found, i)
		}
	}
	return found
}

// wordsOf returns the words of a text in lower case, without the commas of lists.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return c == ' ' || c == '\t' || c == ',' })
}

func begins(typed, said []string) bool {
	if len(typed) > len(said) {
		return false
	}
	for i, word := range typed {
		if !strings.HasPrefix(said[i], word) {
			return false
		}
	}
	return true
}

func inTurn(typed, said []string) bool {
	for _, word := range said {
		if len(typed) > 0 && strings.HasPrefix(word, typed[0]) {
			typed = typed[1:]
		}
	}
	return len(typed) == 0
}

func contains(typed, said []string) bool {
	return !slices.ContainsFunc(typed, func(t string) bool {
		return !slices.ContainsFunc(said, func(word string) bool { return strings.HasPrefix(word, t) })
	})
}

// Ahead lists the words that can come next after the beginning that all texts share, sorted and without commas.
// The list is nil if the groups show no such beginning.
func Ahead(groups []transcript.Group, texts []string) []string {
	if len(groups) != 1 || !strings.HasSuffix(groups[0].Text, "…") {
		return nil
	}
	said := make([][]string, len(texts))
	for i, text := range texts {
		said[i] = wordsOf(text)
	}
	for at := 0; ; at++ {
		var next []string
		for _, words := range said {
			if at < len(words) && !slices.Contains(next, words[at]) {
				next = append(next, words[at])
			}
		}
		if len(next) != 1 {
			slices.SortFunc(next, byNumber)
			return next
		}
	}
}

// byNumber compares words. Words that differ only in the number at their end are compared by that number, so
// that b9 comes before b10.
func byNumber(a, b string) int {
	const digits = "0123456789"
	nameA, nameB := strings.TrimRight(a, digits), strings.TrimRight(b, digits)
	return cmp.Or(strings.Compare(nameA, nameB), cmp.Compare(len(a), len(b)), strings.Compare(a, b))
}
