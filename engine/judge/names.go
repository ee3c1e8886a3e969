package judge

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Names returns the names that people use for the players of a record. A seat keeps its own name if
// the rulebook uses that word, such as "may", because texts with another name would be confusing.
func Names(t *transcript.Transcript, book *rulebook.Book) prose.Names {
	names := prose.Names{}
	for _, p := range t.Players {
		if !isSaid(book, p.Seat) {
			names[p.Seat] = p.Name
		}
	}
	return names
}

// isSaid reports whether a clause or an answer contains a word.
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

// sentence returns a text as a sentence, with the names of the players.
func (v *Verdict) sentence(text string) string { return Sentence(v.names.In(text)) }

// Sentence returns a text with a capital and a full stop.
func Sentence(text string) string {
	if text == "" || strings.ContainsAny(text[len(text)-1:], ".?!…") {
		return blocks.Capital(text)
	}
	return blocks.Capital(text) + "."
}
