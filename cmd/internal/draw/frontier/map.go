package frontier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// landCell is a space of the map: its ground above, what is on it below.
type landCell struct{ above, below string }

// landCells are the spaces of the boards in play.
type landCells struct {
	columns, rows int
	at            [24][9]landCell
}

// cellWidth is how wide a space is drawn: three characters and a gap, which a fourth may use.
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

// spaceNamed is a space by its name, such as c4.
func spaceNamed(name string) (box.Space, bool) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'x' || name[1] < '1' || name[1] > '9' {
		return box.Space{}, false
	}
	return box.Space{Column: name[0] - 'a', Row: name[1] - '1'}, true
}

// land draws the map with the signs that are on it, the basins, and where the trains are.
func (d drawing) land() {
	c := d.cells()
	letters := "  "
	for column := range c.columns {
		letters += fmt.Sprintf("%-*s", cellWidth, string(rune('a'+column)))
	}
	letters = strings.TrimRight(letters, " ") + "\n"
	d.WriteString(letters)
	for row := range c.rows {
		d.row(c, row, strconv.Itoa(row+1), func(cell landCell) string { return cell.above })
		d.row(c, row, " ", func(cell landCell) string { return cell.below })
	}
	d.WriteString(letters)
	d.Wrap("  above: ", d.groundSigns())
	d.Wrap("  below: ", d.pieceSigns(c))
}

// row is one of the two lines of a row; boards are parted by a line.
func (d drawing) row(c *landCells, row int, label string, of func(landCell) string) {
	text := label + " "
	for column := range c.columns {
		cell := fmt.Sprintf("%-*s", cellWidth, of(c.at[column][row]))
		if edge := (column + 1) % max(d.parts.BoardColumns, 1); edge == 0 && strings.HasSuffix(cell, " ") {
			cell = cell[:cellWidth-1] + "|"
		}
		text += cell
	}
	d.WriteString(strings.TrimRight(text+strings.TrimSpace(label), " ") + "\n")
}

// cells fills the spaces.
func (d drawing) cells() *landCells {
	boards := d.parts.Boards[min(max(len(d.Players), 2), len(d.parts.Boards)-1)]
	c := &landCells{columns: min(boards*d.parts.BoardColumns, 24), rows: min(d.parts.Rows, 9)}
	for column := range c.columns {
		for row := range c.rows {
			s := box.Space{Column: uint8(column), Row: uint8(row)}
			c.at[column][row].above = d.ground(s, d.parts.Map[column][row])
		}
	}
	d.putPieces(c)
	d.putCattle(c)
	d.putRiver(c)
	d.putTrains(c)
	return c
}

// ground is the terrain of a space with its trees or its basin, and whether it is dry or a marked spot that can be chosen.
func (d drawing) ground(s box.Space, terrain box.Terrain) string {
	text := strings.ToUpper(terrain.String()[:min(1, len(terrain.String()))])
	name := s.String()
	switch terrain {
	case box.Forest:
		trees, fewer := d.Trees[name]
		if !fewer {
			trees = d.parts.TreesPerForest
		}
		text += strconv.Itoa(trees)
	case box.River:
		if basin := d.basinOf(s); basin >= 0 {
			text += strconv.Itoa(basin + 1)
		}
	}
	if slices.Contains(d.Drought, name) {
		text = signDry // drought lies on grass alone, and a letter more would not leave room for track
	}
	if d.founding() && slices.Contains(d.parts.Spots[:d.parts.SpotCount], s) && d.Town[name] == nil {
		text += signSpot
	}
	return text
}

// founding reports whether marked spots are still to be chosen.
func (d drawing) founding() bool { return d.Decision == "stockpile" || d.Decision == "freight" }

// basinOf is the basin of a river space, or -1.
func (d drawing) basinOf(s box.Space) int {
	return slices.IndexFunc(d.parts.Basins[:], func(b box.Basin) bool { return slices.Contains(b.Spaces[:b.Size], s) })
}

func (c *landCells) add(name, above, below string) {
	s, ok := spaceNamed(name)
	if !ok {
		return
	}
	cell := &c.at[s.Column][s.Row]
	cell.above += above
	if below != "" {
		cell.below = below
	}
}

// damaged is the sign of a piece with fire or revolt.
func damaged(pieces int) string {
	if pieces > 0 {
		return signDamage
	}
	return ""
}

func (d drawing) putPieces(c *landCells) {
	for name, piece := range d.Town {
		if piece == nil {
			continue
		}
		sign := pieceSign(piece.Kind)
		switch {
		case piece.Tycoon != "":
			sign += signTycoon
		case piece.Owner != "":
			sign += strconv.Itoa(d.seatOf(piece.Owner))
		}
		c.add(name, damaged(piece.Fire), sign)
	}
	for name, work := range d.Works {
		if work != nil {
			c.add(name, damaged(work.Revolt), pieceSign(work.Kind)+strconv.Itoa(d.seatOf(work.Owner)))
		}
	}
}

// together is a number of cubes with the player whose they are, or with the sign of several.
func (d drawing) together(cubes map[string]int, sign string) string {
	total, whose := 0, ""
	for _, name := range sortedKeys(cubes) {
		if cubes[name] == 0 {
			continue
		}
		total += cubes[name]
		if whose != "" {
			whose = signSeveral
			continue
		}
		whose = strconv.Itoa(d.seatOf(name))
	}
	if total == 0 {
		return ""
	}
	return strconv.Itoa(total) + sign + whose
}

func (d drawing) putCattle(c *landCells) {
	for name, cubes := range d.Cattle {
		c.add(name, "", d.together(cubes, signCattle))
	}
}

// putRiver puts black workers on all spaces of their basins, and logs on the first space of theirs where no piece stands.
func (d drawing) putRiver(c *landCells) {
	for i := range d.parts.Basins {
		b := &d.parts.Basins[i]
		logs := d.together(d.Logs[b.Name], signLogs)
		for _, s := range b.Spaces[:b.Size] {
			if slices.Contains(d.Jams, b.Name) {
				c.add(s.String(), signJam, "")
			}
			if c.at[s.Column][s.Row].below == "" {
				c.add(s.String(), "", logs)
				logs = ""
			}
		}
	}
}

func (d drawing) putTrains(c *landCells) {
	for _, train := range box.TrainNames {
		line := d.Trains[train]
		if line == nil {
			continue
		}
		c.add(line.First, "", train)
		for _, name := range line.Track {
			c.add(name, signTrack+train[:1], "")
		}
	}
}
