package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// loadRows reads the development tiles. If they are left out after the first steps of the set-up, the first tile of
// each track is face up.
func (l *loader) loadRows() error {
	for d, row := range []**TileRow{&l.doc.Railroad, &l.doc.Telegraph} {
		if *row == nil && l.step > atFirstTile {
			*row = &TileRow{FaceUp: l.table.tileName(box.Line(d), 0)}
		}
	}
	l.rowParts()
	return l.Err()
}

// loadOffice reads the tycoons in office.
func (l *loader) loadOffice() error {
	if len(l.doc.Office) > l.table.parts.Tycoons {
		return &engine.Violation{Clause: Char19, Reason: fmt.Sprintf("the office has room for %s", plural(l.table.parts.Tycoons, "tycoon"))}
	}
	l.officeParts()
	for _, card := range l.office[:l.officers] {
		if rankOf(card) != box.RankTycoon {
			l.Fail(&engine.Violation{Clause: Char18, Reason: "office: " + l.table.characters[card] + " is not a tycoon; leave it out"})
		}
	}
	return l.Err()
}

// take takes a character out of the deck for a place in the document.
func (l *loader) take(where string, card, _ int) error {
	if l.deck>>card&1 == 0 {
		return &engine.Violation{Clause: Setup06, Reason: fmt.Sprintf("%s: %s is somewhere else already", where, l.table.characters[card])}
	}
	l.deck &^= 1 << card
	return nil
}

// loadCharacters reads the piles of the towns.
func (l *loader) loadCharacters() error {
	for _, name := range keys(l.doc.Towns) {
		i, err := word("towns", name, l.table.names.towns)
		if err != nil {
			return err
		}
		for _, card := range l.doc.Towns[name] {
			c, ok := l.characters.Take(l.Form, "towns: "+name, card, 1)
			if ok && l.mayGo(int8(c), i, nil) != allowed {
				l.Fail(&engine.Violation{Clause: Char06, Reason: card + " does not go to " + name})
			}
			if l.OK() {
				l.toPile(int8(c), i)
			}
		}
	}
	for _, name := range l.doc.Removed {
		l.characters.Take(l.Form, "removed", name, 1)
	}
	return l.Err()
}

// loadEvents reads the row of events. If the row is left out after the set-up's first steps, it has the cards
// of era I in their order, and the discs lie on upcoming, three and six.
func (l *loader) loadEvents() error {
	laid := l.step > atFirstEvents
	if l.doc.Undrawn != nil {
		l.undrawn = 0
	}
	if l.undrawnPart(); l.doc.Events == nil && laid {
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
	if l.eventPart(); l.doc.Events != nil {
		for _, card := range l.events {
			if card >= 0 {
				l.undrawn &^= 1 << card
			}
		}
	}
	if err := l.Err(); err != nil || laid {
		return err
	}
	return l.rowFills()
}

// rowFills refuses a stack of events that runs out before the set-up has filled the row (FR-SETUP-20,
// FR-R-event-supply).
func (l *loader) rowFills() error {
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

// loadDiscs reads the discs and the severity cards used.
func (l *loader) loadDiscs() error {
	if l.doc.Banes != nil {
		l.bane = 0
	}
	l.discParts()
	for f, q := range l.discs {
		if name := box.FieldNames[f]; q >= 0 && l.events[q] < 0 && l.doc.Discs[name] != "" {
			l.Fail(&engine.Violation{Clause: Setup24, Reason: "discs: there is no card " + l.doc.Discs[name]})
		}
	}
	l.banePart()
	if err := l.Err(); err != nil {
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
