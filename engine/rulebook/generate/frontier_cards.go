package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// town writes the public buildings and the markets.
func (c frontierWriter) town() {
	c.print("Publics: [Publics]PublicBuilding{\n")
	for _, n := range c.node(c.root, "public-buildings", "list").Items() {
		c.print("{Name: %q, Class: %s, Price: %d, Logs: %d, Use: Effect{%s}", c.text(n, "id"), c.named("Class", n, "class", frontierClasses),
			c.at(n, "price"), c.at(n, "logs"), c.effect(c.node(n, "use")))
		if n.Get("where") != nil {
			c.print(", River: %t", c.word(n, "where", []string{"river"}) == 0)
		}
		c.print("},\n")
	}
	c.print("},\nMarkets: [MarketCards]Market{\n")
	for _, n := range c.node(c.root, "market-cards", "list").Items() {
		kind := c.named("Market", n, "kind", frontierMarkets)
		c.print("{Name: %q, Kind: %s", c.text(n, "id"), kind)
		if kind == "MarketTrain" {
			c.print(", Train: %s", c.named("Train", n, "id", frontierTrains))
		}
		c.print(", Sells: [Goods]int{%s}, Costs: [Goods]int{%s}},\n", c.byGood(c.node(n, "sells-for"), frontierGoods...), c.byGood(c.node(n, "costs"), frontierGoods...))
	}
	c.print("},\n")
}

// effect writes what something brings about: no field that is 0.
func (c frontierWriter) effect(n *source.Node) string {
	var parts []string
	add := func(format string, values ...any) { parts = append(parts, fmt.Sprintf(format, values...)) }
	for _, key := range n.Keys() {
		switch key {
		case "gain", "store":
			add("Kind: Effect%s, Good: %s", camel(key), c.named("", n, key, frontierGoods))
		case "status":
			add("Kind: EffectStatus, Field: %s", c.named("", n, key, frontierFields))
		case "draw":
			add("Kind: EffectDraw, Rank: %s", c.named("Rank", n, key, frontierRanks))
		case "free", "develop":
			add("Kind: Effect%s, Line: %s", camel(key), c.named("", n, key, frontierLines))
		case "build":
			add("Kind: EffectBuild, Building: %s", c.named("", n, key, c.ids("public-buildings", "list")))
		case "campaign", "donate":
			add("Kind: Effect%s", camel(key))
		case "amount", "discount":
			add("Amount: %d", c.at(n, key))
		case "cost":
			add("Cost: %d", c.at(n, key))
		default:
			if !source.IsNote(key) {
				c.keep(n.Unknown(key, nil))
			}
		}
	}
	return strings.Join(parts, ", ")
}

// development writes the tiles of the two lines.
func (c frontierWriter) development() {
	c.print("Tiles: [2][9]Tile{\n")
	for _, line := range frontierLines {
		c.print("{\n")
		for _, n := range c.node(c.root, line+"-tiles", "list").Items() {
			c.print("{Name: %q, Price: %d, ", c.text(n, "id"), c.at(n, "price"))
			if line == "railroad" {
				c.print("Train: %s, Spaces: %d, ", c.named("Train", n, "train", frontierTrains), c.at(n, "spaces"))
			}
			c.print("Effect: Effect{%s}},\n", c.effect(c.node(n, "effect")))
		}
		c.print("},\n")
	}
	c.print("},\n")
}

// events writes the event cards and the discs.
func (c frontierWriter) events() {
	c.print("Events: [16]Event{\n")
	for i, n := range c.node(c.root, "event-deck", "list").Items() {
		event := c.node(n, "event")
		era := i/max(1, c.number("event-deck", "per-era", "value")) + 1
		c.print("{Name: %q, Era: %d, Kind: %s", c.text(n, "id"), era, c.named("", event, "kind", frontierEvents))
		if event.Get("field") != nil {
			c.print(", Field: %s", c.named("", event, "field", frontierFields))
		}
		c.print("},\n")
	}
	c.print("},\nDiscBoon: [3]bool{")
	for _, disc := range frontierFields {
		c.print("%t, ", c.word(c.node(c.root, "discs", "list", disc), "up", []string{"bane", "boon"}) == 1)
	}
	spaces := c.ids("election-board", "spaces")
	c.print("},\nElection: [7]ElectionSpace{\n")
	for _, n := range c.node(c.root, "election-board", "spaces").Items() {
		c.print("{Name: %q, Value: %d, Fields: [3]bool{%s}, Next: [7]bool{%s}},\n", c.text(n, "id"), c.at(n, "value"),
			c.among(n.Get("fields"), frontierFields), c.among(n.Get("next"), spaces))
	}
	c.print("},\n")
}

// among writes for each of the words whether it is in the list.
func (c frontierWriter) among(list *source.Node, words []string) string {
	var in []string
	for _, word := range words {
		in = append(in, fmt.Sprint(slices.ContainsFunc(list.Items(), func(n *source.Node) bool { return n.Value() == word })))
	}
	for _, n := range list.Items() {
		c.constant("", n, words)
	}
	return strings.Join(in, ", ")
}

// people writes the towns and the characters.
func (c frontierWriter) people() {
	c.print("Towns: [3]Town{\n")
	for _, n := range c.node(c.root, "towns", "list").Items() {
		c.print("{Name: %q, Suit: %s, Reward: Effect{%s}},\n", c.text(n, "id"), c.named("Suit", n, "suit", frontierSuits), c.effect(c.node(n, "reward")))
	}
	c.print("},\nCharacters: [Characters]Character{\n")
	for _, rank := range frontierRanks {
		for _, n := range c.node(c.root, rank+"s", "list").Items() {
			c.print("{Name: %q, Rank: Rank%s, Suit: %s, ", c.text(n, "id"), camel(rank), c.named("Suit", n, "suit", frontierSuits))
			c.character(rank, n)
			c.print("},\n")
		}
	}
	c.print("},\n")
}

// character writes what a character of a rank has.
func (c frontierWriter) character(rank string, n *source.Node) {
	if rank == "assistant" {
		steps := c.node(n, "ring").Items()
		var ring []string
		for _, step := range steps {
			ring = append(ring, c.constant("Ring", step, frontierRings))
		}
		c.print("RingSize: %d, Ring: [6]RingStep{%s}", len(steps), strings.Join(ring, ", "))
		return
	}
	c.print("Passive: Passive{%s}, ", c.passive(c.node(n, "passive")))
	if rank == "tycoon" {
		c.print("Active: Effect{%s}", c.effect(c.node(n, "active")))
		return
	}
	needs := c.node(n, "needs")
	if needs.Get("industry") != nil {
		c.print("Needs: Need{Industry: %s}", c.named("", needs, "industry", frontierIndustries))
	} else {
		c.print("Needs: Need{Publics: %d}", c.at(needs, "public-buildings"))
	}
}

func (c frontierWriter) passive(n *source.Node) string {
	switch {
	case n.Get("income") != nil:
		return fmt.Sprintf("Kind: PassiveIncome, Amount: %d", c.at(n, "income"))
	case n.Get("sell-bonus") != nil:
		return fmt.Sprintf("Kind: PassiveSellBonus, Good: %s, Amount: %d", c.named("", n, "sell-bonus", frontierGoods), c.at(n, "amount"))
	}
	return fmt.Sprintf("Kind: PassiveDiscount, Discount: %s, Amount: %d", c.named("Discount", n, "discount", frontierDiscounts), c.at(n, "amount"))
}
