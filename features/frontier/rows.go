package frontier

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachRows adds the steps that set up and check the development tiles.
func (n *nouns) teachRows(v *step.Vocabulary) {
	v.Given(faceUp, func(tile string) error {
		return n.onLine(tile, func(row *frontier.TileRow) { row.FaceUp = tile })
	})
	v.Given(noFaceUp, func(line string) error { return n.note(func() { n.faceless[line] = true }) })
	v.Given(built, func(tiles, name string) error { return n.giveBuilt(tiles, name, false) })
	v.Given(free, func(tile, name string) error { return n.giveBuilt(tile, name, true) })
	v.Given(waits, func(tile string) error {
		return n.onLine(tile, func(row *frontier.TileRow) { row.Waiting = append(row.Waiting, tile) })
	})
	v.Then(faceUp, n.faceUpIs)
	v.Then(noFaceUp, n.nothingFaceUp)
	v.Then(built, func(tiles, name string) error { return n.builtBy(tiles, name, false) })
	v.Then(free, func(tile, name string) error { return n.builtBy(tile, name, true) })
	v.Then(waits, n.waits)
	v.Then(laidOut, n.laidOut)
}

// onLine changes the row of a tile, which has to exist.
func (n *nouns) onLine(tile string, change func(*frontier.TileRow)) error {
	if err := n.placing(); err != nil {
		return err
	}
	if err := n.tileWords().Known(tile); err != nil {
		return err
	}
	change(n.lineOf(&n.doc, tile))
	return nil
}

func (n *nouns) giveBuilt(tiles, name string, free bool) error {
	if err := n.placing(); err != nil {
		return err
	}
	if err := n.IsPlayer(name); err != nil {
		return err
	}
	list, err := n.tileWords().List(tiles)
	if err != nil {
		return err
	}
	for _, tile := range list {
		row := n.lineOf(&n.doc, tile)
		row.Built = append(row.Built, frontier.BuiltTile{Tile: tile, By: name, Free: free})
	}
	return nil
}

// layLines turns up the first free tile of each line that no step has set, as long as the row is not complete.
func (n *nouns) layLines() error {
	for line, name := range tracks {
		row := row(&n.doc, name)
		if row.FaceUp != "" || n.faceless[name] || len(row.Built)+len(row.Waiting) >= n.parts().TilesLaidOut {
			continue
		}
		for _, tile := range n.tilesOf(line) {
			if !slices.Contains(laidTiles(row), tile) {
				row.FaceUp = tile
				break
			}
		}
	}
	return nil
}

// laidTiles lists the tiles of a row that are built, face up or waiting.
func laidTiles(row *frontier.TileRow) []string {
	tiles := slices.Clone(row.Waiting)
	for _, b := range row.Built {
		tiles = append(tiles, b.Tile)
	}
	if row.FaceUp != "" {
		tiles = append(tiles, row.FaceUp)
	}
	return tiles
}

// rowOf returns the row of a tile on the table.
func (n *nouns) rowOf(tile string) (*frontier.TileRow, error) {
	if err := n.tileWords().Known(tile); err != nil {
		return nil, err
	}
	p, err := n.now()
	if err != nil {
		return nil, err
	}
	return n.lineOf(p, tile), nil
}

func (n *nouns) faceUpIs(tile string) error {
	row, err := n.rowOf(tile)
	if err == nil && row.FaceUp != tile {
		return fmt.Errorf("expected %s to be face up, but %s is", tile, step.OrNothing(row.FaceUp))
	}
	return err
}

func (n *nouns) nothingFaceUp(line string) error {
	p, err := n.now()
	if err == nil && row(p, line).FaceUp != "" {
		return fmt.Errorf("expected no %s tile to be face up, but %s is", line, row(p, line).FaceUp)
	}
	return err
}

func (n *nouns) builtBy(tiles, name string, free bool) error {
	if err := n.IsPlayer(name); err != nil {
		return err
	}
	list, err := n.tileWords().List(tiles)
	if err != nil {
		return err
	}
	for _, tile := range list {
		row, err := n.rowOf(tile)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(row.Built, func(b frontier.BuiltTile) bool { return b.Tile == tile })
		want := frontier.BuiltTile{Tile: tile, By: name, Free: free}
		if i < 0 {
			return fmt.Errorf("expected %s to be built, but built are: %s", tile, step.Spell(builtTiles(row)))
		}
		if row.Built[i] != want {
			return fmt.Errorf("expected that %s, but %s", builtText(want), builtText(row.Built[i]))
		}
	}
	return nil
}

func builtTiles(row *frontier.TileRow) []string {
	var tiles []string
	for _, b := range row.Built {
		tiles = append(tiles, b.Tile)
	}
	return tiles
}

func builtText(b frontier.BuiltTile) string {
	if b.Free {
		return b.Tile + " came to " + b.By + " for nothing"
	}
	return b.Tile + " was built by " + b.By
}

func (n *nouns) waits(tile string) error {
	row, err := n.rowOf(tile)
	if err == nil && !slices.Contains(row.Waiting, tile) {
		return fmt.Errorf("expected %s to wait, but there wait: %s", tile, step.Spell(row.Waiting))
	}
	return err
}

func (n *nouns) laidOut(expected int, line string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of "+line+" tiles laid out", expected, len(laidTiles(row(p, line))))
}
