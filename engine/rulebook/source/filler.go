package source

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Filler fills the components of a game from a file. A Filler keeps the first error, and
// continues with zeroes after it.
type Filler struct {
	Given Given
	// Alone reports that there is no printed file to fall back on, so that a missing number is an
	// error.
	Alone bool
	Err   error
}

// Keep keeps an error if it is the first.
func (f *Filler) Keep(err error) {
	if f.Err == nil {
		f.Err = err
	}
}

// Set replaces a number by the number in the file for a field, if there is one. The path of the
// field may be passed in parts.
func (f *Filler) Set(number *int, field ...string) {
	name := strings.Join(field, ".")
	if f.Alone && f.Given[name] == nil {
		f.Keep(&Error{Line: 1, Field: name, Problem: "is missing", Allowed: "a whole number"})
	}
	*number = f.Given.Number(name, *number)
}

// Table returns the value in the file for a field, or nil.
func (f *Filler) Table(field ...string) *Node { return f.Given[strings.Join(field, ".")] }

// Items returns the items of a list, or nil after an error. The arguments least and most are the bounds of
// their number.
func (f *Filler) Items(list *Node, least, most int) []*Node {
	if list.Kind != List {
		f.Keep(list.Wrong("is "+list.Describe(), "a list"))
		return nil
	}
	items := list.Items()
	if len(items) >= least && len(items) <= most {
		return items
	}
	allowed := fmt.Sprintf("%d to %d", least, most)
	switch least {
	case most:
		allowed = strconv.Itoa(most)
	case 0:
		allowed = "at most " + strconv.Itoa(most)
	}
	f.Keep(list.Wrong(fmt.Sprintf("has %s", prose.Count(len(items), "item")), allowed))
	return nil
}

// Fields checks that n is a record with only the given keys and notes.
func (f *Filler) Fields(n *Node, known ...string) {
	if n.Kind != Record {
		f.Keep(n.Wrong("is "+n.Describe(), "a mapping of "+strings.Join(known, ", ")))
		return
	}
	for _, key := range n.Keys() {
		if !slices.Contains(known, key) && !IsNote(key) {
			f.Keep(n.Unknown(key, known))
		}
	}
}

// Field returns the value under a key, which must exist.
func (f *Filler) Field(n *Node, key string) *Node {
	if value := n.Get(key); value != nil {
		return value
	}
	f.Keep(n.Wrong("has no "+key, "a mapping with "+key))
	return &Node{Line: n.Line, Field: n.Field + "." + key, Kind: Nothing}
}

// Whole returns the value n as a whole number. The arguments least and most are its bounds.
func (f *Filler) Whole(n *Node, least, most int) int {
	number, err := n.Int(least, most)
	f.Keep(err)
	return number
}

// Number returns the whole number under a key, which must exist.
func (f *Filler) Number(n *Node, key string, least, most int) int {
	return f.Whole(f.Field(n, key), least, most)
}

// Word returns the index of the text n in a list; 0 after an error.
func (f *Filler) Word(n *Node, words ...string) int {
	i := slices.Index(words, n.Value())
	if i < 0 || n.Kind != Text {
		f.Keep(n.Wrong("is "+n.Describe(), strings.Join(words, ", ")))
	}
	return max(i, 0)
}

// At returns the value at a path of keys (for lists of records: of ids), which must exist.
func (f *Filler) At(n *Node, path ...string) *Node {
	if value := n.At(path...); value != nil {
		return value
	}
	field := strings.TrimPrefix(n.Field+"."+strings.Join(path, "."), ".")
	missing := &Node{Line: n.Line, Field: field, Kind: Nothing}
	f.Keep(missing.Wrong("is missing", ""))
	return missing
}
