package stockyards

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// spell spells a square.
func spell(s spot) string { return string(rune('a'+s.col)) + strconv.Itoa(s.row+1) }

// slowly lists the possible placements on the grid for the player to place a worker: it tries every square, every
// rotation and the mirror, and walks the cluster from the plant.
func (t *town) slowly() []string {
	i := slices.IndexFunc(t.doc.Players, func(p stockyards.Player) bool { return p.Name == t.doc.Player })
	p := &t.doc.Players[i]
	return slices.Concat(t.lands(p), t.buildings(p), t.viaducts(p))
}

// squares lists all squares, row by row.
func (t *town) squares() []spot {
	var all []spot
	for row := range t.rows {
		for col := range t.columns {
			all = append(all, spot{col, row})
		}
	}
	return all
}

func (t *town) lands(p *stockyards.Player) []string {
	spaces := t.parts.Spaces[t.side].BuyLand
	if len(t.doc.Spaces["buy-land"]) >= spaces || *p.Cash < t.parts.LandCost || len(p.Land) >= t.parts.LandCards {
		return nil
	}
	var list []string
	for _, corner := range t.squares() {
		for _, facing := range []string{"e", "s"} {
			turned := facing == "s"
			if turned && (t.rules["land-orientation"] == "long-side-east" || t.parts.LandWidth == t.parts.LandHeight) {
				continue
			}
			sold := func(s spot) bool {
				return !t.inside(s) || t.piece[s] != "" || t.land[s] != "" || t.closed(s)
			}
			if !slices.ContainsFunc(t.area(corner, turned), sold) {
				list = append(list, "buy-land at "+spell(corner)+" facing "+facing)
			}
		}
	}
	return list
}

// joins reports whether squares can be built on: all free, one next to the cluster, and paid for.
func (t *town) joins(p *stockyards.Player, cluster map[spot]bool, squares []spot, free func(s spot) bool) bool {
	beside, price := false, 0
	for _, s := range squares {
		if !t.inside(s) || !free(s) || t.closed(s) {
			return false
		}
		if t.land[s] != p.Name {
			price += t.parts.SquarePrice
		}
		for _, next := range around(s) {
			beside = beside || cluster[next]
		}
	}
	return beside && price <= *p.Cash
}

func (t *town) buildings(p *stockyards.Player) []string {
	if len(t.doc.Spaces["build"]) >= t.parts.Spaces[t.side].Build {
		return nil
	}
	cluster := t.cluster(p)
	free := t.free("over-viaducts", "viaducts-too")
	var list []string
	for _, card := range t.doc.Offering {
		for _, how := range t.different(card) {
			shape := t.lay(card, spot{}, how)
			for _, corner := range t.squares() {
				if t.joins(p, cluster, moved(shape, corner), free) {
					list = append(list, "build "+card+" at "+spell(corner)+how.words())
				}
			}
		}
	}
	return list
}

// free returns a test for free squares: empty ones and, under some answers to US-R-build-over, those with a viaduct.
func (t *town) free(over ...string) func(s spot) bool {
	viaducts := slices.Contains(over, t.rules["build-over"])
	return func(s spot) bool { return t.piece[s] == "" || viaducts && t.piece[s] == viaductPiece }
}

// different lists the ways of laying a card's piece. Of several ways that cover the same squares, it lists
// only the first.
func (t *town) different(card string) []way {
	var all []way
	seen := map[string]bool{}
	for _, how := range ways() {
		key := fmt.Sprint(t.lay(card, spot{}, how))
		if how.mirror && t.rules["piece-flip"] == "rotate-only" || seen[key] {
			continue
		}
		seen[key] = true
		all = append(all, how)
	}
	return all
}

// moved lists squares moved from the northwest corner of the grid to another corner.
func moved(squares []spot, corner spot) []spot {
	there := make([]spot, len(squares))
	for i, s := range squares {
		there[i] = spot{s.col + corner.col, s.row + corner.row}
	}
	return there
}

func (t *town) viaducts(p *stockyards.Player) []string {
	if len(t.doc.Viaducts) >= t.parts.Viaducts && t.rules["viaduct-supply"] != "substitute" {
		return nil
	}
	cluster, free := t.cluster(p), t.free("viaducts-too")
	var list []string
	for _, s := range t.squares() {
		if t.joins(p, cluster, []spot{s}, free) {
			list = append(list, "viaduct at "+spell(s))
		}
	}
	return list
}

// onTheGrid are the verbs that lay something on the grid.
var onTheGrid = []string{"buy-land", "build", "viaduct"}

// placementsAreFound is US-INV-22 for pieces on the grid. At a hundred times the engine's time, it runs now and then.
func placementsAreFound(w *walk.Walk) func() error {
	parts, err := partsOf(w.Setup)
	return func() error {
		doc := position(w)
		const often = 4
		if err != nil || doc.Decision != "placement" || !w.Now(often) {
			return err
		}
		return walk.SameList(w.Listed(onTheGrid...), newTown(doc, parts, w.Setup.Rulings).slowly())
	}
}
