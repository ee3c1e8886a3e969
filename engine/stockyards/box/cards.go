package box

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// pieces reads the colours and the shapes of the buildings.
func (r *reader) pieces() {
	if n := r.Table("building-colours.colours"); n != nil {
		r.Colours = [len(r.Colours)]string{}
		copy(r.Colours[:], r.names(n, 1, len(r.Colours)))
	}
	if n := r.Table("shapes"); n != nil {
		r.Shapes = [len(r.Shapes)]Shape{}
		for i, name := range r.names(n, 1, len(r.Shapes)) {
			r.Shapes[i] = r.shape(name, n.Get(name))
		}
	}
}

// shape reads the cells of a shape, which must be connected and begin at 0, 0.
func (r *reader) shape(name string, list *source.Node) Shape {
	shape := Shape{Name: name}
	for i, n := range r.Items(list, 1, mostCells) {
		pair := r.Items(n, 2, 2)
		if r.Err != nil {
			return shape
		}
		c := Cell{uint8(r.Whole(pair[0], 0, mostCells-1)), uint8(r.Whole(pair[1], 0, mostCells-1))}
		if slices.Contains(shape.Cells[:i], c) {
			r.Keep(n.Wrong("appears twice", "each cell once"))
		}
		shape.Cells[i], shape.Size = c, i+1
	}
	if r.Err == nil && !shape.whole() {
		r.Keep(list.Wrong("is not one piece", "cells joined by their edges, the westernmost with x 0 and the northernmost with y 0"))
	}
	return shape
}

func (r *reader) cards() {
	for i := range r.Buildings {
		r.building(i, &r.Buildings[i])
		if r.Err != nil {
			return
		}
	}
	for i := range r.Specialists {
		r.specialist(&r.Specialists[i])
	}
	for i := range r.YearCards {
		c := &r.YearCards[i]
		r.Set(&c.Spirit, "year-cards", c.Name, "spirit")
	}
}

func (r *reader) building(i int, b *Building) {
	field, d := "building-cards."+b.Name, r.base
	r.titleOf(&b.Title, field)
	if n := r.Table(field, "deck"); n != nil {
		b.Deck = uint8(r.Word(n, deckNames[:]...))
	}
	if n := r.Table(field, "two-player"); n != nil {
		if n.Kind != source.Truth {
			r.Keep(n.Wrong("is "+n.Describe(), "true or false"))
		}
		b.TwoPlayer = n.Value() == "true"
	}
	colours, shapes := withNames(r.Colours[:]), withNames(shapeNames(r.Shapes[:]))
	b.Colour = r.pick(field+".colour", "building-colours.colours", d.Colours[d.Buildings[i].Colour], colours)
	b.Shape = r.pick(field+".shape", "shapes", d.Shapes[d.Buildings[i].Shape].Name, shapes)
	b.Squares = r.Shapes[b.Shape].Size
	r.gainOf(&b.Immediate, field+".immediate")
	if n := r.Table(field, "icons"); n != nil {
		b.Icons = r.icons(n)
	}
	r.Set(&b.End, field, "end")
}

func (r *reader) titleOf(title *string, field string) {
	if n := r.Table(field, "title"); n != nil {
		*title = r.title(n)
	}
}

// pick returns the index, among names, of the text that the file gives for a field, else of the
// printed name. The table may have replaced the names.
func (r *reader) pick(field, table, name string, names []string) uint8 {
	n := r.Table(field)
	if n != nil {
		return uint8(r.Word(n, names...))
	}
	i := slices.Index(names, name)
	if i < 0 {
		r.Keep(r.Table(table).Wrong(fmt.Sprintf("has no %s, which %s uses", name, field),
			"the names that building-cards use; an owner's file can give them others"))
	}
	return uint8(max(i, 0))
}

func shapeNames(shapes []Shape) []string {
	names := make([]string, len(shapes))
	for i, s := range shapes {
		names[i] = s.Name
	}
	return names
}

// withNames returns the names up to the first empty one.
func withNames(names []string) []string {
	if i := slices.Index(names, ""); i >= 0 {
		return names[:i]
	}
	return names
}

// icons counts the icons of a list.
func (r *reader) icons(list *source.Node) (icons [Icons]uint8) {
	for _, n := range r.Items(list, 0, Icons*mostIcons) {
		i := r.Word(n, IconNames[:]...)
		if icons[i]++; icons[i] > mostIcons {
			r.Keep(list.Wrong(fmt.Sprintf("has more than %d of %s", mostIcons, IconNames[i]),
				fmt.Sprintf("at most %d of an icon", mostIcons)))
			return icons
		}
	}
	return icons
}

func (r *reader) specialist(s *Specialist) {
	field := "specialist-cards." + s.Name
	r.titleOf(&s.Title, field)
	r.needsOf(&s.Needs, field+".needs")
	r.gainOf(&s.Immediate, field+".immediate")
	r.Set(&s.End, field, "end")
}

// gainOf reads a gain. An owner who may replace it has to replace the whole gain.
func (r *reader) gainOf(g *Gain, field string) {
	if n := r.Table(field); n != nil && r.table(field) {
		*g = r.gain(n)
		return
	}
	for k, meat := range MeatNames {
		g.Meat[k] = r.Given.Number(field+"."+meat, g.Meat[k])
	}
	g.Brand = r.Given.Number(field+".brand", g.Brand)
}

// needsOf reads the requirements of a specialist card. An owner who may replace them has to replace
// all.
func (r *reader) needsOf(needs *[Icons]uint8, field string) {
	if n := r.Table(field); n != nil && r.table(field) {
		*needs = r.needs(n)
		return
	}
	for i, icon := range IconNames {
		needs[i] = uint8(r.Given.Number(field+"."+icon, int(needs[i])))
	}
}

// needs reads the requirements of a specialist card.
func (r *reader) needs(n *source.Node) (needs [Icons]uint8) {
	r.Fields(n, IconNames[:]...)
	for i, icon := range IconNames {
		needs[i] = uint8(r.optional(n, icon, mostGain))
	}
	if r.Err == nil && needs == [Icons]uint8{} {
		r.Contradict(n, asksForIcons, "asks for nothing", "at least one icon")
	}
	return needs
}
