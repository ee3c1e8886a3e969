package frontier

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/features/step"
)

const noEvent = "nothing"

// teachEvents adds the steps that set up and check the event cards, the discs and the severity cards.
func (n *nouns) teachEvents(v *step.Vocabulary) {
	v.Given(upcoming, n.giveUpcoming)
	v.Given(events, n.giveEvents)
	v.Given(noEvents, func() error { return n.note(func() { n.noEvents = true }) })
	v.Given(disc, n.giveDisc)
	v.Given(noDisc, func(string) error { return n.placing() })
	v.Given(severity, n.giveSeverity)
	v.Then(upcoming, n.upcomingIs)
	v.Then(events, n.eventsAre)
	v.Then(noEvents, n.noEventsAre)
	v.Then(disc, n.discIs)
	v.Then(noDisc, n.discIsOut)
	v.Then(severity, n.severityIs)
}

func (n *nouns) giveUpcoming(card string) error {
	if err := n.placing(); err != nil {
		return err
	}
	if err := n.eventWords().Known(card); err != nil {
		return err
	}
	if n.upcoming != "" || n.row != nil {
		return step.Twice("the upcoming event")
	}
	n.upcoming = card
	return nil
}

func (n *nouns) giveEvents(cards string) error {
	if err := n.placing(); err != nil {
		return err
	}
	row, err := n.readEvents(cards)
	if err != nil {
		return err
	}
	if n.row != nil || n.upcoming != "" {
		return step.Twice("the row of events")
	}
	n.row = row
	return nil
}

// readEvents reads the card, or "nothing", of each of the four spaces.
func (n *nouns) readEvents(text string) ([]string, error) {
	row := strings.Fields(text)
	for _, card := range row {
		if card == noEvent {
			continue
		}
		if err := n.eventWords().Known(card); err != nil {
			return nil, err
		}
	}
	if len(row) != len(rows) {
		return nil, step.Errorf("write the four events from upcoming to nine, and %q where none lies", noEvent)
	}
	return row, nil
}

func (n *nouns) giveDisc(field, at, side string) error {
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
	list, err := step.ReadList(text)
	return step.PileOf(list), err
}

func (n *nouns) giveSeverity(cards string) error {
	pile, err := readSeverity(cards)
	if err != nil {
		return err
	}
	return n.note(func() { n.doc.Severity = pile })
}

// layEvents fills the row in the order of the eras. The cards of an era before those in the row are gone.
func (n *nouns) layEvents() error {
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
			n.doc.Events[rows[i]] = card
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

func (n *nouns) event(name string) box.Event {
	return n.parts().Events[slices.Index(n.eventWords().Kinds, name)]
}

// follow returns a row that begins with a card and goes on with others of its era and then of the next.
func (n *nouns) follow(upcoming string) []string {
	row := []string{upcoming}
	for _, e := range n.parts().Events {
		if e.Era >= n.event(upcoming).Era && e.Name != upcoming && len(row) < len(rows) {
			row = append(row, e.Name)
		}
	}
	for len(row) < len(rows) {
		row = append(row, noEvent)
	}
	return row
}

// eventRow returns the row on the table, with "nothing" for an empty place.
func (n *nouns) eventRow() (*frontier.Position, []string, error) {
	p, err := n.now()
	if err != nil {
		return nil, nil, err
	}
	var row []string
	for _, at := range rows {
		row = append(row, step.OrNothing(p.Events[at]))
	}
	return p, row, nil
}

func (n *nouns) upcomingIs(card string) error {
	if err := n.eventWords().Known(card); err != nil {
		return err
	}
	_, row, err := n.eventRow()
	if err == nil && row[0] != card {
		return fmt.Errorf("expected the upcoming event to be %s, but it is %s", card, row[0])
	}
	return err
}

func (n *nouns) eventsAre(cards string) error {
	expected, err := n.readEvents(cards)
	if err != nil {
		return err
	}
	_, row, err := n.eventRow()
	if err != nil {
		return err
	}
	return step.SameList("the row of events", expected, row)
}

func (n *nouns) noEventsAre() error {
	p, row, err := n.eventRow()
	if err != nil {
		return err
	}
	if len(p.Events) > 0 || len(p.Undrawn) > 0 {
		return fmt.Errorf("expected no event cards, but the row has %s, and %s are undrawn",
			step.Spell(row), step.Spell(p.Undrawn))
	}
	return nil
}

func (n *nouns) discIs(field, at, side string) error {
	p, err := n.now()
	if err != nil {
		return err
	}
	up := "boon"
	if slices.Contains(p.Banes, field) {
		up = "bane"
	}
	switch {
	case p.Discs[field] != at:
		return fmt.Errorf("expected the disc of %s to lie on %s, but it lies on %s", field, at, step.OrNothing(p.Discs[field]))
	case up != side:
		return fmt.Errorf("expected the disc of %s to lie with its %s side up, but the %s is up", field, side, up)
	}
	return nil
}

func (n *nouns) discIsOut(field string) error {
	p, err := n.now()
	if err == nil && p.Discs[field] != "" {
		return fmt.Errorf("expected the disc of %s to be out of the game, but it lies on %s", field, p.Discs[field])
	}
	return err
}

func (n *nouns) severityIs(cards string) error {
	expected, err := readSeverity(cards)
	if err != nil {
		return err
	}
	p, err := n.now()
	if err != nil {
		return err
	}
	return step.SamePile("the severity cards used", expected, p.Severity, slices.Sorted(maps.Keys(p.Severity)))
}
