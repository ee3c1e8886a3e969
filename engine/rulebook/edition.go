package rulebook

import (
	"maps"
	"slices"
	"strings"
)

// editionLength is the number of hexadecimal digits of an edition: enough to notice a difference, few enough to
// type.
const editionLength = 12

// Edition identifies the rules of the book. Books of the same edition have the same clauses, questions, options,
// defaults and figures, in any order and with any white space, and the game's own code is the same. Arguments for
// defaults and the origins of figures do not count. An edition is 12 hexadecimal digits, in lower case.
func (b *Book) Edition() string { return digestOf(b.facts()) }

// fact is one fact of an edition: a kind, an id and the content. The kinds are "clause", "question" and "figure";
// "sentence" for the text of a clause, question or option; "code" for the digest of the code; and "game", which has
// only its name.
type fact []string

// Called returns the name of an edition for people. issue is its name and date, "" for a draft.
func Called(issue string) string {
	if issue == "" {
		return "draft edition"
	}
	return "edition " + issue
}

// Play identifies what is played: an edition without its sentences and code. So figures that were measured in play
// stay valid if only words change. It has the form of an edition.
func (b *Book) Play() string { return digestOf(sorted(b.played())) }

// facts returns the facts of the book, in a fixed order.
func (b *Book) facts() []fact {
	facts := b.played()
	for _, c := range b.Clauses {
		facts = append(facts, sentence(string(c.ID), c.Says))
	}
	for i := range b.Questions {
		q := &b.Questions[i]
		facts = append(facts, sentence(q.ID, q.Asks))
		for _, o := range q.Options {
			facts = append(facts, sentence(q.ID+"="+o.ID, o.Says))
		}
	}
	if b.Code != "" {
		facts = append(facts, fact{codeFact, b.Game, b.Code})
	}
	return sorted(facts)
}

// played returns the facts that decide what is played.
func (b *Book) played() []fact {
	facts := []fact{{"game", b.Game}}
	for _, c := range b.Clauses {
		f := fact{"clause", string(c.ID), c.Kind, c.Section}
		if c.Since != "" || c.Until != "" {
			f = append(f, c.Since, c.Until)
		}
		facts = append(facts, f)
	}
	for i := range b.Questions {
		q := &b.Questions[i]
		options := slices.Sorted(slices.Values(q.playable()))
		facts = append(facts, append(fact{"question", q.ID, q.Options[q.Default].ID}, options...))
		for _, o := range q.Options {
			if o.Components != "" {
				facts = append(facts, fact{"figure", q.ID + "=" + o.ID, strings.Join(strings.Fields(o.Components), " ")})
			}
		}
	}
	for _, f := range b.Figures {
		facts = append(facts, fact{"figure", f.Path, f.Value})
	}
	return facts
}

const sentenceFact, codeFact = "sentence", "code"

// sentence is the fact of a text, in which white space does not count.
func sentence(id, text string) fact {
	return fact{sentenceFact, id, strings.Join(strings.Fields(text), " ")}
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
