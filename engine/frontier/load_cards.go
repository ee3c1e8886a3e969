package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// loadRows reads the development tiles. Left out after the set-up's first steps, the first tile of each track is face up.
func (l *loader) loadRows() error {
	for d, row := range []*TileRow{l.doc.Railroad, l.doc.Telegraph} {
		if row == nil && l.step > atFirstTile {
			row = &TileRow{FaceUp: l.table.tileName(box.Line(d), 0)}
		}
		if row == nil {
			continue
		}
		if err := l.loadRow(box.Line(d), row); err != nil {
			return fmt.Errorf("%s: %w", box.LineNames[d], err)
		}
	}
	return nil
}

func (l *loader) loadRow(d box.Line, row *TileRow) error {
	names := namesOf(l.table.parts.Tiles[d][:], func(t *box.Tile) string { return t.Name })
	r, placed := &l.lines[d], uint16(0)
	place := func(where, name string) (int8, error) {
		i, err := word(where, name, names)
		if err == nil && placed>>i&1 != 0 {
			err = &engine.Violation{Clause: Comp17, Reason: name + " appears twice"}
		}
		placed |= 1 << i
		return i, err
	}
	var err error
	if row.FaceUp != "" {
		if r.face, err = place("face-up", row.FaceUp); err != nil {
			return err
		}
	}
	for _, name := range row.Waiting {
		i, err := place("waiting", name)
		if err != nil {
			return err
		}
		r.waiting[r.waits] = i
		r.waits++
	}
	for _, b := range row.Built {
		i, err := place("built", b.Tile)
		if err != nil {
			return err
		}
		if r.builder[i], err = l.seatOf("built", b.By); err != nil {
			return err
		}
		r.built[r.count] = i
		r.count++
		if b.Free {
			r.free |= 1 << i
		}
	}
	r.seen = placed
	for _, name := range row.Seen {
		i, err := word("seen", name, names)
		if err != nil {
			return err
		}
		r.seen |= 1 << i
	}
	return nil
}

// loadOffice reads the tycoons in office.
func (l *loader) loadOffice() error {
	if len(l.doc.Office) > l.table.parts.Tycoons {
		return &engine.Violation{Clause: Char19, Reason: fmt.Sprintf("the office has room for %s", plural(l.table.parts.Tycoons, "tycoon"))}
	}
	l.frozen = l.doc.Frozen
	for _, name := range l.doc.Acted {
		card, err := word("acted", name, l.table.characters[:])
		if err != nil {
			return err
		}
		if rankOf(card) != box.RankTycoon {
			return fmt.Errorf("acted: %s is not a tycoon; leave it out", name)
		}
		l.acted |= 1 << (card - firstTycoon)
	}
	for _, name := range l.doc.Office {
		card, err := l.take("office", name)
		if err != nil {
			return err
		}
		if rankOf(card) != box.RankTycoon {
			return &engine.Violation{Clause: Char18, Reason: "office: " + name + " is not a tycoon; leave it out"}
		}
		l.office[l.officers] = card
		l.officers++
	}
	return nil
}

// take takes a character out of the deck for one of the places where it can be.
func (l *loader) take(where, name string) (int8, error) {
	card, err := word(where, name, l.table.characters[:])
	if err != nil {
		return 0, err
	}
	if l.deck>>card&1 == 0 {
		return 0, &engine.Violation{Clause: Setup06, Reason: fmt.Sprintf("%s: %s is somewhere else already", where, name)}
	}
	l.deck &^= 1 << card
	return card, nil
}

// loadCharacters reads the piles of the towns.
func (l *loader) loadCharacters() error {
	names := namesOf(l.table.parts.Towns[:], func(t *box.Town) string { return t.Name })
	for _, name := range keys(l.doc.Towns) {
		i, err := word("towns", name, names)
		if err != nil {
			return err
		}
		for _, card := range l.doc.Towns[name] {
			c, err := l.take("towns: "+name, card)
			if err != nil {
				return err
			}
			if l.mayGo(c, i, nil) != allowed {
				return &engine.Violation{Clause: Char06, Reason: card + " does not go to " + name}
			}
			l.toPile(c, i)
		}
	}
	for _, name := range l.doc.Removed {
		if _, err := l.take("removed", name); err != nil {
			return err
		}
	}
	return nil
}

// loadEvents reads the row of events and the discs; left out after the set-up's first steps, the cards of era I in their order, and the
// discs on upcoming, three and six.
func (l *loader) loadEvents() error {
	names := namesOf(l.table.parts.Events[:], func(e *box.Event) string { return e.Name })
	laid := l.step > atFirstEvents
	if l.doc.Undrawn != nil {
		l.undrawn = 0
		for _, name := range l.doc.Undrawn {
			i, err := word("events-undrawn", name, names)
			if err != nil {
				return err
			}
			l.undrawn |= 1 << i
		}
	}
	if l.doc.Events == nil && laid {
		for q := range int8(rowSpaces) {
			if left := l.nextEvents(nil); left != 0 {
				l.layEvent(lowest(left), q, nil)
			}
		}
		for f := range l.discs {
			if l.doc.Discs == nil && l.events[f] >= 0 && l.step > atDiscs {
				l.discs[f] = int8(f)
			}
		}
	}
	for _, name := range keys(l.doc.Events) {
		q, err := word("events", name, rowTexts[:])
		if err != nil {
			return err
		}
		if l.events[q], err = word("events: "+name, l.doc.Events[name], names); err != nil {
			return err
		}
		l.undrawn &^= 1 << l.events[q]
	}
	if err := l.rowFills(laid); err != nil {
		return err
	}
	if err := l.loadDiscs(); err != nil {
		return err
	}
	left := 0
	for i, n := range l.table.parts.Severity {
		left += n - l.doc.Severity[string(rune('1'+i))]
	}
	if rounds := l.roundsLeft(); left < rounds {
		return &engine.Violation{Clause: Comp07, Reason: fmt.Sprintf(
			"severity-used: the era has %s to come, and as many cards have to be left", plural(rounds, "round"))}
	}
	for n := range l.severity {
		var err error
		text := string(rune('1' + n))
		if l.severity[n], err = number("severity-used: "+text, l.doc.Severity[text], 0, l.table.parts.Severity[n]); err != nil {
			return &engine.Violation{Clause: Comp07, Reason: err.Error()}
		}
	}
	return nil
}

// rowFills refuses a stack of events that is at an end before the set-up has filled the row (FR-SETUP-20, FR-R-event-supply).
func (l *loader) rowFills(laid bool) error {
	if laid {
		return nil
	}
	s := *l.state
	for q := s.emptyRow(); q >= 0; q = s.emptyRow() {
		left := s.nextEvents(l.rec)
		if left == 0 {
			return &engine.Violation{Clause: Setup20, Reason: "events-undrawn: too few cards are left to fill the row of events"}
		}
		s.layEvent(lowest(left), q, nil)
	}
	return nil
}

func (l *loader) loadDiscs() error {
	for _, name := range keys(l.doc.Discs) {
		f, err := word("discs", name, box.FieldNames[:])
		if err != nil {
			return err
		}
		if l.discs[f], err = word("discs: "+name, l.doc.Discs[name], rowTexts[:]); err != nil {
			return err
		}
		if l.events[l.discs[f]] < 0 {
			return &engine.Violation{Clause: Setup24, Reason: "discs: there is no card " + l.doc.Discs[name]}
		}
	}
	if l.doc.Banes != nil {
		l.bane = 0
	}
	for _, name := range l.doc.Banes {
		f, err := word("banes", name, box.FieldNames[:])
		if err != nil {
			return err
		}
		l.bane |= 1 << f
	}
	return nil
}
