package box

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// check compares the components with the facts.
func (r *reader) check() {
	for _, check := range []func(){
		r.checkFloors, r.checkMap, r.checkStarts, r.checkSpots, r.checkRiver, r.checkDeposits, r.checkOutput, r.checkHousing,
		r.checkPublics,
		r.checkSales, r.checkCycles, r.checkTiles, r.checkEvents, r.checkTowns, r.checkTycoons, r.checkImproving,
	} {
		if r.Err == nil {
			check()
		}
	}
}

// ownersFloors are the least values that the rulebook allows, by the fields of ownersNumbers.
var ownersFloors = []struct {
	field string
	least int
	fact  string
}{
	{"player-kit.cubes.value", 10, tenCubes},
	{"map.trees-per-forest.value", 1, someTrees},
	{"lumbering.raft.logs", 2, groupOfLogs},
	{"lumbering.raft.price", 1, raftHasPrice},
	{"mining.grubstake.tools", 1, dieCostsTools},
	{"mining.tile-level-max.value", 2, tilesRise},
	{"mining.start.panning.reserve", 1, depositGives},
	{"mining.start.mine.reserve", 1, depositGives},
	{"mining.start.deep.reserve", 1, depositGives},
	{"ranching.none-left-surcharge.cattle", 1, extraOfBreed},
	{"ranching.none-left-surcharge.meat", 1, extraOfBreed},
	{"level-4.points-per-character", 1, levelFourGives},
	{"housing.tent.uses", 1, housingAllows},
	{"fire-and-revolt.bank-relief.value", 1, bankSoftens},
	{"town-status.high.value", 3, threePromises},
	{"event-numbers.rain-faces.value", 1, weatherTurns},
	{"event-numbers.panic-per-severity.value", 1, panicHasEffect},
}

func (r *reader) checkFloors() {
	for _, f := range ownersFloors {
		n := ownersNumbers[slices.IndexFunc(ownersNumbers, func(n ownersNumber) bool { return n.field == f.field })]
		r.atLeast(*n.of(r.Components), f.least, n.most, f.fact, f.field)
	}
	r.Must(r.StatusLow < 0, leftOfMiddle, fmt.Sprintf("is %d", r.StatusLow), "-9 to -1", "town-status.low.value")
	for _, b := range r.Basins {
		r.atLeast(b.Holds, 2, 99, basinHoldsTwo, "basins.list."+b.Name+".holds")
	}
	for _, h := range r.Helpers {
		if h.Level > 1 { // the rulebook does not define a horse at level I (FR-LUM-08)
			r.atLeast(h.Plus, 1, 9, moreWithHelp, "lumbering.helpers.list."+h.Name+".plus")
		}
	}
	for line := range r.Tiles {
		for _, t := range r.Tiles[line] {
			field := Line(line).String() + "-tiles.list." + t.Name
			r.atLeast(t.Price, 1, 30, tileHasCost, field+".price")
			if Line(line) == Railroad {
				r.atLeast(t.Spaces, 1, 30, trainsComeCloser, field+".spaces")
			}
		}
	}
}

// atLeast checks a number against the bounds that a fact sets.
func (r *reader) atLeast(value, least, most int, fact, field string) {
	r.Must(value >= least, fact, fmt.Sprintf("is %d", value), fmt.Sprintf("%d to %d", least, most), field)
}

// checkDeposits checks the levels and the kinds of deposits.
func (r *reader) checkDeposits() {
	for i, d := range []Deposit{r.Panning, r.Mine, r.Deep} {
		if d.Level > r.TileLevelMax {
			name := []string{"panning", "mine", "deep"}[i]
			r.Keep(r.Given.Wrong("mining.start."+name+".level", "mining.tile-level-max.value",
				fmt.Sprintf("starts a %s tile at level %d of %d", name, d.Level, r.TileLevelMax), fmt.Sprintf("1 to %d", r.TileLevelMax)))
		}
	}
	faces := r.DepositDie[:r.DieFaces]
	r.Must(slices.ContainsFunc(faces, func(k DepositKind) bool { return k != faces[0] }), dieDecides, "decides nothing",
		"two kinds or more", "mining.deposit-die.faces")
}

// checkOutput checks the output of deposits against their levels and kinds.
func (r *reader) checkOutput() {
	sum := func(faces [4]int) int { return faces[0] + faces[1] + faces[2] + faces[3] }
	for kind, word := range DepositNames {
		for level := range r.Output[kind] {
			field := fmt.Sprintf("mining.output.%s.%d", word, level+1)
			faces := r.Output[kind][level]
			r.Must(sum(faces) >= sum(r.Output[Aeolian][level]), aeolianLeast, fmt.Sprintf("gives %d on its four faces", sum(faces)),
				fmt.Sprintf("%d or more, as aeolian", sum(r.Output[Aeolian][level])), field,
				fmt.Sprintf("mining.output.aeolian.%d", level+1))
			r.Must(sum(faces) > 0, depositGives, "gives nothing", "something on one of the faces", field)
			if level == 0 {
				continue
			}
			below := sum(r.Output[kind][level-1])
			r.Must(sum(faces) >= below, neverWorse, fmt.Sprintf("gives %d on its four faces and %d a level below", sum(faces), below),
				"no less than a level below", field, fmt.Sprintf("mining.output.%s.%d", word, level))
		}
	}
}

// checkHousing checks that housing agrees with its upgrade.
func (r *reader) checkHousing() {
	r.Must(r.HouseUses >= r.TentUses, housingUpgraded,
		fmt.Sprintf("makes it %s for a tent and %d for a wooden house", prose.Count(r.TentUses, "use"), r.HouseUses),
		"no fewer for the house", "housing.*.uses", "housing/*/uses")
}

// checkPublics checks the public buildings against the facts about some of them.
func (r *reader) checkPublics() {
	classes := map[Class]int{}
	for _, b := range r.Publics {
		classes[b.Class]++
	}
	const anyClass = "public-buildings/list/*/class"
	r.Must(classes[ClassSafety] >= 2, twoSafety, fmt.Sprintf("leaves %d of class safety", classes[ClassSafety]),
		"two or more of that class", anyClass)
	r.Must(classes[ClassHealth] >= 1, oneHealth, "leaves none of class health", "one or more of that class", anyClass)
	for _, k := range []Piece{Newspaper, CoachBuilder, Steamboat} {
		b := r.Public(k)
		r.Must(b.Use.Kind == EffectDraw, threeDraw, "draws nobody", "draw: assistant, partner or tycoon",
			"public-buildings.list."+b.Name+".use")
	}
	r.Must(r.Public(Philanthropy).Use.Kind == EffectDonate, donations, "takes none", "donate: 1", "public-buildings.list.philanthropy.use")
}

// checkTowns checks the rewards of towns.
func (r *reader) checkTowns() {
	for _, t := range r.Towns {
		r.Must(t.Reward.Kind == EffectGain, townRewards, "brings nothing", "a gain and its amount", "towns.list."+t.Name+".reward")
	}
}

// checkTycoons checks the characters against their description in the rulebook.
func (r *reader) checkTycoons() {
	does := map[EffectKind]bool{}
	for _, c := range r.Characters {
		does[c.Active.Kind] = true
	}
	const active = "tycoons/list/*/active"
	r.Must(does[EffectBuild], tycoonBuilds, "leaves nobody who puts up a building", "build for one of them", active)
	r.Must(does[EffectDevelop], charactersBuild, "leaves nobody who develops a line", "develop for one of them", active)
}

// checkEvents checks the event cards and the severity cards against the rulebook.
func (r *reader) checkEvents() {
	var kinds [len(eventNames)]bool
	var fields [len(FieldNames)]bool
	for _, e := range r.Events {
		kinds[e.Kind] = true
		fields[e.Field] = fields[e.Field] || e.Kind == StatusDown
	}
	const anyEvent = "event-deck/list/*/event"
	for _, k := range []EventKind{LogsLost, PileUp, Fire, Revolt, DamageLine} {
		r.Must(kinds[k], eventsExplained, "leaves no "+k.String(), "a card of that kind", anyEvent)
	}
	for f, there := range fields {
		r.Must(there, eventsExplained, "leaves no loss of "+FieldNames[f], "a card of that kind", anyEvent)
	}
	for _, k := range []EventKind{HeavyRain, Blizzard, Panic} {
		r.Must(kinds[k], weatherAndPanic, "leaves no "+k.String(), "a card of that kind", anyEvent)
	}
	total := r.Severity[0] + r.Severity[1] + r.Severity[2]
	r.Must(total == 16, sixteenSeverity, fmt.Sprintf("makes %s", prose.Count(total, "card")), "16 in all", "severity-cards/copies/value/*")
}

// checkTiles checks the development tiles against the footnote of the goal cards.
func (r *reader) checkTiles() {
	gives := false
	for line := range r.Tiles {
		gives = gives || slices.ContainsFunc(r.Tiles[line][:], func(t Tile) bool { return t.Effect.Kind == EffectFree })
	}
	r.Must(gives, tileGivesTile, "leaves none that does", "free for one of them", "*-tiles/list/*/effect")
}
