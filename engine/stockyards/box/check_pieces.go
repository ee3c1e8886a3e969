package box

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// find returns the building card with an id, which must exist.
func (r *reader) find(id string) Building {
	return r.Buildings[slices.IndexFunc(r.Buildings[:], func(b Building) bool { return b.Name == id })]
}

// checkPieces compares colours and shapes with the buildings that the rulebook mentions.
func (r *reader) checkPieces() {
	hair, canning := r.find("hair-factory"), r.find("canning-factory")
	r.Must(hair.Squares == 5, fiveAndFour, fmt.Sprintf("gives it %s", prose.Count(hair.Squares, "square")), "5",
		"building-cards.hair-factory.shape",
		"shapes")
	r.Must(canning.Squares == 4, fiveAndFour, fmt.Sprintf("gives it %s", prose.Count(canning.Squares, "square")), "4",
		"building-cards.canning-factory.shape", "shapes")
	for _, b := range r.Buildings {
		r.Keep(r.Given.Follows("building-cards."+b.Name+".squares", b.Squares))
	}
	pork := r.porkColours()
	r.Must(len(pork) == 1, porkColour, fmt.Sprintf("has %s of pork", prose.Count(len(pork), "colour")), "one colour with the text pork",
		"building-colours.colours")
	if r.Err != nil {
		return
	}
	alike := 0
	for _, b := range r.Buildings {
		if b.Colour == hair.Colour {
			alike++
		}
	}
	r.Must(r.Colours[hair.Colour] == pork[0] && alike >= 3, hairFactoryPork,
		fmt.Sprintf("makes it %s like %s", r.Colours[hair.Colour], prose.Count(alike-1, "other card")),
		pork[0]+", as two others at least", "building-cards.hair-factory.colour", "building-cards.*.colour", "building-colours.colours")
}

// porkColours returns the colours of pork buildings.
func (r *reader) porkColours() []string {
	n := r.Table("building-colours.colours")
	if n == nil {
		d := r.base
		return []string{d.Colours[r.colourOf(d, "hair-factory")]}
	}
	var pork []string
	for _, key := range n.Keys() {
		if strings.EqualFold(n.Get(key).Value(), "pork") {
			pork = append(pork, key)
		}
	}
	return pork
}

func (r *reader) colourOf(c *Components, id string) uint8 {
	return (&reader{Components: c}).find(id).Colour
}

// checkDecks compares letters and marks with the deck of a two-player game.
func (r *reader) checkDecks() {
	var marked, all [len(deckNames)]int
	for _, b := range r.Buildings {
		all[b.Deck]++
		if b.TwoPlayer {
			marked[b.Deck]++
		}
	}
	r.Must(marked == [len(deckNames)]int{4, 6, 0} && all[2] >= 2, markedCards,
		fmt.Sprintf("marks %d A, %d B and %d C, of %d A, %d B and %d C", marked[0], marked[1], marked[2], all[0], all[1], all[2]),
		"four A, six B and no C with the mark, and two C or more without", "building-cards.*.two-player", "building-cards.*.deck")
}

// checkExampleA compares the Hair Factory with Build example A, in which it lies on a land card and touches two
// railroad tokens.
func (r *reader) checkExampleA() {
	if r.Err != nil {
		return
	}
	hair := r.find("hair-factory")
	var ways [][]Cell
	for _, t := range Turns {
		ways = append(ways, r.Shapes[hair.Shape].Laid(t))
	}
	shape := []string{"building-cards.hair-factory.shape", "shapes"}
	r.Must(r.mostOnLand(ways) >= 4, fourOnACard, fmt.Sprintf("lets %d of its squares lie on a card", r.mostOnLand(ways)),
		"a card that can lie under four of them",
		append([]string{"land-ownership-card.*"}, shape...)...)
	r.Must(r.touchesTwo(ways), twoTokensTouched, "lets it touch no such tokens", "a wild token near enough to Philadelphia's",
		append([]string{"packingtown.side-3-5.railroad-tokens.*.touches", "packingtown.side-3-5.railroad-tokens.*.edge",
			"packingtown.side-3-5.*"}, shape...)...)
}

// mostOnLand returns the greatest number of squares of a piece on one land card, if the piece may lie in any of some
// ways.
func (r *reader) mostOnLand(ways [][]Cell) (most int) {
	for _, cells := range ways {
		for x := range mostCells {
			for y := range mostCells {
				on := 0
				for _, c := range cells {
					if int(c.X) >= x && int(c.X) < x+r.LandWidth && int(c.Y) >= y && int(c.Y) < y+r.LandHeight {
						on++
					}
				}
				most = max(most, on)
			}
		}
	}
	return most
}

// touchesTwo reports whether a piece can lie on side 3-5 so that it touches a wild token and Philadelphia's.
func (r *reader) touchesTwo(ways [][]Cell) bool {
	for _, wild := range r.RailTokens[1] {
		for _, own := range r.RailTokens[1] {
			if wild.Market < 0 && own.Name == "rail-philadelphia" && r.covers(ways, wild.Touches, own.Touches) {
				return true
			}
		}
	}
	return false
}

// covers reports whether a piece can lie on side 3-5, in one of some ways, so that it covers two squares.
func (r *reader) covers(ways [][]Cell, a, b Square) bool {
	g := r.Grid[1]
	for _, cells := range ways {
		for _, onA := range cells {
			fits, coversB := true, false
			for _, c := range cells {
				col, row := int(a.Column)+int(c.X)-int(onA.X), int(a.Row)+int(c.Y)-int(onA.Y)
				fits = fits && 0 <= col && col < g.Columns && 0 <= row && row < g.Rows
				coversB = coversB || col == int(b.Column) && row == int(b.Row)
			}
			if fits && coversB {
				return true
			}
		}
	}
	return false
}

// checkStrike compares the union spirit of the year cards with the strikebreaker card. With the highest start and
// the highest cards before, a strike must be possible in the card's own year.
func (r *reader) checkStrike() {
	const fiercestStart = 2 // the highest option of US-R-spirit-start
	spirit := fiercestStart
	for year := 1; year <= 2; year++ {
		rise := -r.SpiritMax
		for _, c := range r.YearCards {
			if c.Year == year {
				rise = max(rise, c.Spirit)
			}
		}
		spirit = min(r.SpiritMax, spirit+rise)
	}
	for _, c := range r.YearCards {
		if c.LastWorkers > 0 {
			r.Must(spirit+c.Spirit >= r.StrikeAt, strikeInYear3, fmt.Sprintf("lets the spirit reach %d at most", spirit+c.Spirit),
				"cards that can raise it to 4 by then",
				"year-cards."+c.Name+".spirit", "year-cards.*.spirit")
		}
	}
}
