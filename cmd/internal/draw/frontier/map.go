package frontier

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// landCell is a space of the map. On a terminal, its ground is above and the pieces on it are below.
type landCell struct {
	above, below string
	part.Part
}

// landCells are the spaces of the boards in play.
type landCells struct {
	columns, rows int
	at            [24][9]landCell
}

// cellWidth is the width of a space in characters: three characters, and a gap that a fourth character may
// fill.
const cellWidth = 4

// The signs of the map.
const (
	signTrack   = "=" // and the first letter of the train
	signDry     = "~"
	signDamage  = "!"
	signSpot    = "*"
	signJam     = "x"
	signCattle  = "C"
	signLogs    = "L"
	signSeveral = "+"
	signTycoon  = "T"
)

// spaceNamed returns a space by its name, such as c4.
func spaceNamed(name string) (box.Space, bool) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'x' || name[1] < '1' || name[1] > '9' {
		return box.Space{}, false
	}
	return box.Space{Column: name[0] - 'a', Row: name[1] - '1'}, true
}

// land draws the map with its signs, the basins, and the places of the trains.
func (d drawing) land() []part.Part {
	c := d.cells()
	grid := part.Part{Kind: part.Grid, Title: "The map",
		Frame: &part.Frame{Columns: c.columns, Rows: c.rows, Wide: cellWidth, Board: max(d.parts.BoardColumns, 1)}}
	for row := range c.rows {
		for column := range c.columns {
			cell := c.at[column][row]
			cell.Text = cell.above + "\n" + cell.below
			says := []string{cell.Says}
			for i := range cell.Parts {
				says = append(says, cell.Parts[i].Says)
			}
			cell.Says = cell.Place + ": " + strings.Join(says, "; ")
			grid.Parts = append(grid.Parts, cell.Part)
		}
	}
	return []part.Part{grid, {Kind: part.Legend, Title: "above: ", Text: d.groundSigns(), Parts: grounds()},
		{Kind: part.Legend, Title: "below: ", Text: d.pieceSigns(c), Parts: d.pieceLegend(c)}}
}

// cells fills the spaces.
func (d drawing) cells() *landCells {
	boards := d.parts.Boards[min(max(len(d.Players), 2), len(d.parts.Boards)-1)]
	c := &landCells{columns: min(boards*d.parts.BoardColumns, 24), rows: min(d.parts.Rows, 9)}
	for column := range c.columns {
		for row := range c.rows {
			s := box.Space{Column: uint8(column), Row: uint8(row)}
			c.at[column][row] = d.ground(s, d.parts.Map[column][row])
		}
	}
	d.putPieces(c)
	d.putCattle(c)
	d.putRiver(c)
	d.putTrains(c)
	return c
}

// ground returns the terrain of a space with its trees or its basin, and marks a dry space and a spot to choose.
func (d drawing) ground(s box.Space, terrain box.Terrain) landCell {
	text := strings.ToUpper(terrain.String()[:min(1, len(terrain.String()))])
	name, says := s.String(), terrain.String()
	cell := landCell{Part: part.Part{Kind: part.Cell, Name: name, Place: name}}
	cell.Icon, cell.Tone = terrains[terrain].icon, terrains[terrain].tone
	switch terrain {
	case box.Forest:
		trees, fewer := d.Trees[name]
		if !fewer {
			trees = d.parts.TreesPerForest
		}
		text += strconv.Itoa(trees)
		says += " with " + prose.Count(trees, "tree")
	case box.River:
		if basin := d.basinOf(s); basin >= 0 {
			text += strconv.Itoa(basin + 1)
			cell.Joins = d.parts.Basins[basin].Name
			says += ", " + cell.Joins
		}
	}
	cell.Sign = text
	if slices.Contains(d.Drought, name) {
		text = signDry // drought lies only on grass, and a letter more would leave no room for track
		cell.Parts = append(cell.Parts, mark("crack", "drought"))
	}
	if d.founding() && slices.Contains(d.parts.Spots[:d.parts.SpotCount], s) && d.Town[name] == nil {
		text += signSpot
		cell.Parts = append(cell.Parts, mark("star", "a marked spot"))
	}
	cell.above, cell.Says = text, says
	return cell
}

// terrains are the patterns and the colours of the grounds.
var terrains = map[box.Terrain]struct{ icon, tone string }{
	box.Forest: {"trees", "green"}, box.Grass: {"blades", "meadow"}, box.Plain: {"dots", "wheat"}, box.Desert: {"dunes", "sand"},
	box.Mountain: {"peaks", "grey"}, box.River: {"waves", "blue"}, box.Stream: {"ripple", "sky"},
}

// mark returns a sign on a space.
func mark(icon, says string) part.Part {
	return part.Part{Kind: part.Piece, Look: part.Mark, Icon: icon, Says: says}
}

// founding reports whether marked spots are still to be chosen.
func (d drawing) founding() bool { return d.Decision == "stockpile" || d.Decision == "freight" }

// basinOf returns the basin of a river space, or -1.
func (d drawing) basinOf(s box.Space) int {
	return slices.IndexFunc(d.parts.Basins[:], func(b box.Basin) bool { return slices.Contains(b.Spaces[:b.Size], s) })
}
