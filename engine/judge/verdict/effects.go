package verdict

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Relevant keeps the effects that have the most words in common with the claim, if at least one of
// them is not a number. Relevant also keeps effects with the amount by which the claim is wrong. If
// no decision made the claim true or false and no effect shares more than one word with it,
// Relevant uses the scenario's title instead. The title names the effects that its author expected.
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
	if f.paid = f.payments(); len(f.paid) > 0 {
		set, spoken = f.paid, max(spoken, 2)
	}
	if len(set) > 0 {
		f.Set, f.spoken = set, spoken > 1
	}
}

// payment matches an effect that moves money between players and the bank.
var payment = regexp.MustCompile(`\b(?:pays|receives|earns|gains|gets|takes|loses) (?:\$\d|\d+K\b)`)

// money matches an amount of money.
var money = regexp.MustCompile(`\$\d|\dK\b`)

// payments returns the effects that move money, if a claim is about the money of a player to whom nothing happened:
// they show who paid instead.
func (f *Fact) payments() (paid []engine.Effect) {
	if f.Since != 0 || !money.MatchString(f.Claim) {
		return nil
	}
	for _, e := range f.all {
		if len(e.Clauses) > 0 && payment.MatchString(e.Text) {
			paid = append(paid, e)
		}
	}
	return paid
}

// speakOf returns the effects that have the most words in common with a text, and the effects with
// the amount by which the claim is wrong. spoken is the highest number of common words.
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

// numbers returns the claimed number and the actual one; "" unless one number is claimed.
func (f *Fact) numbers() (claimed, there string) {
	_, is, _ := strings.Cut(f.Instead, ", but ")
	said, actual := figure.FindAllString(f.Claim, -1), figure.FindAllString(is, -1)
	if len(said) != 1 || len(actual) != 1 {
		return "", ""
	}
	return said[0], actual[0]
}

// wrongBy returns the difference between the claimed number and the actual one; "" unless one
// number is claimed.
func (f *Fact) wrongBy() string {
	claimed, there := f.numbers()
	a, err := strconv.Atoi(claimed)
	b, fails := strconv.Atoi(there)
	if err != nil || fails != nil || a == b {
		return ""
	}
	return strconv.Itoa(max(a-b, b-a))
}

// figure matches a number in a text, without its sign and unit.
var figure = regexp.MustCompile(`\b\d+`)

// amount matches a number of things. It does not match the number of a player.
var amount = regexp.MustCompile(`(^|\s)\$?\d`)

// mostBefore is the number of effects shown before the last effect about a claim, because its
// causes come directly before it.
const mostBefore = 3

// mostMade is the number of effects whose clauses count against a claim.
const mostMade = 10

// Made returns the effects that made a claim true or false: those about the claim, and a few
// effects before them. If there are many, it returns the last of them. The others are all further
// effects, in their order.
func (f *Fact) Made(most int) (made, others []engine.Effect) {
	last := 0
	for i, e := range f.all {
		if speaks(f.Set, e) {
			last = i
		}
	}
	var places []int
	for i, e := range f.all {
		if i <= last && (i >= last-mostBefore || speaks(f.Set, e)) {
			places = append(places, i)
		}
	}
	places = places[max(0, len(places)-most):]
	for i, e := range f.all {
		if slices.Contains(places, i) {
			made = append(made, e)
		} else {
			others = append(others, e)
		}
	}
	return made, others
}

// speaks reports whether an effect is in a set.
func speaks(set []engine.Effect, e engine.Effect) bool {
	return slices.ContainsFunc(set, func(of engine.Effect) bool { return of.Text == e.Text })
}

// Past returns the last effect before the claim was judged, or "" if the other fact has the same last effect.
func (f *Fact) Past(other *Fact) string {
	if f.last == other.last || len(f.Set) > 0 && f.Set[len(f.Set)-1].Text == f.last {
		return ""
	}
	return f.last
}
