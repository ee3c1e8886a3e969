package typed

import (
	"slices"
	"strings"
)

// Kind is a kind of action: its text with gaps, which words of the game fill.
type Kind struct {
	Gaps []Gap  `json:"gaps,omitempty"`
	Tail string `json:"tail,omitempty"`
}

// Gap is a part of an action. A word of one of the Blanks fills the gap, or a number if the blanks have no words.
type Gap struct {
	// Before is the text before the gap.
	Before string   `json:"before"`
	Blanks []string `json:"blanks"`
	// Many is "list" if several words fill the gap, and "runs" if several words with a number each fill it.
	Many string `json:"many,omitempty"`
}

// Kinds returns the kinds of actions of players, whether legal or not, and the words that fill the gaps, by the names
// of the blanks. Copies of a piece are one word. Kinds with the same text are one kind. A game without phrases has no
// kinds.
func (r *Reader) Kinds() (kinds []Kind, words map[string][]string) {
	p, words := r.phrases(), map[string][]string{}
	kinds = []Kind{}
	if p == nil {
		return kinds, words
	}
	for i := range p.rows {
		if row := &p.rows[i]; row.player {
			kinds = joined(kinds, row.kind(words))
		}
	}
	return kinds, words
}

// kind returns a row as a kind of action, and notes the words of its blanks.
func (r *row) kind(words map[string][]string) Kind {
	k := Kind{Tail: r.tail}
	for _, p := range r.parts {
		g, of := Gap{Before: p.before, Blanks: []string{p.blank}}, p.class
		switch {
		case of.list != nil:
			g.Many, of = "list", of.list
		case of.runs != nil:
			g.Many, of = "runs", of.runs
		}
		if words[p.blank] == nil && !of.number {
			words[p.blank] = of.names()
		}
		k.Gaps = append(k.Gaps, g)
	}
	return k
}

// names returns the words that fill a blank, in alphabetical order. Copies of a piece are one word.
func (c *class) names() (all []string) {
	for _, word := range c.words() {
		if name, _, _ := strings.Cut(word, "#"); !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	return all
}

// joined adds a kind. If a kind has the same text, its gaps take the blanks of both.
func joined(kinds []Kind, more Kind) []Kind {
	for _, k := range kinds {
		if !slices.EqualFunc(k.Gaps, more.Gaps, sameText) || k.Tail != more.Tail {
			continue
		}
		for i, g := range more.Gaps {
			if !slices.Contains(k.Gaps[i].Blanks, g.Blanks[0]) {
				k.Gaps[i].Blanks = append(k.Gaps[i].Blanks, g.Blanks[0])
			}
		}
		return kinds
	}
	return append(kinds, more)
}

func sameText(a, b Gap) bool { return a.Before == b.Before && a.Many == b.Many }
