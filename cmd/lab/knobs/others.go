package main

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// isNote reports whether a figure is a name or another note, which an owner may word freely and which decides nothing.
func isNote(field string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(field, func(r rune) bool { return r == '.' || r == '[' || r == ']' }), source.IsNote)
}

// mostRepairs is the number of other values that may have to be set along with a figure.
const mostRepairs = 8

// other is another value of a figure that the game accepts, with the figures that must change with it. If the
// game accepts none, other holds the error about the nearest value.
type other struct {
	sets    []knobs.Set
	refused string
}

// others lists other values of a figure that the game accepts, the nearest first. The argument most is the
// largest number of values. Each comes with the figures that must change with it. If there are none, the only
// element holds the reason.
func (b *box) others(field string, most int) []other {
	n := b.Nodes[field]
	if n == nil {
		return []other{{refused: "is not a field of components.yaml"}}
	}
	var list []other
	refused, fixed := "", 0
	for _, value := range b.values(n) {
		sets, wrong := b.with(n, knobs.Set{Field: field, Value: value})
		switch {
		case wrong == nil:
			list = append(list, other{sets: sets})
		case refused == "":
			refused = strings.TrimPrefix(wrong.Error(), "line 1: ") // the file is one line
		}
		if wrong != nil && knobs.Within(wrong.Field, field) && strings.HasPrefix(wrong.Allowed, n.Value()+", which") {
			fixed++
		}
		if len(list) == most || fixed > 1 {
			break
		}
	}
	if len(list) == 0 {
		return []other{{refused: cmp.Or(refused, "is like nothing that could be there instead")}}
	}
	return list
}

// with sets a value, and the values that have to be set with it.
func (b *box) with(n *source.Node, set knobs.Set) ([]knobs.Set, *source.Error) {
	sets, wrong := b.repaired([]knobs.Set{set})
	if wrong == nil || n.Kind != source.Number {
		return sets, wrong
	}
	was, _ := strconv.Atoi(n.Value())
	is, err := strconv.Atoi(set.Value)
	if err != nil {
		return sets, wrong
	}
	const most = 24
	for i, like := range slices.Concat(b.siblingNumbers(n), b.siblings(n)) {
		v, err := strconv.Atoi(like.Value())
		if i == most || err != nil || like.Kind != source.Number {
			break
		}
		both := []knobs.Set{set, {Field: like.Field, Value: strconv.Itoa(v - is + was)}}
		if more, again := b.repaired(both); again == nil {
			return more, nil
		}
	}
	return sets, wrong
}

// repaired sets values and follows the errors of the reader, so long as they ask for other figures to agree.
func (b *box) repaired(sets []knobs.Set) ([]knobs.Set, *source.Error) {
	_, first := b.File(sets)
	for wrong := first; wrong != nil && len(sets) < mostRepairs; {
		next, ok := b.asked(wrong)
		if !ok || slices.ContainsFunc(sets, func(s knobs.Set) bool { return s.Field == next.Field }) {
			break
		}
		sets = append(sets, next)
		if _, wrong = b.File(sets); wrong == nil {
			return sets, nil
		}
	}
	return sets, first
}

var withValue = regexp.MustCompile(`an? ([a-z0-9.-]+) with the value (\d+)`)

// asked returns the other value that the reader wants to be set.
func (b *box) asked(wrong *source.Error) (knobs.Set, bool) {
	if m := withValue.FindStringSubmatch(wrong.Allowed); m != nil {
		for _, field := range []string{m[1] + ".value", m[1]} {
			if n := b.Nodes[field]; n != nil && n.Kind == source.Number {
				return knobs.Set{Field: field, Value: m[2]}, true
			}
		}
	}
	number, _, _ := strings.Cut(wrong.Allowed, ",")
	n := b.Nodes[wrong.Field]
	_, err := strconv.Atoi(number)
	return knobs.Set{Field: wrong.Field, Value: number}, err == nil && n != nil && n.Kind == source.Number && n.Value() != number
}

// siblingNumbers returns the other numbers of the same record, without the one that identifies the record.
func (b *box) siblingNumbers(n *source.Node) (list []*source.Node) {
	up := b.Nodes[knobs.Parent(n.Field)]
	label := b.Nodes[knobs.Parent(up.Field)].Identity()
	for _, key := range up.Keys() {
		if other := up.Get(key); other != n && key != label && other.Kind == source.Number {
			list = append(list, other)
		}
	}
	return list
}
