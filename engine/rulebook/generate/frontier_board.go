package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// frontierLetters are the terrains by the letters of the boards.
var frontierLetters = map[rune]string{'F': "Forest", 'G': "Grass", 'P': "Plain", 'D': "Desert", 'M': "Mountain", 'R': "River", 'S': "Stream"}

// board writes the map and the basins.
func (c frontierWriter) board() {
	c.print("Map: [MapColumns][MapRows]Terrain{\n")
	for board := 1; board <= 4; board++ {
		c.columns(c.node(c.root, "map", "board-"+strconv.Itoa(board)))
	}
	c.print("},\nTownTerrain: [Terrains]bool{")
	for _, terrain := range []string{"forest", "grass", "plain", "desert", "mountain"} {
		c.print("%s: %s, ", camel(terrain), c.truth(c.node(c.root, "map", "terrain", terrain, "town")))
	}
	spots := c.node(c.root, "map", "founding-spots", "value").Items()
	c.print("},\nSpotCount: %d,\nSpots: [8]Space{%s},\nBasins: [8]Basin{\n", len(spots), c.spaces(spots))
	for _, basin := range c.node(c.root, "basins", "list").Items() {
		spaces := c.node(basin, "spaces").Items()
		c.print("{Name: %q, Holds: %d, Size: %d, Spaces: [12]Space{%s}},\n", c.text(basin, "id"), c.at(basin, "holds"), len(spaces), c.spaces(spaces))
	}
	c.print("},\n")
}

func (c frontierWriter) truth(n *source.Node) string {
	if n.Kind != source.Truth {
		c.keep(n.Wrong("is "+n.Describe(), "true or false"))
	}
	return n.Value()
}

// columns writes the columns of a board, whose rows stand in the file.
func (c frontierWriter) columns(board *source.Node) {
	rows := board.Items()
	for column := range c.number("map", "columns-per-board") {
		c.print("{")
		for _, row := range rows {
			letters := []rune(row.Value())
			if column >= len(letters) || frontierLetters[letters[column]] == "" {
				c.keep(row.Wrong("is "+row.Describe(), "a letter of F, G, P, D, M, R, S for every column"))
				return
			}
			c.print("%s, ", frontierLetters[letters[column]])
		}
		c.print("},\n")
	}
}

// spaces writes spaces such as e4, with commas.
func (c frontierWriter) spaces(list []*source.Node) string {
	var spaces []string
	for _, n := range list {
		text := n.Value()
		row, err := strconv.Atoi(strings.TrimLeft(text, "abcdefghijklmnopqrstuvwx"))
		if err != nil || row < 1 || text[0] < 'a' {
			c.keep(n.Wrong("is "+n.Describe(), "a space such as e4"))
			return ""
		}
		spaces = append(spaces, fmt.Sprintf("{Column: %d, Row: %d}", text[0]-'a', row-1))
	}
	return strings.Join(spaces, ", ")
}

// industries writes what the industries need.
func (c frontierWriter) industries() {
	c.print("Works: [Works]Work{\n")
	for _, n := range c.node(c.root, "industry-buildings", "list").Items() {
		c.work(n)
	}
	c.print("},\nHelpers: [3]Helper{\n")
	for _, n := range c.node(c.root, "lumbering", "helpers", "list").Items() {
		c.print("{Name: %q, Level: %d, Plus: %d", c.text(n, "id"), c.at(n, "level"), c.at(n, "plus"))
		c.optional("Fee", n, "fee")
		if n.Get("animal") != nil {
			c.print(", Animal: %s", c.named("", n, "animal", frontierGoods))
		}
		c.print("},\n")
	}
	c.print("},\n")
	for _, move := range []string{"drive", "raft", "tow"} {
		c.logMove(camel(move), c.node(c.root, "lumbering", move))
	}
	c.mining()
	c.ranching()
}

func (c frontierWriter) work(n *source.Node) {
	places := []string{"forest-by-river", "land", "water", "by-water", "own-depleted", "land-by-own-dam-or-canal", "grass-or-plain", "by-own-farmstead",
		"grass-by-own-farmstead", "off-board"}
	where := strings.Replace(c.named("Where", n, "where", places), "WhereLandByOwn", "WhereByOwn", 1)
	c.print("{Name: %q, Industry: %s, Level: %d, Price: %d, Logs: %d, Where: %s", c.text(n, "id"), c.named("", n, "industry", frontierIndustries),
		c.at(n, "level"), c.at(n, "price"), c.at(n, "logs"), where)
	if n.Get("metal") != nil {
		c.print(", Metal: %s", c.named("", n, "metal", frontierGoods))
	}
	c.optional("Holds", n, "holds")
	c.print("},\n")
}

// optional writes the number under a key of n, if there is one.
func (c frontierWriter) optional(field string, n *source.Node, key string) {
	if n.Get(key) != nil {
		c.print(", %s: %d", field, c.at(n, key))
	}
}

func (c frontierWriter) logMove(name string, n *source.Node) {
	logs := 0 // all
	if value := n.Get("logs"); value.Value() != "all" {
		logs = c.at(n, "logs")
	}
	c.print("%s: LogMove{Level: %d, Logs: %d, Basins: %d", name, c.at(n, "level"), logs, c.at(n, "basins"))
	c.optional("Price", n, "price")
	if n.Get("needs") != nil {
		c.print(", Steamboat: %t", c.word(n, "needs", []string{"steamboat"}) == 0)
	}
	c.print("},\n")
}

func (c frontierWriter) mining() {
	mining := c.root.Get("mining")
	c.print("HaulAnimals: [Goods]int{%s},\n", c.byGood(c.node(mining, "haul-animals"), "donkey", "mule"))
	c.print("DepositDie: [MostFaces]DepositKind{")
	for _, n := range c.node(mining, "deposit-die", "faces").Items() {
		c.print("%s, ", c.constant("", n, frontierDeposits))
	}
	c.print("},\n")
	for _, start := range []string{"panning", "mine", "deep"} {
		n := c.node(mining, "start", start)
		c.print("%s: Deposit{Level: %d, Reserve: %d", camel(start), c.at(n, "level"), c.at(n, "reserve"))
		if n.Get("metal") != nil {
			c.print(", Kind: %s, Metal: %s", c.named("", n, "kind", frontierDeposits), c.named("", n, "metal", frontierGoods))
		}
		c.print("},\n")
	}
	c.print("Output: [4][3][4]int{\n")
	for _, kind := range frontierDeposits {
		c.print("{")
		for _, level := range []string{"1", "2", "3"} {
			c.print("{%s}, ", c.row(c.node(mining, "output", kind, level)))
		}
		c.print("}, // %s\n", kind)
	}
	c.print("},\n")
}

// byGood writes the numbers of a record by good.
func (c frontierWriter) byGood(n *source.Node, goods ...string) string {
	var rows []string
	for _, good := range goods {
		if n.Get(good) != nil {
			rows = append(rows, fmt.Sprintf("%s: %d", camel(good), c.at(n, good)))
		}
	}
	return strings.Join(rows, ", ")
}

func (c frontierWriter) ranching() {
	yields := c.node(c.root, "ranching", "stable-yield")
	c.print("Yields: [4]Yield{\n")
	for _, stable := range []string{"horse-stable", "donkey-stable", "mule-stable", "ox-stable"} {
		n := c.node(yields, stable)
		c.print("{Animal: %s, Per: [Goods]int{%s}},\n", c.named("", n, "animal", frontierGoods), c.byGood(c.node(n, "per"), frontierGoods...))
	}
	c.print("},\nNoneLeft: [Goods]int{%s},\n", c.byGood(c.node(c.root, "ranching", "none-left-surcharge"), "cattle", "meat"))
}
