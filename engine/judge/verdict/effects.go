package verdict

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Relevant keeps of what happened the effects that share most words with the claim, if any shares one that is no number, and those of the
// very amount by which the claim is wrong. Where nothing has made it so and none shares more than one word, those that share more with the
// scenario's title are kept: they are what was expected to change it.
func (f *Fact) Relevant() {
	if f.all = f.Set; len(f.all) > 0 {
		f.last = f.all[len(f.all)-1].Text
	}
	set, spoken := f.speakOf(f.Claim + " " + f.Instead)
	if spoken < 2 && f.Since == 0 {
		if titled, shared := f.speakOf(f.Title); shared > 1 {
			set, spoken = titled, shared
		}
	}
	if len(set) > 0 {
		f.Set, f.spoken = set, spoken > 1
	}
}

// speakOf are the effects that share most words with a text, and those of the very amount by which the claim is wrong; spoken is how many
// words one shares.
func (f *Fact) speakOf(text string) (set []engine.Effect, spoken int) {
	said, shared, most := stemsOf(text), make([]int, len(f.Set)), 0
	for i, e := range f.Set {
		for _, word := range stemsOf(e.Text) {
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
	for i, e := range f.Set {
		if most > 0 && shared[i] == most || wrong != "" && slices.Contains(figure.FindAllString(e.Text, -1), wrong) {
			set = append(set, e)
		}
	}
	return set, spoken
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

// mostBefore is how many effects are shown before the last that speaks of a claim: what it was made of comes right before it.
const mostBefore = 3

// mostMade is how many of them say against which clauses a claim is.
const mostMade = 10

// Made are the effects that made a claim come out so: those that speak of it, and a few before them, the last of many; more is how many
// others there were.
func (f *Fact) Made(most int) (made []engine.Effect, more int) {
	last := 0
	for i, e := range f.all {
		if speaks(f.Set, e) {
			last = i
		}
	}
	for i, e := range f.all {
		if i <= last && (i >= last-mostBefore || speaks(f.Set, e)) {
			made = append(made, e)
		}
	}
	made = made[max(0, len(made)-most):]
	return made, len(f.all) - len(made)
}

// speaks reports whether an effect is one of some.
func speaks(set []engine.Effect, e engine.Effect) bool {
	return slices.ContainsFunc(set, func(of engine.Effect) bool { return of.Text == e.Text })
}

// Past is what happened last before the claim was looked at, if that was elsewhere in the game than for another; else "".
func (f *Fact) Past(other *Fact) string {
	if f.last == other.last || len(f.Set) > 0 && f.Set[len(f.Set)-1].Text == f.last {
		return ""
	}
	return f.last
}
