package main

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// frontier writes the components of Frontier, type Components of its box.
func frontier(w *bytes.Buffer, root *collector) {
	c := frontierWriter{root, w}
	c.print("import . %q\n\n", "github.com/yardstick-rules/yardstick/engine/frontier/box")
	c.print("var defaultComponents = Components{\n")
	c.numbers()
	c.tables()
	c.board()
	c.industries()
	c.town()
	c.development()
	c.events()
	c.people()
	c.goals()
	c.print("}\n")
}

// frontierWriter writes field after field.
type frontierWriter struct {
	*collector
	w *bytes.Buffer
}

func (c frontierWriter) print(format string, values ...any) { fmt.Fprintf(c.w, format, values...) }

// ids are the ids of a list.
func (c frontierWriter) ids(path ...string) []string { return c.texts(c.node(c.root, path...), "id") }

// numbers writes the numbers that stand alone.
func (c frontierWriter) numbers() {
	for _, p := range [][2]string{
		{"Cubes", "player-kit.cubes.value"},
		{"Workers", "player-kit.workers.value"},
		{"PromiseCubes", "player-kit.promise-cubes.value"},
		{"StartMoney", "start-goods.money.value"},
		{"StartLogs", "start-goods.logs-on-stockpile.value"},
		{"StartHorses", "start-goods.ranching-horses.value"},
		{"StartAssistants", "start-goods.assistants.value"},
		{"GoalsDealt", "start-goods.goal-cards-dealt.value"},
		{"GoalsKept", "start-goods.goal-cards-kept.value"},
		{"Dice", "dice.count"},
		{"DieFaces", "dice.faces"},
		{"BoardColumns", "map.columns-per-board"},
		{"Rows", "map.rows"},
		{"TreesPerForest", "map.trees-per-forest.value"},
		{"AnimalsPerCard", "industry-cards.animals-per-card.value"},
		{"LogsPerCut", "lumbering.logs-per-cut.value"},
		{"Reach", "lumbering.reach.value"},
		{"SawLevel", "lumbering.saw.level"},
		{"DicePerPan", "mining.dice-per-pan.value"},
		{"GrubstakePrice", "mining.grubstake.price"},
		{"GrubstakeTools", "mining.grubstake.tools"},
		{"ImprovePrice", "mining.improve.price"},
		{"HaulCubes", "mining.haul.cubes"},
		{"TileLevelMax", "mining.tile-level-max.value"},
		{"DriveSpaces", "ranching.drive-spaces.value"},
		{"SkipBuildings", "ranching.skip-buildings.value"},
		{"Breed", "ranching.breed.value"},
		{"RustleCattle", "ranching.rustle.cattle"},
		{"LevelFourPoints", "level-4.points-per-character"},
		{"TentUses", "housing.tent.uses"},
		{"HouseUses", "housing.wooden-house.uses"},
		{"Copies", "public-buildings.copies.value"},
		{"FirePerWorker", "fire-and-revolt.fire-removed-per-worker.value"},
		{"PricePerRevolt", "fire-and-revolt.price-per-revolt.value"},
		{"MostDamage", "fire-and-revolt.most-pieces-on-a-building.value"},
		{"BankRelief", "fire-and-revolt.bank-relief.value"},
		{"TilesLaidOut", "development.tiles-laid-out.value"},
		{"PointsPerTile", "development.points-per-tile.value"},
		{"StatusHigh", "town-status.high.value"},
		{"StatusStart", "town-status.start.value"},
		{"EventsPerEra", "event-deck.per-era.value"},
		{"StatusDownSpaces", "event-numbers.status-down-spaces.value"},
		{"RainFaces", "event-numbers.rain-faces.value"},
		{"BlizzardPerLoss", "event-numbers.blizzard-animals-per-loss.value"},
		{"PanicPerSeverity", "event-numbers.panic-per-severity.value"},
		{"BoonGain", "discs.boon.each-player-gains-per-space"},
		{"BanePay", "discs.bane.each-player-pays-per-space"},
		{"StepPrice", "election-board.step-price.value"},
		{"PromiseKept", "promise-points.kept"},
		{"OwnCharacters", "character-limits.own"},
		{"Tycoons", "character-limits.tycoons"},
		{"GoalLimit", "goals.limit"},
		{"GoalPoints", "goals.points-per-condition"},
		{"TitleAt", "titles.at"},
		{"MoneyPerPoint", "scoring.money-per-point.value"},
		{"TrackLow", "scoring.track-low.value"},
	} {
		c.print("%s: %d,\n", p[0], c.number(strings.Split(p[1], ".")...))
	}
	c.print("StatusLow: %d,\nPromiseBroken: %d,\n", c.shift(c.root, "town-status", "low", "value"), c.shift(c.root, "promise-points", "broken"))
}

// tables writes the numbers that stand in rows.
func (c frontierWriter) tables() {
	c.print("Boards: [6]int{")
	for players := 2; players <= 5; players++ {
		c.print("%d: %d, ", players, c.number("map", "boards-in-play", strconv.Itoa(players)))
	}
	c.print("},\nRoundsPerEra: [4]int{%s},\nPairs: [3]Pair{", c.row(c.node(c.root, "time", "rounds-per-era", "value")))
	cattle := c.node(c.root, "start-goods", "ranching-cattle")
	for _, n := range cattle.Get("spaces").Items() {
		c.print("{Cubes: %d, Spaces: %d}, ", c.at(cattle, "cubes"), c.at(n))
	}
	c.print("},\n")
	field(c.w, "IndustryCards", "int", c.each("industry-cards.copies-per-level.value", "%s", "1", "2", "3", "4"))
	field(c.w, "Severity", "int", c.each("severity-cards.copies.value", "%s", "1", "2", "3"))
	field(c.w, "Votes", "int", c.each("votes", "%s", frontierRanks...))
	c.print("IndustrySuits: [3]Suit{")
	for _, industry := range frontierIndustries {
		c.print("%s, ", c.named("Suit", c.node(c.root, "industry-cards", "suits", "value"), industry, frontierSuits))
	}
	c.print("},\n")
}

// row writes the whole numbers of a list, with commas.
func (c frontierWriter) row(list *source.Node) string {
	var values []int
	for _, n := range list.Items() {
		values = append(values, c.at(n))
	}
	return numbers(values)
}

// named writes the constant for the text under a key, one of those allowed.
func (c frontierWriter) named(prefix string, n *source.Node, key string, words []string) string {
	return prefix + camel(words[c.word(n, key, words)])
}

// constant writes the constant for a text, one of those allowed.
func (c frontierWriter) constant(prefix string, n *source.Node, words []string) string {
	if !slices.Contains(words, n.Value()) {
		c.keep(n.Wrong("is "+n.Describe(), strings.Join(words, ", ")))
	}
	return prefix + camel(n.Value())
}

// The words of Frontier that its package has a constant for.
var (
	frontierIndustries = []string{"lumbering", "mining", "ranching"}
	frontierFields     = []string{"health", "wealth", "safety"}
	frontierClasses    = []string{"health", "wealth", "safety", "housing", "civic"}
	frontierSuits      = []string{"red", "gold", "brown", "blue", "black", "purple"}
	frontierRanks      = []string{"assistant", "partner", "tycoon"}
	frontierLines      = []string{"railroad", "telegraph"}
	frontierTrains     = []string{"red", "blue"}
	frontierDeposits   = []string{"alluvial", "beach", "eluvial", "aeolian"}
	frontierGoods      = []string{"money", "log", "lumber", "gold", "silver", "tool", "gun", "horse", "donkey", "mule", "ox", "cattle", "meat", "dairy"}
	frontierMarkets    = []string{"boat", "stagecoach", "train", "own-train"}
	frontierEvents     = []string{"status-down", "logs-lost", "pile-up", "fire", "revolt", "drought", "heavy-rain", "blizzard", "panic", "rustlers", "damage-line"}
	frontierDiscounts  = []string{"industry-building", "public-building", "improve", "development", "campaign"}
	frontierRings      = []string{"worker", "tool", "gun"}
	frontierTracks     = []string{"political", "investment"}
)
