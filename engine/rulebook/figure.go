package rulebook

import "strings"

// Figure is one value of a game's components with its origin.
//
// What counts as one figure is the same for every game: a plain value of components.yaml (a number, a text, true or false), or a
// list of nothing but plain values, which is one value (the squares of a place, the icons of a card); a list or record with
// nothing in it is one value too. It counts if it has an origin. Ids and other labels of rows, and what only describes other values
// (origins, sources, notes, facts, clauses, lines, rulings), are not figures.
type Figure struct {
	// Path is the field of components.yaml, as in an owner's file: "markets.boston.spaces.side-2".
	Path string
	// Value is the value in the words of the file.
	Value string
	// From is one of [Origins].
	From string
	// How names, for a derived figure, its basis; for a public one, the source.
	How string
	// Binds lists, for an assumed or public figure, the facts that it has to agree with and the reasons for it.
	Binds []string
	// Line is the line of components.yaml, from 1.
	Line int
}

// Origins lists the possible origins of a figure: printed in the rulebook, derived from printed
// values, taken from another public source, or assumed because nothing states it.
func Origins() []string { return []string{"printed", "derived", "public", "assumed"} }

// Count returns the number of figures of the book by origin.
func (b *Book) Count() map[string]int {
	counts := map[string]int{}
	for _, f := range b.Figures {
		counts[f.From]++
	}
	return counts
}

// Under lists the figures of a field of components.yaml and those inside it, in the order of the file.
func (b *Book) Under(path string) []Figure {
	var figures []Figure
	for _, f := range b.Figures {
		if rest, ok := strings.CutPrefix(f.Path, path); ok && (rest == "" || rest[0] == '.' || rest[0] == '[' || path == "") {
			figures = append(figures, f)
		}
	}
	return figures
}
