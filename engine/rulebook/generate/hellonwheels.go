package main

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// hellOnWheels writes the components of Hell on Wheels, type Components of its package, and the lists of its cards and Towns.
func hellOnWheels(w *bytes.Buffer, c *collector) {
	types, towns := c.root.Get("town-types"), c.root.Get("towns")
	fmt.Fprint(w, "var defaultComponents = Components{\n")
	for _, p := range [][2]string{
		{"StartMoney", "money.start-per-player.value"},
		{"CardsEachTurn", "limits.cards-drawn-each-turn.value"},
		{"MostExtra", "limits.extra-cards-each-turn.value"},
		{"HandLimit", "limits.hand-at-end-of-turn.value"},
		{"CivilizedPrice", "prices.civilized-card.value"},
		{"EstablishmentPrice", "prices.establishment-card.value"},
		{"Tax", "prices.tax-per-establishment.value"},
		{"PerCustomer", "payout.per-customer.value"},
		{"PerMayhem", "payout.per-mayhem.value"},
		{"VileMen", "effects.discard-random.cards"},
		{"ConMen", "effects.steal-cards.cards"},
		{"Desperados", "effects.move-mayhem.up-to"},
		{"LadiesOfTheEvening", "effects.move-customers.up-to"},
		{"HangersOn", "effects.move-forward.up-to"},
		{"Scoundrels", "effects.draw-cards.cards"},
		{"Outlaws", "effects.lose-money.money"},
		{"Gamblers", "effects.steal-money.money"},
		{"Entrepreneur", "effects.gain-money.money"},
		{"Blackmail", "effects.bid-value.money"},
	} {
		fmt.Fprintf(w, "%s: %d,\n", p[0], c.number(strings.Split(p[1], ".")...))
	}
	fmt.Fprintf(w, "ThresholdOver: %d,\n", threshold(c))
	field(w, "ExtraCards", "int", c.each("prices", "extra-card-%s.value", "1", "2", "3"))
	field(w, "Base", "int", c.each("payout.base.value", "%s", "past", "present", "future"))
	var shifts, kinds []int
	for _, t := range types.Items() {
		shifts = append(shifts, c.shift(t, "mayhem"))
	}
	for _, t := range towns.Items() {
		kinds = append(kinds, c.word(t, "type", c.texts(types, "id")))
	}
	field(w, "TypeShift", "int", shifts)
	field(w, "Towns", "uint8", kinds)
	fmt.Fprint(w, "}\n\n")
	list(w, "townTypeNames", "string", "%q", c.texts(types, "id"))
	list(w, "townNames", "string", "%q", c.texts(towns, "id"))
	list(w, "townTitles", "string", "%q", c.texts(towns, "title"))
	cards(w, c)
}

// each lists the numbers at paths that differ in one word.
func (c *collector) each(under, path string, words ...string) []int {
	var numbers []int
	for _, word := range words {
		numbers = append(numbers, c.number(strings.Split(under+"."+fmt.Sprintf(path, word), ".")...))
	}
	return numbers
}

// threshold is what the raid threshold adds to the number of players.
func threshold(c *collector) int {
	n := c.node(c.root, "limits", "raid-threshold", "value")
	over, err := strconv.Atoi(strings.TrimPrefix(n.Value(), "players + "))
	if err != nil {
		c.keep(n.Wrong("is "+n.Describe(), `a text such as "players + 1"`))
	}
	return over
}

// cards writes the lists of cards, one row for each name.
func cards(w *bytes.Buffer, c *collector) {
	types, names := c.root.Get("card-types"), c.root.Get("cards")
	letters, ids := c.texts(types, "letter"), c.texts(types, "id")
	var copies []int
	var classes []string
	for _, card := range names.Items() {
		copies = append(copies, c.at(card, "copies"))
		if i := c.word(card, "letter", letters); c.err == nil {
			classes = append(classes, "class"+camel(ids[i]))
		}
	}
	list(w, "cardNames", "string", "%q", c.texts(names, "id"))
	list(w, "cardTitles", "string", "%q", c.texts(names, "title"))
	list(w, "cardCopies", "uint8", "%d", copies)
	list(w, "cardClasses", "class", "%s", classes)
}

// field writes an array of the components.
func field(w *bytes.Buffer, name, kind string, values []int) {
	fmt.Fprintf(w, "%s: ", name)
	array(w, kind, "%d", values)
	fmt.Fprint(w, ",\n")
}

// list writes an array of its own.
func list[T any](w *bytes.Buffer, name, kind, verb string, values []T) {
	fmt.Fprintf(w, "var %s = ", name)
	array(w, kind, verb, values)
	fmt.Fprint(w, "\n\n")
}
