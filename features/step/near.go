package step

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// A text that is no step is compared with every step by what both speak of, in any order: the rarer a word among the steps, the more it
// says. Numbers, values, and names go into blanks that take them.

// synonyms are words of players for those of the steps.
var synonyms = map[string]string{
	"have": "has", "hold": "has", "own": "has", "got": "has", "contain": "has", "are": "is", "were": "was", "be": "is",
	"dollar": "money", "cash": "money", "coin": "money", "score": "point", "vp": "point", "ended": "over", "finished": "over",
	"everyone": "everybody", "show": "is", "stand": "is", "lie": "is", "on": "at", "in": "at", "into": "at", "with": "of", "for": "of",
	"does": "do", "center": "centre", "playable": "legal", "allowed": "may", "his": "'s", "her": "'s", "their": "'s", "its": "'s",
}

// everybody are the ways to name all players.
var everybody = regexp.MustCompile(`(?i)\b(?:all|every|each)(?: of)?(?: the)?(?: other)? players?\b`)

// concept is what a word is about.
func concept(word string) string {
	for _, w := range []string{word, stem(word)} {
		if same, ok := synonyms[w]; ok {
			return same
		}
	}
	return stem(word)
}

// token is a word of a text or of a phrase: what it is about, or the blank that it is.
type token struct {
	text, about string
	blank       string // the name of the blank; "" for a word
	misspelt    bool
	quoted      bool
}

// near is a step with how much of the meaning of a text it has, 1 for all of it.
type near struct {
	Definition
	share float64
	// fault is the first word of the text that the step has no place for, and wants the first part of the step that the text has not; there
	// says that this may stand in the place of that.
	fault, wants string
	there        bool
	// unquoted says that the text has no quotes, where the step has an action between them.
	unquoted bool
}

const (
	mostWords = 40  // of a text that are compared; no sentence has more
	mostNear  = 3   // steps that are told
	enough    = 0.3 // share of the meaning that a step must have to be told
)

// nearest are the steps that share most of the meaning of a text, the nearest first.
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

// Unknown says of a text that is no step of the vocabulary which word is at fault and what may stand there, and names the steps that share
// most of its meaning, the nearest first.
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
		return "no step is like it; yardstick steps GAME WORDS looks one up"
	}
	return found[0].amiss() + theNearest("known step", found)
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

// under are the steps of a keyword.
func (v *Vocabulary) under(keyword string) *Vocabulary {
	other := func(d Definition) bool { return d.Keyword != keyword }
	return &Vocabulary{Definitions: slices.DeleteFunc(slices.Clone(v.Definitions), other)}
}

// Nearest names the steps that share most of the meaning of a text that is no step, each with its keyword: at most three, nearest first.
func (v *Vocabulary) Nearest(keyword, text string) []string { return names(v.nearest(keyword, text)) }

func names(found []near) (names []string) {
	for _, n := range found {
		names = append(names, n.name())
	}
	return names
}

func (n *near) name() string { return n.Keyword + " " + n.text }

// amiss says where a text parts from the step.
func (n *near) amiss() string {
	switch {
	case n.unquoted:
		return "an action stands between quotes, in the words of a record"
	case n.fault == "" && n.wants == "":
		return "the words stand in another order"
	case n.fault == "":
		return n.wants + " is missing"
	case n.wants == "":
		return fmt.Sprintf("%.40q is too much", n.fault)
	case !n.there:
		return fmt.Sprintf("%.40q is too much, and %s is missing", n.fault, n.wants)
	}
	return fmt.Sprintf("%.40q is not understood, and %s may stand there", n.fault, n.wants)
}

// weights say how much each word of the steps tells: the fewer steps have it, the more.
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

// values are the words that fill a blank which takes only some.
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

// tokens are the words and blanks of the phrase, each choice by its first word.
func (p Phrase) tokens() []token {
	var all []token
	for word := range strings.FieldsSeq(p.text) {
		if word == "the" || word == "a/an" || word == "a" {
			continue
		}
		quoted := word[0] == '"'
		word = strings.Trim(word, `",:`)
		for word != "" {
			at := variable.FindStringIndex(word)
			switch {
			case at == nil:
				all = append(all, literal(word)...)
				word = ""
			case word[at[0]:at[1]] == "(s)":
				all = append(all, literal(word[:at[0]])...)
				word = word[at[1]:]
			case word[at[0]] == '<':
				all = append(all, literal(word[:at[0]])...)
				all = append(all, token{text: word[at[0]:at[1]], blank: word[at[0]+1 : at[1]-1], quoted: quoted})
				word = word[at[1]:]
			default:
				one, _, _ := strings.Cut(word, "/")
				all = append(all, literal(one)...)
				word = word[at[1]:]
			}
		}
	}
	return all
}

// literal is a word of a phrase; the signs of money are its own.
func literal(word string) []token {
	switch word {
	case "":
		return nil
	case "$", "K":
		return []token{{text: word, about: "money"}}
	case "'s":
		return []token{{text: word, about: "'s"}}
	}
	return []token{{text: word, about: concept(strings.ToLower(word))}}
}

// tokensOf are the words of a plain text.
func tokensOf(text string) []token {
	var all []token
	for i, part := range strings.Split(text, `"`) {
		if i%2 == 1 {
			all = append(all, token{text: part, quoted: true})
			continue
		}
		for word := range strings.FieldsSeq(part) {
			word = strings.Trim(word, ",;:()")
			if name, ok := strings.CutSuffix(word, "'s"); ok {
				all = append(all, token{text: name, about: concept(strings.ToLower(name))}, token{text: "'s", about: "'s"})
			} else if lower := strings.ToLower(word); word != "" && lower != "the" && lower != "a" && lower != "an" {
				all = append(all, token{text: word, about: concept(strings.ToLower(word))})
			}
		}
	}
	return all[:min(len(all), mostWords)]
}

// spelled are the words of a text, those that are misspelt words of the steps as these have them.
func (v *Vocabulary) spelled(said []token, weights map[string]float64) []token {
	var known []string
	for word := range weights {
		if len(word) > 3 {
			known = append(known, word)
		}
	}
	slices.Sort(known)
	for i, t := range said {
		if _, ok := weights[t.about]; ok || t.quoted || len(t.about) < 4 || len(t.about) > 20 || isNumber(t.text) {
			continue
		}
		if meant := spelling.Nearest(t.about, known); meant != "" && closeTo(t.about, meant) {
			said[i].about, said[i].misspelt = meant, true
		}
	}
	return said
}

// closeTo reports whether a word is another with a slip of the pen.
func closeTo(word, meant string) bool {
	distance := levenshtein.ComputeDistance(word, meant)
	return word[0] == meant[0] && (distance <= len(meant)/5 || distance == 2 && len(word) == len(meant) && sameLetters(word, meant))
}

// sameLetters reports whether two words differ in the order of their letters alone.
func sameLetters(a, b string) bool {
	x, y := []byte(a), []byte(b)
	slices.Sort(x)
	slices.Sort(y)
	return string(x) == string(y)
}

// numeral is a number or an amount in figures.
var numeral = regexp.MustCompile(`(?i)^\$?[+-]?\d[\d,]*k?$`)

func isNumber(word string) bool {
	return numeral.MatchString(word) || spelling.Figure(word) != ""
}
