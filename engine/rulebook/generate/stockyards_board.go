package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func (c stockyardsWriter) packingtown() {
	town := c.root.Get("packingtown")
	c.print("Grid: [2]box.Grid{")
	for _, side := range yardSides {
		c.print("{Columns: %d, Rows: %d}, ", c.at(town, side, "columns"), c.at(town, side, "rows"))
	}
	c.print("},\nLocations: [2][8]box.Location{\n")
	for _, side := range yardSides {
		c.print("{\n")
		locations := c.node(town, side, "start-locations")
		for _, name := range locations.Keys() {
			squares := locations.Get(name).Items()
			c.print("{Name: %q, Size: %d, Squares: [8]box.Square{%s}},\n", name, len(squares), c.squares(squares))
		}
		c.print("},\n")
	}
	c.print("},\nLocationsByPlayers: [6]box.LocationList{")
	for _, side := range yardSides {
		c.locationLists(town.Get(side))
	}
	c.print("},\nRailTokens: [2][7]box.RailToken{\n")
	for _, side := range yardSides {
		c.railTokens(c.node(town, side, "railroad-tokens"))
	}
	c.print("},\n")
}

// squares writes squares such as c4, with commas.
func (c stockyardsWriter) squares(list []*source.Node) string {
	var squares []string
	for _, n := range list {
		text := n.Value()
		row, err := strconv.Atoi(strings.TrimLeft(text, "abcdefghijklmno"))
		if err != nil || row < 1 {
			c.keep(n.Wrong("is "+n.Describe(), "a square such as c4"))
			return ""
		}
		squares = append(squares, fmt.Sprintf("{Column: %d, Row: %d}", text[0]-'a', row-1))
	}
	return strings.Join(squares, ", ")
}

// locationLists writes the open locations of one side by players.
func (c stockyardsWriter) locationLists(side *source.Node) {
	lists, names := c.node(side, "locations-by-players"), c.node(side, "start-locations").Keys()
	for _, players := range lists.Keys() {
		var at []int
		for _, name := range lists.Get(players).Items() {
			i := slices.Index(names, name.Value())
			if i < 0 {
				c.keep(name.Wrong("is "+name.Describe(), strings.Join(names, ", ")))
			}
			at = append(at, i)
		}
		c.print("%s: {At: [8]uint8{%s}, Count: %d}, ", players, numbers(at), len(at))
	}
}

func (c stockyardsWriter) railTokens(tokens *source.Node) {
	markets := append([]string{"wild"}, c.texts(c.root.Get("markets"), "id")...)
	c.print("{\n")
	for _, t := range tokens.Items() {
		c.print("{Name: %q, Market: %d, Touches: box.Square%s, Edge: box.%s},\n", c.text(t, "id"), c.word(t, "market", markets)-1,
			c.squares([]*source.Node{c.node(t, "touches")}), camel(yardEdges[c.word(t, "edge", yardEdges)]))
	}
	c.print("},\n")
}

func (c stockyardsWriter) pieces() {
	c.print("Colours: [8]string{")
	for _, colour := range c.node(c.root, "building-colours", "colours").Keys() {
		c.print("%q, ", colour)
	}
	c.print("},\nShapes: [20]box.Shape{\n")
	shapes := c.root.Get("shapes")
	for _, name := range c.shapeNames() {
		var cells []string
		for _, cell := range shapes.Get(name).Items() {
			x, y, _ := strings.Cut(c.row(cell), ", ")
			cells = append(cells, "{X: "+x+", Y: "+y+"}")
		}
		c.print("{Name: %q, Size: %d, Cells: [6]box.Cell{%s}},\n", name, len(cells), strings.Join(cells, ", "))
	}
	c.print("},\n")
}

// shapeNames are the keys of the shapes but for what is said about them.
func (c stockyardsWriter) shapeNames() []string {
	shapes := c.root.Get("shapes")
	return slices.DeleteFunc(slices.Clone(shapes.Keys()), func(key string) bool { return source.IsNote(key) })
}
