package frontier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// town returns the town status with the promises, the election board, the mayor's office, the town pieces without an
// owner, and the tiles that can still be built.
func (d drawing) town() []part.Part {
	var rows []part.Part
	for _, field := range box.FieldNames {
		rows = append(rows, part.Labelled(field, "town "+field, d.marker(field)...))
	}
	rows = append(rows, part.Noted("", part.Plain("[ ] the marker, * a promise of the mayor")),
		part.Listed("election", "election board", d.election()...), part.Listed("office", "mayor's office", d.office()...),
		part.Items("nobody's pieces", d.nobodys()))
	return append(rows, d.tiles()...)
}

// marker returns the track of a field of the town status.
func (d drawing) marker(field string) []part.Part {
	var spaces []part.Part
	for n := d.parts.StatusLow; n <= d.parts.StatusHigh; n++ {
		promised := 0
		for _, at := range d.Promises[field] {
			if at == n {
				promised++
			}
		}
		space := part.Spaced(n, n == d.markerAt(field))
		space.Text += strings.Repeat("*", promised)
		for range promised {
			space.Parts = append(space.Parts, part.Part{Kind: part.Piece, Look: part.Token, Tone: "black", Sign: "*", Says: "a promise"})
			space.Says = strings.TrimPrefix(space.Says+", ", ", ") + "a promise of the mayor"
		}
		spaces = append(spaces, space)
	}
	return spaces
}

func (d drawing) markerAt(field string) int {
	if n, moved := d.Markers[field]; moved {
		return n
	}
	return d.parts.StatusStart
}

// election returns the spaces of the election board with their numbers, and whose cubes lie there.
func (d drawing) election() []part.Part {
	var spaces []part.Part
	for i := range d.parts.Election {
		s := &d.parts.Election[i]
		var cubes []string
		for j := range d.Players {
			if d.Players[j].Cube == s.Name && s.Name != "" {
				cubes = append(cubes, fmt.Sprintf("P%d", j+1))
			}
		}
		text := fmt.Sprintf("%s %d", s.Name, s.Value)
		if len(cubes) > 0 {
			text += fmt.Sprintf(" [%s]", strings.Join(cubes, " "))
		}
		space := part.Thing(part.Card, s.Name)
		space.Text = text
		spaces = append(spaces, space)
	}
	return spaces
}

// office returns the tycoons in office; one who was used in this round is said to have acted.
func (d drawing) office() []part.Part {
	var list []part.Part
	for _, name := range d.Office {
		says := d.character(name, 0)
		if slices.Contains(d.Acted, name) {
			says = strings.TrimSuffix(says, ")") + "; has acted)"
		}
		list = append(list, d.characterCard(name, says))
	}
	if len(list) == 0 {
		list = []part.Part{part.Plain("no tycoon")}
	}
	if d.Frozen {
		list = append(list, part.Plain("no tycoon comes until the next election, because the last election had no candidate"))
	}
	return list
}

// nobodys returns the town pieces without an owner, kind by kind; those of tycoons name their tycoon.
func (d drawing) nobodys() []string {
	return d.townPieces(func(p *frontier.TownPiece) bool { return p.Owner == "" })
}

// townPieces returns town pieces kind by kind, with their spaces.
func (d drawing) townPieces(which func(*frontier.TownPiece) bool) []string {
	pieces := map[string]placed{}
	for name, piece := range d.Town {
		if piece != nil && which(piece) {
			pieces[name] = placed{piece.Kind, d.townState(piece)}
		}
	}
	return d.placed(pieces)
}

// placed is a piece on the map with remarks on it.
type placed struct {
	kind string
	says []string
}

// placed returns pieces by space, kind by kind: first the spaces of pieces without remarks, then the others.
func (d drawing) placed(pieces map[string]placed) []string {
	kinds := map[string]bool{}
	for _, piece := range pieces {
		kinds[piece.kind] = true
	}
	var list []string
	for _, kind := range d.inOrder(kinds) {
		plain := kind
		var others []string
		for _, name := range sortedKeys(pieces) {
			switch piece := pieces[name]; {
			case piece.kind != kind:
			case len(piece.says) > 0:
				others = append(others, kind+" "+name+bracketed(piece.says))
			default:
				plain += " " + name
			}
		}
		if plain != kind {
			list = append(list, plain)
		}
		list = append(list, others...)
	}
	return list
}

// bracketed returns remarks in brackets, nothing where there are none.
func bracketed(remarks []string) string {
	if len(remarks) == 0 {
		return ""
	}
	return " (" + strings.Join(remarks, "; ") + ")"
}

// townState lists the states of a town piece: its tycoon, its fire, its uses, and the gold stored on it.
func (d drawing) townState(p *frontier.TownPiece) []string {
	var says []string
	if p.Tycoon != "" {
		says = append(says, "tycoon "+p.Tycoon)
	}
	if p.Fire > 0 {
		says = append(says, fmt.Sprintf("fire %d", p.Fire))
	}
	if p.Uses > 0 {
		says = append(says, "used "+times(p.Uses))
	}
	if gold := d.bySeat(p.Gold); len(gold) > 0 {
		says = append(says, "gold of "+strings.Join(gold, " "))
	}
	return says
}

func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return strconv.Itoa(n) + " times"
}

// tiles returns the public buildings that are left, by their group, with their prices and uses.
func (d drawing) tiles() (rows []part.Part) {
	byClass := map[box.Class][]part.Part{}
	for i := range d.parts.Publics {
		b := &d.parts.Publics[i]
		left := d.parts.Copies
		if n, fewer := d.Tiles[b.Name]; fewer {
			left = n
		}
		text := fmt.Sprintf("%s*%d %s", b.Name, left, priced(b.Price, b.Logs))
		if use := d.effect(b.Use); use != "" {
			text += " (" + use + ")"
		}
		tile := part.Thing(part.Card, b.Name)
		tile.Text, tile.Sign, tile.Tone = text, pieceSign(b.Name), "faint"
		byClass[b.Class] = append(byClass[b.Class], tile)
	}
	for _, class := range sortedKeys(byClass) {
		rows = append(rows, part.Listed("tiles-"+class.String(), "tiles, "+class.String(), byClass[class]...))
	}
	return rows
}

// priced returns a price in dollars and logs.
func priced(price, logs int) string {
	if logs == 0 {
		return part.Dollars(price)
	}
	return part.Dollars(price) + " " + prose.Count(logs, "log")
}
