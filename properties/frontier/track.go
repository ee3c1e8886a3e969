package frontier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// trackIsShortest is FR-INV-24 for track.
func trackIsShortest(w *walk.Walk) func() error {
	return func() error {
		doc := position(w)
		parts, err := partsOf(w)
		if err != nil {
			return err
		}
		if verb, _, _ := strings.Cut(w.Text, " "); w.Moved && slices.Contains([]string{"develop", "tycoon", "train", "track", "reveal"},
			verb) {
			if err := tilesComeNearer(w, positionOf(w.Before), doc, parts); err != nil {
				return err
			}
		}
		if doc.Decision != "track" {
			return engine.ErrIdle
		}
		m := newPlains(doc, parts, w.Setup.Rulings)
		var found []string
		nearest := 0
		for _, s := range sides(lineEnd(doc.Trains[doc.Open.Train])) {
			far := m.toTown(s)
			if far == 0 || nearest > 0 && far > nearest {
				continue
			}
			if far != nearest {
				found, nearest = nil, far
			}
			found = append(found, "track "+spell(s))
		}
		if nearest == 0 && m.rules["shut-in-line"] == "goes-on" {
			end := lineEnd(doc.Trains[doc.Open.Train])
			for _, s := range sides(end) {
				if m.flat(s) && m.away(s) < m.away(end) {
					found = append(found, "track "+spell(s))
				}
			}
		}
		return walk.SameList(w.Listed("track"), found)
	}
}

// lineEnd returns the last space of a line.
func lineEnd(l *frontier.TrainLine) spot {
	if n := len(l.Track); n > 0 {
		return at(l.Track[n-1])
	}
	return at(l.First)
}

// flat reports whether track can be laid on a space.
func (m *plains) flat(s spot) bool {
	g := m.ground(s)
	return (g == box.Grass || g == box.Plain) && m.piece[s] == "" && !m.rail[s] &&
		!(m.rules["cattle-and-track"] == "apart" && len(m.doc.Cattle[spell(s)]) > 0)
}

// apart returns the number of steps from one space to another.
func apart(a, b spot) int { return max(a.col-b.col, b.col-a.col) + max(a.row-b.row, b.row-a.row) }

// away returns the number of steps from a space to the nearest town piece, through anything.
func (m *plains) away(s spot) int {
	least := m.columns + m.parts.Rows
	for name := range m.doc.Town {
		least = min(least, apart(s, at(name)))
	}
	return least
}

// toTown returns the number of track tiles from a space to the town, the space itself included. The search grows by one
// space at a time, up to a space that touches a town piece. The number is 0 if no way leads there.
func (m *plains) toTown(s spot) int {
	if !m.flat(s) {
		return 0
	}
	seen, edge := map[spot]bool{s: true}, []spot{s}
	for tiles := 1; len(edge) > 0; tiles++ {
		var next []spot
		for _, at := range edge {
			if m.byTown(at) {
				return tiles
			}
			for _, side := range sides(at) {
				if m.flat(side) && !seen[side] {
					seen[side] = true
					next = append(next, side)
				}
			}
		}
		edge = next
	}
	return 0
}

// tilesComeNearer: track that was laid since the last decision brings the end of its line by as many spaces nearer to the town, and never
// goes on beyond it.
func tilesComeNearer(w *walk.Walk, was, is *frontier.Position, parts *box.Components) error {
	for colour, line := range is.Trains {
		old := was.Trains[colour]
		if old == nil {
			old = &frontier.TrainLine{First: line.First}
		}
		laid := len(line.Track) - len(old.Track)
		if laid == 0 {
			continue
		}
		m := newPlains(was, parts, w.Setup.Rulings)
		m.rail[at(line.First)] = true // a train may have come just now
		nearest := 0
		for _, s := range sides(lineEnd(old)) {
			if far := m.toTown(s); far > 0 && (nearest == 0 || far < nearest) {
				nearest = far
			}
		}
		if nearest == 0 && m.rules["shut-in-line"] == "goes-on" && m.away(lineEnd(old))-m.away(lineEnd(line)) == laid && !old.Connected {
			continue
		}
		left := 0 // tiles that are still to be laid
		if end := newPlains(is, parts, w.Setup.Rulings); !end.byTown(lineEnd(line)) {
			for _, s := range sides(lineEnd(line)) {
				if far := end.toTown(s); far > 0 && (left == 0 || far < left) {
					left = far
				}
			}
		}
		if laid < 0 || nearest == 0 || left != nearest-laid || old.Connected {
			return fmt.Errorf("the %s line grows by %d tiles, %d from the town, and is %d from it then", colour, laid, nearest, left)
		}
	}
	return nil
}
