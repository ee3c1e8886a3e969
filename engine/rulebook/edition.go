package rulebook

import (
	"maps"
	"slices"
	"strings"
)

// editionLength is the number of hexadecimal digits of an edition: enough to notice a difference, few enough to
// type.
const editionLength = 12

// Edition identifies the rules of the book. Books of the same edition have clauses of the same ids,
// kinds and sections. Such books have questions of the same ids with the same options and defaults,
// and figures of the same values, in any order. Wording, the reasons of questions and origins do
// not count. An edition is 12 hexadecimal digits, in lower case.
func (b *Book) Edition() string { return digestOf(b.facts()) }

// fact is one fact of an edition: "clause", "question" or "figure", the id, and the content; or "game" and its name.
type fact []string

// facts returns the facts of the book, in a fixed order.
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

// sorted returns the facts in a fixed order. It makes each text only once, because every verdict needs the edition.
func sorted(facts []fact) []fact {
	texts := make(map[string]fact, len(facts))
	for _, f := range facts {
		texts[f.whole()] = f
	}
	if len(texts) < len(facts) { // some facts are stated twice
		slices.SortFunc(facts, compareFacts)
		return facts
	}
	for i, text := range slices.Sorted(maps.Keys(texts)) {
		facts[i] = texts[text]
	}
	return facts
}

// whole returns the fact as one text, which differs from the text of every other fact.
func (f fact) whole() string { return strings.Join(f, "\x00") }

func compareFacts(a, b fact) int { return strings.Compare(a.whole(), b.whole()) }

// digestOf returns the edition with these facts, which must be sorted.
func digestOf(facts []fact) string {
	texts := make([]string, len(facts))
	for i, f := range facts {
		texts[i] = f.whole()
	}
	return Digest([]byte(strings.Join(texts, "\x00\x00")))[:editionLength]
}
