package judge

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Relevant keeps of what happened the effects that share most words with the claim, if any shares one that is no number, and those of the
// very amount by which the claim is wrong.
func (f *Fact) Relevant() {
	if f.all = f.Set; len(f.all) > 0 {
		f.last = f.all[len(f.all)-1].Text
	}
	said, shared, most, spoken := wordsOf(f.Claim+" "+f.Instead), make([]int, len(f.Set)), 0, 0
	for i, e := range f.Set {
		for _, word := range wordsOf(e.Text) {
			if slices.Contains(said, word) {
				shared[i]++
			}
		}
		spoken = max(spoken, shared[i])
		if shared[i] > 0 && amount.MatchString(e.Text) && amount.MatchString(f.Claim) {
			shared[i]++
		}
		most = max(most, shared[i])
	}
	wrong := f.wrongBy()
	var set []engine.Effect
	for i, e := range f.Set {
		if most > 0 && shared[i] == most || wrong != "" && slices.Contains(figure.FindAllString(e.Text, -1), wrong) {
			set = append(set, e)
		}
	}
	if len(set) > 0 {
		f.Set, f.spoken = set, spoken > 1
	}
}

// wrongBy is by how much a number that is claimed differs from the one there is, "" if it is not one number that is claimed.
func (f *Fact) wrongBy() string {
	_, is, _ := strings.Cut(f.Instead, ", but ")
	claimed, there := figure.FindAllString(f.Claim, -1), figure.FindAllString(is, -1)
	if len(claimed) != 1 || len(there) != 1 {
		return ""
	}
	a, err := strconv.Atoi(claimed[0])
	b, fails := strconv.Atoi(there[0])
	if err != nil || fails != nil || a == b {
		return ""
	}
	return strconv.Itoa(max(a-b, b-a))
}

// figure is a number in a text, without its sign and unit.
var figure = regexp.MustCompile(`\b\d+`)

// amount is a number of something; that of a player is none.
var amount = regexp.MustCompile(`(^|\s)\$?\d`)

// plain are words that every claim has.
var plain = []string{"the", "is", "it", "to", "be", "but", "and", "has", "of", "in", "a", "an", "expected", "that", "s", "on", "with"}

// wordsOf are the words of a text, each once, that say something.
func wordsOf(text string) []string {
	var words []string
	other := func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), other) {
		if !isNumber(word) && !slices.Contains(plain, word) && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return words
}
