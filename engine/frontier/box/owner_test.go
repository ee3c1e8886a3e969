package box_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// smallBoards are four boards of three columns and five rows, on which everybody can start.
const smallBoards = `
map:
  columns-per-board: 3
  rows: 5
  board-1: [FFF, FFG, RRR, FFF, FFF]
  board-2: [GGS, GGS, RRR, GGG, GGG]
  board-3: [GGG, GGG, RRR, GGG, GGD]
  board-4: [GGG, GGG, RRR, GGG, GGD]
  founding-spots: {value: [a2, g4]}
basins:
  list:
    - {id: basin-1, spaces: [a3]}
    - {id: basin-2, spaces: [b3, c3]}
    - {id: basin-3, spaces: [d3]}
    - {id: basin-4, spaces: [e3, f3]}
    - {id: basin-5, spaces: [g3]}
    - {id: basin-6, spaces: [h3, i3]}
    - {id: basin-7, spaces: [j3]}
    - {id: basin-8, spaces: [k3, l3], holds: 99}
`

// replaced are files of owners, and what they make of the default.
var replaced = []struct {
	law, given string
	change     func(c *box.Components)
}{
	{"what nothing in play depends on",
		"time: {first-year: {value: 1851, source: a letter}}\nneutral-pieces: {fire: 20, coins: {one: 99}}\nplayer-kit: {owner-markers: " +
			"{value: 0}}",
		func(*box.Components) {}},
	{"numbers of players and dice", `
player-kit: {cubes: {value: 99}}
dice: {faces: 4}
mining: {deposit-die: {faces: [beach, beach, eluvial, alluvial]}, haul-animals: {donkey: 0, mule: 9}, tile-level-max: {value: 3}}
`, func(c *box.Components) {
		c.Cubes, c.DieFaces = 99, 4
		c.DepositDie = [12]box.DepositKind{box.Beach, box.Beach, box.Eluvial, box.Alluvial}
		c.HaulAnimals[box.Donkey], c.HaulAnimals[box.Mule] = 0, 9
	}},
	{"a die of twelve faces",
		"dice: {faces: 12}\nmining: {deposit-die: {faces: [alluvial, beach, beach, beach, beach, beach, beach, beach, beach, beach, " +
			"beach, aeolian]}}",
		func(c *box.Components) {
			c.DieFaces = 12
			for i := range c.DepositDie {
				c.DepositDie[i] = box.Beach
			}
			c.DepositDie[0], c.DepositDie[11] = box.Alluvial, box.Aeolian
		}},
	{"a space of another terrain", boardRow(2, 1, "FPPPPD"), func(c *box.Components) {
		c.Map[7][0], c.Map[11][0] = box.Plain, box.Desert
	}},
	{"a map of another size", smallBoards, smallMap},
	{"marked spots and trees",
		"map: {founding-spots: {value: [q6, g4]}, trees-per-forest: {value: 20}, terrain: {forest: {town: true}, desert: {town: false}}}",
		func(c *box.Components) {
			c.Spots, c.SpotCount = [8]box.Space{{Column: 16, Row: 5}, {Column: 6, Row: 3}}, 2
			c.TreesPerForest = 20
			c.TownTerrain[box.Forest], c.TownTerrain[box.Desert] = true, false
		}},
	{"a marked spot on the fourth board (FR-FOUND-01)", "map: {founding-spots: {value: [h4, s4, k6]}}", func(c *box.Components) {
		c.Spots, c.SpotCount = [8]box.Space{{Column: 7, Row: 3}, {Column: 18, Row: 3}, {Column: 10, Row: 5}}, 3
	}},
	{"a basin over the first two boards (FR-LUM-09)",
		"basins: {list: [{id: basin-2, spaces: [g5, f5, e5, d5]}, {id: basin-3, spaces: [h5, i5]}]}", func(c *box.Components) {
			c.Basins[1].Spaces, c.Basins[1].Size = [12]box.Space{{Column: 6, Row: 4}, {Column: 5, Row: 4}, {Column: 4, Row: 4},
				{Column: 3, Row: 4}}, 4
			c.Basins[2].Spaces, c.Basins[2].Size = [12]box.Space{{Column: 7, Row: 4}, {Column: 8, Row: 4}}, 2
		}},
	{"streams on the fourth board alone (FR-LUM-27)",
		"map: {" + boardRows(1, nil, "S", "F") + ", " + boardRows(3, nil, "S", "P") + "}", func(c *box.Components) {
			for column := range c.Map[:18] {
				for row, terrain := range c.Map[column] {
					if terrain == box.Stream {
						c.Map[column][row] = map[bool]box.Terrain{true: box.Forest, false: box.Plain}[column < 6]
					}
				}
			}
		}},
	{"a horse that brings nothing at level I (FR-LUM-08)", "lumbering: {helpers: {list: [{id: horse, plus: 0}]}}",
		func(c *box.Components) { c.Helpers[0].Plus = 0 }},
	{"a level that gives less on one of the faces (FR-MIN-10)", "mining: {output: {beach: {3: [3, 2, 0, 0]}}}",
		func(c *box.Components) { c.Output[box.Beach][2] = [4]int{3, 2, 0, 0} }},
	{"cattle bought from boats (FR-GEN-12)", "market-cards: {list: [{id: ship, costs: {cattle: 8, meat: 9}}]}",
		func(c *box.Components) {
			c.Markets[box.ShipCard].Costs[box.Cattle], c.Markets[box.ShipCard].Costs[box.Meat] = 8, 9
		}},
	{"what a basin holds", "basins: {list: [{id: basin-8, holds: 2}]}", func(c *box.Components) { c.Basins[7].Holds = 2 }},
	{"industry buildings", `
industry-buildings:
  list:
    - {id: sawmill, price: 30, logs: 9}
    - {id: farmstead, price: 0, where: land, from: public, source: our box}
    - {id: mining-dam, where: by-water}
`, func(c *box.Components) {
		c.Work(box.Sawmill).Price, c.Work(box.Sawmill).Logs = 30, 9
		c.Work(box.Farmstead).Price, c.Work(box.Farmstead).Where = 0, box.WhereLand
		c.Work(box.MiningDam).Where = box.WhereByWater
	}},
	{"log moves and helpers",
		"lumbering: {reach: {value: 0}, helpers: {list: [{id: ox, plus: 9}, {id: steam, fee: 0}]}, raft: {logs: 2, price: 20}}",
		func(c *box.Components) {
			c.Reach, c.Helpers[1].Plus, c.Helpers[2].Fee = 0, 9, 0
			c.Raft.Logs, c.Raft.Price = 2, 20
		}},
	{"deposits", `
mining:
  grubstake: {tools: 9}
  tile-level-max: {value: 2}
  start: {panning: {metal: silver, level: 2, reserve: 99}, mine: {level: 1}, deep: {level: 2, reserve: 1}}
  output: {beach: {3: [0, 2, 2, 9]}}
`, func(c *box.Components) {
		c.GrubstakeTools, c.TileLevelMax = 9, 2
		c.Panning.Metal, c.Panning.Level, c.Panning.Reserve = box.Silver, 2, 99
		c.Mine.Level, c.Deep.Level, c.Deep.Reserve = 1, 2, 1
		c.Output[box.Beach][2] = [4]int{0, 2, 2, 9}
	}},
	{"the extra for a breed, and points of level IV",
		"ranching: {none-left-surcharge: {cattle: 20, meat: 1}}\nlevel-4: {points-per-character: 9}",
		func(c *box.Components) {
			c.NoneLeft[box.Cattle], c.NoneLeft[box.Meat], c.LevelFourPoints = 20, 1, 9
		}},
	{"housing", "housing: {tent: {uses: 2}, wooden-house: {uses: 9}}\nfire-and-revolt: {bank-relief: {value: 20}}",
		func(c *box.Components) { c.TentUses, c.HouseUses, c.BankRelief = 2, 9, 20 }},
	{"public buildings", `
public-buildings:
  list:
    - {id: well, class: civic, price: 0, logs: 9, use: {gain: mule, amount: 9, cost: 9, note: as on the tile}}
    - {id: jail, use: {status: safety}}
    - {id: newspaper, use: {draw: assistant, cost: 0}}
    - {id: philanthropy, use: {donate: 1}}
    - {id: saloon, use: {}}
`, func(c *box.Components) {
		well := c.Public(box.Well)
		well.Class, well.Price, well.Logs = box.ClassCivic, 0, 9
		well.Use = box.Effect{Kind: box.EffectGain, Good: box.Mule, Amount: 9, Cost: 9}
		c.Public(box.Jail).Use = box.Effect{Kind: box.EffectStatus, Field: box.Safety}
		c.Public(box.Newspaper).Use.Rank = box.RankAssistant
		c.Public(box.Philanthropy).Use.Cost = 0
		c.Public(box.Saloon).Use = box.Effect{}
	}},
	{"market cards", `
market-cards:
  list:
    - {id: ship, sells-for: {log: 1, gold: 7, silver: 0}, costs: {gold: 9, mule: 99, log: 0}}
    - {id: blue, costs: {}}
    - {id: refrigerated, sells-for: {meat: 2}}
`, func(c *box.Components) {
		ship := &c.Markets[box.ShipCard]
		ship.Sells[box.Log], ship.Sells[box.Gold], ship.Sells[box.Silver] = 1, 7, 0
		ship.Costs[box.Gold], ship.Costs[box.Mule], ship.Costs[box.Log] = 9, 99, 0
		c.Markets[box.RefrigeratedCard].Sells[box.Meat] = 2
	}},
	{"a price that fits because characters add less",
		"partners: {list: [{id: B5, passive: {income: 1}}]}\nmarket-cards: {list: [{id: ship, costs: {log: 4}}]}",
		func(c *box.Components) {
			character(c, "B5").Passive = box.Passive{Kind: box.PassiveIncome, Amount: 1}
			c.Markets[box.ShipCard].Costs[box.Log] = 4
		}},
	{"development tiles",
		"railroad-tiles: {list: [{id: RR1, price: 30, train: blue, spaces: 30}]}\ntelegraph-tiles: {list: [{id: TG1, effect: {free: " +
			"railroad}}, {id: TG9, effect: {gain: gun, amount: 2}}]}",
		func(c *box.Components) {
			tile := &c.Tiles[box.Railroad][0]
			tile.Price, tile.Train, tile.Spaces = 30, box.TrainBlue, 30
			c.Tiles[box.Telegraph][0].Effect = box.Effect{Kind: box.EffectFree, Line: box.Railroad}
			c.Tiles[box.Telegraph][8].Effect = box.Effect{Kind: box.EffectGain, Good: box.Gun, Amount: 2}
		}},
	{"the town status and its events", `
town-status: {low: {value: -9}, high: {value: 9}}
event-deck: {list: [{id: II-3, event: {kind: status-down, field: wealth, severity: false}}, {id: IV-2, event: {kind: blizzard}}]}
event-numbers: {rain-faces: {value: 3}, blizzard-animals-per-loss: {value: 1}, panic-per-severity: {value: 20}}
severity-cards: {copies: {value: {1: 0, 2: 16, 3: 0}}}
discs: {list: [{id: safety, up: bane}], boon: {each-player-gains-per-space: 0}, bane: {each-player-pays-per-space: 9}}
`, func(c *box.Components) {
		c.StatusLow, c.StatusHigh = -9, 9
		c.Events[6].Kind, c.Events[6].Field = box.StatusDown, box.Wealth
		c.Events[13].Kind = box.Blizzard
		c.RainFaces, c.BlizzardPerLoss, c.PanicPerSeverity = 3, 1, 20
		c.Severity = [3]int{0, 16, 0}
		c.DiscBoon[box.Safety], c.BoonGain, c.BanePay = false, 0, 9
	}},
	{"towns and characters", `
towns: {list: [{id: gold-town, reward: {gain: money, amount: 9}}]}
assistants: {list: [{id: A1, suit: purple, ring: [gun, gun]}]}
partners: {list: [{id: B1, suit: blue, needs: {public-buildings: 9}, passive: {discount: campaign, amount: 9}}]}
tycoons: {list: [{id: T1, suit: gold, passive: {sell-bonus: dairy, amount: 1}, active: {develop: telegraph, discount: 0}}]}
`, func(c *box.Components) {
		c.Towns[1].Reward = box.Effect{Kind: box.EffectGain, Good: box.Money, Amount: 9}
		a := character(c, "A1")
		a.Suit, a.Ring, a.RingSize = box.SuitPurple, [6]box.RingStep{box.RingGun, box.RingGun}, 2
		b := character(c, "B1")
		b.Suit, b.Needs = box.SuitBlue, box.Need{Publics: 9}
		b.Passive = box.Passive{Kind: box.PassiveDiscount, Discount: box.DiscountCampaign, Amount: 9}
		t := character(c, "T1")
		t.Suit, t.Passive = box.SuitGold, box.Passive{Kind: box.PassiveSellBonus, Good: box.Dairy, Amount: 1}
		t.Active = box.Effect{Kind: box.EffectDevelop, Line: box.Telegraph}
	}},
	{"what is printed may be repeated, and what is only said may be said otherwise", `
players: {min: 2, max: 5, note: as on the box}
time: {rounds: {value: 13, how: counted}}
market-cards: {binds: [nothing of the kind], how: by heart}
goals: {list: [{id: G5, most: 4, from: public}]}
`, func(*box.Components) {}},
}

// smallMap is what smallBoards make of the default.
func smallMap(c *box.Components) {
	c.BoardColumns, c.Rows = 3, 5
	c.Map = [24][9]box.Terrain{}
	for row, letters := range strings.Fields("FFFGGSGGGGGG FFGGGSGGGGGG RRRRRRRRRRRR FFFGGGGGGGGG FFFGGGGGDGGD") {
		for column, letter := range letters {
			c.Map[column][row] = map[rune]box.Terrain{
				'F': box.Forest, 'G': box.Grass, 'S': box.Stream, 'R': box.River, 'D': box.Desert,
			}[letter]
		}
	}
	c.Spots, c.SpotCount = [8]box.Space{{Column: 0, Row: 1}, {Column: 6, Row: 3}}, 2
	for i := range c.Basins {
		b := &c.Basins[i]
		b.Spaces, b.Size = [12]box.Space{}, 1+i%2
		for j := range b.Size {
			b.Spaces[j] = box.Space{Column: uint8(i/2*3 + i%2 + j), Row: 2}
		}
	}
	c.Basins[7].Holds = 99
}

func character(c *box.Components, name string) *box.Character {
	for i := range c.Characters {
		if c.Characters[i].Name == name {
			return &c.Characters[i]
		}
	}
	panic(name)
}

func TestWhatAnOwnerReplaces(t *testing.T) {
	for _, row := range replaced {
		t.Run(row.law, func(t *testing.T) {
			want := *frontier.DefaultComponents()
			row.change(&want)
			c, err := frontier.ReadComponents(engine.Setup{Components: []byte(row.given)})
			require.NoError(t, err)
			require.Equal(t, &want, c)
			requireInRange(t, c)
		})
	}
}
