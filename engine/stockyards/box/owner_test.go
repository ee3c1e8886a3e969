package box_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// replaced are files of owners, and what they make of the default.
var replaced = []struct {
	law, given string
	change     func(c *box.Components)
}{
	{"spaces of the Yards",
		"yards: {side-3-5: {capacity: {cattle: 3, sheep: 12}, from: public, source: our board}, side-2: {capacity: {hogs: 2}}}",
		func(c *box.Components) { c.Capacity = [2][3]int{{4, 2, 4}, {3, 6, 12}} }},
	{"action spaces",
		"action-spaces: [{id: build, spaces: {side-3-5: 6, side-2: 1}}, {id: party, spaces: {side-2: 2}}, {id: buy-land, cost: 3}]",
		func(c *box.Components) {
			c.Spaces[0].Build, c.Spaces[1].Build, c.Spaces[0].Party, c.LandCost = 1, 6, 2, 3
		}},
	{"a price track with its bands", `
price-tracks:
  side-3-5:
    hogs:
      min: 3
      max: 12
      bands: [{prices: [3, 4, 5], arrive: 1}, {prices: [6, 7, 8, 9], arrive: 2}, {prices: [10, 11, 12], arrive: 3, note: as on the board}]
`, func(c *box.Components) {
		c.Price[1][1] = box.Track{Min: 3, Max: 12, Arrive: [40]uint8{1, 1, 1, 2, 2, 2, 2, 3, 3, 3}}
	}},
	{"a longer cattle track", `
price-tracks:
  side-3-5:
    cattle:
      max: 26
      bands: [{prices: [14, 15], arrive: 1}, {prices: [16, 17, 18, 19], arrive: 2}, {prices: [20, 21, 22, 23, 24, 25, 26], arrive: 3}]
`, func(c *box.Components) {
		c.Price[1][0].Max, c.Price[1][0].Arrive[11], c.Price[1][0].Arrive[12] = 26, 3, 3
	}},
	{"meat value tracks", "meat-value-tracks: {beef: {min: 0, max: 99}, pork: {min: 6, max: 11}}",
		func(c *box.Components) {
			c.Meat[0], c.Meat[1] = box.Bounds{Max: 99}, box.Bounds{Min: 6, Max: 11}
		}},
	{"the brand track",
		"brand-track: {max: 30, thresholds: [{enter: 1, beef: 2}, {enter: 15, beef: 1}, {enter: 30, lamb: 9}]}\nsetup: {starting-brand: " +
			"{value: 1}}",
		func(c *box.Components) {
			c.BrandMax, c.StartBrand, c.BrandLineCount = 30, 1, 3
			c.BrandLines = [16]box.Line{{Enter: 1, Meat: [3]int{2}}, {Enter: 15, Meat: [3]int{1}}, {Enter: 30, Meat: [3]int{0, 0, 9}}}
		}},
	{"lines of several meat values (US-BRAND-02)",
		"brand-track: {thresholds: [{enter: 2, beef: 1, pork: 1}, {enter: 4, beef: 2}, {enter: 7, beef: 2, pork: 3, lamb: 1}]}",
		func(c *box.Components) {
			c.BrandLineCount = 3
			c.BrandLines = [16]box.Line{{Enter: 2, Meat: [3]int{1, 1}}, {Enter: 4, Meat: [3]int{2}}, {Enter: 7, Meat: [3]int{2, 3, 1}}}
		}},
	{"as many lines of beef as of pork, which raise it by more", "brand-track: {thresholds: [{enter: 3, beef: 2}, {enter: 7, pork: 1}]}",
		func(c *box.Components) {
			c.BrandLineCount = 2
			c.BrandLines = [16]box.Line{{Enter: 3, Meat: [3]int{2}}, {Enter: 7, Meat: [3]int{0, 1}}}
		}},
	{"the lowest spirit", "union-spirit-track: {min: {value: 2}}", func(c *box.Components) { c.SpiritMin = 2 }},
	{"the money", "money: {one-dollar-coins: 57, three-dollar-coins: 1, total: 60}", func(c *box.Components) { c.MoneyTotal = 60 }},
	{"money of a third kind", "money: {one-dollar-coins: 30, three-dollar-coins: 20, other-coins: 8, worth-of-another: 10, total: 170}",
		func(c *box.Components) { c.MoneyTotal = 170 }},
	{"money of a third kind, worth what the printed file says", "money: {one-dollar-coins: 30, three-dollar-coins: 20, other-coins: 8}",
		func(c *box.Components) { c.MoneyTotal = 130 }},
	{"animals that are not of each kind alike (US-CMP-09)", "livestock-pieces: {cattle: 8, hogs: 6, sheep: 4}",
		func(c *box.Components) { c.LivestockPieces = [3]int{8, 6, 4} }},
	{"the rows of the table in another place",
		"setup: {branch-houses-and-workers: {option-four-rows: {by-players: {5: {houses: 2, workers: 2}}}, option-three-bands: " +
			"{by-players: {3: {houses: 5}}}}}",
		func(c *box.Components) { c.Houses[0][3], c.Houses[1][5], c.Workers[1][5] = 5, 2, 2 }},
	{"the land card", "land-ownership-card: {width: 2, height: 2}", func(c *box.Components) { c.LandWidth = 2 }},
	{"a larger grid with other places", `
slaughter-plant: {squares: 2}
packingtown:
  side-2:
    columns: 15
    rows: 10
    start-locations: {left: [a1, a2], right: [o1, o2], spare: [h5, h6]}
    locations-by-players: {2: [right, left, spare]}
    railroad-tokens:
      - {id: rail-bronx, touches: o4}
      - {id: rail-brooklyn, touches: h10}
      - {id: rail-wild-2, edge: west, touches: a7}
  side-3-5:
    start-locations: {one: [a1, a2], two: [n1, n2], three: [h5, h6], four: [a9, a10], five: [n9, n10]}
    locations-by-players: {3: [one, two, three], 4: [one, two, three, four], 5: [five, four, three, two, one]}
`, func(c *box.Components) {
		c.Grid[0] = box.Grid{Columns: 15, Rows: 10}
		place := func(name string, a, b box.Square) box.Location {
			return box.Location{Name: name, Size: 2, Squares: [8]box.Square{a, b}}
		}
		type sq = box.Square
		c.Locations = [2][8]box.Location{
			{place("left", sq{0, 0}, sq{0, 1}), place("right", sq{14, 0}, sq{14, 1}), place("spare", sq{7, 4}, sq{7, 5})},
			{place("one", sq{0, 0}, sq{0, 1}), place("two", sq{13, 0}, sq{13, 1}), place("three", sq{7, 4}, sq{7, 5}),
				place("four", sq{0, 8}, sq{0, 9}), place("five", sq{13, 8}, sq{13, 9})},
		}
		list := func(at ...uint8) box.LocationList {
			l := box.LocationList{Count: len(at)}
			copy(l.At[:], at)
			return l
		}
		c.LocationsByPlayers = [6]box.LocationList{2: list(1, 0, 2), 3: list(0, 1, 2), 4: list(0, 1, 2, 3), 5: list(4, 3, 2, 1, 0)}
		t := &c.RailTokens[0]
		t[3].Touches, t[4].Touches = sq{14, 3}, sq{7, 9}
		t[5].Edge, t[5].Touches = box.West, sq{0, 6}
	}},
	{"markets", "markets: [{id: boston, benefit: {beef: 2, brand: 1}}, {id: manhattan, spaces: {side-2: 12}}, {id: philadelphia, " +
		"benefit: {brand: 3}}, {id: brooklyn, benefit: {lamb: 1}}]",
		func(c *box.Components) {
			c.MarketBenefit[0] = box.Gain{Meat: [3]int{2}, Brand: 1}
			c.MarketBenefit[4].Brand, c.MarketSpaces[0][2] = 3, 12
		}},
	{"spaces by the census of 1930, and two in Brooklyn (US-BRANCH-05)",
		"markets: [{id: bronx, spaces: {side-3-5: 2}}, {id: boston, spaces: {side-3-5: 1}}, {id: manhattan, spaces: {side-3-5: 3}}, " +
			"{id: philadelphia, spaces: {side-3-5: 4}}, {id: brooklyn, spaces: {side-3-5: 2, side-2: 12}}]",
		func(c *box.Components) {
			c.MarketSpaces[1] = [5]int{1, 2, 3, 2, 4}
			c.MarketSpaces[0][3] = 12
		}},
	{"Philadelphia with beef besides (US-BRANCH-11)", "markets: [{id: philadelphia, benefit: {brand: 1, beef: 1}}]",
		func(c *box.Components) { c.MarketBenefit[4] = box.Gain{Meat: [3]int{1}, Brand: 1} }},
	{"a building card",
		"building-cards: [{id: glue-works, title: Horn Works, colour: grey, shape: I4, squares: 4, immediate: {brand: 2}, icons: [bone, " +
			"bone, hide], end: 30, from: public, source: our box}]",
		func(c *box.Components) {
			b := &c.Buildings[11]
			b.Title, b.Colour, b.Shape, b.End = "Horn Works", 3, 2, 30
			b.Immediate, b.Icons = box.Gain{Brand: 2}, [5]uint8{0, 0, 1, 2, 0}
		}},
	{"marks and letters of two cards",
		"building-cards: [{id: tallow-house, two-player: true}, {id: chill-room, two-player: false}, {id: bone-house, deck: C}]",
		func(c *box.Components) {
			c.Buildings[4].TwoPlayer, c.Buildings[2].TwoPlayer, c.Buildings[13].Deck = true, false, 2
		}},
	{"a shape under its name, and one more",
		strings.Replace(allShapes, "I3: [[0, 0], [1, 0], [2, 0]]", "I3: [[0, 0], [0, 1]]", 1) +
			"  X1: [[0, 0]]\nbuilding-cards: [{id: bone-house, shape: X1}]\n",
		func(c *box.Components) {
			c.Shapes[0] = box.Shape{Name: "I3", Size: 2, Cells: [6]box.Cell{{}, {Y: 1}}}
			c.Shapes[12] = box.Shape{Name: "X1", Size: 1}
			c.Buildings[0].Squares, c.Buildings[4].Squares = 2, 2
			c.Buildings[13].Shape, c.Buildings[13].Squares = 12, 1
		}},
	{"colours in another order", "building-colours: {colours: {brown: beef, pink: pork, white: lamb, grey: goods}}",
		func(c *box.Components) {
			c.Colours[0], c.Colours[1] = "brown", "pink"
			for i := range c.Buildings {
				if b := &c.Buildings[i]; b.Colour < 2 {
					b.Colour = 1 - b.Colour
				}
			}
		}},
	{"specialists",
		"specialist-cards: [{id: medicines, title: Drugs, needs: {gland: 1, bone: 1}, immediate: {lamb: 1}, end: 9}, {id: canned-ham, " +
			"needs: {can: 2}, end: 0}]",
		func(c *box.Components) {
			c.Specialists[4] = box.Specialist{Name: "medicines", Title: "Drugs", Needs: [5]uint8{0, 0, 0, 1, 1},
				Immediate: box.Gain{Meat: [3]int{0, 0, 1}}, End: 9}
			c.Specialists[0].End = 0
		}},
	{"what a low morale token costs, which closes the question (US-SCORE-14)", "low-morale-penalty: {each: 4}",
		func(c *box.Components) { c.TokenPenalty, c.PenaltySettled = 4, true }},
	{"what it is assumed to cost, read off the mat", "low-morale-penalty: {each: 3, from: printed}",
		func(c *box.Components) { c.PenaltySettled = true }},
	{"what it is still assumed to cost", "low-morale-penalty: {each: 3, from: assumed}", func(*box.Components) {}},
	{"the spirit of a year card", "year-cards: [{id: y1927-beef-grading, spirit: -5, effect: {beef: 3}}]",
		func(c *box.Components) { c.YearCards[23].Spirit = -5 }},
	{"what is printed may be repeated, and what is only said may be said otherwise", `
box: {viaducts: 6}
years: {value: 6, note: six of them}
packers: [{id: armour, name: Somebody}]
markets-binds: [nothing of the kind]
building-cards:
  - {id: hair-factory, title: Hair Factory, colour: pink, immediate: {pork: 2}, end: 4, fields-from: {deck: public}, doubt: none}
`, func(*box.Components) {}},
}

const allShapes = `shapes:
  from: public
  I3: [[0, 0], [1, 0], [2, 0]]
  L3: [[0, 0], [0, 1], [1, 1]]
  I4: [[0, 0], [1, 0], [2, 0], [3, 0]]
  O4: [[0, 0], [1, 0], [0, 1], [1, 1]]
  L4: [[0, 0], [0, 1], [0, 2], [1, 2]]
  T4: [[0, 0], [1, 0], [2, 0], [1, 1]]
  S4: [[1, 0], [2, 0], [0, 1], [1, 1]]
  P5: [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2]]
  L5: [[0, 0], [0, 1], [0, 2], [0, 3], [1, 3]]
  U5: [[0, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
  V5: [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]]
  W5: [[0, 0], [0, 1], [1, 1], [1, 2], [2, 2]]
`

func TestWhatAnOwnerReplaces(t *testing.T) {
	for _, row := range replaced {
		t.Run(row.law, func(t *testing.T) {
			want := *stockyards.DefaultComponents()
			row.change(&want)
			c, err := stockyards.ReadComponents(engine.Setup{Components: []byte(row.given)})
			require.NoError(t, err)
			require.Equal(t, &want, c)
			requireInRange(t, c)
		})
	}
}
