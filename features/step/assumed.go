package step

import (
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// Assumed are the parts of the position at the start that no step says: what the steps could not do without and was made up for them, such
// as the buildings behind a specialist card, and what the game filled in; what players have comes first. There are none after a set-up that
// is played.
func (d *Dispute) Assumed() []document.Part {
	if d.Given == nil {
		return nil
	}
	filled, err := document.Filled(d.Given, d.Start.Position)
	if err != nil || d.Whole {
		return filled
	}
	state, err := d.Entry.Game.New(d.Start.Setup, nil)
	if err != nil {
		return filled
	}
	unsaid, err := document.Unsaid(reflect.TypeOf(state.Position()), d.Given, d.says)
	if err != nil {
		return filled
	}
	all := append(unsaid, filled...)
	slices.SortStableFunc(all, func(a, b document.Part) int { return whose(a) - whose(b) })
	return all
}

// whose is 0 for what a player has, 1 for anything else.
func whose(p document.Part) int {
	if strings.HasPrefix(p.Part, "players ") {
		return 0
	}
	return 1
}

// says reports whether a step before the first When or Then has a word, or one thing of a kind: saloon#2 where saloons are spoken of.
func (d *Dispute) says(word string) bool {
	kind, _, _ := strings.Cut(word, "#")
	return d.words[word] || d.words[kind] || d.words[kind+"s"]
}

// wordsOf are the words of some steps.
func wordsOf(said map[int]string, but int) map[string]bool {
	words := map[string]bool{}
	for line, text := range said {
		if line == but {
			continue
		}
		for _, word := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" ,;:=*\"'", c) }) {
			words[word] = true
		}
	}
	return words
}
