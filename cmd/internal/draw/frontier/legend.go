package frontier

import (
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// grounds explain the letters of a picture.
func grounds() []part.Part {
	var list []part.Part
	for _, row := range []struct {
		of   box.Terrain
		says string
	}{
		{box.Forest, "F forest with its trees"}, {box.Grass, "G grass"}, {box.Plain, "P plain"}, {box.Desert, "D desert"},
		{box.Mountain, "M mountain"}, {box.River, "R river with the number of its basin"}, {box.Stream, "S stream"},
	} {
		list = append(list, part.Part{Kind: part.Piece, Look: part.Card, Tone: terrains[row.of].tone, Text: row.says})
	}
	return list
}

// pieceLegend explains the pieces that are on the map.
func (d drawing) pieceLegend(c *landCells) []part.Part {
	var list []part.Part
	for i := range d.Players {
		p := d.person(i)
		p.Text, p.Sign = p.Says, ""
		list = append(list, p)
	}
	for _, kind := range d.inOrder(d.kinds()) {
		list = append(list, part.Plain(pieceSign(kind)+" "+kind))
	}
	for _, row := range []struct {
		there      bool
		icon, says string
	}{
		{c.has(signCattle), "cow", "cattle"}, {c.has(signLogs), "log", "logs"}, {d.hasDamage(), "flame", "fire or revolt"},
		{len(d.Drought) > 0, "crack", "drought"}, {d.founding(), "star", "marked spot"}, {len(d.Jams) > 0, "cross", "black worker in the basin"},
		{len(d.Trains) > 0, "rail", "where a train begins"},
	} {
		if row.there {
			list = append(list, part.Part{Kind: part.Piece, Look: part.Card, Icon: row.icon, Text: row.says})
		}
	}
	return list
}

// kinds returns the kinds of pieces on the map.
func (d drawing) kinds() map[string]bool {
	kinds := map[string]bool{}
	for _, piece := range d.Town {
		if piece != nil {
			kinds[piece.Kind] = true
		}
	}
	for _, work := range d.Works {
		if work != nil {
			kinds[work.Kind] = true
		}
	}
	return kinds
}
