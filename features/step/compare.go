package step

import (
	"slices"
	"strings"
)

// compare returns a step with its share of a text's meaning. The share is the weight of their common words,
// divided by the weight of all words.
func (d Definition) compare(said []token, weights map[string]float64, values map[string]bool) near {
	want := d.tokens()
	c := comparison{phrase: d.Phrase, said: said, want: want, weights: weights, known: values,
		used: make([]bool, len(said)), filled: make([]bool, len(want)), at: slices.Repeat([]int{-1}, len(said)), sum: -1}
	c.values()
	c.words()
	c.blanks()
	c.numbers()
	c.names()
	return c.result(d)
}

// comparison holds a text and a phrase, with the words paired so far.
type comparison struct {
	phrase       Phrase
	said, want   []token
	weights      map[string]float64
	used, filled []bool
	at           []int // the place in the phrase that is paired with a word of the text; -1 for none
	sum          int   // the word of the text that is a number in the phrase; -1 if none is
	both, only   float64
	spoken       bool            // the text has a word of the phrase, and not only values of its blanks
	wrong, meant string          // the first misspelt word, and the word of the phrase
	known        map[string]bool // the values of all blanks that take only some
}

func (c *comparison) pair(i, j int, weight float64) {
	c.used[i], c.filled[j], c.at[i] = true, true, j
	c.both += weight
	c.spoken = c.spoken || c.want[j].blank == "" || c.valuesOf(c.want[j]) != nil
	if c.said[i].misspelt && c.want[j].blank == "" && c.meant == "" {
		c.wrong, c.meant = c.said[i].text, c.phrase.wanted(c.want[j])
	}
}

// weight returns the weight of a word in a comparison. A word that no step contains has the weight 1.2.
func (c *comparison) weight(about string) float64 {
	if w, ok := c.weights[about]; ok {
		return w
	}
	return 1.2
}

// words pairs words of the text with equal words of the phrase.
func (c *comparison) words() {
	for j, w := range c.want {
		for i, s := range c.said {
			if w.blank == "" && !c.filled[j] && !c.used[i] && !s.quoted && (s.about == w.about || w.about == "money" && isMoney(s.text)) {
				if w.about == "money" && isNumber(s.text) {
					c.filled[j], c.spoken = true, true // the number itself goes into the blank
					c.both += c.weight("money")
				} else {
					c.pair(i, j, c.weight(w.about))
				}
				break
			}
		}
	}
}

// blanks pairs words that begin like a word of the phrase, and words that name a blank.
func (c *comparison) blanks() {
	for i, s := range c.said {
		if c.used[i] || s.quoted {
			continue
		}
		for j, w := range c.want {
			switch {
			case w.blank == "" && !c.filled[j] && begins(s.about, w.about):
				c.pair(i, j, 0.7*c.weight(w.about))
			case w.blank != "" && !w.quoted && (s.about == singular(w.blank) || begins(s.about, singular(w.blank))):
				c.used[i], c.spoken = true, true
				c.both += 1.5
			default:
				continue
			}
			break
		}
	}
}

// begins reports whether the longer of two words begins with the shorter.
func begins(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	return len(a) >= 5 && strings.HasPrefix(b, a)
}

func isMoney(word string) bool {
	return isNumber(word) && (word[0] == '$' || strings.HasSuffix(strings.ToLower(word), "k"))
}

// values pairs words that are values of a blank.
func (c *comparison) values() {
	for j, w := range c.want {
		for _, value := range c.valuesOf(w) {
			if at := c.find(value); at >= 0 && !c.filled[j] {
				words := len(strings.FieldsFunc(value, isGap))
				c.pair(at, j, 4)
				for i := at; i < at+words; i++ {
					c.used[i], c.at[i] = true, j
				}
			}
		}
	}
}

// valuesOf lists the values of a blank; a title is one of a game's.
func (c *comparison) valuesOf(w token) []string {
	if w.blank == "title" {
		return titles()
	}
	return c.phrase.blanks[w.blank].values()
}

func isGap(r rune) bool { return r == ' ' || r == '-' }

// find returns the index of a value of one or more words in the text, -1 if the text does not contain it.
func (c *comparison) find(value string) int {
	words := strings.FieldsFunc(value, isGap)
	for i := range c.said {
		if c.said[i].quoted || c.used[i] {
			continue
		}
		if fold(c.said[i].text) == fold(value) {
			return i
		}
		n := 0
		for n < len(words) && i+n < len(c.said) && fold(c.said[i+n].text) == fold(words[n]) {
			n++
		}
		if n == len(words) {
			return i
		}
	}
	return -1
}

// numbers pairs numbers, and the text between quotes, with the blanks for them.
func (c *comparison) numbers() {
	for j, w := range c.want {
		for i, s := range c.said {
			if c.used[i] || c.filled[j] || w.blank == "" {
				continue
			}
			numeric := w.blank == "n" || w.blank == "k" || w.blank == "mark"
			if numeric && !s.quoted && isNumber(s.text) || w.quoted && s.quoted {
				c.pair(i, j, 1)
				if numeric && c.sum < 0 {
					c.sum = i
				}
			}
		}
	}
}

// names pairs the remaining words with blanks that take anything: players first, then each word of an action or a list.
func (c *comparison) names() {
	for j, w := range c.want {
		if w.blank == "" || c.filled[j] || c.valuesOf(w) != nil {
			continue
		}
		b := c.phrase.blanks[w.blank]
		for i, s := range c.said {
			if c.used[i] || s.quoted {
				continue
			}
			_, known := c.weights[s.about]
			if (known || isMoney(s.text) || c.known[fold(s.text)]) && !w.quoted {
				continue
			}
			switch {
			case w.quoted || b.list && (!isNumber(s.text) || w.blank == "cards" && c.counts(i)):
				switch {
				case w.quoted && known:
					c.only += 0.5 * c.weight(s.about)
				case c.filled[j] && b.people:
					c.only += 0.8
				case c.filled[j]:
					c.only += 0.3
				default:
					c.both += 0.6
				}
				c.used[i], c.filled[j], c.at[i] = true, true, j
				continue
			case !c.filled[j] && !isNumber(s.text) && b.takesWord(s.text):
				c.pair(i, j, 0.8)
			}
		}
	}
}

// counts reports whether a number counts something that no step has a word for, as in "3 coal".
func (c *comparison) counts(i int) bool {
	if i+1 == len(c.said) {
		return false
	}
	_, known := c.weights[c.said[i+1].about]
	return !known
}

// takesWord reports whether a blank accepts a word in a person's spelling.
func (b Blank) takesWord(word string) bool {
	for _, s := range b.spellings(word) {
		if b.whole(s) {
			return true
		}
	}
	return false
}

// result adds up the weights of the words that are in the text or in the phrase, but not in both.
func (c *comparison) result(d Definition) near {
	n := near{Definition: d}
	only := c.only
	for j, w := range c.want {
		switch {
		case c.filled[j]:
		case w.blank != "":
			only += 1.5
		default:
			only += 0.7 * c.weight(w.about)
		}
	}
	for i, s := range c.said {
		if !c.used[i] {
			if isNumber(s.text) {
				only += 1.5
			}
			only += 0.8 * c.weight(s.about)
		}
	}
	quoted := func(t token) bool { return t.quoted }
	n.unquoted = slices.ContainsFunc(c.want, quoted) && !slices.ContainsFunc(c.said, quoted)
	c.amiss(&n)
	if c.spoken {
		n.share = c.both / (c.both + only)
		if n.single {
			n.share += (1 - n.share) / 3
		}
	}
	if d.text == does.text && c.filled[0] {
		n.share = max(n.share, enough) // whatever a player does
	}
	return n
}

// wanted describes the word or the values that the phrase accepts at this place.
func (p Phrase) wanted(w token) string {
	switch {
	case w.text == "'s":
		return `"<player>'s"`
	case w.blank == "":
		return `"` + w.text + `"`
	}
	if values := p.blanks[w.blank].values(); values != nil {
		return w.text + " (" + strings.Join(values, ", ") + ")"
	}
	return w.text
}
