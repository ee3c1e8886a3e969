package step

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// spoken converts a list of kinds such as "3 coals, 2 oil and a livestock" to the form of steps. It returns
// false if the text is not a list or has two readings. Commas or "and" separate things; a name of two words
// must be alone between two of them.
func (w Words) spoken(text string, besides []string) (string, bool) {
	var list []string
	for _, item := range divider.Split(strings.ReplaceAll(text, " and ", ", "), -1) {
		words := strings.Fields(item)
		for last := len(words) - 1; last > 0 && w.kind(words[last]) == "" && slices.Contains(paper, strings.ToLower(words[last])); last-- {
			words = words[:last]
		}
		kinds, ok := w.item(words, besides)
		if !ok {
			return "", false
		}
		list = append(list, kinds...)
	}
	return strings.Join(list, " "), true
}

// paper lists words that may follow the name of a card, one or several.
var paper = []string{"card", "cards", "cargo", "railcar", "railcars"}

// item returns the kinds that words name: several things, each perhaps after its number, or a single name of
// several words.
func (w Words) item(words, besides []string) (list []string, ok bool) {
	n, rest := leading(words)
	if kind := w.kind(strings.Join(rest, "-")); len(rest) > 1 && kind != "" {
		other := slices.ContainsFunc(rest, func(word string) bool { return w.kind(word) == "" && !isNumber(word) })
		return []string{kind + "*" + n}, other // otherwise two things, or one
	}
	for len(words) > 0 {
		n, rest := leading(words)
		switch {
		case len(rest) == 0:
			return nil, false
		case slices.Contains(besides, rest[0]):
			list = append(list, rest[0])
		default:
			name, copies, _ := strings.Cut(rest[0], "*")
			kind := w.kind(name)
			if kind == "" || copies != "" && n != "1" {
				return nil, false
			}
			if copies != "" {
				n = copies
			}
			list = append(list, kind+"*"+n)
		}
		words = rest[1:]
	}
	return list, true
}

// leading returns the number that words begin with, and the words after it. An article, or no number, means "1".
func leading(words []string) (n string, rest []string) {
	if len(words) == 0 {
		return "1", nil
	}
	first := strings.ToLower(words[0])
	switch figure := spelling.Figure(first); {
	case figure != "":
		return figure, words[1:]
	case first == "a" || first == "an" || first == "the":
		return "1", words[1:]
	}
	if _, err := strconv.Atoi(first); err == nil {
		return first, words[1:]
	}
	return "1", words
}

// kind returns the kind with a name, or the only kind with that plural; "" if there is none.
func (w Words) kind(name string) (kind string) {
	name = strings.ToLower(name)
	if slices.Contains(w.Kinds, name) {
		return name
	}
	for _, k := range w.Kinds {
		if singular(k) != singular(name) && !slices.Contains(plurals(k), name) {
			continue
		}
		if kind != "" {
			return ""
		}
		kind = k
	}
	return kind
}

// plurals lists the plural forms of a kind's name. In a name with a number, such as coal-3, the word gets the
// ending.
func plurals(kind string) []string {
	name, number, numbered := strings.Cut(kind, "-")
	if _, err := strconv.Atoi(number); numbered && err == nil {
		return []string{name + "s-" + number}
	}
	all := []string{kind + "s", kind + "es"}
	if short, ok := strings.CutSuffix(kind, "y"); ok {
		all = append(all, short+"ies")
	}
	return all
}
