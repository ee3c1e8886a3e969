package rulebook

import "strings"

// Figure is one value of a game's components with its origin.
//
// Every game counts its figures in the same way. One figure is a plain value of components.yaml: a number, a text,
// true or false. A list that contains only plain values is one figure (the squares of a place, the icons of a card),
// and so is an empty list or record. A value counts only if it has an origin. Ids and other labels of rows are not
// figures. Values that only describe other values are not figures either (origins, sources, notes, facts, clauses,
// lines, rulings).
type Figure struct {
	// Path is the field of components.yaml, as in an owner's file: "markets.boston.spaces.side-2".
	Path string
	// Value is the value in the words of the file.
	Value string
	// From is one of [Origins].
	From string
	// How is the basis of a derived figure, or the source of a public one.
	How string
	// Binds lists, for an assumed or public figure, the facts with which it has to agree and the reasons for it.
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

// Under lists the figures of a field of components.yaml, including those inside the field, in the order of the file.
func (b *Book) Under(path string) []Figure {
	var figures []Figure
	for _, f := range b.Figures {
		if rest, ok := strings.CutPrefix(f.Path, path); ok && (rest == "" || rest[0] == '.' || rest[0] == '[' || path == "") {
			figures = append(figures, f)
		}
	}
	return figures
}
