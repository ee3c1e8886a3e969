package rulebook

import (
	"maps"
	"slices"
	"strings"
)

// editionLength is the number of hexadecimal digits of an edition: enough to notice a difference, short enough to type.
const editionLength = 12

// Edition stands for the rules that the book states: books with one edition have clauses of the same ids, kinds and sections, questions of
// the same ids with the same options and defaults, and figures of the same values, in whatever order. Wording is no part of it: what a
// clause or an option says, why a question is open, where a figure is from. It is 12 hexadecimal digits, in lower case.
func (b *Book) Edition() string { return digestOf(b.facts()) }

// fact is one thing that an edition states: "clause", "question" or "figure", its id, and what it is; or "game" and its name.
type fact []string

// facts are what the book states, in a fixed order.
func (b *Book) facts() []fact {
	facts := []fact{{"game", b.Game}}
	for _, c := range b.Clauses {
		facts = append(facts, fact{"clause", string(c.ID), c.Kind, c.Section})
	}
	for i := range b.Questions {
		q := &b.Questions[i]
		options := slices.Sorted(slices.Values(q.playable()))
		facts = append(facts, append(fact{"question", q.ID, q.Options[q.Default].ID}, options...))
	}
	for _, f := range b.Figures {
		facts = append(facts, fact{"figure", f.Path, f.Value})
	}
	return sorted(facts)
}

// sorted are the facts in a fixed order. Their texts are made once each: a verdict needs the edition.
func sorted(facts []fact) []fact {
	texts := make(map[string]fact, len(facts))
	for _, f := range facts {
		texts[f.whole()] = f
	}
	if len(texts) < len(facts) { // some are stated twice
		slices.SortFunc(facts, compareFacts)
		return facts
	}
	for i, text := range slices.Sorted(maps.Keys(texts)) {
		facts[i] = texts[text]
	}
	return facts
}

// whole is the fact as one text; no other fact has it.
func (f fact) whole() string { return strings.Join(f, "\x00") }

func compareFacts(a, b fact) int { return strings.Compare(a.whole(), b.whole()) }

// digestOf is the edition that states the facts, which are sorted.
func digestOf(facts []fact) string {
	texts := make([]string, len(facts))
	for i, f := range facts {
		texts[i] = f.whole()
	}
	return Digest([]byte(strings.Join(texts, "\x00\x00")))[:editionLength]
}
