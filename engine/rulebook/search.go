package rulebook

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Found is the result of a search, in the order of the book.
type Found struct {
	Clauses   []*Clause
	Questions []*Question
}

// Search finds the clauses and questions whose text contains all of the words. Case does not matter, a word may be
// part of a longer word, and numbers may be in words or in figures. A clause's text is its id, section, place,
// statement and kind. A question's text is its id, the question, the reason and its options. Without words, Search
// finds everything.
func (b *Book) Search(words ...string) Found {
	var found Found
	for i := range b.Clauses {
		if c := &b.Clauses[i]; containsAll(b.clauseText(c), words) {
			found.Clauses = append(found.Clauses, c)
		}
	}
	for i := range b.Questions {
		if q := &b.Questions[i]; containsAll(q.text(), words) {
			found.Questions = append(found.Questions, q)
		}
	}
	return found
}

func (b *Book) clauseText(c *Clause) string {
	section, _ := b.Section(c.Section)
	return strings.Join([]string{string(c.ID), c.Section, section.Title, c.At, c.Says, c.Kind}, "\n")
}

func (q *Question) text() string {
	parts := []string{q.ID, q.Asks, q.WhyOpen}
	for _, readings := range [][]Reading{q.Options, q.Told} {
		for _, r := range readings {
			parts = append(parts, r.ID, r.Says)
		}
	}
	return strings.Join(parts, "\n")
}

func containsAll(text string, words []string) bool {
	text = strings.ToLower(text)
	return !slices.ContainsFunc(words, func(word string) bool {
		word = strings.ToLower(word)
		return !strings.Contains(text, word) && !hasNumber(text, word)
	})
}

// hasNumber reports whether a text contains a word with a number in it, in words or in figures.
func hasNumber(text, word string) bool {
	word = spelling.Figures(word)
	if !strings.ContainsFunc(word, unicode.IsDigit) {
		return false
	}
	apart := regexp.MustCompile(`(?:^|\D)` + regexp.QuoteMeta(word) + `(?:\D|$)`)
	return apart.MatchString(spelling.Figures(text))
}
