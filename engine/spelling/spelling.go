// Package spelling corrects words. The package finds the known word or action for a misspelt one,
// and words that differ only in their endings.
package spelling

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/agnivade/levenshtein"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// longestTypo is the limit of a text that gets a suggestion. The work grows with the square of the length, and a
// longer text is not a misspelt action.
const longestTypo = 200

// Suggest finds the known action that a text was meant to be. Suggest is sure if only the spelling
// differs: capitals, blanks, "x" for "*", a missing "*1", unmerged runs, numbers in words, or the
// order of words and of lists. If Suggest is not sure, near is the action with the smallest edit
// distance, or "" if none is close. Then several words may differ, but only by typing errors.
func Suggest(text string, known []string) (near string, sure bool) {
	if len(text) > longestTypo {
		return "", false
	}
	if same := Same(text, known); same != nil {
		return same[0], true
	}
	if below.MatchString(spelled(text)) {
		return "", false // no action has a number below 0, so the nearest action would have another number
	}
	near = Nearest(text, known)
	if strings.Contains(text, " ") && !keeps(text, near) {
		return "", false
	}
	return near, false
}

// Same returns the known actions that differ from a text only in spelling, as in [Suggest], and in
// the fewest respects. Same returns none if the text is too long to be an action.
func Same(text string, known []string) (same []string) {
	if len(text) > longestTypo {
		return nil
	}
	for _, key := range []func(string) string{spelled, counted, squashed, sorted} {
		want := key(Figures(text))
		for _, k := range known {
			if key(Figures(k)) == want {
				same = append(same, k)
			}
		}
		if same != nil {
			return same
		}
	}
	return nil
}

// typo is the largest number of letters that a typing error changes.
const typo = 2

// Nearest returns the known word at the smallest edit distance; "" if more than half of the text would change. A
// swap of two letters counts as one change. A known word with the same words in another order, or with other
// endings, comes first. If a word of several parts is not a typing error, known words with a common part come first:
// a logging-camp is a camp.
func Nearest(text string, known []string) string {
	if len(text) > longestTypo {
		return ""
	}
	if one := kin(text, known); one != "" {
		return one
	}
	best, least := closest(text, known, max(1, len(text)/2)+1)
	if least <= typo {
		return best
	}
	if kin := sharing(text, known); len(kin) > 0 {
		best, _ = closest(text, kin, len(text)+longestTypo)
	}
	return best
}

// sharing returns the known words that have a part in common with a word of several parts.
func sharing(text string, known []string) (kin []string) {
	parts := strings.Split(strings.ToLower(text), "-")
	if len(parts) < 2 || strings.Contains(text, " ") {
		return nil
	}
	for _, k := range known {
		if slices.ContainsFunc(strings.Split(k, "-"), func(part string) bool { return len(part) > typo && slices.Contains(parts, part) }) {
			kin = append(kin, k)
		}
	}
	return kin
}

// closest returns the known word at the smallest edit distance below a bound.
func closest(text string, known []string, bound int) (best string, least int) {
	least = bound
	lower := strings.ToLower(text)
	for _, k := range known {
		d := levenshtein.ComputeDistance(lower, k)
		if d == 2 && swapped(lower, k) {
			d = 1
		}
		if d < least {
			best, least = k, d
		}
	}
	return best, least
}

// swapped reports whether two texts differ only by a swap of two neighbouring letters.
func swapped(a, b string) bool {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return len(a) == len(b) && i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

var signs = strings.NewReplacer("×", "*", "·", "*", "∗", "*", "_", "-", ",", " ", ";", " ", `"`, " ")

// stars removes the blanks around asterisks.
var stars = strings.NewReplacer(" * ", "*", " *", "*", "* ", "*")

// spelled returns the text in the spelling of notations: small letters, single blanks, runs written name*number and
// merged.
func spelled(text string) string {
	words := strings.Fields(stars.Replace(signs.Replace(prose.Plain(strings.ToLower(text)))))
	for i, word := range words {
		words[i] = run(word)
	}
	return strings.Join(merge(words), " ")
}

// counted is like spelled, but also turns "3 coal" into coal*3.
func counted(text string) string {
	var words []string
	for _, word := range strings.Fields(spelled(text)) {
		if n := len(words); n > 0 && isNumber(words[n-1]) && isName(word) {
			words[n-1] = word + "*" + words[n-1]
			continue
		}
		words = append(words, word)
	}
	return strings.Join(merge(words), " ")
}

// run turns coalx3, 3xcoal and 3*coal into coal*3.
func run(word string) string {
	for _, sign := range []string{"*", "x"} {
		if name, n, ok := cutLast(word, sign); ok && isName(name) && isNumber(n) {
			return name + "*" + n
		}
		if n, name, ok := strings.Cut(word, sign); ok && isName(name) && isNumber(n) {
			return name + "*" + n
		}
	}
	return word
}

func cutLast(s, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}

// merge adds up neighbouring runs of the same name.
func merge(words []string) []string {
	var merged []string
	for _, word := range words {
		if n := len(merged); n > 0 {
			if sum, ok := added(merged[n-1], word); ok {
				merged[n-1] = sum
				continue
			}
		}
		merged = append(merged, word)
	}
	return merged
}

func added(a, b string) (string, bool) {
	nameA, countA, starA := cutLast(a, "*")
	nameB, countB, starB := cutLast(b, "*")
	m, okA := number(countA)
	n, okB := number(countB)
	if !starA || !starB || nameA != nameB || !okA || !okB || m < 0 || n < 0 {
		return "", false
	}
	return nameA + "*" + strconv.Itoa(m+n), true
}

func isNumber(s string) bool {
	n, ok := number(s)
	return ok && n >= 0
}

// squashed keeps only letters and digits and drops *1, so that coal 3, coal_3 and coal-3 become equal. The sign of a
// number below 0 stays, because -1 never means 1.
func squashed(text string) string {
	words := strings.Fields(spelled(text))
	for i, word := range words {
		words[i] = below.ReplaceAllString(strings.TrimSuffix(word, "*1"), "minus$1")
	}
	return strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c >= 0x80 {
			return c
		}
		return -1
	}, strings.Join(words, ""))
}

// below matches a number below 0, on its own or after an asterisk.
var below = regexp.MustCompile(`(?:^|[ *])-(\d)`)

// sorted ignores the order of the words. The word after a preposition stays after it, because "to the past" and
// "from the past" are different. The items of a list stay whole.
func sorted(text string) string {
	head, items := listed(text)
	words := strings.Fields(spelled(head))
	for i := len(words) - 2; i >= 0; i-- {
		if slices.Contains(prepositions, words[i]) {
			words = slices.Replace(words, i, i+2, words[i]+" "+words[i+1])
		}
	}
	slices.Sort(words)
	slices.Sort(items)
	return strings.Join(append(words, items...), ", ")
}

var prepositions = []string{"at", "for", "from", "on", "to", "with"}

// listed separates the items of a list from the text before it. The items are separated by commas and have the same
// number of words. If a text has no list, all of it is the head.
func listed(text string) (head string, items []string) {
	parts := strings.Split(text, ",")
	first := strings.Fields(parts[0])
	for _, part := range parts[1:] {
		items = append(items, spelled(part))
	}
	if len(items) == 0 {
		return text, nil
	}
	size := len(strings.Fields(items[0]))
	uneven := slices.ContainsFunc(items, func(item string) bool { return len(strings.Fields(item)) != size })
	if uneven || size >= len(first) {
		return text, nil
	}
	cut := len(first) - size
	return strings.Join(first[:cut], " "), append(items, spelled(strings.Join(first[cut:], " ")))
}

// isName reports whether s is a name as notations write them: [a-z][a-z0-9-]*.
func isName(s string) bool { return name.MatchString(s) }

var name = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

// number reads a whole number if it is spelled in the usual way and within the range of records.
func number(s string) (int, bool) {
	const most = 999_999_999
	n, err := strconv.Atoi(s)
	return n, err == nil && strconv.Itoa(n) == s && -most <= n && n <= most
}
