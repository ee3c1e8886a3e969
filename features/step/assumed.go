package step

import (
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// Assumed lists the parts of the start position that no step gives, those of players first. The steps need some
// of them, such as the buildings behind a specialist card; the game filled in the others. If the set-up is
// played, the list is empty.
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
	all := slices.Concat(d.lacks, unsaid, filled)
	slices.SortStableFunc(all, func(a, b document.Part) int { return whose(a) - whose(b) })
	return all
}

// whose returns the sort key of a part: 0 for a player's part, 1 for any other.
func whose(p document.Part) int {
	if strings.HasPrefix(p.Part, "players ") {
		return 0
	}
	return 1
}

// says reports whether the steps before the first When or Then contain a word. For saloon#2, the word saloon or
// saloons counts. For a value such as "e2 facing e" or past-town, all its words must occur. A turn must name
// the player.
func (d *Dispute) says(word string) bool {
	word = strings.ToLower(word)
	if word == "player" {
		word = "turn"
	}
	kind, _, _ := strings.Cut(word, "#")
	if d.words[word] || d.words[kind] || d.words[kind+"s"] {
		return true
	}
	parts := strings.FieldsFunc(word, func(c rune) bool { return c == ' ' || c == '-' })
	return len(parts) > 1 && !slices.ContainsFunc(parts, func(part string) bool { return !d.words[part] })
}

// wordsOf lists the words of steps, except those of one line.
func wordsOf(said map[int]string, but int) map[string]bool {
	words := map[string]bool{}
	for line, text := range said {
		if line == but {
			continue
		}
		for _, word := range strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return strings.ContainsRune(" ,;:=*\"'", c) }) {
			words[word] = true
		}
	}
	return words
}
