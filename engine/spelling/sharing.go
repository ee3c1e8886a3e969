package spelling

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/agnivade/levenshtein"
)

// The weights of a common part of two texts. A word counts more than a number, because many texts have the same
// number.
const (
	wordCounts   = 2
	numberCounts = 1
)

// Sharing returns the known actions that have the most parts in common with a text, the best first. Among equal
// ones, those with the fewest other parts come first. A part is a word or a number, in any place. Actions without a
// common word are left out.
func Sharing(text string, known []string, most int) []string {
	if len(text) > longestTypo || below.MatchString(spelled(text)) { // no action has a number below 0
		return nil
	}
	type shared struct {
		action      string
		parts, more int
	}
	words := partsOf(text)
	var all []shared
	for _, action := range known {
		said := partsOf(action)
		s := shared{action: action}
		isWord := false
		for _, part := range said {
			switch {
			case !slices.Contains(words, part):
				s.more++
			case isNumber(part):
				s.parts += numberCounts
			default:
				s.parts, isWord = s.parts+wordCounts, true
			}
		}
		if isWord {
			all = append(all, s)
		}
	}
	slices.SortStableFunc(all, func(a, b shared) int { return cmp.Or(b.parts-a.parts, a.more-b.more) })
	var best []string
	for _, s := range all[:min(len(all), most)] {
		best = append(best, s.action)
	}
	return best
}

// partsOf returns the words, without a plural s, and the numbers of a text, each once.
func partsOf(text string) []string {
	var parts []string
	kind := func(c rune) int {
		switch {
		case unicode.IsLetter(c):
			return 1
		case unicode.IsDigit(c):
			return 2
		}
		return 0
	}
	begin, last := 0, 0
	lower := strings.ToLower(text) + " "
	for i, c := range lower {
		if k := kind(c); k != last {
			if last > 0 {
				part := Singular(lower[begin:i])
				if part != "x" && !slices.Contains(parts, part) {
					parts = append(parts, part)
				}
			}
			begin, last = i, k
		}
	}
	return parts
}

// longestShort is the length of words up to which only one wrong letter is allowed, because two wrong letters give
// another word.
const longestShort = 3

// keeps reports whether all numbers, squares and words of a meant text are in the other text, except for
// prepositions, different endings and typing errors.
func keeps(text, meant string) bool {
	said := strings.Fields(unsigned(text))
	for part := range strings.FieldsSeq(unsigned(meant)) {
		slipped := func(s string) bool {
			most := typo
			if min(len(s), len(part)) <= longestShort {
				most = 1
			}
			return s == part || !strings.ContainsAny(part, "0123456789") &&
				(Stem(s) == Stem(part) || levenshtein.ComputeDistance(s, part) <= most)
		}
		if !slices.Contains(prepositions, part) && !slices.ContainsFunc(said, slipped) {
			return false
		}
	}
	return true
}

// unsigned returns a text in small letters and figures, with blanks in place of all other characters.
func unsigned(text string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) || unicode.IsDigit(c) {
			return c
		}
		return ' '
	}, Figures(strings.ToLower(text)))
}
