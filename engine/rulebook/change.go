package rulebook

import (
	"cmp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Change is a part of the rules that differs between an earlier and a later edition.
type Change struct {
	// Kind is "clause", "question", "figure", "sentence" or "code". ID is the id of the clause or question, the path
	// of the figure, or the name of the game. The id of an option's sentence is the question, "=" and the option.
	Kind string `json:"kind"`
	ID   string `json:"id"`
	// Was and Is are the facts of the earlier and the later edition. They are kind and section of a
	// clause, the default and then every playable option of a question, the value of a figure, a sentence,
	// or the digest of the game's code. A list is empty if the thing does not exist in that edition.
	Was []string `json:"was,omitempty"`
	Is  []string `json:"is,omitempty"`
}

// Since returns the changes of the book since an earlier edition, those with the shortest words
// first. Known is false for an edition that is not in the book's history. An error means that the
// history cannot be read.
func (b *Book) Since(digest string) (changes []Change, known bool, err error) {
	if digest == b.Edition() {
		return nil, true, nil
	}
	h, err := b.History()
	if err != nil {
		return nil, false, err
	}
	for i := len(h.editions) - 1; i >= 0; i-- {
		if h.editions[i].digest == digest && !h.editions[i].isDraft {
			return changed(h.facts(i), b.facts()), true, nil
		}
	}
	return nil, false, nil
}

// SamePlay reports whether the clauses, questions, answers and figures are those of an earlier edition, so that only
// sentences or the code can differ. It is false for an edition that is not in the book's history. An error means that
// the history cannot be read.
func (b *Book) SamePlay(digest string) (bool, error) {
	changes, known, err := b.Since(digest)
	return known && !slices.ContainsFunc(changes, func(c Change) bool { return c.Kind != sentenceFact && c.Kind != codeFact }), err
}

// changed returns the changes from one list of facts to another. The sentences of what is new or gone are no changes
// of their own. The oldest editions have neither sentences nor code to compare with.
func changed(before, now []fact) []Change {
	var changes []Change
	for _, f := range without(before, now) {
		changes = append(changes, Change{Kind: f[0], ID: f[1], Was: f[2:]})
	}
	for _, f := range without(now, before) {
		i := slices.IndexFunc(changes, func(c Change) bool { return c.Kind == f[0] && c.ID == f[1] })
		if i < 0 {
			changes = append(changes, Change{Kind: f[0], ID: f[1], Is: f[2:]})
			continue
		}
		changes[i].Is = f[2:]
	}
	changes = slices.DeleteFunc(changes, func(c Change) bool {
		return (c.Kind == sentenceFact || c.Kind == codeFact) && (c.Was == nil || c.Is == nil)
	})
	slices.SortFunc(changes, func(a, b Change) int {
		return cmp.Or(cmp.Compare(len(a.String()), len(b.String())), strings.Compare(a.String(), b.String()))
	})
	return changes
}

// String describes the change, such as "question YM-R-tie has the default shared instead of
// start-order".
func (c Change) String() string {
	name := c.Kind + " " + c.ID
	switch {
	case c.Was == nil:
		return name + " is new"
	case c.Is == nil:
		return name + " is gone"
	}
	switch c.Kind {
	case sentenceFact:
		is, was := excerpts(c.Is[0], c.Was[0])
		return c.ID + " says " + is + ", and said " + was
	case codeFact:
		return "the game's own code has changed"
	case "clause":
		return name + c.clause()
	case "question":
		return name + c.answers()
	}
	return name + " is " + clipped(c.Is[0]) + ", and was " + clipped(c.Was[0])
}

// clause describes the changes of a clause's kind, section and editions.
func (c Change) clause() string {
	var parts []string
	if c.Is[0] != c.Was[0] {
		parts = append(parts, "is of kind "+c.Is[0]+", and was "+c.Was[0])
	}
	if c.Is[1] != c.Was[1] {
		parts = append(parts, "is in section "+c.Is[1]+", and was in "+c.Was[1])
	}
	if !slices.Equal(c.Is[2:], c.Was[2:]) {
		parts = append(parts, "belongs to other editions")
	}
	return " " + strings.Join(parts, "; ")
}

// answers describes the changes of a question's default and options.
func (c Change) answers() string {
	var parts []string
	if c.Is[0] != c.Was[0] {
		parts = append(parts, "has the default "+c.Is[0]+" instead of "+c.Was[0])
	}
	if more := minus(c.Is[1:], c.Was[1:]); len(more) > 0 {
		parts = append(parts, "can be answered with "+strings.Join(more, ", ")+" too")
	}
	if gone := minus(c.Was[1:], c.Is[1:]); len(gone) > 0 {
		parts = append(parts, "can no longer be answered with "+strings.Join(gone, ", "))
	}
	return " " + strings.Join(parts, "; ")
}

func minus(some, others []string) []string {
	return slices.DeleteFunc(slices.Clone(some), func(s string) bool { return slices.Contains(others, s) })
}

// excerpts quotes the part in which two sentences differ, with the words around it.
func excerpts(one, other string) (string, string) {
	a, b := strings.Fields(one), strings.Fields(other)
	same, tail := 0, 0
	for same < min(len(a), len(b)) && a[same] == b[same] {
		same++
	}
	for tail < min(len(a), len(b))-same && a[len(a)-1-tail] == b[len(b)-1-tail] {
		tail++
	}
	const around = 2
	cut := func(words []string) string {
		from, to := max(same-around, 0), min(len(words)-tail+around, len(words))
		text := strings.Join(words[from:to], " ")
		return `"` + prose.Either(from > 0, "…", "") + text + prose.Either(to < len(words), "…", "") + `"`
	}
	return cut(a), cut(b)
}

// clipped returns a value shortened to a length that suits a sentence.
func clipped(value string) string {
	const most = 40
	if letters := []rune(value); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return value
}
