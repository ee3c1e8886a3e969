package source

import (
	"fmt"
	"slices"
	"strings"
)

// Overlay describes which values of the printed component file an owner's file may replace.
type Overlay struct {
	// Varies reports whether an owner may replace a whole number, by its field in the printed file, and within which
	// bounds. All other values of the printed file are fixed.
	Varies func(field string) (least, most int, ok bool)
	// Words returns the texts that may replace a text, by its field in the printed file; nil for a fixed text. Words
	// itself is nil if all texts are fixed.
	Words func(field string) []string
	// Tables reports whether an owner may replace a value by any readable value, by its field in the printed file.
	// The game reads these values itself, and they take precedence over Varies and Words. Tables is nil if there are
	// none.
	Tables func(field string) bool
	// Fixed returns the reason why a value is fixed, or the alternative for an owner, in words that follow the value.
	Fixed func(field string) string
}

// notes are the fields for origins and names of values. They have no effect, and an owner may change their wording.
var notes = map[string]Kind{
	"from": Text, "how": Text, "source": Text, "says": Text, "note": Text, "name": Text, "effect": Text, "colour": Record,
	"clauses": List, "lines": List, "seen": List, "bound-by": List, "hints": List, "arithmetic": List, "other-descriptions": List,
	"binds": List, "fields-from": Record, "also": List, "doubt": Text, "damage": Text,
}

// isNote reports whether the value of a key is a note, and of which kind. If the printed file uses the key for a
// value of another kind, it is not a note.
func isNote(key string, printed *Node) (Kind, bool) {
	if strings.HasSuffix(key, bindsSuffix) {
		return List, true
	}
	kind, ok := notes[key]
	return kind, ok && (printed == nil || printed.Kind == kind)
}

// IsNote reports whether a key is a note, in a table that the game reads itself. A note has no effect.
func IsNote(key string) bool {
	_, note := isNote(key, nil)
	return note
}

// bindsSuffix is the end of the key for facts about a list; that key is next to the key of the list.
const bindsSuffix = "-binds"

// general are the notes that an owner may add to any record, because new numbers have a new origin.
var general = []string{"from", "how", "source", "says", "note", "clauses", "lines", "binds", "fields-from"}

// origins lists the allowed values of the field from.
var origins = []string{"printed", "derived", "public", "assumed"}

// Read returns the values in an owner's file, by the field of the printed file: the numbers that replace printed
// ones, and everything else that the file names. The owner's file has the form of the printed file, and parts that
// it leaves out stay as printed. The error is an [*Error] for an unknown field, a value of another kind, a
// different value in place of a fixed one, and a number outside its range.
func (o Overlay) Read(printed, given *Node) (Given, error) {
	found := Given{}
	if err := o.value(printed, given, found); err != nil {
		return nil, err
	}
	return found, nil
}

func (o Overlay) value(printed, given *Node, found Given) error {
	if o.Tables != nil && o.Tables(printed.Field) {
		found[printed.Field] = given
		return nil
	}
	if least, most, ok := o.varies(printed); ok {
		found[printed.Field] = given
		_, err := given.Int(least, most)
		return err
	}
	if words := o.words(printed); words != nil {
		found[printed.Field] = given
		return given.oneOf(words)
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

func (o Overlay) words(n *Node) []string {
	if n.Kind != Text || o.Words == nil {
		return nil
	}
	return o.Words(n.Field)
}

// oneOf checks that n is a text of the list.
func (n *Node) oneOf(words []string) error {
	if n.Kind != Text || !slices.Contains(words, n.text) {
		return n.Wrong("is "+n.Describe(), strings.Join(words, ", "))
	}
	return nil
}

// expected describes the value in the printed file.
func (n *Node) expected() string {
	switch n.Kind {
	case Record:
		return "a mapping of " + strings.Join(n.keys, ", ")
	case List:
		return "a list"
	}
	return n.text
}

// record reads the fields of a record. Known are all fields of the record in the printed file, and of other records
// in its list.
func (o Overlay) record(printed, given *Node, known []string, found Given) error {
	for _, key := range given.Keys() {
		value, original := given.Get(key), printed.Get(key)
		kind, note := isNote(key, original)
		var err error
		switch {
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
	if key == "from" {
		return value.oneOf(origins)
	}
	return nil
}

// list reads a list of fixed values, or a list of records. Each record is matched with the record of the printed
// list that has the same identity.
func (o Overlay) list(printed, given *Node, found Given) error {
	key := printed.Identity()
	if key == "" {
		return o.plainList(printed, given)
	}
	names, known := printed.identities(key)
	seen := map[string]bool{}
	for _, item := range given.Items() {
		if item.Kind != Record {
			return item.Wrong("is "+item.Describe(), fmt.Sprintf("a mapping with %s: one of %s", key, strings.Join(names, ", ")))
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

// Identity returns the field that distinguishes the records of a list, or "".
func (n *Node) Identity() string {
	for _, key := range []string{"id", "players", "value"} {
		if len(n.nodes) > 0 && n.nodes[0].Get(key) != nil {
			return key
		}
	}
	return ""
}

// identities lists the values of the distinguishing field in a list of records, and all fields of these records.
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
