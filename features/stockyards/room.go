package stockyards

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// A position sometimes needs pieces that no step places: buildings that a specialist card or an empty deck implies,
// land cards that are not on the mat. They are placed where they are least in the way.

// elbowRoom is the number of squares to leave free around a plant, if possible.
const elbowRoom = 4

// squaresOfGrid lists all squares, row by row.
func (n *nouns) squaresOfGrid() []box.Square {
	grid := n.parts().Grid[n.side()]
	var squares []box.Square
	for row := range grid.Rows {
		for col := range grid.Columns {
			squares = append(squares, box.Square{Column: uint8(col), Row: uint8(row)})
		}
	}
	return squares
}

// closed lists squares that no piece out of the way covers: those that railroad tokens touch, and the start locations.
func (n *nouns) closed() []box.Square {
	var squares []box.Square
	for _, token := range n.parts().RailTokens[n.side()] {
		if token.Name != "" {
			squares = append(squares, token.Touches)
		}
	}
	for _, site := range n.parts().Locations[n.side()] {
		squares = append(squares, site.Squares[:site.Size]...)
	}
	return squares
}

// fits reports whether squares lie on the grid, free of pieces and land.
func (n *nouns) fits(g *ground, squares []box.Square) bool {
	return !slices.ContainsFunc(squares, func(s box.Square) bool { return !n.onGrid(s) || g.pieces[s] != "" || g.land[s] != "" })
}

// turnsOf lists the different ways of laying a shape, those that are not turned over first.
func (n *nouns) turnsOf(shape box.Shape) []placement {
	var ways []placement
	seen := map[string]bool{}
	for _, mirror := range []bool{false, true} {
		for quarters := range 4 {
			way := placement{quarters: quarters, mirror: mirror}
			if text := spellSquares(way.covers(shape)); !seen[text] && !(mirror && n.Under("piece-flip", "rotate-only")) {
				seen[text] = true
				ways = append(ways, way)
			}
		}
	}
	return ways
}

// buildAside lays a building of a player next to the cluster of the plant. It picks the closest corner that is far from
// others' pieces, and farthest from the player to decide.
func (n *nouns) buildAside(player string, card *box.Building) error {
	g, err := n.survey(&n.doc)
	if err != nil {
		return err
	}
	own, closed, actor := g.cluster(player), n.closed(), n.chosen()
	best, most := "", -1000
	for _, at := range n.squaresOfGrid() {
		for _, way := range n.turnsOf(n.shapeOf(card)) {
			way.at = at
			squares := way.covers(n.shapeOf(card))
			if !n.fits(g, squares) || meet(squares, closed) {
				continue
			}
			touches, score := n.closeness(g, own, squares)
			if actor != player {
				score -= 4 * max(0, elbowRoom-distance(g.shape[plantPiece(actor)], squares))
			}
			if touches && score > most {
				best, most = way.String(), score
			}
		}
	}
	if best == "" {
		return fmt.Errorf("there is no room for %s's %s: write where it stands", player, card.Name)
	}
	n.seated(player).Buildings[card.Name] = best
	return nil
}

// closeness reports whether squares touch a cluster, and scores their distance from others: edges at the cluster or the
// border raise the score, and edges at others' pieces lower it.
func (n *nouns) closeness(g *ground, own map[box.Square]bool, squares []box.Square) (touches bool, score int) {
	for _, s := range squares {
		for _, next := range around(s) {
			switch {
			case own[next]:
				touches = true
				score++
			case !n.onGrid(next):
				score++
			case g.pieces[next] != "":
				score -= 3
			}
		}
	}
	return touches, score
}

// layLand lays land cards that are not on the mat, and that no step lays, away from all pieces.
func (n *nouns) layLand() error {
	for _, seat := range n.Setup.Seats {
		left, given := n.onMat[seat]
		if !given {
			continue
		}
		p := n.seated(seat)
		p.LandCards = new(left)
		out := n.parts().LandCards - left
		if out < len(p.Land) {
			return fmt.Errorf("%s has %d of the land cards in all, so %d cannot be on the mat while %s lie on the grid",
				seat, n.parts().LandCards, left, strings.Join(p.Land, ", "))
		}
		for len(p.Land) < out {
			card, err := n.landAside()
			if err != nil {
				return fmt.Errorf("%s's land: %w", seat, err)
			}
			p.Land = append(p.Land, card)
		}
	}
	return nil
}

func (n *nouns) landAside() (string, error) {
	g, err := n.survey(&n.doc)
	if err != nil {
		return "", err
	}
	best, farthest := "", -1
	for _, facing := range []string{"e", "s"} {
		if best != "" || facing == "s" && n.Under("land-orientation", "long-side-east") {
			break
		}
		for _, at := range n.squaresOfGrid() {
			text := spellSquare(at) + " facing " + facing
			squares, err := n.landCovers(text)
			if err != nil {
				return "", err
			}
			if d := min(distance(slices.Collect(maps.Keys(g.pieces)), squares), elbowRoom); n.fits(g, squares) && d >= farthest {
				best, farthest = text, d
			}
		}
	}
	if best == "" {
		return "", errors.New("there is no room left for a land card out of the way: write where the cards lie")
	}
	return best, nil
}

// distance returns the smallest number of steps between two sets of squares.
func distance(from, squares []box.Square) int {
	least := 99
	for _, f := range from {
		for _, s := range squares {
			columns, rows := int(f.Column)-int(s.Column), int(f.Row)-int(s.Row)
			least = min(least, max(columns, -columns)+max(rows, -rows))
		}
	}
	return least
}
