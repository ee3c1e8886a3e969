package box

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// overlay decides whether an owner may replace a value, by the source of the printed value.
type overlay struct{ printed *source.Printed }

// ownersNumber is a number that an owner may replace: its field in components.yaml, its range, and its place in
// Components. If of is nil, nothing in play depends on the number.
type ownersNumber struct {
	field       string
	least, most int
	of          func(c *Components) *int
}

// ownersNumbers are the single numbers that an owner may replace. The rulebook narrows the range of some of them
// later (see ownersFloors).
var ownersNumbers = []ownersNumber{
	{"time.first-year.value", 1800, 1900, nil},
	{"player-kit.cubes.value", 0, 99, func(c *Components) *int { return &c.Cubes }},
	{"player-kit.owner-markers.value", 0, 999, nil},
	{"dice.faces", 4, MostFaces, func(c *Components) *int { return &c.DieFaces }},
	{"map.columns-per-board", 3, MapColumns / 4, func(c *Components) *int { return &c.BoardColumns }},
	{"map.rows", 3, MapRows, func(c *Components) *int { return &c.Rows }},
	{"map.trees-per-forest.value", 0, 20, func(c *Components) *int { return &c.TreesPerForest }},
	{"lumbering.reach.value", 0, 9, func(c *Components) *int { return &c.Reach }},
	{"lumbering.raft.logs", 0, 99, func(c *Components) *int { return &c.Raft.Logs }},
	{"lumbering.raft.price", 0, 20, func(c *Components) *int { return &c.Raft.Price }},
	{"mining.grubstake.tools", 0, 9, func(c *Components) *int { return &c.GrubstakeTools }},
	{"mining.haul-animals.donkey", 0, 9, func(c *Components) *int { return &c.HaulAnimals[Donkey] }},
	{"mining.haul-animals.mule", 0, 9, func(c *Components) *int { return &c.HaulAnimals[Mule] }},
	{"mining.tile-level-max.value", 1, 3, func(c *Components) *int { return &c.TileLevelMax }},
	{"mining.start.panning.level", 1, 3, func(c *Components) *int { return &c.Panning.Level }},
	{"mining.start.panning.reserve", 0, 99, func(c *Components) *int { return &c.Panning.Reserve }},
	{"mining.start.mine.level", 1, 3, func(c *Components) *int { return &c.Mine.Level }},
	{"mining.start.mine.reserve", 0, 99, func(c *Components) *int { return &c.Mine.Reserve }},
	{"mining.start.deep.level", 1, 3, func(c *Components) *int { return &c.Deep.Level }},
	{"mining.start.deep.reserve", 0, 99, func(c *Components) *int { return &c.Deep.Reserve }},
	{"ranching.none-left-surcharge.cattle", 0, 20, func(c *Components) *int { return &c.NoneLeft[Cattle] }},
	{"ranching.none-left-surcharge.meat", 0, 20, func(c *Components) *int { return &c.NoneLeft[Meat] }},
	{"level-4.points-per-character", 0, 9, func(c *Components) *int { return &c.LevelFourPoints }},
	{"housing.tent.uses", 0, 9, func(c *Components) *int { return &c.TentUses }},
	{"housing.wooden-house.uses", 0, 9, func(c *Components) *int { return &c.HouseUses }},
	{"fire-and-revolt.bank-relief.value", 0, 20, func(c *Components) *int { return &c.BankRelief }},
	{"town-status.low.value", -9, 0, func(c *Components) *int { return &c.StatusLow }},
	{"town-status.high.value", 0, 9, func(c *Components) *int { return &c.StatusHigh }},
	{"event-numbers.rain-faces.value", 0, 3, func(c *Components) *int { return &c.RainFaces }},
	{"event-numbers.blizzard-animals-per-loss.value", 1, 20, func(c *Components) *int { return &c.BlizzardPerLoss }},
	{"event-numbers.panic-per-severity.value", 0, 20, func(c *Components) *int { return &c.PanicPerSeverity }},
	{"severity-cards.copies.value.1", 0, 99, func(c *Components) *int { return &c.Severity[0] }},
	{"severity-cards.copies.value.2", 0, 99, func(c *Components) *int { return &c.Severity[1] }},
	{"severity-cards.copies.value.3", 0, 99, func(c *Components) *int { return &c.Severity[2] }},
	{"discs.boon.each-player-gains-per-space", 0, 9, func(c *Components) *int { return &c.BoonGain }},
	{"discs.bane.each-player-pays-per-space", 0, 9, func(c *Components) *int { return &c.BanePay }},
}

// ownersRows are the rows of numbers that an owner may replace: their fields, with / for the dot and with stars, and
// their ranges.
var ownersRows = []struct {
	fields      string
	least, most int
}{
	{"neutral-pieces/*", 0, 999},
	{"neutral-pieces/coins/*", 0, 999},
	{"basins/list/*/holds", 0, 99},
	{"industry-buildings/list/*/price", 0, 30},
	{"industry-buildings/list/*/logs", 0, 9},
	{"lumbering/helpers/list/*/plus", 0, 9},
	{"lumbering/helpers/list/*/fee", 0, 20},
	{"public-buildings/list/*/price", 0, 30},
	{"public-buildings/list/*/logs", 0, 9},
	{"*-tiles/list/*/price", 0, 30},
	{"railroad-tiles/list/*/spaces", 0, 30},
}

func (o overlay) limits(field string) (least, most int, ok bool) {
	if i := slices.IndexFunc(ownersNumbers, func(n ownersNumber) bool { return n.field == field }); i >= 0 {
		return ownersNumbers[i].least, ownersNumbers[i].most, o.printed.MayDiffer(field)
	}
	for _, n := range ownersRows {
		if source.Fits(n.fields, field) {
			return n.least, n.most, o.printed.MayDiffer(field)
		}
	}
	return 0, 0, false
}

// ownersWords are the texts that an owner may replace, with the allowed words.
var ownersWords = []struct {
	fields string
	words  []string
}{
	{"industry-buildings/list/mining-dam/where", []string{WhereWater.String(), WhereByWater.String(), WhereLand.String()}},
	{"industry-buildings/list/farmstead/where", []string{WhereGrassOrPlain.String(), WhereLand.String()}},
	{"industry-buildings/list/wind-pump/where", []string{WhereByOwnFarmstead.String(), WhereGrassByOwnFarmstead.String()}},
	{"industry-buildings/list/horse-stable/where", []string{WhereByOwnFarmstead.String(), WhereGrassByOwnFarmstead.String()}},
	{"industry-buildings/list/donkey-stable/where", []string{WhereByOwnFarmstead.String(), WhereGrassByOwnFarmstead.String()}},
	{"industry-buildings/list/mule-stable/where", []string{WhereByOwnFarmstead.String(), WhereGrassByOwnFarmstead.String()}},
	{"industry-buildings/list/ox-stable/where", []string{WhereByOwnFarmstead.String(), WhereGrassByOwnFarmstead.String()}},
	{"mining/start/panning/metal", []string{Gold.String(), Silver.String()}},
	{"public-buildings/list/*/class", classNames[:]},
	{"railroad-tiles/list/*/train", TrainNames[:]},
	{"discs/list/*/up", discNames[:]},
	{"assistants/list/*/suit", suitNames[:]},
	{"partners/list/*/suit", suitNames[:]},
	{"tycoons/list/*/suit", suitNames[:]},
}

// discNames are the sides of a disc.
var discNames = [2]string{"bane", "boon"}

func (o overlay) words(field string) []string {
	for _, w := range ownersWords {
		if source.Fits(w.fields, field) && o.printed.MayDiffer(field) {
			return w.words
		}
	}
	return nil
}

// ownersTables are the tables that an owner may replace as a whole.
var ownersTables = []string{
	"map/board-*",
	"map/terrain/*/town",
	"map/founding-spots/value",
	"basins/list/*/spaces",
	"mining/deposit-die/faces",
	"mining/output/*/*",
	"public-buildings/list/*/use",
	"market-cards/list/*/sells-for",
	"market-cards/list/*/costs",
	"*-tiles/list/*/effect",
	"event-deck/list/*/event",
	"towns/list/*/reward",
	"assistants/list/*/ring",
	"partners/list/*/needs",
	"partners/list/*/passive",
	"tycoons/list/*/passive",
	"tycoons/list/*/active",
}

func (o overlay) table(field string) bool {
	return slices.ContainsFunc(ownersTables, func(fields string) bool { return source.Fits(fields, field) }) && o.printed.MayDiffer(field)
}

// decided are the fields whose values a question decides, with the name of the question.
var decided = map[string]string{
	"start-goods/assistants/value":            "assistants-dealt",
	"industry-buildings/list/own-train/where": "own-train",
	"mining/improve/step":                     "improve",
	"discs/*/when":                            "disc-meaning",
	"election-board/spaces/*/*":               "election-board",
	"promise-points/broken":                   "promise-penalty",
	"scoring/track-low/value":                 "promise-penalty",
	"trains/value":                            "trains",
}

// whyFixed returns the reason why a value cannot be replaced.
func (o overlay) whyFixed(field string) string {
	for fields, ruling := range decided {
		if !source.Fits(fields, field) {
			continue
		}
		if q := o.printed.Book.Question(ruling); q != nil && q.Fixed {
			return "; the open question " + ruling + " is about it, which is not played otherwise"
		}
		return "; the ruling " + ruling + " decides it"
	}
	for _, f := range o.printed.Book.Under(field) {
		switch f.From {
		case "printed":
			return ", which is printed" + o.printedIn(field)
		case "derived":
			return ", which is derived: " + f.How
		}
	}
	return ", the name that records use"
}

// printedIn names the clauses that components.yaml gives for a value: the clauses of the nearest record that has
// any.
func (o overlay) printedIn(field string) string {
	said := ""
	n, _ := o.printed.Root() // the printed file over which an owner's file is laid
	for key := range strings.SplitSeq(field, ".") {
		n = n.At(key)
		if clauses := n.Get("clauses"); clauses != nil {
			said = " in " + listed(clauses.Items())
		}
	}
	return said
}

// listed joins texts as in a sentence.
func listed(list []*source.Node) string {
	said := ""
	for i, n := range list {
		switch {
		case i == 0:
		case i == len(list)-1:
			said += " and "
		default:
			said += ", "
		}
		said += n.Value()
	}
	return said
}
