package transcript

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Group is a part of a list of actions: a single action, or several with the same beginning.
type Group struct {
	// Text is the action, or the common beginning of all actions and "…". Consecutive numbers are written "0 … 20".
	Text string
	// Members are the indices of the actions in the list, in ascending order.
	Members []int
}

// String returns the text, with the number of actions if there are several.
func (g Group) String() string {
	if len(g.Members) == 1 {
		return g.Text
	}
	return fmt.Sprintf("%s (%d)", g.Text, len(g.Members))
}

// manyNumbers is the number of actions that differ only in a number from which on they become a range.
const manyNumbers = 8

// manyParts is the number of parts above which Outline does not divide a group, unless each action has a line of its
// own. For example, a piece fits on many squares, on most of them in several ways.
const manyParts = 8

// Outline divides a list of actions into groups, in the order of the list. The argument most is the largest
// number of groups. In a short list, every action is a group, except in long runs of numbers. Actions with
// the same beginning stay together, and are divided where this gives the fewest groups. Actions that differ
// only in a list, such as "moving irish, miners", are shown one by one or all as one group. The same applies
// to actions that would have many parts, such as squares.
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

// upTo returns the first n numbers from 0.
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

// bunch is an unfinished group. Before the word with the index at, its members have the same words, except
// for numbers.
type bunch struct {
	members []int
	at      int
}

// divide divides the bunch that has the fewest parts, and reports whether there was room for this. Bunches that are
// divided into single actions come last.
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

// tooMany reports whether the parts are less useful than the whole. A division by the first word is always useful.
func tooMany(parts []bunch, actions int) bool {
	return parts[0].at > 1 && len(parts) > manyParts && len(parts) < actions
}

// inList reports whether the members of a bunch first differ inside a list with commas.
func (o *outline) inList(b *bunch) bool {
	return slices.ContainsFunc(b.members, func(m int) bool {
		return strings.HasSuffix(o.word(m, b.at), ",") || b.at > 0 && strings.HasSuffix(o.word(m, b.at-1), ",")
	})
}

// singles returns the members of a bunch one by one, if there is room for them.
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

// word returns a word of an action, "" after its end.
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

// run returns the word that all members have at a place, or the range of their numbers.
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
