package box

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// truth reads true or false.
func (r *reader) truth(n *source.Node) bool {
	if n.Kind != source.Truth {
		r.Keep(n.Wrong("is "+n.Describe(), "true or false"))
	}
	return n.Value() == "true"
}

// good reads one of some goods.
func (r *reader) good(n *source.Node, goods []Good) Good {
	words := make([]string, len(goods))
	for i, g := range goods {
		words[i] = g.String()
	}
	return goods[r.Word(n, words...)]
}

// pick replaces a value by the text that the file gives under a field; the text must be one of the
// words.
func pick[T ~uint8](r *reader, value *T, field string, words []string) {
	if n := r.Table(field); n != nil {
		*value = T(r.Word(n, words...))
	}
}

// spaces reads spaces of the map, each once.
func (r *reader) spaces(list *source.Node, least, most int) (spaces []Space) {
	for _, n := range r.Items(list, least, most) {
		s := r.space(n)
		if slices.Contains(spaces, s) {
			r.Keep(n.Wrong("is "+n.Value()+" again", "each space once"))
		}
		spaces = append(spaces, s)
	}
	return spaces
}

func (r *reader) space(n *source.Node) Space {
	text := n.Value()
	if n.Kind == source.Text && len(text) == 2 {
		if s := (Space{text[0] - 'a', text[1] - '1'}); r.at(s) != Nowhere {
			return s
		}
	}
	last := Space{uint8(4*r.BoardColumns - 1), uint8(r.Rows - 1)}
	r.Keep(n.Wrong("is "+n.Describe(), "a space from a1 to "+last.String()))
	return Space{}
}

// at returns the terrain of a space, Nowhere for a space off the map.
func (c *Components) at(s Space) Terrain {
	if s.Column >= MapColumns || s.Row >= MapRows {
		return Nowhere
	}
	return c.Map[s.Column][s.Row]
}

// neighbours returns the spaces next to a space, including those off the map.
func (s Space) neighbours() []Space {
	return []Space{{s.Column - 1, s.Row}, {s.Column, s.Row - 1}, {s.Column + 1, s.Row}, {s.Column, s.Row + 1}}
}
