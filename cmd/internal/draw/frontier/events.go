package frontier

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// happenings returns the row of events with the discs, the cards to come, and the severity cards.
func (d drawing) happenings() (rows []part.Part) {
	for _, space := range eventSpaces {
		event := part.Plain("no card")
		if card := d.Events[space]; card != "" {
			event = part.Thing(part.Card, card)
			event.Text, event.Icon, event.Tone = d.eventCard(card), "flag", "orange"
		}
		rows = append(rows, part.Labelled(space, "event, "+space, append([]part.Part{event}, d.discsOn(space)...)...))
	}
	if away := d.discsAway(); len(away) > 0 {
		rows = append(rows, part.Items("discs nowhere", away))
	}
	if len(d.Undrawn) > 0 {
		rows = append(rows, part.Listed("events-undrawn", "events to come", part.Plains(d.toCome())...))
	}
	var cards []part.Part
	for i, all := range d.parts.Severity {
		card := part.Things(part.Card, strconv.Itoa(i+1), all-d.Severity[strconv.Itoa(i+1)])
		card.Place = ""
		cards = append(cards, card)
	}
	return append(rows, part.Labelled("severity-used", "severity left", cards...))
}

// discsOn returns the discs on an event space, each with the side up and its effect on the upcoming card.
func (d drawing) discsOn(space string) (discs []part.Part) {
	for _, field := range box.FieldNames {
		if d.Discs[field] != space {
			continue
		}
		disc := part.Thing(part.Token, field)
		disc.Title, disc.Icon, disc.Tone = field+" "+d.side(field), "star", "green"
		if d.side(field) == "bane" {
			disc.Icon, disc.Tone = "cross", "grey"
		}
		disc.Text = "[" + disc.Title + "]"
		discs = append(discs, disc)
	}
	return discs
}

// side returns the side of a disc that is face up. In a document that names no banes, the discs lie as in the
// set-up.
func (d drawing) side(field string) string {
	up := !slices.Contains(d.Banes, field)
	if i := slices.Index(box.FieldNames[:], field); d.Banes == nil && i >= 0 {
		up = d.parts.DiscBoon[i]
	}
	return map[bool]string{true: "boon", false: "bane"}[up]
}

// discsAway returns the discs that lie on no card.
func (d drawing) discsAway() []string {
	var away []string
	for _, field := range box.FieldNames {
		if d.Discs[field] == "" {
			away = append(away, field+" "+d.side(field))
		}
	}
	return away
}

// toCome returns the cards that have not been drawn, era by era.
func (d drawing) toCome() []string {
	era := map[string]int{}
	for i := range d.parts.Events {
		era[d.parts.Events[i].Name] = d.parts.Events[i].Era
	}
	cards := map[int][]string{}
	for _, name := range d.Undrawn {
		cards[era[name]] = append(cards[era[name]], d.eventCard(name))
	}
	var list []string
	for _, n := range sortedKeys(cards) {
		list = append(list, strings.Join(cards[n], ", "))
	}
	return list
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }
