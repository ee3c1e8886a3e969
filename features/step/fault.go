package step

import (
	"regexp"
	"slices"
	"strings"
)

// amiss finds the word of the text at fault, and what the phrase has instead.
func (c *comparison) amiss(n *near) {
	if c.wrong != "" {
		n.fault, n.wants, n.there = c.wrong, c.meant, true
		return
	}
	over, missing := c.left()
	for _, i := range over {
		for _, j := range missing {
			if !n.there && c.beside(i, j) {
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
		n.fault, n.wants = c.otherwise()
		n.there = n.wants != ""
	}
	n.meant = c.meantStep()
}

// meantStep is the phrase with what the text has for its blanks. A blank that the text fills with nothing stays as it is.
func (c *comparison) meantStep() string {
	text := c.phrase.text
	for j, w := range c.want {
		if words := c.run(j); w.blank != "" && words != "" {
			text = strings.Replace(text, w.text, words, 1)
		}
	}
	return strings.NewReplacer("a/an", "a", "(s)", "s").Replace(text)
}

// run is the last run of words of the text that have their counterpart in one part of the phrase.
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

// left are the words of the text that say something and have no place in the phrase, and the parts of the phrase that nothing in the text
// stands for.
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

// beside reports whether a word of the text stands where a part of the phrase is missing: after what precedes that; at the beginning,
// before what follows it.
func (c *comparison) beside(i, j int) bool {
	if i > 0 && j > 0 {
		return c.at[i-1] == j-1
	}
	return i == 0 && (j == 0 || i+1 < len(c.said) && c.at[i+1] == j+1)
}

// otherwise is the first word that means what the phrase means and is not read so, with what the phrase has there: a sum in other money,
// another word, or one that says nothing.
func (c *comparison) otherwise() (fault, wants string) {
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

// isForm reports whether a word is one of the forms of a word of a phrase that are read for it.
func isForm(said, word string) bool {
	if said == word || singular(strings.ToLower(said)) == singular(strings.ToLower(word)) {
		return true
	}
	forms, ok := verbs[word]
	return ok && regexp.MustCompile(`(?i)^`+forms+`$`).MatchString(said)
}

// otherMoney is a sum that the phrase counts in other money: in thousands, say.
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
