package frontier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// add puts texts above and below on a space, and pieces.
func (c *landCells) add(name, above, below string, pieces ...part.Part) {
	s, ok := spaceNamed(name)
	if !ok {
		return
	}
	cell := &c.at[s.Column][s.Row]
	cell.above += above
	if below != "" {
		cell.below = below
	}
	cell.Parts = append(cell.Parts, pieces...)
}

// damaged returns the sign of a piece with fire or revolt.
func damaged(pieces int, what string) (string, []part.Part) {
	if pieces > 0 {
		return signDamage, []part.Part{mark("flame", what)}
	}
	return "", nil
}

func (d drawing) putPieces(c *landCells) {
	for _, name := range sortedKeys(d.Town) {
		piece := d.Town[name]
		if piece == nil {
			continue
		}
		sign := pieceSign(piece.Kind)
		building := d.building(piece.Kind, piece.Owner)
		building.Icon = "roof"
		switch {
		case piece.Tycoon != "":
			sign += signTycoon
			building.Tone, building.Title, building.Says = "gold", signTycoon, piece.Kind+" of the tycoon "+piece.Tycoon
		case piece.Owner != "":
			sign += strconv.Itoa(d.seatOf(piece.Owner))
		}
		damage, fire := damaged(piece.Fire, "fire")
		c.add(name, damage, sign, append(fire, building)...)
	}
	for _, name := range sortedKeys(d.Works) {
		if work := d.Works[name]; work != nil {
			damage, revolt := damaged(work.Revolt, "revolt")
			sign := pieceSign(work.Kind) + strconv.Itoa(d.seatOf(work.Owner))
			c.add(name, damage, sign, append(revolt, d.building(work.Kind, work.Owner))...)
		}
	}
}

// building returns a piece on the map in the colour of its owner.
func (d drawing) building(kind, owner string) part.Part {
	p := part.Part{Kind: part.Piece, Look: part.Building, Tone: "plain", Sign: pieceSign(kind), Says: kind}
	if seat := d.seatOf(owner); seat > 0 {
		who := d.person(seat - 1)
		p.Tone, p.Title, p.Says = who.Tone, who.Sign, kind+" of "+who.Says
	}
	return p
}

// cubes returns a number of cubes with the mark of their owner, or with a sign if they have several owners.
func (d drawing) cubes(cubes map[string]int, sign string) (string, []part.Part) {
	total, whose := 0, ""
	herd := part.Part{Kind: part.Piece, Look: part.Token, Icon: map[string]string{signCattle: "cow", signLogs: "log"}[sign]}
	for _, name := range sortedKeys(cubes) {
		if cubes[name] == 0 {
			continue
		}
		total += cubes[name]
		who := d.mark(name)
		if seat := d.seatOf(name); seat > 0 {
			herd.Tone = d.person(seat - 1).Tone
		}
		herd.Says = strings.TrimPrefix(fmt.Sprintf("%s, %d %s of %s", herd.Says, cubes[name], nouns[sign], who), ", ")
		herd.Title = who
		if whose != "" {
			whose = signSeveral
			continue
		}
		whose = strconv.Itoa(d.seatOf(name))
	}
	if total == 0 {
		return "", nil
	}
	if whose == signSeveral {
		herd.Title, herd.Tone = signSeveral, "plain"
	}
	herd.Count = total
	return strconv.Itoa(total) + sign + whose, []part.Part{herd}
}

// nouns name the goods that cubes on the map represent.
var nouns = map[string]string{signCattle: "cattle", signLogs: "logs"}

func (d drawing) putCattle(c *landCells) {
	for name, cubes := range d.Cattle {
		text, herd := d.cubes(cubes, signCattle)
		c.add(name, "", text, herd...)
	}
}

// putRiver puts black workers on all spaces of their basins. It puts logs on the first space of their basin
// without a piece.
func (d drawing) putRiver(c *landCells) {
	for i := range d.parts.Basins {
		b := &d.parts.Basins[i]
		logs, pile := d.cubes(d.Logs[b.Name], signLogs)
		for _, s := range b.Spaces[:b.Size] {
			if slices.Contains(d.Jams, b.Name) {
				c.add(s.String(), signJam, "", mark("cross", "a black worker in the basin"))
			}
			if c.at[s.Column][s.Row].below == "" {
				c.add(s.String(), "", logs, pile...)
				logs, pile = "", nil
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
		start := part.Part{Kind: part.Piece, Look: part.Building, Tone: train, Icon: "rail", Title: train, Says: "the " + train + " train begins here"}
		track := part.Part{Kind: part.Piece, Look: part.Line, Icon: train, Sign: train[:1], Says: "track of the " + train + " train"}
		end := track
		end.Sign, end.Says = "", "the line leads on"
		c.add(line.First, "", train, end, start)
		for _, name := range line.Track {
			c.add(name, signTrack+train[:1], "", track)
		}
	}
}
