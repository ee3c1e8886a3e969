package frontier

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// promisesMarked: the mayor has as many marks as the number he won with, on spaces of the board,
// nearer spaces first.
func promisesMarked(s *state) error {
	n := 0
	for f := range box.Fields {
		n += int(s.promised[f])
		if int(s.promised[f]) > len(s.promises[f]) {
			return errors.New("more cubes mark promises than there are")
		}
		for i, at := range s.promises[f][:s.promised[f]] {
			if int(at) <= s.table.parts.StatusLow || int(at) > s.table.parts.StatusHigh || i > 0 && at < s.promises[f][i-1] {
				return fmt.Errorf("a promise of %s lies on %d", box.FieldNames[f], at)
			}
		}
	}
	if n > s.table.parts.PromiseCubes {
		return fmt.Errorf("the promises lie under %s, and there are %d", prose.Count(n, "cube"), s.table.parts.PromiseCubes)
	}
	return engine.IdleUnless(n > 0)
}

// tilesCounted: each tile is built, face up, waiting or not seen.
func tilesCounted(s *state) error {
	most := s.table.parts.TilesLaidOut
	switch s.table.answers.Ask(nil, AskTileRow) {
	case TileRowSixOfNine:
		most = 6
	case TileRowFiveAndStock:
		most = trackTiles
	}
	for d := range s.lines {
		l := &s.lines[d]
		lie, n := uint16(0), 0
		put := func(tile int8) { lie, n = lie|1<<tile, n+1 }
		for _, tile := range l.built[:min(l.count, trackTiles)] {
			put(tile)
			if l.builder[tile] < 0 || l.builder[tile] >= s.seats() {
				return fmt.Errorf("nobody has built %s", s.table.parts.Tiles[d][tile].Name)
			}
		}
		if l.free&^lie != 0 {
			return errors.New("a tile marked free has not been built")
		}
		for _, tile := range l.waiting[:min(l.waits, trackTiles)] {
			put(tile)
		}
		if l.face >= 0 {
			put(l.face)
		}
		if lie != l.seen || bits.OnesCount16(lie) != n || lie>>trackTiles != 0 {
			return fmt.Errorf("the table has %s, and %d were seen", prose.Count(n, box.LineNames[d]+" tile"), bits.OnesCount16(l.seen))
		}
		if n > most {
			return fmt.Errorf("the table has %s laid out, and %d may be", prose.Count(n, box.LineNames[d]+" tile"), most)
		}
	}
	return nil
}

// publicsOnMap counts the tiles of each public building on the map. Wooden houses without an owner
// were tents.
func publicsOnMap(s *state) (n [box.Publics]int) {
	for rest := s.town; !rest.empty(); {
		t := &s.tiles[rest.pop()]
		if t.kind >= box.FirstPublic && t.kind < box.FirstWork && (t.kind != box.WoodenHouse || t.owner >= 0 || t.tycoon >= 0) {
			n[t.kind-box.FirstPublic]++
		}
	}
	return n
}

func buildingsBounded(s *state) error {
	for i, n := range publicsOnMap(s) {
		if left := int(s.tilesUp[i]); n+left > s.table.parts.Copies {
			return fmt.Errorf("the %s has %d built and %d left, and there are %s", s.table.parts.Publics[i].Name, n, left,
				prose.Count(s.table.parts.Copies, "tile"))
		}
	}
	for i := range box.Industries {
		for level := range levels {
			held := 0
			for seat := range s.seats() {
				if int(s.players[seat].levels[i]) > level {
					held++
				}
			}
			if left := int(s.cards[i][level]); held+left != s.table.parts.IndustryCards[level] {
				return fmt.Errorf("%s has at level %s %s with players and %d left, and there are %d",
					box.IndustryNames[i], romans[level], prose.Count(held, "card"), left, s.table.parts.IndustryCards[level])
			}
		}
	}
	return nil
}

// noTileLost applies to games from the beginning: a position can be set up with fewer tiles.
func noTileLost(s *state) error {
	for i, n := range publicsOnMap(s) {
		if left := int(s.tilesUp[i]); n+left != s.table.parts.Copies {
			return fmt.Errorf("the %s has %d built and %d left, and there are %s", s.table.parts.Publics[i].Name, n, left,
				prose.Count(s.table.parts.Copies, "tile"))
		}
	}
	return nil
}

// severityCounted: no card is used twice in an era. The discs lie on cards, each on a different
// card unless an answer sends them to the same card.
func severityCounted(s *state) error {
	lie := false
	for n, used := range s.severity {
		lie = lie || used > 0
		if int(used) > s.table.parts.Severity[n] {
			return fmt.Errorf("severity %d has come more often in this era than there are cards of it: %d, and %d",
				n+1, used, s.table.parts.Severity[n])
		}
	}
	seen := uint8(0)
	for f, q := range s.discs {
		if q < 0 {
			continue
		}
		if q >= rowSpaces || s.events[q] < 0 {
			return fmt.Errorf("the disc of %s lies on no card", box.FieldNames[f])
		}
		if seen>>q&1 != 0 && !s.is(nil, AskDiscNext, DiscNextNextUpcoming) {
			return fmt.Errorf("two discs lie on the card %s", rowTexts[q])
		}
		seen |= 1 << q
	}
	return engine.IdleUnless(lie || seen != 0)
}

// cardsDealtOnce: an event that lies in the row lies there once, and is not also in the deck. The same
// applies to goals.
func cardsDealtOnce(s *state) error {
	row := uint16(0)
	for _, card := range s.events {
		if card < 0 {
			continue
		}
		if row>>card&1 != 0 || s.undrawn>>card&1 != 0 {
			return fmt.Errorf("the event %s is in two places", s.table.parts.Events[card].Name)
		}
		row |= 1 << card
	}
	return goalsDealtOnce(s)
}

// goalsDealtOnce: a goal card belongs to one player, or is not dealt.
func goalsDealtOnce(s *state) error {
	lie := s.goals
	for i := range s.seats() {
		p := &s.players[i]
		for _, g := range [...]int8{p.dealt[0], p.dealt[1], p.dealt[2], p.goal} {
			if g < 0 {
				continue
			}
			if lie>>g&1 != 0 {
				return fmt.Errorf("the goal %s is in two places", s.table.parts.Goals[g].Name)
			}
			lie |= 1 << g
		}
	}
	return nil
}
