package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// spot is a square of Packingtown, counted from the northwest.
type spot struct{ col, row int }

// town is Packingtown in a position, for lookups one square at a time.
type town struct {
	parts         *box.Components
	side          int
	columns, rows int
	// piece names the piece on a square: a plant, a building card, a viaduct.
	piece map[spot]string
	// land names the owner of a square.
	land  map[spot]string
	doc   *stockyards.Position
	rules map[string]string
}

const viaductPiece = "viaduct"

// read lays a position out.
func newTown(doc *stockyards.Position, parts *box.Components, rulings map[string]string) *town {
	t := &town{parts: parts, piece: map[spot]string{}, land: map[spot]string{}, doc: doc, rules: rulings}
	if len(doc.Players) > 2 {
		t.side = 1
	}
	t.columns, t.rows = parts.Grid[t.side].Columns, parts.Grid[t.side].Rows
	for _, p := range doc.Players {
		for _, sq := range t.site(p.Plant) {
			t.piece[sq] = "plant of " + p.Name
		}
		for card, laid := range p.Buildings {
			for _, sq := range t.covered(card, laid) {
				t.piece[sq] = card
			}
		}
		for _, laid := range p.Land {
			for _, sq := range t.area(readSpot(laid), laid[len(laid)-1] == 's') {
				t.land[sq] = p.Name
			}
		}
	}
	for _, name := range doc.Viaducts {
		t.piece[readSpot(name)] = viaductPiece
	}
	return t
}

// readSpot reads the square that a text begins with.
func readSpot(text string) spot {
	row, i := 0, 1
	for ; i < len(text) && text[i] >= '0' && text[i] <= '9'; i++ {
		row = 10*row + int(text[i]-'0')
	}
	return spot{int(text[0] - 'a'), row - 1}
}

// site lists the squares of a start location. It lists none if the location has no name.
func (t *town) site(name string) []spot {
	var squares []spot
	for _, l := range t.parts.Locations[t.side] {
		if l.Name != name || name == "" {
			continue
		}
		for _, s := range l.Squares[:l.Size] {
			squares = append(squares, spot{int(s.Column), int(s.Row)})
		}
	}
	return squares
}

// way is an orientation of a piece: a number of quarter turns clockwise, mirrored or not.
type way struct {
	quarters int
	mirror   bool
}

// words spell a way.
func (w way) words() string {
	return [...]string{"", " rot 90", " rot 180", " rot 270"}[w.quarters] + map[bool]string{true: " mirror"}[w.mirror]
}

// ways lists all ways of turning a piece, in the order of the list of placements.
func ways() []way {
	var all []way
	for _, mirror := range []bool{false, true} {
		for quarters := range 4 {
			all = append(all, way{quarters, mirror})
		}
	}
	return all
}

// building finds a card.
func (t *town) building(card string) *box.Building {
	i := slices.IndexFunc(t.parts.Buildings[:], func(b box.Building) bool { return b.Name == card })
	return &t.parts.Buildings[i]
}

// lay places a card's piece with the corner of its bounding box on a square, cell by cell, sorted row by row.
func (t *town) lay(card string, corner spot, how way) []spot {
	shape := &t.parts.Shapes[t.building(card).Shape]
	var squares []spot
	for _, c := range shape.Cells[:shape.Size] {
		s := spot{int(c.X), int(c.Y)}
		if how.mirror {
			s.col = -s.col
		}
		for range how.quarters {
			s = spot{-s.row, s.col}
		}
		squares = append(squares, s)
	}
	west := slices.MinFunc(squares, func(a, b spot) int { return a.col - b.col }).col
	north := slices.MinFunc(squares, func(a, b spot) int { return a.row - b.row }).row
	for i, s := range squares {
		squares[i] = spot{s.col - west + corner.col, s.row - north + corner.row}
	}
	slices.SortFunc(squares, byRow)
	return squares
}

func byRow(a, b spot) int {
	if a.row != b.row {
		return a.row - b.row
	}
	return a.col - b.col
}

// covered lists the squares of a card at the place that a text gives.
func (t *town) covered(card, laid string) []spot {
	for _, how := range ways() {
		if corner := readSpot(laid); spell(corner)+how.words() == laid {
			return t.lay(card, corner, how)
		}
	}
	return nil
}

// area lists the squares of a land card.
func (t *town) area(corner spot, south bool) []spot {
	width, height := t.parts.LandWidth, t.parts.LandHeight
	if south {
		width, height = height, width
	}
	var squares []spot
	for y := range height {
		for x := range width {
			squares = append(squares, spot{corner.col + x, corner.row + y})
		}
	}
	return squares
}

func (t *town) inside(s spot) bool {
	return s.col >= 0 && s.row >= 0 && s.col < t.columns && s.row < t.rows
}

// around lists the four squares next to one.
func around(s spot) [4]spot {
	return [...]spot{{s.col, s.row - 1}, {s.col + 1, s.row}, {s.col, s.row + 1}, {s.col - 1, s.row}}
}

// cluster walks from a player's plant over all pieces that are connected to it.
func (t *town) cluster(p *stockyards.Player) map[spot]bool {
	reached := map[spot]bool{}
	edge := t.site(p.Plant)
	for len(edge) > 0 {
		s := edge[0]
		edge = edge[1:]
		if reached[s] || t.piece[s] == "" {
			continue
		}
		reached[s] = true
		for _, next := range around(s) {
			edge = append(edge, next)
		}
	}
	return reached
}

// closed reports whether a square belongs to a start location that stays closed.
func (t *town) closed(s spot) bool {
	if t.rules["unused-plant-sites"] != "reserved" {
		return false
	}
	for _, l := range t.parts.Locations[t.side] {
		if slices.Contains(t.site(l.Name), s) {
			return true
		}
	}
	return false
}
