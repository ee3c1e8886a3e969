package stockyards

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// items are the items of a list, so many of them; nil after an error.
func (r *componentReader) items(list *source.Node, least, most int) []*source.Node {
	if list.Kind != source.List {
		r.keep(list.Wrong("is "+list.Describe(), "a list"))
		return nil
	}
	items := list.Items()
	if len(items) < least || len(items) > most {
		r.keep(list.Wrong(fmt.Sprintf("has %d entries", len(items)), between(least, most)))
		return nil
	}
	return items
}

func between(least, most int) string {
	if least == most {
		return fmt.Sprint(least)
	}
	return fmt.Sprintf("%d to %d", least, most)
}

// fields checks that n is a record of these keys and notes.
func (r *componentReader) fields(n *source.Node, known ...string) {
	if n.Kind != source.Record {
		r.keep(n.Wrong("is "+n.Describe(), "a record of "+strings.Join(known, ", ")))
		return
	}
	for _, key := range n.Keys() {
		if !slices.Contains(known, key) && !source.IsNote(key) {
			r.keep(n.Unknown(key, known))
		}
	}
}

// names are the keys of a record but for its notes: so many of them, each fit for a name.
func (r *componentReader) names(n *source.Node, least, most int) []string {
	if n.Kind != source.Record {
		r.keep(n.Wrong("is "+n.Describe(), "a record"))
		return nil
	}
	var names []string
	for _, key := range n.Keys() {
		if source.IsNote(key) {
			continue
		}
		if !isName(key) {
			r.keep(n.Get(key).Wrong("has a key that is no name", "up to 20 letters, digits and hyphens"))
		}
		names = append(names, key)
	}
	if len(names) < least || len(names) > most {
		r.keep(n.Wrong(fmt.Sprintf("has %d entries", len(names)), between(least, most)))
		return nil
	}
	return names
}

// isName reports whether a text can name a place, a shape or a colour.
func isName(text string) bool {
	part := func(r rune) bool { return r == '-' || r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	return text != "" && len(text) <= 20 && !strings.ContainsFunc(text, func(r rune) bool { return !part(r) })
}

// field is the value under a key, which must be there.
func (r *componentReader) field(n *source.Node, key string) *source.Node {
	if value := n.Get(key); value != nil {
		return value
	}
	r.keep(n.Wrong("has no "+key, "a record with "+key))
	return &source.Node{Line: n.Line, Field: n.Field + "." + key, Kind: source.Nothing}
}

// whole is a whole number.
func (r *componentReader) whole(n *source.Node, least, most int) int {
	number, err := n.Int(least, most)
	r.keep(err)
	return number
}

// number is the whole number under a key, which must be there; optional is 0 if it is not.
func (r *componentReader) number(n *source.Node, key string, least, most int) int {
	return r.whole(r.field(n, key), least, most)
}

func (r *componentReader) optional(n *source.Node, key string, most int) int {
	if n.Get(key) == nil {
		return 0
	}
	return r.number(n, key, 0, most)
}

// meats are the meat values of a record.
func (r *componentReader) meats(n *source.Node) (meats [kinds]int) {
	for k, meat := range meatNames {
		meats[k] = r.optional(n, meat, mostGain)
	}
	return meats
}

// gain is a record of meat values and brand.
func (r *componentReader) gain(n *source.Node) Gain {
	r.fields(n, "beef", "pork", "lamb", "brand")
	return Gain{Meat: r.meats(n), Brand: r.optional(n, "brand", mostGain)}
}

// word is the place of a text in a list.
func (r *componentReader) word(n *source.Node, words ...string) int {
	i := slices.Index(words, n.Value())
	if i < 0 || n.Kind != source.Text {
		r.keep(n.Wrong("is "+n.Describe(), strings.Join(words, ", ")))
	}
	return max(i, 0)
}

// title is a text of one short line.
func (r *componentReader) title(n *source.Node) string {
	text := n.Value()
	if n.Kind != source.Text || text == "" || len(text) > mostTitle || strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) {
		r.keep(n.Wrong("is "+n.Describe(), fmt.Sprintf("a text of one line, up to %d bytes", mostTitle)))
	}
	return text
}

// squaresOf reads squares that lie on a grid, each once.
func (r *componentReader) squaresOf(list *source.Node, g Grid, number int) (squares []Square) {
	for _, n := range r.items(list, number, number) {
		s := r.squareOn(n, g)
		if slices.Contains(squares, s) {
			r.keep(n.Wrong("is "+n.Value()+" again", "each square once"))
		}
		squares = append(squares, s)
	}
	return squares
}

func (r *componentReader) squareOn(n *source.Node, g Grid) Square {
	s, ok := parseSquare(n.Value())
	if !ok || n.Kind != source.Text {
		r.keep(n.Wrong("is "+n.Describe(), "a square such as c4"))
		return Square{}
	}
	if s.col() >= g.Columns || s.row() >= g.Rows {
		r.contradict(n, boundedGrid, "is "+n.Value(), "a square from a1 to "+at(g.Columns-1, g.Rows-1).String())
	}
	return Square{uint8(s.col()), uint8(s.row())}
}
