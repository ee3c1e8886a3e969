package frontier

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

func (w *walk) markerPart() {
	status := form.Bounds{Least: w.table.parts.StatusLow, Most: w.table.parts.StatusHigh, Clause: Setup09}
	form.Numbers(w.Form, "town-status", &w.doc.Markers, w.markers[:], box.FieldNames[:], status)
}

// rowParts reads or writes the development tiles, except for built ones.
func (w *walk) rowParts() {
	for d, e := range []*TileRow{w.doc.Railroad, w.doc.Telegraph} {
		if e == nil {
			continue
		}
		w.Within(box.LineNames[d])
		l, names := &w.lines[d], w.table.names.tiles[d]
		tiles := form.Ones(names, func(where string, tile, _ int) error {
			return fmt.Errorf("%s: %w", where, &engine.Violation{Clause: Comp17, Reason: names[tile] + " appears twice"})
		})
		form.One(w.Form, "face-up", &e.FaceUp, &l.face, &tiles)
		form.List(w.Form, "waiting", &e.Waiting, l.waiting[:], &l.waits, &tiles)
		w.builtParts(l, e, &tiles)
		if !w.Writes() { // a tile may be listed twice among those that were seen
			slices.Sort(e.Seen)
			e.Seen = slices.Compact(e.Seen)
		}
		form.Set(w.Form, "seen", &e.Seen, &l.seen, form.Words(names))
	}
	w.Within("")
}

// builtParts reads or writes the tiles that are built. A tile in any place has been seen.
func (w *walk) builtParts(l *row, e *TileRow, tiles *form.Supply) {
	if w.Writes() {
		for _, tile := range l.built[:l.count] {
			e.Built = append(e.Built, BuiltTile{tiles.Words[tile], w.nameOf(l.builder[tile]), l.free>>tile&1 != 0})
		}
		return
	}
	for _, b := range e.Built {
		tile, ok := tiles.Take(w.Form, "built", b.Tile, 1)
		seat, err := document.Seat(w.At("built"), b.By, w.Seats)
		if w.Fail(err); !ok || err != nil {
			return
		}
		l.builder[tile], l.built[l.count] = int8(seat), int8(tile)
		l.count++
		if b.Free {
			l.free |= 1 << tile
		}
	}
	for tile, n := range tiles.Left {
		l.seen |= uint16(1-n) << tile
	}
}

func (w *walk) officeParts() {
	d := w.doc
	form.Copy(w.Form, &d.Frozen, &w.frozen)
	form.Set(w.Form, "acted", &d.Acted, &w.acted, form.Words(w.table.characters[firstTycoon:]))
	form.List(w.Form, "office", &d.Office, w.office[:], &w.officers, &w.characters)
}

func (w *walk) undrawnPart() {
	form.Set(w.Form, "events-undrawn", &w.doc.Undrawn, &w.undrawn, form.Words(w.table.names.events))
}

func (w *walk) eventPart() {
	form.Pairs(w.Form, "events", &w.doc.Events, w.events[:], rowTexts[:], w.table.names.events)
}

func (w *walk) discParts() {
	form.Pairs(w.Form, "discs", &w.doc.Discs, w.discs[:], box.FieldNames[:], rowTexts[:])
}

func (w *walk) banePart() {
	form.Set(w.Form, "banes", &w.doc.Banes, &w.bane, form.Words(box.FieldNames[:]))
}

// cardsDocument writes the goals to be dealt and the severity cards used.
func (s *state) cardsDocument(p *Position) {
	if s.step == atDeal || s.step == atKeepGoal {
		undealt := []string{}
		for left := s.goals; left != 0; left &= left - 1 {
			undealt = append(undealt, s.table.parts.Goals[lowest(left)].Name)
		}
		p.Goals = &undealt
	}
	for n, used := range s.severity {
		if used > 0 {
			p.Severity[strconv.Itoa(n+1)] = int(used)
		}
	}
}
