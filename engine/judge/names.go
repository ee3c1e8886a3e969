package judge

import (
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Names are what people call the players of a record, for texts about it. A seat whose word the rulebook uses as any other, such as may,
// keeps it: a text would not be understood with a name in all these places.
func Names(t *transcript.Transcript, book *rulebook.Book) prose.Names {
	names := prose.Names{}
	for _, p := range t.Players {
		if !isSaid(book, p.Seat) {
			names[p.Seat] = p.Name
		}
	}
	return names
}

// isSaid reports whether a clause or an answer says a word.
func isSaid(book *rulebook.Book, word string) bool {
	says := func(text string) bool {
		return strings.Contains(text, word) && slices.Contains(prose.Apart(text), word)
	}
	for i := range book.Clauses {
		if says(book.Clauses[i].Says) {
			return true
		}
	}
	for i := range book.Questions {
		if slices.ContainsFunc(book.Questions[i].Options, func(o rulebook.Reading) bool { return says(o.Says) }) {
			return true
		}
	}
	return false
}

// Named is a text about the verdict for people, with what they are called; see [Names].
func (v *Verdict) Named(text string) string { return v.names.In(text) }

// Called says who is called what, "ann is Ann Böhm, bob is Bob"; "" if the record says nothing of it.
func (v *Verdict) Called() string {
	var all []string
	for _, seat := range slices.Sorted(maps.Keys(v.Players)) {
		all = append(all, seat+" is "+v.Players[seat])
	}
	return strings.Join(all, ", ")
}

// called says who is called what.
func (v *Verdict) called(b *strings.Builder) {
	if all := v.Called(); all != "" {
		b.WriteString(prose.Wrap("  ", all))
	}
}
