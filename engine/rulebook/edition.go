package rulebook

import (
	"slices"
	"strings"
)

// editionLength is the number of hexadecimal digits of an edition: enough to notice a difference, short enough to type.
const editionLength = 12

// Edition stands for the rules that the book states: books with one edition have clauses of the same ids, kinds and sections, questions of
// the same ids with the same options and defaults, and figures of the same values, in whatever order. Wording is no part of it: what a
// clause or an option says, why a question is open, where a figure is from. It is 12 hexadecimal digits, in lower case.
func (b *Book) Edition() string {
	const mark = "\x00"
	var facts []string
	state := func(parts ...string) { facts = append(facts, strings.Join(parts, mark)) }
	state("game", b.Game)
	for _, c := range b.Clauses {
		state("clause", string(c.ID), c.Kind, c.Section)
	}
	for i := range b.Questions {
		q := &b.Questions[i]
		options := slices.Sorted(slices.Values(q.playable()))
		state(append([]string{"question", q.ID, q.Options[q.Default].ID}, options...)...)
	}
	for _, f := range b.Figures {
		state("figure", f.Path, f.Value)
	}
	slices.Sort(facts)
	return Digest([]byte(strings.Join(facts, mark+mark)))[:editionLength]
}
