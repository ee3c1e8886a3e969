package stockyards

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

var squareText = regexp.MustCompile(`^[a-z][1-9]\d?$`)

// readSquare reads a column letter and a row number.
func readSquare(text string) (box.Square, error) {
	if !squareText.MatchString(text) {
		return box.Square{}, step.Errorf("%q is not a square: write a column letter and a row number, such as c4", text)
	}
	row, err := strconv.Atoi(text[1:])
	return box.Square{Column: text[0] - 'a', Row: uint8(row - 1)}, err
}

// spellSquare writes a square as readSquare reads it.
func spellSquare(s box.Square) string {
	return string(rune('a'+s.Column)) + strconv.Itoa(int(s.Row)+1)
}

// readSquares reads squares of the grid that lie on this side of the board.
func (n *nouns) readSquares(text string) ([]box.Square, error) {
	var squares []box.Square
	for word := range strings.FieldsSeq(text) {
		s, err := readSquare(word)
		if err != nil {
			return nil, err
		}
		if !n.onGrid(s) && !n.AtFault {
			grid := n.parts().Grid[n.side()]
			last := box.Square{Column: uint8(grid.Columns - 1), Row: uint8(grid.Rows - 1)}
			return nil, step.Errorf("the grid has no square %s: it goes from a1 to %s", word, spellSquare(last))
		}
		squares = append(squares, s)
	}
	return squares, nil
}

func (n *nouns) onGrid(s box.Square) bool {
	grid := n.parts().Grid[n.side()]
	return int(s.Column) < grid.Columns && int(s.Row) < grid.Rows
}

// byRow sorts squares row by row.
func byRow(squares []box.Square) []box.Square {
	sorted := slices.Clone(squares)
	slices.SortFunc(sorted, func(a, b box.Square) int {
		return cmp.Or(cmp.Compare(a.Row, b.Row), cmp.Compare(a.Column, b.Column))
	})
	return sorted
}

func spellSquares(squares []box.Square) string {
	var words []string
	for _, s := range byRow(squares) {
		words = append(words, spellSquare(s))
	}
	return step.Spell(words)
}

// placement places a building: the corner of its bounding box, quarter turns clockwise, and whether it is turned over.
type placement struct {
	at       box.Square
	quarters int
	mirror   bool
}

var placementText = regexp.MustCompile(`^([a-z]\d{1,2})(?: rot (\d{1,3}))?( mirror)?$`)

// readPlacement reads the text after "at".
func readPlacement(text string) (placement, error) {
	m := placementText.FindStringSubmatch(text)
	if m == nil {
		return placement{}, step.Errorf("%q is not a place: write its corner and its turn, such as e2 rot 90 mirror", text)
	}
	degrees := 0
	if m[2] != "" {
		degrees, _ = strconv.Atoi(m[2])
	}
	if degrees%90 != 0 || degrees >= 360 {
		return placement{}, step.Errorf("a piece lies at rot 90, 180 or 270, not at rot %s", m[2])
	}
	at, err := readSquare(m[1])
	return placement{at, degrees / 90, m[3] != ""}, err
}

func (p placement) String() string {
	text := spellSquare(p.at)
	if p.quarters > 0 {
		text += " rot " + strconv.Itoa(90*p.quarters)
	}
	if p.mirror {
		text += " mirror"
	}
	return text
}

// covers lists the squares of a shape: turned over if mirrored, then turned clockwise, then moved so that its bounding
// box begins at the corner.
func (p placement) covers(shape box.Shape) []box.Square {
	type cell struct{ x, y int }
	var cells []cell
	least := cell{99, 99}
	for _, c := range shape.Cells[:shape.Size] {
		turned := cell{int(c.X), int(c.Y)}
		if p.mirror {
			turned.x = -turned.x
		}
		for range p.quarters {
			turned = cell{-turned.y, turned.x}
		}
		cells = append(cells, turned)
		least = cell{min(least.x, turned.x), min(least.y, turned.y)}
	}
	var squares []box.Square
	for _, c := range cells {
		squares = append(squares, box.Square{Column: p.at.Column + uint8(c.x-least.x), Row: p.at.Row + uint8(c.y-least.y)})
	}
	return squares
}

// landCovers lists the squares of a land card, written as "e2 facing e".
func (n *nouns) landCovers(text string) ([]box.Square, error) {
	corner, facing, _ := strings.Cut(text, " facing ")
	at, err := readSquare(corner)
	if err != nil {
		return nil, err
	}
	width, height := n.parts().LandWidth, n.parts().LandHeight
	if facing == "s" {
		width, height = height, width
	}
	var squares []box.Square
	for y := range height {
		for x := range width {
			squares = append(squares, box.Square{Column: at.Column + uint8(x), Row: at.Row + uint8(y)})
		}
	}
	return squares, nil
}

// around returns the squares that share an edge with one; some may lie off the grid.
func around(s box.Square) [4]box.Square {
	return [4]box.Square{
		{Column: s.Column + 1, Row: s.Row}, {Column: s.Column - 1, Row: s.Row},
		{Column: s.Column, Row: s.Row + 1}, {Column: s.Column, Row: s.Row - 1},
	}
}

// meet reports whether two lists share a square.
func meet(a, b []box.Square) bool {
	return slices.ContainsFunc(a, func(s box.Square) bool { return slices.Contains(b, s) })
}

// ground holds the contents of the grid: pieces, each under a name of its own, and land cards by their owners.
type ground struct {
	pieces map[box.Square]string
	land   map[box.Square]string
	shape  map[string][]box.Square // of each piece
}

// viaductPiece is the name of every viaduct among the pieces.
const viaductPiece = "a viaduct"

func plantPiece(player string) string { return player + "'s plant" }

// survey looks at all that lies on the grid in a position.
func (n *nouns) survey(p *stockyards.Position) (*ground, error) {
	g := &ground{map[box.Square]string{}, map[box.Square]string{}, map[string][]box.Square{}}
	for i := range p.Players {
		if err := n.surveyPlayer(g, &p.Players[i]); err != nil {
			return nil, err
		}
	}
	for _, text := range p.Viaducts {
		s, err := readSquare(text)
		if err != nil {
			return nil, err
		}
		g.put(viaductPiece, []box.Square{s})
	}
	return g, nil
}

func (n *nouns) surveyPlayer(g *ground, p *stockyards.Player) error {
	for _, site := range n.parts().Locations[n.side()] {
		if site.Name == p.Plant && site.Name != "" {
			g.put(plantPiece(p.Name), site.Squares[:site.Size])
		}
	}
	for card, text := range p.Buildings {
		at, err := readPlacement(text)
		if err != nil {
			return err
		}
		b := n.building(card)
		if b == nil {
			return fmt.Errorf("the engine's position has a building card %q of %s, and there is none", card, p.Name)
		}
		g.put(card, at.covers(n.shapeOf(b)))
	}
	for _, text := range p.Land {
		squares, err := n.landCovers(text)
		if err != nil {
			return err
		}
		for _, s := range squares {
			g.land[s] = p.Name
		}
	}
	return nil
}

func (g *ground) put(piece string, squares []box.Square) {
	for _, s := range squares {
		g.pieces[s] = piece
	}
	g.shape[piece] = append(g.shape[piece], squares...)
}

// cluster returns every square that is connected to a player's plant, the plant included.
func (g *ground) cluster(player string) map[box.Square]bool {
	reached := map[box.Square]bool{}
	edge := slices.Clone(g.shape[plantPiece(player)])
	for len(edge) > 0 {
		s := edge[0]
		edge = edge[1:]
		if reached[s] || g.pieces[s] == "" {
			continue
		}
		reached[s] = true
		near := around(s)
		edge = append(edge, near[:]...)
	}
	return reached
}
