package step

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// Words holds the names that a step can use for things, and the common noun for them.
type Words struct {
	What  string
	Kinds []string
}

// List reads names of things in order, also in a person's spelling (see [Words.spoken]). Each name must exist.
func (w Words) List(text string, besides ...string) ([]string, error) {
	list, err := w.list(text, besides)
	if err == nil {
		return list, nil
	}
	if said, ok := w.spoken(text, besides); ok {
		return ReadList(said)
	}
	return nil, err
}

// Known checks that a word is one of the names, in the spelling of steps.
func (w Words) Known(word string) error {
	_, err := w.list(word, nil)
	return err
}

// list reads names in the spelling of steps.
func (w Words) list(text string, besides []string) ([]string, error) {
	list, err := ReadList(text)
	if err != nil {
		return nil, err
	}
	for i, word := range list {
		if slices.Contains(w.Kinds, word) || slices.Contains(besides, word) {
			continue
		}
		if i+1 < len(list) {
			if err := w.split(word, list[i+1]); err != nil {
				return nil, err
			}
		}
		return nil, w.unknown(word)
	}
	return list, nil
}

// Pile reads a multiset. As in a document, an absent kind has no entry.
func (w Words) Pile(text string) (map[string]int, error) {
	list, err := w.List(text)
	if err != nil {
		return nil, err
	}
	return PileOf(list), nil
}

// split returns an error with the single word that two words mean: oil-4 for oil 4, or oil-4*2 for 2 oil-4. It
// returns nil if they mean none.
func (w Words) split(word, next string) error {
	meant := ""
	switch _, err := strconv.Atoi(word); {
	case slices.Contains(w.Kinds, word+"-"+next):
		meant = word + "-" + next
	case err == nil && slices.Contains(w.Kinds, next):
		meant = next + "*" + word
	default:
		return nil
	}
	return Errorf("there is no %s %q; did you mean %q? Write a name as one word, or put commas between the names", w.What, word, meant)
}

// unknown returns an error with the words that exist, and the word that is probably meant.
func (w Words) unknown(word string) error {
	if strings.Trim(word, "0123456789") == "" {
		return Errorf("there is no %s %q; several of a kind are written with a star, such as %s*2", w.What, word, w.Kinds[0])
	}
	if near, _ := spelling.Suggest(word, w.Kinds); near != "" {
		return Errorf("there is no %s %q; did you mean %q?", w.What, word, near)
	}
	const most = 25 // kinds on one line; a deck of many names has a list of its own
	named, more := w.Kinds, ""
	if len(named) > most {
		named, more = named[:most], fmt.Sprintf(", and %d more", len(named)-most)
	}
	return Errorf("there is no %s %q; there are %s%s", w.What, word, strings.Join(named, ", "), more)
}

// NamesOf returns the names of things, without empty names.
func NamesOf[T any](things []T, name func(*T) string) []string {
	var names []string
	for i := range things {
		if called := name(&things[i]); called != "" {
			names = append(names, called)
		}
	}
	return names
}

// OrNobody returns a player's name, or "nobody" for "".
func OrNobody(name string) string {
	if name == "" {
		return "nobody"
	}
	return name
}

// OrNothing returns a name, or "nothing" if there is none.
func OrNothing(name string) string {
	if name == "" {
		return "nothing"
	}
	return name
}
