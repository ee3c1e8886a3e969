// Package source reads the YAML of a rulebook's data, so that every error names its line and its field.
//
// A document may come from anyone. So its size and depth are bounded, and the package refuses anchors, aliases,
// tags, merge keys and a second document. The data need only records, lists and plain values.
package source

import (
	"slices"
	"strconv"
	"strings"
)

// Node is a value in a document with its place.
type Node struct {
	// Line is the line, counted from 1.
	Line int
	// Field is the path from the top, "railcars.cards.coal-3.copies". It consists of keys and, for the items of a
	// list, of their ids or their numbers from 1. Field is "" for the whole document.
	Field string
	Kind  Kind

	text  string // the content of a plain value
	keys  []string
	nodes []*Node // the values of keys, or the items of a list
}

// Kind is the kind of a value, in words.
type Kind string

// The kinds of values.
const (
	Nothing Kind = "nothing"
	Text    Kind = "text"
	Number  Kind = "a whole number"
	Truth   Kind = "true or false"
	Other   Kind = "a number that is not whole"
	List    Kind = "a list"
	Record  Kind = "a mapping"
)

// Keys lists the keys of a record in the order of the file.
func (n *Node) Keys() []string { return n.keys }

// Get returns the value of a key of a record; nil if n is nil, is not a record, or does not have the key.
func (n *Node) Get(key string) *Node {
	if n == nil {
		return nil
	}
	if i := slices.Index(n.keys, key); i >= 0 {
		return n.nodes[i]
	}
	return nil
}

// At follows keys (for lists of records: ids) down from n; nil if there is no such place.
func (n *Node) At(path ...string) *Node {
	for _, step := range path {
		if n == nil {
			return nil
		}
		if n.Kind == List {
			n = n.Item("id", step)
		} else {
			n = n.Get(step)
		}
	}
	return n
}

// Items returns the items of a list, nil for anything else.
func (n *Node) Items() []*Node {
	if n == nil || n.Kind != List {
		return nil
	}
	return n.nodes
}

// Item returns the first record of a list whose value under a key is the given plain value; nil if there is none.
func (n *Node) Item(key, value string) *Node {
	for _, item := range n.Items() {
		if item.Get(key).Value() == value {
			return item
		}
	}
	return nil
}

// Value returns a plain value (a text, a number, true or false) as text. Value returns "" for any
// other value and for nil.
func (n *Node) Value() string {
	if n == nil {
		return ""
	}
	return n.text
}

// Int returns the value as a whole number, or an [*Error] that names the range. The arguments least and most
// are the bounds.
func (n *Node) Int(least, most int) (int, error) {
	allowed := "a whole number from " + strconv.Itoa(least) + " to " + strconv.Itoa(most)
	if n.Kind != Number {
		return 0, n.Wrong("is "+n.Describe(), allowed)
	}
	v, err := strconv.Atoi(n.text)
	if err != nil || v < least || v > most {
		return 0, n.Wrong("is "+shorten(n.text), allowed)
	}
	return v, nil
}

// Decimal returns a number from 0 to most, which need not be whole, or an error with the line.
func (n *Node) Decimal(most float64) (float64, error) {
	v, err := strconv.ParseFloat(n.text, 64)
	if n.Kind != Number && n.Kind != Other || err != nil || !(v >= 0 && v <= most) {
		return 0, n.Wrong("is "+n.Describe(), "a number from 0 to "+strconv.FormatFloat(most, 'f', -1, 64))
	}
	return v, nil
}

// Describe describes the value in words that follow "is" in a sentence: the value itself if it is short and plain.
func (n *Node) Describe() string {
	switch n.Kind {
	case Text:
		return "the text " + strconv.Quote(shorten(n.text))
	case Number, Truth, Other:
		return shorten(n.text)
	}
	return string(n.Kind)
}

// shorten shortens a text from a document, so that it cannot fill the screen.
func shorten(text string) string {
	const most = 60
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}
