package main

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// choice is what stands under one number: an action, and those that differ from it in the order of their runs alone, as payments do by
// the order in which the cards are laid down.
type choice struct {
	action engine.Action
	text   string
	orders []string // the other orders
}

// choicesOf puts legal actions under numbers, in the order of the first of each.
func choicesOf(s engine.State, legal []engine.Action) []choice {
	var choices []choice
	at := map[string]int{}
	for _, a := range legal {
		text := s.Format(a)
		key := inOrder(text)
		if i, there := at[key]; there {
			choices[i].orders = append(choices[i].orders, text)
			continue
		}
		at[key] = len(choices)
		choices = append(choices, choice{action: a, text: text})
	}
	return choices
}

// inOrder is the same text for all orders of an action: neighbouring runs, written kind*number, sorted and each as often as it says.
// Other words stay where they are, as their order can be another action.
func inOrder(text string) string {
	const most = 100 // copies; a higher number stays as it is
	var words []string
	runs := 0 // how many words at the end are of runs
	for word := range strings.FieldsSeq(text) {
		kind, number, _ := strings.Cut(word, "*")
		if n, err := strconv.Atoi(number); err == nil && n > 0 && n <= most {
			words = append(words, slices.Repeat([]string{kind + "*"}, n)...)
			runs += n
			continue
		}
		slices.Sort(words[len(words)-runs:])
		words, runs = append(words, word), 0
	}
	slices.Sort(words[len(words)-runs:])
	return strings.Join(words, " ")
}

// narrowed are the places of the texts that a line means: those that begin with it, word by word; else those that have its words in that
// order; else those that have them in any. A word may be left unfinished. Nothing typed means nothing.
func narrowed(line string, texts []string) []int {
	typed := wordsOf(line)
	if len(typed) == 0 {
		return nil
	}
	for _, means := range []func(typed, said []string) bool{begins, inTurn, anywhere} {
		var found []int
		for i, text := range texts {
			if means(typed, wordsOf(text)) {
				found = append(found, i)
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}

// wordsOf are the words of a text in small letters, without the commas of lists.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return c == ' ' || c == '\t' || c == ',' })
}

func begins(typed, said []string) bool {
	if len(typed) > len(said) {
		return false
	}
	for i, word := range typed {
		if !strings.HasPrefix(said[i], word) {
			return false
		}
	}
	return true
}

func inTurn(typed, said []string) bool {
	for _, word := range said {
		if len(typed) > 0 && strings.HasPrefix(word, typed[0]) {
			typed = typed[1:]
		}
	}
	return len(typed) == 0
}

func anywhere(typed, said []string) bool {
	return !slices.ContainsFunc(typed, func(t string) bool {
		return !slices.ContainsFunc(said, func(word string) bool { return strings.HasPrefix(word, t) })
	})
}

// ahead are the words, sorted and without commas, that texts go on with where all of them begin alike and the outline has told only that.
func ahead(groups []transcript.Group, texts []string) []string {
	if len(groups) != 1 || !strings.HasSuffix(groups[0].Text, "…") {
		return nil
	}
	said := make([][]string, len(texts))
	for i, text := range texts {
		said[i] = wordsOf(text)
	}
	for at := 0; ; at++ {
		var next []string
		for _, words := range said {
			if at < len(words) && !slices.Contains(next, words[at]) {
				next = append(next, words[at])
			}
		}
		if len(next) != 1 {
			slices.SortFunc(next, byNumber)
			return next
		}
	}
}

// byNumber compares words: those that differ in the number at their end alone by that, so that b9 comes before b10.
func byNumber(a, b string) int {
	const digits = "0123456789"
	nameA, nameB := strings.TrimRight(a, digits), strings.TrimRight(b, digits)
	return cmp.Or(strings.Compare(nameA, nameB), cmp.Compare(len(a), len(b)), strings.Compare(a, b))
}
