package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// goals writes the goal cards.
func (c frontierWriter) goals() {
	c.print("Goals: [15]Goal{\n")
	for _, n := range c.node(c.root, "goals", "list").Items() {
		c.print("{Name: %q", c.text(n, "id"))
		if n.Get("title") != nil {
			c.print(", Title: %q", c.text(n, "title"))
		}
		if reach := n.Get("reach"); reach != nil {
			c.print(", Track: %s, Reach: %d, Points: %d", c.named("", reach, "track", frontierTracks), c.at(reach, "value"), c.at(n, "points"))
		}
		if n.Get("count") != nil {
			c.print(", Most: %d, Count: Count{%s}", c.at(n, "most"), c.count(n))
		}
		if and := n.Get("and"); and != nil {
			c.further(and)
		}
		if money := n.Get("money"); money != nil {
			c.print(", MoneyPer: %d, MoneyPoints: %d, MoneyUpTo: %d", c.at(money, "per"), c.at(money, "points"), c.at(money, "up-to"))
		}
		if industry := n.Get("industry"); industry != nil {
			c.print(", LevelFour: %d, Industry: IndustryPoints{Most: %d, Enclosure: %d, Cattle: %d, Deposit: %d, LogsPerPoint: %d}", c.at(n, "level-4-card"),
				c.at(industry, "most"), c.at(industry, "enclosure"), c.at(industry, "cattle"), c.at(industry, "deposit"), c.at(industry, "logs-per-point"))
		}
		c.print("},\n")
	}
	c.print("},\n")
}

// count writes what a goal counts.
func (c frontierWriter) count(n *source.Node) string {
	special := map[string]string{"class-safety": "Safety", "railroad-tile": "Railroad", "telegraph-tile": "Telegraph", "donation": "Donations"}
	var parts []string
	var publics []*source.Node
	for _, what := range n.Get("count").Items() {
		if field := special[what.Value()]; field != "" {
			parts = append(parts, field+": true")
		} else {
			publics = append(publics, what)
		}
	}
	if n.Get("counted-connected-to") != nil {
		parts = append(parts, "ByHousing: true")
	}
	if set := c.publicSet(publics); set != "" {
		parts = append(parts, "Publics: "+set)
	}
	return strings.Join(parts, ", ")
}

// publicSet writes a set of public buildings, "" if it is empty.
func (c frontierWriter) publicSet(list []*source.Node) string {
	var bits []string
	for _, n := range list {
		bits = append(bits, "1<<"+c.constant("", n, c.ids("public-buildings", "list")))
	}
	return strings.Join(bits, "|")
}

// further writes the further condition of a goal.
func (c frontierWriter) further(and *source.Node) {
	if and.Get("bank-with-own-gold") != nil {
		c.print(", BankWithGold: true")
		return
	}
	c.print(", And: Further{Kind: %s, Number: %d", c.named("", and, "building", c.ids("public-buildings", "list")), c.at(and, "number"))
	places := map[string]string{"town": "ByTown", "housing": "ByHousing"}
	by := slices.Clone(and.Get("connected-to").Items())
	if len(by) == 1 && places[by[0].Value()] != "" {
		c.print(", %s: true", places[by[0].Value()])
		by = nil
	}
	if set := c.publicSet(by); set != "" {
		c.print(", By: %s", set)
	}
	if and.Get("place") != nil {
		c.print(", OnRiver: %t", c.word(and, "place", []string{"main-river"}) == 0)
	}
	fmt.Fprint(c.w, "}")
}
