package judge

import (
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
	answers := func(q rulebook.Question) bool {
		return slices.ContainsFunc(q.Options, func(o rulebook.Reading) bool { return says(o.Says) })
	}
	return slices.ContainsFunc(book.Clauses, func(c rulebook.Clause) bool { return says(c.Says) }) ||
		slices.ContainsFunc(book.Questions, answers)
}

// sentence is a text as a sentence, with the players by their names.
func (v *Verdict) sentence(text string) string { return Sentence(v.names.In(text)) }
