package spelling

import (
	"regexp"
	"slices"
	"strings"
)

// orders returns all orders of a short list; for a long list, it returns only the given order.
func orders(items []string) [][]string {
	const longest = 3
	if len(items) < 2 || len(items) > longest {
		return [][]string{items}
	}
	var all [][]string
	for i, first := range items {
		rest := slices.Delete(slices.Clone(items), i, i+1)
		for _, order := range orders(rest) {
			all = append(all, append([]string{first}, order...))
		}
	}
	return all
}

// Variants lists possible spellings of a text, if there is no list of actions to compare with.
// Variants returns none if the text is too long to be an action.
func Variants(text string) []string {
	if len(text) > longestTypo {
		return nil
	}
	words := strings.Fields(spelled(text))
	plain := strings.Join(words, " ")
	joined := plain
	if at := apart.FindStringIndex(plain); at != nil { // after the first word, a number may count something
		joined = plain[:at[0]+1] + "-" + plain[at[0]+2:]
	}
	spellings := []string{plain, counted(text), joined, counted(joined), Figures(plain), inWords(plain)}
	if !strings.ContainsAny(plain, "*,") { // the text may be a name of several words
		for i := 1; i < min(len(words), mostApart); i++ {
			spellings = append(spellings, strings.Join(words[:i], " ")+"-"+strings.Join(words[i:], " "))
		}
		spellings = append(spellings, strings.ReplaceAll(plain, " ", "-"), strings.ReplaceAll(inWords(plain), " ", "-"))
	}
	if head, items := listed(strings.ToLower(text)); items != nil {
		for _, order := range orders(items) {
			spellings = append(spellings, spelled(head)+" "+strings.Join(order, ", "))
		}
	}
	const mostRuns = 4
	for i := len(words) - 1; i > 0 && i >= len(words)-mostRuns; i-- {
		if isName(words[i]) {
			words[i] += "*1"
			spellings = append(spellings, strings.Join(merge(words), " "))
		}
	}
	return spellings
}

// mostApart is the index of the last word from which on a text is tried as one name.
const mostApart = 8

// apart matches a name and its number: coal 3 for coal-3.
var apart = regexp.MustCompile(`[a-z] \d`)
