package step

import (
	"fmt"
	"strings"

	"github.com/agnivade/levenshtein"
)

// Nearest says which step may have been meant by a text that is not a step. A step with another keyword counts as farther away.
func (v *Vocabulary) Nearest(keyword, text string) string {
	best, least := "", 0.0
	for _, k := range v.Definitions {
		if k.Matches(text) {
			return fmt.Sprintf("it is known as a %s step", k.Keyword)
		}
		d := k.distance(text)
		if k.Keyword != keyword {
			d += 2
		}
		if best == "" || d < least {
			best, least = k.Keyword+" "+k.text, d
		}
	}
	return "the nearest known step is: " + best
}

// distance is how many words have to change before a text is the phrase with its blanks filled in; a blank fits any word.
func (p Phrase) distance(text string) float64 {
	const longest = 40 // words; no phrase is that long
	want, got := strings.Fields(p.text), strings.Fields(text)
	got = got[:min(len(got), longest)]
	row := make([]float64, len(got)+1)
	for j := range row {
		row[j] = float64(j)
	}
	for _, w := range want {
		diagonal := row[0]
		row[0]++
		for j, g := range got {
			skipped := 1.0 // a word of the text that the phrase does not have
			if p.isList(w) {
				skipped = 0.4
			}
			d := min(row[j+1]+1, row[j]+skipped, diagonal+wordDistance(w, g))
			diagonal, row[j+1] = row[j+1], d
		}
	}
	return row[len(got)]
}

// isList reports whether a word of the phrase is a blank for several words.
func (p Phrase) isList(word string) bool {
	return strings.HasPrefix(word, `"<`) || p.blanks[strings.Trim(word, "<>")].list
}

// wordDistance is 0 for the same word and 1 for quite another one; a word that fits a blank is near.
func wordDistance(want, got string) float64 {
	const longest = 40 // letters; a longer word is not a misspelling
	if one, counted := strings.CutSuffix(want, "(s)"); counted {
		want = one
		got = strings.TrimSuffix(got, "s")
	}
	switch {
	case want == got:
		return 0
	case want == "<n>" && strings.Trim(got, "0123456789") != "":
		return 0.8
	case want == "<cards>" && strings.Contains(got, `"`), len(got) > longest:
		return 1
	case strings.HasPrefix(want, "<") && strings.HasSuffix(want, ">"):
		return 0.5
	case strings.Contains(want, "<") && strings.HasSuffix(got, want[strings.LastIndexByte(want, '>')+1:]):
		return 0.1
	}
	return float64(levenshtein.ComputeDistance(want, got)) / float64(max(len(want), len(got)))
}
