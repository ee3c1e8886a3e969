package features

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// words are the kinds of which a step names some, and what they are called.
type words struct {
	what  string
	kinds []string
}

// list reads kinds in order, each of them one that there is.
func (w words) list(text string, besides ...string) ([]string, error) {
	list, err := readList(text)
	if err != nil {
		return nil, err
	}
	for _, word := range list {
		if !slices.Contains(w.kinds, word) && !slices.Contains(besides, word) {
			return nil, w.unknown(word)
		}
	}
	return list, nil
}

// pile reads a multiset. Like the documents of positions it has no entry for what is not there.
func (w words) pile(text string) (map[string]int, error) {
	list, err := w.list(text)
	if err != nil {
		return nil, err
	}
	return pileOf(list), nil
}

// unknown says what there is instead of a word, and what was perhaps meant.
func (w words) unknown(word string) error {
	if strings.Trim(word, "0123456789") == "" {
		return errorf("%q is no %s: several of a kind are written with a star, such as %s*2", word, w.what, w.kinds[0])
	}
	if near, _ := spelling.Suggest(word, w.kinds); near != "" {
		return errorf("%q is no %s: did you mean %q?", word, w.what, near)
	}
	const most = 25 // kinds in a line; a deck of many names has a list of its own
	named, more := w.kinds, ""
	if len(named) > most {
		named, more = named[:most], fmt.Sprintf(", and %d more", len(named)-most)
	}
	return errorf("%q is no %s: there are %s%s", word, w.what, strings.Join(named, ", "), more)
}

// namesOf lists what has a name; places of an array that stay empty have none.
func namesOf[T any](things []T, name func(*T) string) []string {
	var names []string
	for i := range things {
		if called := name(&things[i]); called != "" {
			names = append(names, called)
		}
	}
	return names
}

// orNothing is a name, or "nothing" where there is none.
func orNothing(name string) string {
	if name == "" {
		return "nothing"
	}
	return name
}
