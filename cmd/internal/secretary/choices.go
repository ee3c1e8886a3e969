package secretary

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// choice is a numbered choice: an action, and the actions that differ from it only in the order of equal parts.
// An example is the order in which the cards of a payment are laid down.
type choice struct {
	action engine.Action
	text   string
	orders []string // the other orders
}

// choicesOf numbers legal actions, in the order of the first of each choice.
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

// inOrder returns the same text for all orders of an action: neighbouring parts of the form kind*number are
// written out and sorted. Other words keep their order, because another order can mean another action.
func inOrder(text string) string {
	const most = 100 // copies; a higher number stays as it is
	var words []string
	runs := 0 // the number of words at the end that come from runs
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
