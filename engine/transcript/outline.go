package transcript

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Group is a part of a list of actions: one of them, or several with the same beginning.
type Group struct {
	// Text is the action, or what all of them begin with and "…"; consecutive numbers are written "0 … 20".
	Text string
	// Members are their indices in the list, in rising order.
	Members []int
}

// String is the text, with the number of actions where there are several.
func (g Group) String() string {
	if len(g.Members) == 1 {
		return g.Text
	}
	return fmt.Sprintf("%s (%d)", g.Text, len(g.Members))
}

// manyNumbers is the number of actions, differing only in a number, from which they become a range.
const manyNumbers = 8

// manyParts is the number of parts above which Outline leaves a group undivided, unless each action
// has a line of its own: a piece fits on many squares, and in several ways on most of them.
const manyParts = 8

// Outline shows a list of actions in at most that many groups, in the order of the list; if the list is no longer than that, a group is
// one action, long runs of numbers apart. Actions with the same beginning stay together, and are divided where that takes the fewest
// groups; those that differ in a list alone, such as "moving irish, miners", are shown one by one or all as one, and so are those that fall
// into many parts, such as squares.
func Outline(actions []string, most int) []Group {
	if len(actions) == 0 {
		return nil
	}
	o := outline{most: max(most, 1), bunches: []bunch{{members: upTo(len(actions))}}}
	for _, action := range actions {
		o.words = append(o.words, strings.Fields(action))
	}
	for o.divide() {
	}
	groups := make([]Group, len(o.bunches))
	for i, b := range o.bunches {
		groups[i] = Group{Text: o.text(b), Members: b.members}
		if len(b.members) == 1 {
			groups[i].Text = actions[b.members[0]]
		}
	}
	slices.SortFunc(groups, func(a, b Group) int { return a.Members[0] - b.Members[0] })
	return groups
}

// upTo is the first n numbers from 0.
func upTo(n int) []int {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = i
	}
	return numbers
}

type outline struct {
	words   [][]string
	most    int
	bunches []bunch
}

// bunch is a group in the making. Its members have the same words, or any numbers, before the word at.
type bunch struct {
	members []int
	at      int
}

// divide divides the bunch that falls into the fewest parts, and reports whether there was room for one. Those that fall into single
// actions come last.
func (o *outline) divide() bool {
	room := o.most - len(o.bunches) + 1
	var best []bunch
	at, cost := 0, 0
	for i := range o.bunches {
		b := &o.bunches[i]
		parts := o.parts(b, room)
		if parts != nil && (o.inList(b) || tooMany(parts, len(b.members))) {
			parts = singles(b, room)
		}
		price := len(parts)
		if len(parts) == len(b.members) {
			price += o.most
		}
		if len(parts) > 1 && (best == nil || price < cost) {
			best, at, cost = parts, i, price
		}
	}
	if best == nil {
		return false
	}
	o.bunches = slices.Replace(o.bunches, at, at+1, best...)
	return true
}

// tooMany reports whether the parts say less than the whole. A division by the first word always says more.
func tooMany(parts []bunch, actions int) bool {
	return parts[0].at > 1 && len(parts) > manyParts && len(parts) < actions
}

// inList reports whether the members of a bunch differ first in a list, which commas divide.
func (o *outline) inList(b *bunch) bool {
	return slices.ContainsFunc(b.members, func(m int) bool {
		return strings.HasSuffix(o.word(m, b.at), ",") || b.at > 0 && strings.HasSuffix(o.word(m, b.at-1), ",")
	})
}

// singles are the members of a bunch one by one, if there is room for them.
func singles(b *bunch, room int) []bunch {
	if len(b.members) > room {
		return nil
	}
	parts := make([]bunch, len(b.members))
	for i, m := range b.members {
		parts[i].members = []int{m}
	}
	return parts
}

// parts divides a bunch by the first word in which its members differ, and returns nil if there is
// no room for the parts. It skips numbers for which there is no room, and runs of many numbers.
func (o *outline) parts(b *bunch, room int) []bunch {
	for len(b.members) > 1 {
		var parts []bunch
		at := map[string]int{}
		numbers := true
		for _, m := range b.members {
			word := o.word(m, b.at)
			i, known := at[word]
			if !known {
				i = len(parts)
				at[word] = i
				parts = append(parts, bunch{at: b.at + 1})
				n, ok := number(word)
				numbers = numbers && ok && n >= 0
			}
			parts[i].members = append(parts[i].members, m)
		}
		_, ended := at[""]
		switch {
		case len(parts) == 1 && ended:
			return nil
		case len(parts) == 1, numbers && (len(parts) > room || len(parts) >= manyNumbers):
			b.at++
		case len(parts) > room:
			return nil
		default:
			return parts
		}
	}
	return nil
}

// word is a word of an action, "" after its end.
func (o *outline) word(member, at int) string {
	if words := o.words[member]; at < len(words) {
		return words[at]
	}
	return ""
}

// text returns the words that the members of a bunch have in common at their beginning.
func (o *outline) text(b bunch) string {
	var words []string
	for at := range b.at {
		if word := o.run(b, at); word != "" {
			words = append(words, word)
		}
	}
	if slices.ContainsFunc(b.members, func(m int) bool { return len(o.words[m]) > b.at }) {
		words = append(words, "…")
	}
	return strings.Join(words, " ")
}

// run returns the word that all members have at that place, or the range of their numbers.
func (o *outline) run(b bunch, at int) string {
	first := o.word(b.members[0], at)
	least, isInt := number(first)
	most := least
	for _, m := range b.members {
		word := o.word(m, at)
		n, ok := number(word)
		isInt = isInt && ok
		least, most = min(least, n), max(most, n)
		if word != first && !isInt {
			return ""
		}
	}
	if least == most {
		return first
	}
	return strconv.Itoa(least) + " … " + strconv.Itoa(most)
}
