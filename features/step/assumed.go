package step

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/spelling"
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
	all := slices.DeleteFunc(slices.Concat(d.lacks, unsaid, filled), d.sized())
	slices.SortStableFunc(all, func(a, b document.Part) int { return whose(a) - whose(b) })
	return all
}

// sized returns a function that reports whether a step gives the size of a part, such as a draw pile; nobody asks
// which cards lie there.
func (d *Dispute) sized() func(document.Part) bool {
	var whole map[string]any
	if json.Unmarshal(d.Start.Position, &whole) != nil {
		return func(document.Part) bool { return false }
	}
	return func(p document.Part) bool {
		size := 0
		switch pile := whole[p.Part].(type) {
		case []any:
			size = len(pile)
		case map[string]any:
			for _, n := range pile {
				n, _ := n.(float64)
				size += int(n)
			}
		}
		return size > 0 && d.says(p.Part) && d.says(strconv.Itoa(size))
	}
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
	if i := slices.IndexFunc(d.People, func(p Person) bool { return p.Seat == word }); i >= 0 {
		word = strings.ToLower(d.People[i].Name)
	}
	if word == "player" {
		word = acting
	}
	kind, _, _ := strings.Cut(word, "#")
	if d.words[word] || d.words[kind] || d.words[kind+"s"] || d.words[singular(kind)] {
		return true
	}
	parts := strings.FieldsFunc(word, func(c rune) bool { return c == ' ' || c == '-' })
	return len(parts) > 1 && !slices.ContainsFunc(parts, func(part string) bool { return !d.words[part] })
}

// acting is the word for the player whose turn it is.
const acting = "acting-player"

// idioms are words about a turn or a year that do not say which one it is. Whose turn it is says which player acts.
var idioms = strings.NewReplacer("'s turn", "'s "+acting, "this turn", "", "this year", "", "this round", "", "this phase", "")

// wordsOf lists the words of steps, except those of one line.
func wordsOf(said map[int]string, but int) map[string]bool {
	words := map[string]bool{}
	for line, text := range said {
		if line == but {
			continue
		}
		text = idioms.Replace(strings.ToLower(text))
		for _, word := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" ,;:=*\"'", c) }) {
			words[word] = true
			for _, figure := range []string{spelling.Figure(word), strings.TrimSuffix(strings.TrimLeft(word, "$+"), "k")} {
				words[figure] = figure != ""
			}
		}
	}
	return words
}
