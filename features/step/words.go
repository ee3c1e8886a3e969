package step

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Words are the kinds of which a step names some, and what they are called.
type Words struct {
	What  string
	Kinds []string
}

// List reads kinds in order, each of them one that there is.
func (w Words) List(text string, besides ...string) ([]string, error) {
	list, err := ReadList(text)
	if err != nil {
		return nil, err
	}
	for _, word := range list {
		if !slices.Contains(w.Kinds, word) && !slices.Contains(besides, word) {
			return nil, w.unknown(word)
		}
	}
	return list, nil
}

// Pile reads a multiset. Like the documents of positions it has no entry for what is not there.
func (w Words) Pile(text string) (map[string]int, error) {
	list, err := w.List(text)
	if err != nil {
		return nil, err
	}
	return PileOf(list), nil
}

// unknown says what there is instead of a word, and what was perhaps meant.
func (w Words) unknown(word string) error {
	if strings.Trim(word, "0123456789") == "" {
		return Errorf("%q is no %s: several of a kind are written with a star, such as %s*2", word, w.What, w.Kinds[0])
	}
	if near, _ := spelling.Suggest(word, w.Kinds); near != "" {
		return Errorf("%q is no %s: did you mean %q?", word, w.What, near)
	}
	const most = 25 // kinds in a line; a deck of many names has a list of its own
	named, more := w.Kinds, ""
	if len(named) > most {
		named, more = named[:most], fmt.Sprintf(", and %d more", len(named)-most)
	}
	return Errorf("%q is no %s: there are %s%s", word, w.What, strings.Join(named, ", "), more)
}

// NamesOf lists what has a name; places of an array that stay empty have none.
func NamesOf[T any](things []T, name func(*T) string) []string {
	var names []string
	for i := range things {
		if called := name(&things[i]); called != "" {
			names = append(names, called)
		}
	}
	return names
}

// OrNothing is a name, or "nothing" where there is none.
func OrNothing(name string) string {
	if name == "" {
		return "nothing"
	}
	return name
}
