package stockyards

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// townCells are the squares of Packingtown. Each has a sign for its use, the mark of its owner, and the mark of
// the land's owner.
type townCells struct {
	box.Grid
	at     [16][16][3]byte
	square [16][16]part.Part
}

const (
	signField, signOwner, signLand = 0, 1, 2
	freeSign                       = '.'
	plantSign                      = '#'
	viaductSign                    = '='
	closedSign                     = 'x'
	openSign                       = '?'
)

// town draws Packingtown with the railroad tokens at its border.
func (d drawing) town() []part.Part {
	cells := d.townCells()
	grid := part.Part{Kind: part.Grid, Title: "Packingtown", Frame: &part.Frame{Columns: cells.Columns, Rows: cells.Rows, Walled: true}}
	for row := range cells.Rows {
		for column := range cells.Columns {
			cell := &cells.square[row][column]
			signs := cells.at[row][column]
			cell.Text = string(signs[:])
			cell.Name = box.Square{Column: uint8(column), Row: uint8(row)}.String()
			cell.Place = cell.Name
			if cell.Says = cell.Name + ": " + strings.TrimPrefix(cell.Says, ", "); cell.Says == cell.Name+": " {
				cell.Says += "free"
			}
			grid.Parts = append(grid.Parts, *cell)
		}
	}
	for _, t := range d.parts.RailTokens[d.side] {
		if slices.Contains(d.Beside, t.Name) {
			token := part.Part{Kind: part.Edge, Name: t.Name, Place: t.Name, Text: railName(t.Name), At: int(t.Touches.Row)}
			if token.Side = sides[t.Edge]; t.Edge == box.North || t.Edge == box.South {
				token.At = int(t.Touches.Column)
			}
			grid.Parts = append(grid.Parts, token)
		}
	}
	return []part.Part{grid, {Kind: part.Legend, Text: d.legend(), Parts: d.signs()}}
}

// sides are the edges by their names in a grid.
var sides = map[box.Edge]string{box.North: "n", box.East: "e", box.South: "s", box.West: "w"}

// signs explain the squares of a picture.
func (d drawing) signs() []part.Part {
	var list []part.Part
	for i := range d.Players {
		p := person(d.Players[i].Name)
		p.Text = p.Sign + " " + d.Players[i].Name
		list = append(list, p)
	}
	return append(list, part.Plain("# a plant"), part.Plain("a, b … buildings, as on their cards"), part.Plain("= a viaduct"),
		part.Plain("in the corner, hatched: the owner of the land; without an owner it is the Bank's"))
}

// railName returns a railroad token without the word that all of them begin with.
func railName(token string) string { return strings.TrimPrefix(token, "rail-") }

// legend explains the signs of a square.
func (d drawing) legend() string {
	text := "#Y plant of yellow, aY its building a, = viaduct, . free; third letter: land owner, else the Bank"
	if len(d.Players) > 0 {
		name := d.Players[0].Name
		text = strings.NewReplacer("Y", markOf(name), "yellow", name).Replace(text)
	}
	switch {
	case d.Decision == "plant":
		text += "; ? start location"
	case d.reserved():
		text += "; x start location that stays empty"
	}
	return text
}

// townCells fills the squares.
func (d drawing) townCells() *townCells {
	c := &townCells{Grid: d.parts.Grid[d.side]}
	for row := range c.at {
		for col := range c.at[row] {
			c.at[row][col] = [3]byte{freeSign, ' ', ' '}
			c.square[row][col] = part.Part{Kind: part.Cell, Tone: "wheat"}
		}
	}
	d.sites(c)
	for _, place := range d.Viaducts {
		if s, ok := box.ParseSquare(place); ok {
			c.put([]box.Square{s}, signField, viaductSign)
			c.each([]box.Square{s}, func(p *part.Part) {
				p.Icon, p.Tone, p.Joins = "arches", "grey", ""
				p.Says += ", a viaduct"
				p.Parts = append(p.Parts, part.Part{Kind: part.Piece, Sign: "=", Says: "a viaduct"})
			})
		}
	}
	for i := range d.Players {
		p := &d.Players[i]
		mark := markOf(p.Name)[0]
		for _, land := range p.Land {
			c.put(d.lot(land), signLand, mark)
			c.each(d.lot(land), func(q *part.Part) {
				q.Sign = markOf(p.Name)
				if q.Icon == "" {
					q.Icon = "hatch"
				}
				q.Says += ", land of " + p.Name
			})
		}
		c.stands(d.site(p.Plant), plantSign, mark)
		c.built(d.site(p.Plant), "bricks", "grey", "#", "plant", p.Name)
		for card, place := range p.Buildings {
			if j := d.building(card); j >= 0 {
				b := &d.parts.Buildings[j]
				squares := laidAt(d.parts.Shapes[b.Shape], place)
				c.stands(squares, buildingSign(j), mark)
				c.built(squares, "", d.parts.Colours[b.Colour], string(buildingSign(j)), card, p.Name)
			}
		}
	}
	return c
}

// sites marks the start locations that can still be chosen, and later those that stay empty (US-R-unused-plant-sites).
func (d drawing) sites(c *townCells) {
	switch {
	case d.Decision == "plant" && len(d.Players) < len(d.parts.LocationsByPlayers):
		open := d.parts.LocationsByPlayers[len(d.Players)]
		for _, i := range open.At[:open.Count] {
			l := d.parts.Locations[d.side][i]
			c.put(l.Squares[:l.Size], signField, openSign)
			c.each(l.Squares[:l.Size], func(p *part.Part) {
				p.Tone, p.Joins, p.Says = "faint", l.Name, ", start location "+l.Name
			})
		}
	case d.reserved():
		for _, l := range d.parts.Locations[d.side] {
			c.put(l.Squares[:l.Size], signField, closedSign)
			c.each(l.Squares[:l.Size], func(p *part.Part) {
				p.Icon, p.Says = "crossed", ", a start location that stays empty"
			})
		}
	}
}

func (d drawing) reserved() bool {
	return d.answers.Ask(nil, stockyards.AskUnusedPlantSites) == stockyards.UnusedPlantSitesReserved
}

// site returns the start location of a name.
func (d drawing) site(name string) []box.Square {
	for _, l := range d.parts.Locations[d.side] {
		if l.Name == name && name != "" {
			return l.Squares[:l.Size]
		}
	}
	return nil
}

// stands puts a piece with its owner on squares.
func (c *townCells) stands(squares []box.Square, sign, owner byte) {
	c.put(squares, signField, sign)
	c.put(squares, signOwner, owner)
}

// built marks squares with a building or a plant and its owner.
func (c *townCells) built(squares []box.Square, icon, tone, sign, what, owner string) {
	c.each(squares, func(p *part.Part) {
		p.Icon, p.Tone, p.Joins = icon, tone, what+" of "+owner
		p.Says += ", " + p.Joins
		who := person(owner)
		p.Parts = []part.Part{
			{Kind: part.Piece, Look: part.Building, Name: what, Tone: who.Tone, Sign: sign, Title: who.Sign, Says: p.Joins},
		}
	})
}

// each changes squares.
func (c *townCells) each(squares []box.Square, change func(*part.Part)) {
	for _, s := range squares {
		if int(s.Column) < c.Columns && int(s.Row) < c.Rows {
			change(&c.square[s.Row][s.Column])
		}
	}
}

func (c *townCells) put(squares []box.Square, where int, sign byte) {
	for _, s := range squares {
		if int(s.Column) < c.Columns && int(s.Row) < c.Rows {
			c.at[s.Row][s.Column][where] = sign
		}
	}
}

// buildingSign returns the letter of a building, in the order of the component file.
func buildingSign(number int) byte { return byte('a' + number) }
