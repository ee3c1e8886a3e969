package stockyards

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// loadTown reads Packingtown: plants, buildings, viaducts and land.
func (l *loader) loadTown() error {
	for _, step := range []func() error{l.loadPlants, l.loadBuildings, l.loadViaducts, l.loadLand, l.connected} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// cover lays a piece onto squares, which must be free (US-BUILD-07, US-BUILD-08).
func (l *loader) cover(where string, on board, inside bool) error {
	switch {
	case !inside || !on.without(l.table.grid).empty():
		return &engine.Violation{Clause: Build07, Reason: where + " does not lie wholly inside Packingtown"}
	case on.meets(l.pieces):
		return &engine.Violation{Clause: Build08, Reason: where + " lies on another piece"}
	}
	l.pieces = l.pieces.or(on)
	return nil
}

// loadPlants places the plants. A player without one gets the first open location that is left.
func (l *loader) loadPlants() error {
	taken := map[int8]bool{}
	for _, d := range l.doc.Players {
		if d.Plant == "" {
			continue
		}
		seat, _ := l.table.seat(d.Name)
		i, err := document.Word(d.Name+": plant", d.Plant, l.table.siteNames)
		if err != nil {
			return err
		}
		if !slices.Contains(l.table.open, int8(i)) {
			return &engine.Violation{Clause: Final12, Reason: d.Plant + " is not open with this number of players; these are: " + l.openSites()}
		}
		if taken[int8(i)] {
			return &engine.Violation{Clause: Final11, Reason: d.Plant + ": two plants are there"}
		}
		taken[int8(i)] = true
		l.settle(seat, int8(i))
	}
	for i := range l.seats() {
		if l.players[i].plant == none && l.year > 0 {
			for _, site := range l.table.open {
				if !taken[site] {
					taken[site] = true
					l.settle(i, site)
					break
				}
			}
		}
	}
	return nil
}

// loadBuildings lays the building pieces.
func (l *loader) loadBuildings() error {
	for _, d := range l.doc.Players {
		for _, name := range slices.Sorted(maps.Keys(d.Buildings)) {
			a, err := l.parseBuild(name + " at " + d.Buildings[name])
			if err != nil {
				return fmt.Errorf("%s: buildings: %s: %w", d.Name, name, err)
			}
			card, corner, turn := whatOf(a), squareOf(a), turnOf(a)
			way := l.table.turned[l.table.parts.Buildings[card].Shape][turn]
			if way == nil {
				return &engine.Violation{Clause: Build06, Question: book.Questions[AskPieceFlip].ID,
					Reason: name + " may not be turned over"}
			}
			if err := l.cover(name, way.coverAt(corner), way.inside(corner, l.table.grid)); err != nil {
				return err
			}
			l.places[card] = placing{at: corner, turn: turn}
		}
	}
	return nil
}

func (l *loader) loadViaducts() error {
	for _, name := range l.doc.Viaducts {
		sq, ok := parseSquare(name)
		if !ok {
			return fmt.Errorf("viaducts: %q is not a square; write a column letter and a row number, such as c4", name)
		}
		on := board{}
		on.add(sq)
		if err := l.cover("the viaduct on "+name, on, true); err != nil {
			return err
		}
		l.viaducts.add(sq)
	}
	return nil
}

// connected checks that every building is connected to its builder's plant, through pieces of any player (US-BUILD-09),
// and every viaduct to some plant (US-VIADUCT-04).
func (l *loader) connected() error {
	anyone := board{}
	for i := range l.seats() {
		anyone = anyone.or(l.cluster(i))
	}
	for _, d := range l.doc.Players {
		seat, _ := l.table.seat(d.Name)
		cluster := l.cluster(seat)
		for _, name := range slices.Sorted(maps.Keys(d.Buildings)) {
			a, err := l.parseBuild(name + " at " + d.Buildings[name])
			if err != nil {
				continue
			}
			if on := l.squaresOf(whatOf(a)); !on.without(cluster).empty() {
				return &engine.Violation{Clause: Build09, Reason: name + " on " + strings.Join(on.names(), " ") + " is not connected to the plant of " + d.Name}
			}
		}
	}
	if loose := l.viaducts.without(anyone); !loose.empty() {
		return &engine.Violation{Clause: Viaduct04, Reason: "the viaduct on " + loose.names()[0] + " is connected to no plant"}
	}
	return nil
}

// loadLand lays the land cards.
func (l *loader) loadLand() error {
	var all, plants board
	for i := range l.seats() {
		plants = plants.or(l.plantSquares(i))
	}
	for _, d := range l.doc.Players {
		seat, _ := l.table.seat(d.Name)
		p := &l.players[seat]
		if len(d.Land) > l.table.parts.LandCards {
			return &engine.Violation{Clause: Player04, Reason: fmt.Sprintf("%s has only %s", d.Name, plural(l.table.parts.LandCards, "land card"))}
		}
		for _, text := range d.Land {
			a, err := l.parseLand("at " + text)
			if err != nil {
				return fmt.Errorf("%s: land: %w", d.Name, err)
			}
			corner, south := squareOf(a), turnOf(a) == 1
			way := l.table.lot(south)
			switch on := way.coverAt(corner); {
			case south && l.table.lotWays == 1:
				return &engine.Violation{Clause: Land03, Question: book.Questions[AskLandOrientation].ID,
					Reason: text + ": the long side runs from east to west"}
			case !way.inside(corner, l.table.grid):
				return &engine.Violation{Clause: Land04, Reason: text + " does not lie wholly inside Packingtown"}
			case on.meets(plants): // other pieces may have come later
				return &engine.Violation{Clause: Land05, Reason: text + " lies on a plant, which was there first"}
			case on.meets(all):
				return &engine.Violation{Clause: Land06, Reason: text + " lies on another land card"}
			default:
				all = all.or(on)
				p.land = p.land.or(on)
				p.lots[p.lotCount] = lot{at: corner, south: south}
				p.lotCount++
			}
		}
		left := l.table.parts.LandCards - int(p.lotCount)
		if n := d.LandCards; n != nil && *n != left {
			return &engine.Violation{Clause: Player04, Reason: fmt.Sprintf("%s: land-cards: %d: those laid leave %d on the mat", d.Name,
				*n, left)}
		}
	}
	return nil
}
