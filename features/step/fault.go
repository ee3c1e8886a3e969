package step

import (
	"regexp"
	"slices"
	"strings"
)

// amiss finds the wrong word of the text, and the word of the phrase in its place.
func (c *comparison) amiss(n *near) {
	if c.wrong != "" {
		n.fault, n.wants, n.there = c.wrong, c.meant, true
		return
	}
	over, missing := c.left()
	for _, i := range over {
		for _, j := range missing {
			if !n.there && c.fitsPlace(i, j) {
				n.fault, n.wants, n.there = c.said[i].text, c.phrase.wanted(c.want[j]), true
				n.single = len(over) == 1 && len(missing) == 1
			}
		}
	}
	switch {
	case n.there:
		return
	case len(over) > 0:
		n.fault = c.said[over[0]].text
	}
	switch {
	case len(missing) > 0:
		n.wants = c.phrase.wanted(c.want[missing[0]])
	case n.fault == "":
		n.fault, n.wants = c.firstFault()
		n.there = n.wants != ""
	}
	n.meant = c.meantStep()
}

// meantStep returns the phrase with the text's words in its blanks. A blank without words stays as it is.
func (c *comparison) meantStep() string {
	text := c.phrase.text
	for j, w := range c.want {
		if words := c.run(j); w.blank != "" && words != "" {
			text = strings.Replace(text, w.text, words, 1)
		}
	}
	return strings.NewReplacer("a/an", "a", "(s)", "s", "KK", "K", "$$", "$").Replace(text)
}

// run returns the last sequence of words in the text that match one part of the phrase.
func (c *comparison) run(j int) string {
	var words []string
	for i := range c.said {
		if c.at[i] != j {
			continue
		}
		if i > 0 && c.at[i-1] != j {
			words = nil
		}
		words = append(words, c.said[i].text)
	}
	return strings.Join(words, " ")
}

// left lists the meaningful words of the text without a place in the phrase, and the parts of the phrase that
// the text lacks.
func (c *comparison) left() (over, missing []int) {
	for i, s := range c.said {
		if !c.used[i] && c.weight(s.about) > 0.4 {
			over = append(over, i)
		}
	}
	for j, filled := range c.filled {
		if !filled {
			missing = append(missing, j)
		}
	}
	return over, missing
}

// fitsPlace reports whether a word of the text is in the place of a missing part of the phrase: after the previous
// part, or at the beginning before the next.
func (c *comparison) fitsPlace(i, j int) bool {
	if i > 0 && j > 0 {
		return c.at[i-1] == j-1
	}
	return i == 0 && (j == 0 || i+1 < len(c.said) && c.at[i+1] == j+1)
}

// firstFault returns the first meaningful word that cannot be read as its part of the phrase, with the phrase's
// own word. It is a sum in another unit of money, another word, or an empty word.
func (c *comparison) firstFault() (fault, wants string) {
	if fault, wants = c.otherMoney(); fault != "" {
		return fault, wants
	}
	for i, s := range c.said {
		j := c.at[i]
		if j < 0 || c.want[j].blank != "" || c.want[j].about == "money" {
			continue
		}
		if w := c.want[j].text; !isForm(s.text, w) {
			return s.text, `"` + w + `"`
		}
	}
	if i := slices.Index(c.used, false); i >= 0 {
		return c.said[i].text, ""
	}
	return "", ""
}

// isForm reports whether a word is an accepted form of a word of a phrase.
func isForm(said, word string) bool {
	if said == word || singular(strings.ToLower(said)) == singular(strings.ToLower(word)) {
		return true
	}
	forms, ok := verbs[word]
	return ok && regexp.MustCompile(`(?i)^`+forms+`$`).MatchString(said)
}

// otherMoney returns a sum in another unit of money than that of the phrase, such as thousands.
func (c *comparison) otherMoney() (fault, wants string) {
	isK := func(t token) bool { return t.text == "K" }
	if c.sum < 0 || !slices.ContainsFunc(c.want, func(t token) bool { return t.about == "money" }) {
		return "", ""
	}
	sum, thousands := c.said[c.sum].text, slices.ContainsFunc(c.want, isK)
	if next := c.sum + 1; next < len(c.said) && c.said[next].about == "money" {
		sum += " " + c.said[next].text
	}
	if _, ok := readNumber(sum, thousands); ok {
		return "", ""
	}
	for word := range strings.FieldsSeq(c.phrase.text) {
		if strings.Contains(word, c.want[c.at[c.sum]].text) {
			wants = word
		}
	}
	if thousands {
		wants += " (in thousands)"
	}
	return sum, wants
}
