package source

import (
	"fmt"
	"slices"
	"strings"
)

// Overlay is an owner's component file laid over the printed one.
type Overlay struct {
	// Varies says which whole numbers, by their field in the printed file, an owner may replace, and from what least to what
	// most. Every other value of the printed file is fixed.
	Varies func(field string) (least, most int, ok bool)
	// Fixed says why a value is fixed, or what an owner can do instead; it is read after the value itself.
	Fixed func(field string) string
}

// notes are the fields that tell where a value is from and what it is called; they decide nothing, and an owner may word them freely.
var notes = map[string]Kind{
	"from": Text, "how": Text, "source": Text, "says": Text, "name": Text, "effect": Text, "colour": Record,
	"clauses": List, "seen": List, "bound-by": List, "hints": List, "arithmetic": List, "other-descriptions": List,
}

// general are the notes that an owner may add to any record, because new numbers have a new origin.
var general = []string{"from", "how", "source", "says", "clauses"}

// origins are the values of from.
var origins = []string{"printed", "derived", "public", "assumed"}

// Read finds the numbers that an owner's file replaces, and everything else the file names, by the field of the printed file. The
// owner's file has the shape of the printed one; whatever of it is left out stays. An unknown field, a value of another
// kind, a fixed value that differs and a number out of its range are an [*Error].
func (o Overlay) Read(printed, given *Node) (map[string]*Node, error) {
	found := map[string]*Node{}
	if err := o.value(printed, given, found); err != nil {
		return nil, err
	}
	return found, nil
}

func (o Overlay) value(printed, given *Node, found map[string]*Node) error {
	if least, most, ok := o.varies(printed); ok {
		found[printed.Field] = given
		_, err := given.Int(least, most)
		return err
	}
	if given.Kind != printed.Kind {
		return given.Wrong("is "+given.Describe(), printed.expected())
	}
	found[printed.Field] = given
	switch printed.Kind {
	case Record:
		return o.record(printed, given, printed.Keys(), found)
	case List:
		return o.list(printed, given, found)
	}
	if given.text != printed.text {
		return given.Wrong("is "+given.Describe(), printed.expected()+o.Fixed(printed.Field))
	}
	return nil
}

func (o Overlay) varies(n *Node) (least, most int, ok bool) {
	if n.Kind != Number {
		return 0, 0, false
	}
	return o.Varies(n.Field)
}

// expected says what stands in the printed file.
func (n *Node) expected() string {
	switch n.Kind {
	case Record:
		return "a record of " + strings.Join(n.keys, ", ")
	case List:
		return "a list"
	}
	return n.text
}

// record reads the fields of a record. Those known are all that the record, or another of its list, has in the printed file.
func (o Overlay) record(printed, given *Node, known []string, found map[string]*Node) error {
	for _, key := range given.Keys() {
		value := given.Get(key)
		kind, note := notes[key]
		var err error
		switch original := printed.Get(key); {
		case !slices.Contains(known, key) && !slices.Contains(general, key):
			err = given.Unknown(key, known)
		case note:
			err = checkNote(key, kind, value)
		case original == nil:
			err = given.Unknown(key, printed.Keys())
		default:
			err = o.value(original, value, found)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func checkNote(key string, kind Kind, value *Node) error {
	if value.Kind != kind {
		return value.Wrong("is "+value.Describe(), string(kind))
	}
	if key == "from" && !slices.Contains(origins, value.text) {
		return value.Wrong("is "+value.Describe(), strings.Join(origins, ", "))
	}
	return nil
}

// list reads a list of records, each the one of the printed list with the same identity, or a list of fixed values.
func (o Overlay) list(printed, given *Node, found map[string]*Node) error {
	key := printed.identity()
	if key == "" {
		return o.plainList(printed, given)
	}
	names, known := printed.identities(key)
	seen := map[string]bool{}
	for _, item := range given.Items() {
		if item.Kind != Record {
			return item.Wrong("is "+item.Describe(), fmt.Sprintf("a record with %s: one of %s", key, strings.Join(names, ", ")))
		}
		name := item.Get(key)
		switch {
		case name == nil:
			return item.Wrong("has no "+key, strings.Join(names, ", "))
		case !slices.Contains(names, name.text):
			return name.Wrong("is "+name.Describe(), strings.Join(names, ", "))
		case seen[name.text]:
			return name.Wrong("is given twice", "each once")
		}
		seen[name.text] = true
		original := printed.Item(key, name.text)
		found[original.Field] = item
		if err := o.record(original, item, known, found); err != nil {
			return err
		}
	}
	return nil
}

// identity is the field that tells the records of a list apart, or "".
func (n *Node) identity() string {
	for _, key := range []string{"id", "players", "value"} {
		if len(n.nodes) > 0 && n.nodes[0].Get(key) != nil {
			return key
		}
	}
	return ""
}

// identities lists the records of a list by that field, and the fields that any of them has.
func (n *Node) identities(key string) (names, known []string) {
	for _, item := range n.nodes {
		names = append(names, item.Get(key).Value())
		for _, k := range item.Keys() {
			if !slices.Contains(known, k) {
				known = append(known, k)
			}
		}
	}
	return names, known
}

func (o Overlay) plainList(printed, given *Node) error {
	same := slices.EqualFunc(printed.nodes, given.nodes, func(a, b *Node) bool { return a.Kind == b.Kind && a.text == b.text })
	if same {
		return nil
	}
	values := make([]string, len(printed.nodes))
	for i, n := range printed.nodes {
		values[i] = n.text
	}
	return given.Wrong("is another list", "["+strings.Join(values, ", ")+"]"+o.Fixed(printed.Field))
}
