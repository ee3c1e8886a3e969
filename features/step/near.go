package step

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// A text that is not a step is compared with each step by common words, in any order. A word that few steps
// contain has a higher weight. Numbers, values and names fill the blanks that accept them.

// synonyms maps words of players to words of the steps.
var synonyms = map[string]string{
	"have": "has", "hold": "has", "own": "has", "got": "has", "contain": "has", "are": "is", "were": "was", "be": "is",
	"dollar": "money", "cash": "money", "coin": "money", "score": "point", "vp": "point", "ended": "over", "finished": "over",
	"everyone": "everybody", "show": "is", "stand": "is", "lie": "is", "on": "at", "in": "at", "into": "at", "with": "of", "for": "of",
	"does": "do", "center": "centre", "playable": "legal", "allowed": "may", "his": "'s", "her": "'s", "their": "'s", "its": "'s",
}

// everybody matches the ways to name all players.
var everybody = regexp.MustCompile(`(?i)\b(?:all|every|each)(?: of)?(?: the)?(?: other)? players?\b`)

// concept returns the common word for all synonyms of a word.
func concept(word string) string {
	for _, w := range []string{word, singular(word)} {
		if same, ok := synonyms[w]; ok {
			return same
		}
	}
	return singular(word)
}

// near is a step with its share of the meaning of a text; 1 means all of it.
type near struct {
	Definition
	share float64
	// fault is the first word of the text without a place in the step. wants is the first part of the step that
	// the text lacks. The field there reports that wants may replace fault.
	fault, wants string
	there        bool
	// single reports that there is no other difference.
	single bool
	// meant is the step with the text's words in its blanks.
	meant string
	// unquoted reports that the text has no quotes around the action.
	unquoted bool
}

const (
	mostWords = 40  // words of a text that are compared; no sentence has more
	mostNear  = 3   // steps in the message
	likely    = 0.6 // share of the meaning that a sentence in "did you mean" must have
	enough    = 0.3 // share of the meaning that a step in the message must have
)

// nearest lists the steps that share most of the meaning of a text, the nearest first.
func (v *Vocabulary) nearest(keyword, text string) []near {
	weights, values := v.weights(), v.values()
	said := v.spelled(tokensOf(everybody.ReplaceAllString(plainText(text), "everybody")), weights)
	var all []near
	for _, d := range v.Definitions {
		if keyword != "" && (keyword == "When") != (d.Keyword == "When") {
			continue
		}
		n := d.compare(said, weights, values)
		if d.Keyword != keyword {
			n.share *= 0.75
		}
		all = append(all, n)
	}
	slices.SortStableFunc(all, func(a, b near) int { return cmp.Compare(b.share, a.share) })
	all = slices.CompactFunc(all, func(a, b near) bool { return a.text == b.text })
	least := enough
	if len(all) > 0 {
		least = max(least, all[0].share*0.6)
	}
	all = slices.DeleteFunc(all, func(n near) bool { return n.share < least })
	return all[:min(len(all), mostNear)]
}

// Unknown describes the fault of a text that is not a step: the wrong word and the words accepted in its place.
// Unknown adds the steps that share most of the text's meaning, the nearest first.
func (v *Vocabulary) Unknown(keyword, text string) string {
	if others := v.Read("", text); len(others) > 0 {
		known := "it is known as a " + v.Definitions[others[0].Step].Keyword + " step"
		return known + theNearest("known "+keyword+" step", v.under(keyword).nearest(keyword, text))
	}
	if len(text) > longestSentence {
		text = text[:longestSentence]
	}
	found := v.nearest(keyword, text)
	if len(found) == 0 {
		return "no known step is similar; yardstick steps GAME WORDS finds steps"
	}
	return found[0].amiss(v, text) + theNearest("known step", found)
}

// theNearest names steps at the end of a message; "" if there are none.
func theNearest(what string, found []near) string {
	switch len(found) {
	case 0:
		return ""
	case 1:
		return "; the nearest " + what + " is: " + found[0].name()
	}
	return "; the nearest " + what + "s are: " + strings.Join(names(found), "; ")
}

// under returns the steps of a keyword.
func (v *Vocabulary) under(keyword string) *Vocabulary {
	other := func(d Definition) bool { return d.Keyword != keyword }
	return &Vocabulary{Definitions: slices.DeleteFunc(slices.Clone(v.Definitions), other)}
}

// Nearest names at most three steps that share most of the meaning of a text that is not a step, each with its
// keyword. The nearest comes first.
func (v *Vocabulary) Nearest(keyword, text string) []string { return names(v.nearest(keyword, text)) }

func names(found []near) (names []string) {
	for _, n := range found {
		names = append(names, n.name())
	}
	return names
}

func (n *near) name() string { return n.Keyword + " " + n.text }

// amiss describes the fault of a text: a wrong word and the words accepted in its place, or else the step meant.
func (n *near) amiss(v *Vocabulary, text string) string {
	switch {
	case n.unquoted:
		return "write an action between quotes, in the words of a record"
	case n.fault == "" && n.wants == "":
		return otherwiseWritten(text)
	case n.fault != "" && n.wants == "":
		return fmt.Sprintf("%.40q is too much", n.fault)
	case n.there:
		return fmt.Sprintf("%.40q is not understood, and %s may stand there", n.fault, n.wants)
	}
	if n.fault == "" && n.share >= likely && !strings.Contains(n.meant, "<") && len(v.Read(n.Keyword, n.meant)) > 0 {
		return "did you mean " + strconv.Quote(n.meant) + "?"
	}
	if n.fault == "" {
		return fmt.Sprintf("%s is missing", n.wants)
	}
	return fmt.Sprintf("%.40q is not understood", n.fault)
}

// otherwiseWritten describes the fault of a text that contains all words of a step: a foreign character, or the
// order.
func otherwiseWritten(text string) string {
	if strings.Count(plainText(text), `"`)%2 == 1 {
		return "a quotation mark has no other to go with it"
	}
	for _, c := range plainText(text) {
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) && !strings.ContainsRune(` .,;:'"$+-*#&/`, c) {
			return fmt.Sprintf("the character %q (%U) is not understood", c, c)
		}
	}
	return "the known step has the words in another order"
}

// weights returns the weight of each word in the steps. A word that few steps contain has a high weight.
func (v *Vocabulary) weights() map[string]float64 {
	count := map[string]int{}
	for _, d := range v.Definitions {
		seen := map[string]bool{}
		for _, t := range d.tokens() {
			if t.blank == "" && !seen[t.about] {
				seen[t.about] = true
				count[t.about]++
			}
		}
	}
	weights := map[string]float64{}
	for word, n := range count {
		weights[word] = math.Log(1 + float64(len(v.Definitions))/float64(n))
	}
	for _, word := range []string{"has", "is", "do", "of", "at", "to", "'s", "was", "it", "there", "and"} {
		weights[word] = min(weights[word], 0.4)
	}
	return weights
}

// values lists the words that fill a blank with a limited list of values.
func (v *Vocabulary) values() map[string]bool {
	all := map[string]bool{}
	for _, d := range v.Definitions {
		for _, t := range d.tokens() {
			for _, value := range d.blanks[t.blank].values() {
				all[fold(value)] = true
			}
		}
	}
	return all
}

// spelled lists the words of a text. A misspelt word of the steps appears in their spelling.
func (v *Vocabulary) spelled(said []token, weights map[string]float64) []token {
	var known []string
	for word := range weights {
		if len(word) > 3 {
			known = append(known, word)
		}
	}
	slices.Sort(known)
	for i, t := range said {
		if _, ok := weights[t.about]; ok || t.quoted || len(t.about) > 20 || isNumber(t.text) {
			continue
		}
		if meant := spelling.Slip(t.about, known); meant != "" {
			said[i].about, said[i].misspelt = meant, true
		}
	}
	return said
}

// numeral is a number or an amount in figures.
var numeral = regexp.MustCompile(`(?i)^\$?[+-]?\d[\d,]*k?$`)

func isNumber(word string) bool {
	return numeral.MatchString(word) || spelling.Figure(word) != "" || strings.EqualFold(word, "no")
}
