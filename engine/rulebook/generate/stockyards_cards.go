package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

func (c stockyardsWriter) cards() {
	colours, shapes := c.node(c.root, "building-colours", "colours").Keys(), c.shapeNames()
	c.print("Buildings: [20]box.Building{\n")
	for _, card := range c.root.Get("building-cards").Items() {
		c.print("{Name: %q, Title: %q, Deck: %d, TwoPlayer: %s, Colour: %d, Shape: %d, Squares: %d, Immediate: box.Gain{%s}, End: %d, Icons: [5]uint8{%s}},\n",
			c.text(card, "id"), c.text(card, "title"), c.word(card, "deck", yardDecks), c.node(card, "two-player").Value(),
			c.word(card, "colour", colours), c.word(card, "shape", shapes), c.at(card, "squares"), c.gain(card.Get("immediate")), c.at(card, "end"),
			c.icons(card.Get("icons")))
	}
	c.print("},\nSpecialists: [5]box.Specialist{\n")
	for _, card := range c.root.Get("specialist-cards").Items() {
		needs := make([]int, len(yardIcons))
		for i, icon := range yardIcons {
			needs[i] = c.optional(card.Get("needs"), icon)
		}
		c.print("{Name: %q, Title: %q, Needs: [5]uint8{%s}, Immediate: box.Gain{%s}, End: %d},\n",
			c.text(card, "id"), c.text(card, "title"), numbers(needs), c.gain(card.Get("immediate")), c.at(card, "end"))
	}
	c.print("},\nYearCards: [24]box.YearCard{\n")
	for _, card := range c.root.Get("year-cards").Items() {
		c.yearCard(card)
	}
	c.print("},\n")
}

// icons writes how often each icon stands in a list.
func (c stockyardsWriter) icons(list *source.Node) string {
	counts := make([]int, len(yardIcons))
	for _, n := range list.Items() {
		i := slices.Index(yardIcons, n.Value())
		if i < 0 {
			c.keep(n.Wrong("is "+n.Describe(), strings.Join(yardIcons, ", ")))
			break
		}
		counts[i]++
	}
	return numbers(counts)
}

// yearActions lists the words of the actions, in the order of the cards.
func (c stockyardsWriter) yearActions() []string {
	var words []string
	for _, card := range c.root.Get("year-cards").Items() {
		if card.Get("action") != nil {
			words = append(words, c.text(card, "action"))
		}
	}
	return words
}

func (c stockyardsWriter) yearCard(card *source.Node) {
	c.print("{Name: %q, Year: %d, Spirit: %d, ", c.text(card, "id"), c.at(card, "year"), c.shift(card, "spirit"))
	if card.Get("title") != nil {
		c.print("Title: %q, ", c.text(card, "title"))
	}
	if card.Get("date") != nil {
		date, err := card.Get("date").Int(1800, 2000)
		c.keep(err)
		c.print("Date: %d, ", date)
	}
	if c.word(card, "kind", []string{"action", "event"}) == 1 {
		c.print("Event: true, ")
	} else {
		c.print("Action: %d, Cost: %d, ", c.word(card, "action", c.yearActions()), c.at(card, "cost"))
	}
	c.yearEffect(card.Get("effect"))
	c.print("},\n")
}

// yearEffect writes what a year card does: no field that is 0.
func (c stockyardsWriter) yearEffect(effect *source.Node) {
	bonus := -1
	for _, key := range effect.Keys() {
		switch key {
		case "futures":
			c.print("Futures: %s, ", effect.Get(key).Value())
		case "only-in":
			c.print("OnlyIn: [5]bool{%s}, ", c.onlyIn(effect.Get(key)))
		case "with":
			bonus = c.word(effect, key, c.texts(c.root.Get("building-cards"), "id"))
		case "beef", "pork", "lamb", "brand":
		default:
			c.print("%s: %d, ", yearFields[key], c.shift(effect, key))
			if yearFields[key] == "" {
				c.keep(effect.Unknown(key, nil))
			}
		}
	}
	if gain := c.gain(effect); gain != "" {
		c.print("Gain: box.Gain{%s}, ", gain)
	}
	c.print("BonusWith: %d", bonus)
}

// yearFields are the fields of type YearCard by the key of an effect.
var yearFields = map[string]string{
	"cash": "Cash", "low-morale": "GainToken", "discard-low-morale": "DropToken", "more-beef": "BonusBeef", "others-beef": "OthersBeef",
	"others-low-morale": "OthersTokens", "last-workers": "LastWorkers", "branches": "Branches", "remove-cattle": "RemoveCattle",
	"all-prices": "AllPrices", "add-each-livestock": "AddEach", "all-brand": "AllBrand", "workers-away": "Away",
}

// onlyIn writes for each market whether it is in the list.
func (c stockyardsWriter) onlyIn(list *source.Node) string {
	var open []string
	for _, market := range c.texts(c.root.Get("markets"), "id") {
		in := slices.ContainsFunc(list.Items(), func(n *source.Node) bool { return n.Value() == market })
		open = append(open, fmt.Sprint(in))
	}
	return strings.Join(open, ", ")
}
