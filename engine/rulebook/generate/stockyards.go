package main

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// The words of Union Stockyards, in the order in which its package numbers them.
var (
	yardSides = []string{"side-2", "side-3-5"}
	yardKinds = []string{"cattle", "hogs", "sheep"}
	yardMeats = []string{"beef", "pork", "lamb"}
	yardDecks = []string{"A", "B", "C"}
	yardEdges = []string{"north", "east", "south", "west"}
	yardIcons = []string{"can", "fat", "hide", "bone", "gland"}
)

// stockyards writes the components of Union Stockyards, type Components of its box.
func stockyards(w *bytes.Buffer, root *collector) {
	c := stockyardsWriter{root, w}
	c.print("import %q\n\nvar defaultComponents = box.Components{\n", "github.com/yardstick-rules/yardstick/engine/stockyards/box")
	c.numbers()
	c.setup()
	c.tracks()
	c.spaces()
	c.packingtown()
	c.markets()
	c.pieces()
	c.cards()
	c.print("}\n\n")
}

// stockyardsWriter writes field after field.
type stockyardsWriter struct {
	*collector
	w *bytes.Buffer
}

func (c stockyardsWriter) print(format string, values ...any) { fmt.Fprintf(c.w, format, values...) }

// numbers writes the numbers that stand alone.
func (c stockyardsWriter) numbers() {
	for _, p := range [][2]string{
		{"StartCash", "setup.starting-cash.value"},
		{"StartTokens", "setup.starting-low-morale-tokens.value"},
		{"StartBrand", "setup.starting-brand.value"},
		{"BrandMax", "brand-track.max"},
		{"SpiritMin", "union-spirit-track.min.value"},
		{"SpiritMax", "union-spirit-track.max.value"},
		{"StrikeAt", "union-spirit-track.strike-at.value"},
		{"MoneyTotal", "money.total"},
		{"Tokens", "box.low-morale-tokens"},
		{"Viaducts", "box.viaducts"},
		{"LandCards", "per-colour.land-ownership-cards"},
		{"LandCost", "action-spaces.buy-land.cost"},
		{"NationalCost", "action-spaces.advertise-national.cost"},
		{"BranchCost", "action-spaces.branch.cost"},
		{"WageCost", "action-spaces.wage-increase.cost"},
		{"TwoBranchesCost", "action-spaces.party.costs.branches"},
		{"National", "action-effects.advertise-national.brand"},
		{"Chicago", "action-effects.advertise-chicago.brand"},
		{"CampaignSavings", "action-effects.campaign.savings"},
		{"ContractCash", "action-effects.contract.cash"},
		{"SquarePrice", "action-effects.build.price-of-a-square"},
		{"Efficiency", "efficiency-bonus.per-like-coloured-neighbour"},
		{"LandWidth", "land-ownership-card.width"},
		{"LandHeight", "land-ownership-card.height"},
		{"Years", "years.value"},
	} {
		c.print("%s: %d,\n", p[0], c.number(strings.Split(p[1], ".")...))
	}
	c.print("WageSpirit: %d,\n", -c.shift(c.root, "action-effects", "wage-increase", "spirit"))
	c.print("EightSpirit: %d,\n", -c.shift(c.root, "action-effects", "eight-hour-day", "spirit"))
	step := c.node(c.root, "price-adjustment")
	c.print("PriceStep: box.PriceStep{Fewest: %d, Most: %d, Equal: %d},\n", c.shift(step, "fewest"), c.shift(step, "most"), c.shift(step, "all-equal"))
	c.print("BrandBonus: [2][3]int{{%s}, {%s}},\n", c.row(c.node(c.root, "brand-bonus", "players-2")), c.row(c.node(c.root, "brand-bonus", "players-3-to-5")))
}

// row writes the whole numbers of a list, with commas.
func (c stockyardsWriter) row(list *source.Node) string {
	var numbers []string
	for _, n := range list.Items() {
		numbers = append(numbers, strconv.Itoa(c.at(n)))
	}
	return strings.Join(numbers, ", ")
}

func (c stockyardsWriter) setup() {
	field(c.w, "StartMeat", "int", c.each("setup.starting-meat-values", "%s", yardMeats...))
	field(c.w, "LivestockPieces", "int", c.each("livestock-pieces", "%s", yardKinds...))
	c.print("StartSavings: [5]int{%s},\n", c.row(c.node(c.root, "setup", "starting-savings", "value")))
	c.print("StartLivestock: [6]int{%s},\n", c.byPlayers("cattle", "setup", "starting-livestock", "by-players"))
	for _, what := range []string{"houses", "workers"} {
		c.print("%s: [2][6]int{", camel(what))
		for _, option := range []string{"option-three-bands", "option-four-rows"} {
			c.print("{%s}, ", c.byPlayers(what, "setup", "branch-houses-and-workers", option, "by-players"))
		}
		c.print("},\n")
	}
}

// byPlayers writes the numbers under a key of a table by players.
func (c stockyardsWriter) byPlayers(key string, path ...string) string {
	var rows []string
	for _, players := range []string{"2", "3", "4", "5"} {
		rows = append(rows, fmt.Sprintf("%s: %d", players, c.at(c.node(c.root, path...), players, key)))
	}
	return strings.Join(rows, ", ")
}

func (c stockyardsWriter) tracks() {
	c.print("Price: [2][3]box.Track{\n")
	for _, side := range yardSides {
		c.print("{\n")
		for _, kind := range yardKinds {
			c.track(c.node(c.root, "price-tracks", side, kind))
		}
		c.print("},\n")
	}
	c.print("},\nMeat: [3]box.Bounds{")
	for _, meat := range yardMeats {
		track := c.node(c.root, "meat-value-tracks", meat)
		c.print("{Min: %d, Max: %d}, ", c.at(track, "min"), c.at(track, "max"))
	}
	lines := c.node(c.root, "brand-track", "thresholds").Items()
	c.print("},\nBrandLineCount: %d,\nBrandLines: [16]box.Line{\n", len(lines))
	for _, line := range lines {
		c.print("{Enter: %d, %s},\n", c.at(line, "enter"), c.gain(line))
	}
	c.print("},\nCapacity: [2][3]int{")
	for _, side := range yardSides {
		c.print("{%s}, ", numbers(c.each("yards."+side+".capacity", "%s", yardKinds...)))
	}
	c.print("},\n")
}

// track writes a price track: its ends, and an arrival for every price of its bands.
func (c stockyardsWriter) track(n *source.Node) {
	c.print("{Min: %d, Max: %d, Arrive: [40]uint8{", c.at(n, "min"), c.at(n, "max"))
	for _, band := range n.Get("bands").Items() {
		for range band.Get("prices").Items() {
			c.print("%d,", c.at(band, "arrive"))
		}
	}
	c.print("}},\n")
}

// gain writes the meat values and the brand that a record brings.
func (c stockyardsWriter) gain(n *source.Node) string {
	var parts []string
	meats := make([]int, len(yardMeats))
	for i, meat := range yardMeats {
		meats[i] = c.optional(n, meat)
	}
	if slices.Max(meats) > 0 {
		parts = append(parts, "Meat: [3]int{"+numbers(meats)+"}")
	}
	if brand := c.optional(n, "brand"); brand > 0 {
		parts = append(parts, fmt.Sprintf("Brand: %d", brand))
	}
	return strings.Join(parts, ", ")
}

// optional is the number under a key of n, 0 if there is none.
func (c stockyardsWriter) optional(n *source.Node, key string) int {
	if n.Get(key) == nil {
		return 0
	}
	return c.shift(n, key)
}

func numbers[T any](values []T) string {
	return strings.Trim(strings.Join(strings.Fields(fmt.Sprint(values)), ", "), "[]")
}

func (c stockyardsWriter) spaces() {
	c.print("Spaces: [2]box.Spaces{\n")
	for _, side := range yardSides {
		c.print("{")
		for _, p := range [][2]string{
			{"BuyLand", "buy-land"}, {"Build", "build"}, {"National", "advertise-national"}, {"Chicago", "advertise-chicago"},
			{"Branch", "branch"}, {"Wage", "wage-increase"}, {"Party", "party"}, {"Campaign", "campaign"},
		} {
			c.print("%s: %d, ", p[0], c.number("action-spaces", p[1], "spaces", side))
		}
		c.print("},\n")
	}
	c.print("},\n")
}

func (c stockyardsWriter) markets() {
	list := c.root.Get("markets").Items()
	c.print("MarketSpaces: [2][5]int{")
	for _, side := range yardSides {
		c.print("{")
		for _, market := range list {
			c.print("%d, ", c.at(market, "spaces", side))
		}
		c.print("}, ")
	}
	c.print("},\nMarketBenefit: [5]box.Gain{")
	for _, market := range list {
		c.print("{%s}, ", c.gain(market.Get("benefit")))
	}
	c.print("},\n")
	field(c.w, "HouseValue", "int", c.each("branch-house-values.by-connections", "%s", "0", "1", "2"))
}
