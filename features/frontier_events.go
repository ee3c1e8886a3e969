package features

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

const noEvent = "nothing"

// teachEvents adds what sets up and asks for the event cards, the discs and the severity cards.
func (n *frontNouns) teachEvents(v *vocabulary) {
	v.given(frontUpcoming, n.giveUpcoming)
	v.given(frontEvents, n.giveEvents)
	v.given(frontNoEvents, func() error { return n.note(func() { n.noEvents = true }) })
	v.given(frontDisc, n.giveDisc)
	v.given(frontNoDisc, func(string) error { return n.placing() })
	v.given(frontSeverity, n.giveSeverity)
	v.then(frontUpcoming, n.upcomingIs)
	v.then(frontEvents, n.eventsAre)
	v.then(frontNoEvents, n.noEventsAre)
	v.then(frontDisc, n.discIs)
	v.then(frontNoDisc, n.discIsOut)
	v.then(frontSeverity, n.severityIs)
}

func (n *frontNouns) giveUpcoming(card string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if _, err := n.eventWords().list(card); err != nil {
		return err
	}
	if n.upcoming != "" || n.row != nil {
		return twice("the upcoming event")
	}
	n.upcoming = card
	return nil
}

func (n *frontNouns) giveEvents(cards string) error {
	if err := n.placing(); err != nil {
		return err
	}
	row, err := n.readEvents(cards)
	if err != nil {
		return err
	}
	if n.row != nil || n.upcoming != "" {
		return twice("the row of events")
	}
	n.row = row
	return nil
}

// readEvents reads the card, or "nothing", of each of the four spaces.
func (n *frontNouns) readEvents(text string) ([]string, error) {
	row := strings.Fields(text)
	for _, card := range row {
		if card == noEvent {
			continue
		}
		if _, err := n.eventWords().list(card); err != nil {
			return nil, err
		}
	}
	if len(row) != len(frontRows) {
		return nil, errorf("write the four events from upcoming to nine, and %q where none lies", noEvent)
	}
	return row, nil
}

func (n *frontNouns) giveDisc(field, at, side string) error {
	return n.note(func() {
		if n.doc.Discs == nil {
			n.doc.Discs = map[string]string{}
		}
		n.doc.Discs[field] = at
		if side == "bane" {
			n.doc.Banes = append(n.doc.Banes, field)
		}
	})
}

// readSeverity reads the numbers of severity cards.
func readSeverity(text string) (map[string]int, error) {
	list, err := readList(text)
	return pileOf(list), err
}

func (n *frontNouns) giveSeverity(cards string) error {
	pile, err := readSeverity(cards)
	if err != nil {
		return err
	}
	return n.note(func() { n.doc.Severity = pile })
}

// layEvents fills the row in the order of the eras. The cards of an era before those in the row are gone.
func (n *frontNouns) layEvents() error {
	switch {
	case n.noEvents:
		n.doc.Events, n.doc.Undrawn = map[string]string{}, []string{}
		return nil
	case n.upcoming != "":
		n.row = n.follow(n.upcoming)
	case n.row == nil:
		return nil
	}
	n.doc.Events, n.doc.Undrawn = map[string]string{}, []string{}
	latest := 0
	for i, card := range n.row {
		if card != noEvent {
			n.doc.Events[frontRows[i]] = card
			latest = max(latest, n.event(card).Era)
		}
	}
	for _, e := range n.parts().Events {
		if e.Era >= latest && !slices.Contains(n.row, e.Name) {
			n.doc.Undrawn = append(n.doc.Undrawn, e.Name)
		}
	}
	return nil
}

func (n *frontNouns) event(name string) box.Event {
	return n.parts().Events[slices.Index(n.eventWords().kinds, name)]
}

// follow is a row that begins with a card and goes on with others of its era and then of the next.
func (n *frontNouns) follow(upcoming string) []string {
	row := []string{upcoming}
	for _, e := range n.parts().Events {
		if e.Era >= n.event(upcoming).Era && e.Name != upcoming && len(row) < len(frontRows) {
			row = append(row, e.Name)
		}
	}
	for len(row) < len(frontRows) {
		row = append(row, noEvent)
	}
	return row
}

// eventRow is the row on the table, with "nothing" where no card lies.
func (n *frontNouns) eventRow() (*frontier.Position, []string, error) {
	p, err := n.table()
	if err != nil {
		return nil, nil, err
	}
	var row []string
	for _, at := range frontRows {
		row = append(row, orNothing(p.Events[at]))
	}
	return p, row, nil
}

func (n *frontNouns) upcomingIs(card string) error {
	if _, err := n.eventWords().list(card); err != nil {
		return err
	}
	_, row, err := n.eventRow()
	if err == nil && row[0] != card {
		return fmt.Errorf("expected the upcoming event to be %s, but it is %s", card, row[0])
	}
	return err
}

func (n *frontNouns) eventsAre(cards string) error {
	expected, err := n.readEvents(cards)
	if err != nil {
		return err
	}
	_, row, err := n.eventRow()
	if err != nil {
		return err
	}
	return sameList("the row of events", expected, row)
}

func (n *frontNouns) noEventsAre() error {
	p, row, err := n.eventRow()
	if err != nil {
		return err
	}
	if len(p.Events) > 0 || len(p.Undrawn) > 0 {
		return fmt.Errorf("expected no event card to be left, but in the row there are %s, and undrawn %s", spell(row), spell(p.Undrawn))
	}
	return nil
}

func (n *frontNouns) discIs(field, at, side string) error {
	p, err := n.table()
	if err != nil {
		return err
	}
	up := "boon"
	if slices.Contains(p.Banes, field) {
		up = "bane"
	}
	switch {
	case p.Discs[field] != at:
		return fmt.Errorf("expected the disc of %s to lie on %s, but it lies on %s", field, at, orNothing(p.Discs[field]))
	case up != side:
		return fmt.Errorf("expected the disc of %s to lie with its %s side up, but the %s is up", field, side, up)
	}
	return nil
}

func (n *frontNouns) discIsOut(field string) error {
	p, err := n.table()
	if err == nil && p.Discs[field] != "" {
		return fmt.Errorf("expected the disc of %s to be out of the game, but it lies on %s", field, p.Discs[field])
	}
	return err
}

func (n *frontNouns) severityIs(cards string) error {
	expected, err := readSeverity(cards)
	if err != nil {
		return err
	}
	p, err := n.table()
	if err != nil {
		return err
	}
	return samePile("the severity cards used", expected, p.Severity, slices.Sorted(maps.Keys(p.Severity)))
}
