package box

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// names returns the keys of a record except for its notes. The arguments least and most are the bounds of
// their number. Each key must be a valid name.
func (r *reader) names(n *source.Node, least, most int) []string {
	if n.Kind != source.Record {
		r.Keep(n.Wrong("is "+n.Describe(), "a mapping"))
		return nil
	}
	var names []string
	for _, key := range n.Keys() {
		if source.IsNote(key) {
			continue
		}
		if !isName(key) {
			r.Keep(n.Get(key).Wrong("has a key that is not a name", "up to 20 letters, digits and hyphens"))
		}
		names = append(names, key)
	}
	if len(names) < least || len(names) > most {
		r.Keep(n.Wrong(fmt.Sprintf("has %s", prose.Count(len(names), "item")), fmt.Sprintf("%d to %d", least, most)))
		return nil
	}
	return names
}

// isName reports whether a text can name a place, a shape or a colour.
func isName(text string) bool {
	part := func(r rune) bool { return r == '-' || r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	return text != "" && len(text) <= 20 && !strings.ContainsFunc(text, func(r rune) bool { return !part(r) })
}

func (r *reader) optional(n *source.Node, key string, most int) int {
	if n.Get(key) == nil {
		return 0
	}
	return r.Number(n, key, 0, most)
}

// meats returns the meat values of a record.
func (r *reader) meats(n *source.Node) (meats [Kinds]int) {
	for k, meat := range MeatNames {
		meats[k] = r.optional(n, meat, mostGain)
	}
	return meats
}

// gain reads a record of meat values and brand.
func (r *reader) gain(n *source.Node) Gain {
	r.Fields(n, "beef", "pork", "lamb", "brand")
	return Gain{Meat: r.meats(n), Brand: r.optional(n, "brand", mostGain)}
}

// title reads a text of one short line.
func (r *reader) title(n *source.Node) string {
	text := n.Value()
	if n.Kind != source.Text || text == "" || len(text) > mostTitle ||
		strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) {
		r.Keep(n.Wrong("is "+n.Describe(), fmt.Sprintf("a text of one line, up to %s", prose.Count(mostTitle, "byte"))))
	}
	return text
}

// squaresOf reads squares on a grid, each once.
func (r *reader) squaresOf(list *source.Node, g Grid, number int) (squares []Square) {
	for _, n := range r.Items(list, number, number) {
		s := r.squareOn(n, g)
		if slices.Contains(squares, s) {
			r.Keep(n.Wrong("is "+n.Value()+" again", "each square once"))
		}
		squares = append(squares, s)
	}
	return squares
}

func (r *reader) squareOn(n *source.Node, g Grid) Square {
	s, ok := ParseSquare(n.Value())
	if !ok || n.Kind != source.Text {
		r.Keep(n.Wrong("is "+n.Describe(), "a square such as c4"))
		return Square{}
	}
	if int(s.Column) >= g.Columns || int(s.Row) >= g.Rows {
		last := Square{uint8(g.Columns - 1), uint8(g.Rows - 1)}
		r.Contradict(n, boundedGrid, "is "+n.Value(), "a square from a1 to "+last.String())
	}
	return s
}
