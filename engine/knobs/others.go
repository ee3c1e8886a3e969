package knobs

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// IsNote reports whether a figure is a name or another note, which an owner may word freely and which decides nothing.
func IsNote(field string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(field, func(r rune) bool { return r == '.' || r == '[' || r == ']' }), source.IsNote)
}

// mostRepairs is how many other values may have to be set along with a figure.
const mostRepairs = 8

// Other is another value of a figure that the game reads, and the component file that has it. Refused is what the game says of the
// nearest other value if it reads none; then Sets is empty.
type Other struct {
	Sets    []Set
	Text    []byte
	Refused string
}

// Others lists up to so many other values of a figure that the game reads, the nearest first. Where other figures have to agree they are
// set as well. If there are none, the one element says why.
func (b *Box) Others(field string, most int) []Other {
	n := b.nodes[field]
	if n == nil {
		return []Other{{Refused: "is not a field of components.yaml"}}
	}
	var list []Other
	refused, fixed := "", 0
	for _, value := range b.values(n) {
		other, wrong := b.with(n, Set{field, value})
		switch {
		case wrong == nil:
			list = append(list, other)
		case refused == "":
			refused = strings.TrimPrefix(wrong.Error(), "line 1: ") // the file is one line
		}
		if wrong != nil && within(wrong.Field, field) && strings.HasPrefix(wrong.Allowed, n.Value()+", which") {
			fixed++
		}
		if len(list) == most || fixed > 1 {
			break
		}
	}
	if len(list) == 0 {
		return []Other{{Refused: cmp.Or(refused, "is like nothing that could be there instead")}}
	}
	return list
}

// within reports whether a field is another or in it.
func within(field, of string) bool {
	rest, ok := strings.CutPrefix(field, of)
	return ok && (rest == "" || rest[0] == '.' || rest[0] == '[')
}

// with sets a value, and whatever has to be set with it.
func (b *Box) with(n *source.Node, set Set) (Other, *source.Error) {
	other, wrong := b.repaired([]Set{set})
	if wrong == nil || n.Kind != source.Number {
		return other, wrong
	}
	was, _ := strconv.Atoi(n.Value())
	is, err := strconv.Atoi(set.Value)
	if err != nil {
		return other, wrong
	}
	const most = 24
	for i, like := range slices.Concat(b.beside(n), b.alike(n)) {
		v, err := strconv.Atoi(like.Value())
		if i == most || err != nil || like.Kind != source.Number {
			break
		}
		if other, again := b.repaired([]Set{set, {like.Field, strconv.Itoa(v - is + was)}}); again == nil {
			return other, nil
		}
	}
	return other, wrong
}

// repaired sets values and follows what the reader asks for, so long as it asks for other figures to agree.
func (b *Box) repaired(sets []Set) (Other, *source.Error) {
	other, first := b.whole(sets)
	for wrong := first; wrong != nil && len(sets) < mostRepairs; {
		next, ok := b.asked(wrong)
		if !ok || slices.ContainsFunc(sets, func(s Set) bool { return s.Field == next.Field }) {
			break
		}
		sets = append(sets, next)
		if other, wrong = b.whole(sets); wrong == nil {
			return other, nil
		}
	}
	return other, first
}

var withValue = regexp.MustCompile(`an? ([a-z0-9.-]+) with the value (\d+)`)

// asked is what else the reader wants to be set.
func (b *Box) asked(wrong *source.Error) (Set, bool) {
	if m := withValue.FindStringSubmatch(wrong.Allowed); m != nil {
		for _, field := range []string{m[1] + ".value", m[1]} {
			if n := b.nodes[field]; n != nil && n.Kind == source.Number {
				return Set{field, m[2]}, true
			}
		}
	}
	number, _, _ := strings.Cut(wrong.Allowed, ",")
	n := b.nodes[wrong.Field]
	_, err := strconv.Atoi(number)
	return Set{wrong.Field, number}, err == nil && n != nil && n.Kind == source.Number && n.Value() != number
}

// whole sets values, and repeats the smallest table around the first in which the game reads them.
func (b *Box) whole(sets []Set) (Other, *source.Error) {
	field := sets[0].Field
	text := b.Text(sets, "")
	first := b.read(text)
	if first == nil || within(first.Field, field) {
		return Other{Sets: sets, Text: text}, first
	}
	for around := parent(field); around != ""; around = parent(around) {
		if b.nodes[around] == nil {
			continue
		}
		text := b.Text(sets, around)
		if wrong := b.read(text); wrong == nil {
			return Other{Sets: sets, Text: text}, nil
		}
	}
	return Other{Sets: sets, Text: text}, first
}

func parent(field string) string { return field[:max(0, strings.LastIndexAny(field, ".["))] }

// beside are the other numbers of the same record, without the one that tells it from others.
func (b *Box) beside(n *source.Node) (list []*source.Node) {
	up := b.nodes[parent(n.Field)]
	label := b.nodes[parent(up.Field)].Identity()
	for _, key := range up.Keys() {
		if other := up.Get(key); other != n && key != label && other.Kind == source.Number {
			list = append(list, other)
		}
	}
	return list
}
