package stockyards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// townCells are the squares of Packingtown: each has a sign for what stands there, the mark of its owner, and the mark of the land's owner.
type townCells struct {
	box.Grid
	at [16][16][3]byte
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
func (d drawing) town() {
	cells := d.townCells()
	west, east := d.railsAt(box.West), d.railsAt(box.East)
	margin := len("Packingtown")
	for _, labels := range west {
		margin = max(margin, len(labels))
	}
	d.border(box.North, margin)
	for row := range cells.Rows {
		line := fmt.Sprintf("%*s %2d |", margin, west[row], row+1)
		for col := range cells.Columns {
			c := cells.at[row][col]
			line += " " + string(c[:])
		}
		d.WriteString(strings.TrimRight(line+" | "+east[row], " ") + "\n")
	}
	d.border(box.South, margin)
	d.Wrap("  ", d.legend())
}

// border are the column letters, the rule and the tokens of the north or the south edge, the tokens next to the rule.
func (d drawing) border(edge box.Edge, margin int) {
	grid := d.parts.Grid[d.side]
	name, letters := "", ""
	if edge == box.North {
		name = "Packingtown"
	}
	for col := range grid.Columns {
		letters += "  " + string(rune('a'+col)) + " "
	}
	lines := []string{
		strings.TrimRight(fmt.Sprintf("%-*s     %s", margin, name, letters), " "),
		strings.Repeat(" ", margin+4) + "+" + strings.Repeat("-", 4*grid.Columns+1) + "+",
	}
	lines = slices.Insert(lines, 1, d.railLines(edge, margin+len(" 10 |  "))...)
	if edge == box.South {
		slices.Reverse(lines)
	}
	d.WriteString(strings.Join(lines, "\n") + "\n")
}

// railLines are the tokens beside an edge, each begun above or below its square; those for which there is no room on a line are on
// another.
func (d drawing) railLines(edge box.Edge, margin int) []string {
	var lines []string
	at := d.railsAt(edge)
	for col := range d.parts.Grid[d.side].Columns {
		if at[col] == "" {
			continue
		}
		start := margin + 4*col
		i := slices.IndexFunc(lines, func(line string) bool { return len(line) < start })
		if i < 0 {
			i, lines = len(lines), append(lines, "")
		}
		lines[i] += strings.Repeat(" ", start-len(lines[i])) + at[col]
	}
	return lines
}

// railsAt are the names of the railroad tokens beside an edge, by row or by column.
func (d drawing) railsAt(edge box.Edge) (at [16]string) {
	for _, t := range d.parts.RailTokens[d.side] {
		if t.Edge != edge || !slices.Contains(d.Beside, t.Name) {
			continue
		}
		place := &at[t.Touches.Row%16]
		if edge == box.North || edge == box.South {
			place = &at[t.Touches.Column%16]
		}
		*place = strings.TrimSpace(*place + " " + railName(t.Name))
	}
	return at
}

// railName is a railroad token without the word that all of them begin with.
func railName(token string) string { return strings.TrimPrefix(token, "rail-") }

// legend says how to read a square.
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
		}
	}
	d.sites(c)
	for _, place := range d.Viaducts {
		if s, ok := box.ParseSquare(place); ok {
			c.put([]box.Square{s}, signField, viaductSign)
		}
	}
	for i := range d.Players {
		p := &d.Players[i]
		mark := markOf(p.Name)[0]
		for _, land := range p.Land {
			c.put(d.lot(land), signLand, mark)
		}
		c.stands(d.site(p.Plant), plantSign, mark)
		for card, place := range p.Buildings {
			if j := d.building(card); j >= 0 {
				c.stands(laidAt(d.parts.Shapes[d.parts.Buildings[j].Shape], place), buildingSign(j), mark)
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
		}
	case d.reserved():
		for _, l := range d.parts.Locations[d.side] {
			c.put(l.Squares[:l.Size], signField, closedSign)
		}
	}
}

func (d drawing) reserved() bool {
	return d.answers.Ask(nil, stockyards.AskUnusedPlantSites) == stockyards.UnusedPlantSitesReserved
}

// site is the start location of a name.
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

func (c *townCells) put(squares []box.Square, where int, sign byte) {
	for _, s := range squares {
		if int(s.Column) < c.Columns && int(s.Row) < c.Rows {
			c.at[s.Row][s.Column][where] = sign
		}
	}
}

// buildingSign is the letter of a building, in the order of the component file.
func buildingSign(number int) byte { return byte('a' + number) }
