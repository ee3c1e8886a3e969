package main

import (
	"bytes"
	"fmt"
)

// yardmaster writes the components of Yardmaster: type Components of its package.
func yardmaster(w *bytes.Buffer, c *collector) {
	fmt.Fprint(w, "import \"github.com/yardstick-rules/yardstick/engine/yardmaster/box\"\n\nvar defaultComponents = box.Components{\n")
	for _, p := range [][2]string{
		{"ActionsPerTurn", "actions-per-turn"},
		{"YardmasterExtra", "yardmaster-extra-actions"},
		{"HandAtStart", "hand-at-start"},
		{"YardSize", "arrival-yard-size"},
		{"ExchangePair", "exchange-pair"},
	} {
		fmt.Fprintf(w, "%s: %d,\n", p[0], c.number("parameters", p[1], "value"))
	}
	fmt.Fprint(w, "Goals: [6]int{")
	for _, row := range c.root.At("point-goal", "rows").Items() {
		fmt.Fprintf(w, "%s: %d,", row.Get("players").Value(), c.at(row, "goal"))
	}
	fmt.Fprint(w, "},\nRailcars: [3][20]uint8{\n")
	for _, d := range c.root.At("railcars", "copies", "distributions").Items() {
		fmt.Fprintf(w, "{ // %s\n", d.Get("id").Value())
		for range c.root.Get("types").Items() {
			for _, row := range d.Get("each-type").Items() {
				fmt.Fprintf(w, "%d,", c.at(row, "copies"))
			}
			fmt.Fprintln(w)
		}
		fmt.Fprint(w, "},\n")
	}
	fmt.Fprint(w, "},\nCargo: [10]uint8{")
	for _, card := range c.root.At("cargo", "cards").Items() {
		fmt.Fprintf(w, "%d,", c.at(card, "copies"))
	}
	fmt.Fprint(w, "},\n}\n")
}
