package box_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// refused are files of owners that do not fit, and what they are told.
var refused = []struct{ law, given, want string }{
	{"Philadelphia with one space", "markets: [{id: philadelphia, spaces: {side-3-5: 1}}]",
		"line 1: markets.philadelphia.spaces.side-3-5: is 1, against what the source says: Philadelphia takes two houses, of blue's " +
			"opponents in Build example A (printed); allowed: 2 to 12"},
	{"a market smaller than a smaller city", "markets: [{id: boston, spaces: {side-3-5: 5}}, {id: bronx, title: Bronx}]",
		"line 1: markets.boston.spaces.side-3-5: makes 5 spaces in Boston or Bronx and 4 in a larger city, against what the source " +
			"says: the larger a city's population, the more spaces it has (printed); by every census of the game's years Boston and " +
			"Bronx are smaller than Manhattan, Brooklyn and Philadelphia, so neither has more spaces than one of those (derived); " +
			"allowed: at most 4 in Boston and in Bronx, at least 5 in the others"},
	{"Brooklyn and others too small on the large board",
		"markets: [{id: philadelphia, spaces: {side-3-5: 1}}, {id: brooklyn, spaces: {side-3-5: 1}}, {id: boston, spaces: {side-3-5: " +
			"1}}, {id: bronx, spaces: {side-3-5: 1}}]",
		"line 1: markets.brooklyn.spaces.side-3-5: is 1, against what the source says: Brooklyn takes two houses, both blue's in " +
			"Build example A (printed); allowed: 2 to 12"},
	{"Brooklyn that raises lamb by 2", "markets: [{id: brooklyn, benefit: {lamb: 2}}]",
		"line 1: markets.brooklyn.benefit: brings something else, against what the source says: a house in Brooklyn raises lamb by 1 " +
			"(printed); allowed: lamb: 1"},
	{"Brooklyn that raises pork", "markets: [{id: brooklyn, benefit: {pork: 1}}]",
		"line 1: markets.brooklyn.benefit: brings something else, against what the source says: a house in Brooklyn raises lamb by 1 " +
			"(printed); allowed: lamb: 1"},
	{"Philadelphia without brand", "markets: [{id: philadelphia, benefit: {beef: 1}}]",
		"line 1: markets.philadelphia.benefit: brings none, against what the source says: a house in Philadelphia gains brand " +
			"reputation (printed); allowed: brand from 1 to 9, with or without meat values"},
	{"a benefit of nothing", "markets: [{id: boston, benefit: {}}]",
		"line 1: markets.boston.benefit: brings nothing; allowed: beef, pork, lamb or brand from 1 to 9"},
	{"too large a benefit", "markets: [{id: boston, benefit: {beef: 10}}]",
		"line 1: markets.boston.benefit.beef: is 10; allowed: a whole number from 0 to 9"},
	{"an unknown benefit", "markets: [{id: boston, benefit: {cash: 1}}]",
		"line 1: markets.boston.benefit.cash: is not a field here; allowed: beef, pork, lamb, brand"},
	{"other cash at the start", "setup: {starting-cash: {value: 99}}",
		fmt.Sprintf("line 1: setup.starting-cash.value: is 99; allowed: %d, which is printed", stockyards.DefaultComponents().StartCash)},
	{"other savings at the start", "setup: {starting-savings: {value: [0, 1, 2, 3, 4]}}",
		"line 1: setup.starting-savings.value: is another list; allowed: [1, 2, 3, 4, 5], which is printed"},
	{"a value that a ruling decides", "setup: {union-spirit-start: {value: 1}}",
		"line 1: setup.union-spirit-start.value: is 1; allowed: 0; the ruling spirit-start decides it"},
	{"tokens that cost nothing", "low-morale-penalty: {each: 0}",
		"line 1: low-morale-penalty.each: is 0; allowed: a whole number from 1 to 30"},
	{"the name of a seat", "player-colours: [{id: purple, title: Red}]",
		`line 1: player-colours.purple.title: is the text "Red"; allowed: Purple, the name that records use`},
	{"a nineteenth animal", "livestock-pieces: {cattle: 7}",
		"line 1: livestock-pieces.cattle: makes 19 animals, against what the source says: there are 18 animals in all (printed); " +
			"allowed: 18 in all"},
	{"too few sheep for the set-up", "livestock-pieces: {cattle: 10, sheep: 2}",
		"line 1: livestock-pieces.sheep: is 2, against what the source says: with four or five players the Yards begin with three of " +
			"each kind (printed); allowed: 3 to 12"},
	{"rows that are not in the table", `
setup:
  branch-houses-and-workers: {option-three-bands: {by-players: {5: {houses: 3, workers: 3}}}}
`,
		"line 3: setup.branch-houses-and-workers.option-three-bands: lacks one of the rows of the table, against what the source says: " +
			"the table has a row of 6 houses and 4 workers, one of 5 and 4 and one of 4 and 3, in this order (printed); allowed: 6 and " +
			"4, 5 and 4, 4 and 3, by rising numbers of players"},
	{"more houses than there are", "setup: {branch-houses-and-workers: {option-four-rows: {by-players: {2: {houses: 7}}}}}",
		"line 1: setup.branch-houses-and-workers.option-four-rows.by-players.2.houses: is 7; allowed: a whole number from 1 to 6"},
	{"a lower cattle price", "price-tracks: {side-3-5: {cattle: {min: 13}}}",
		"line 1: price-tracks.side-3-5.cattle.min: is 13; allowed: 14, which is derived: 14 and 15 are the whole lowest band, and the " +
			"start price is the bottom-left space and brings one animal"},
	{"a track without its bands", "price-tracks: {side-3-5: {cattle: {max: 25}}}",
		"line 1: price-tracks.side-3-5.cattle.max: does not fit: the track goes from 14 to 25, and its bands from 14 to 24; allowed: " +
			"min, max and bands of the same prices"},
	{"twenty in the wrong band", `
price-tracks:
  side-3-5:
    cattle:
      max: 25
      bands: [{prices: [14, 15], arrive: 1}, {prices: [16, 17, 18, 19, 20], arrive: 2}, {prices: [21, 22, 23, 24, 25], arrive: 3}]
`,
		"line 6: price-tracks.side-3-5.cattle.bands: brings 2 at 20, against what the source says: cattle 14 or 15 brings 1, 16 to 19 " +
			"brings 2, 20 or more brings 3 (printed); allowed: 3 there"},
	{"more cattle than the text says", `
price-tracks:
  side-3-5:
    cattle:
      bands: [{prices: [14, 15], arrive: 1}, {prices: [16, 17, 18, 19], arrive: 2},
        {prices: [20, 21, 22, 23, 24], arrive: 3}, {prices: [25], arrive: 4}]
      max: 25
`,
		"line 5: price-tracks.side-3-5.cattle.bands: brings 4 at 25, against what the source says: cattle 14 or 15 brings 1, 16 to 19 " +
			"brings 2, 20 or more brings 3 (printed); allowed: 3 there"},
	{"a cattle track that ends too early", `
price-tracks:
  side-3-5:
    cattle:
      max: 19
      bands: [{prices: [14, 15], arrive: 1}, {prices: [16, 17, 18, 19], arrive: 2}]
`,
		"line 6: price-tracks.side-3-5.cattle.bands: brings nothing at 20, against what the source says: cattle 14 or 15 brings 1, 16 " +
			"to 19 brings 2, 20 or more brings 3 (printed); allowed: 3 there"},
	{"two animals at the starting price",
		"price-tracks: {side-3-5: {hogs: {min: 8, max: 12, bands: [{prices: [8, 9], arrive: 2}, {prices: [10, 11, 12], arrive: 3}]}}}",
		"line 1: price-tracks.side-3-5.hogs.bands: brings 2 at 8, against what the source says: at the starting price one animal of the " +
			"kind arrives (printed); allowed: 1 in the first band"},
	{"hogs at 10",
		"price-tracks: {side-3-5: {hogs: {min: 8, max: 12, bands: [{prices: [8], arrive: 1}, {prices: [9, 10, 11, 12], arrive: 2}]}}}",
		"line 1: price-tracks.side-3-5.hogs.bands: brings 2 at 10, against what the source says: hogs at 9 bring 2 and at 10 bring 3 " +
			"(printed); allowed: 3 there"},
	{"sheep at 7",
		"price-tracks: {side-3-5: {sheep: {min: 4, max: 8, bands: [{prices: [4, 5, 6, 7], arrive: 1}, {prices: [8], arrive: 2}]}}}",
		"line 1: price-tracks.side-3-5.sheep.bands: brings 1 at 7, against what the source says: sheep at 7 bring 2 (printed); allowed: " +
			"2 there"},
	{"arrivals that do not rise", "price-tracks: {side-2: {sheep: {min: 4, max: 8, bands: [{prices: [4, 5, 6, 7, 8], arrive: 1}]}}}",
		"line 1: price-tracks.side-2.sheep.bands: does not bring more with the price, against what the source says: more arrive when " +
			"the price is high, fewer when it is low (printed); allowed: bands that bring more and more"},
	{"a gap between prices", "price-tracks: {side-2: {sheep: {bands: [{prices: [4, 6], arrive: 1}]}}}",
		"line 1: price-tracks.side-2.sheep.bands[1].prices[2]: is 6; allowed: 5, because prices follow each other"},
	{"too many arrivals", "price-tracks: {side-2: {sheep: {bands: [{prices: [4], arrive: 7}]}}}",
		"line 1: price-tracks.side-2.sheep.bands[1].arrive: is 7; allowed: a whole number from 0 to 6"},
	{"bands that are no list", "price-tracks: {side-2: {sheep: {bands: {prices: [4]}}}}",
		"line 1: price-tracks.side-2.sheep.bands: is a mapping; allowed: a list"},
	{"an unknown field of a band", "price-tracks: {side-2: {sheep: {bands: [{prices: [4], arrives: 7}]}}}",
		"line 1: price-tracks.side-2.sheep.bands[1].arrives: is not a field here; allowed: prices, arrive"},
	{"a band without arrivals", "price-tracks: {side-2: {sheep: {bands: [{prices: [4]}]}}}",
		"line 1: price-tracks.side-2.sheep.bands[1]: has no arrive; allowed: a mapping with arrive"},
	{"the starting beef off its track", "meat-value-tracks: {beef: {min: 17}}",
		"line 1: meat-value-tracks.beef.min: makes the track of beef go from 17 to 32, against what the source says: the starting " +
			"values 16, 6 and 6 lie on the tracks (printed); allowed: a track with 16 on it"},
	{"pork that cannot reach the example", "meat-value-tracks: {pork: {max: 10}}",
		"line 1: meat-value-tracks.pork.max: makes the track of pork go from 4 to 10, against what the source says: beef 19 and pork 11 " +
			"are reachable (printed); allowed: a track up to 11 or more"},
	{"a single line", "brand-track: {thresholds: [{enter: 7, beef: 2}]}",
		"line 1: brand-track.thresholds: has lines in number 1 that raise beef, pork and lamb by 2, 0 and 0 in all, against what the " +
			"source says: several lines exist, and they raise beef above all (printed); allowed: two or more, with beef on more of " +
			"them, or by more, than pork and than lamb"},
	{"beef no more than pork", "brand-track: {thresholds: [{enter: 3, beef: 2}, {enter: 7, pork: 2}]}",
		"line 1: brand-track.thresholds: has lines in number 2 that raise beef, pork and lamb by 2, 2 and 0 in all, against what the " +
			"source says: several lines exist, and they raise beef above all (printed); allowed: two or more, with beef on more of " +
			"them, or by more, than pork and than lamb"},
	{"no line of beef 2 alone", "brand-track: {thresholds: [{enter: 3, beef: 1}, {enter: 7, beef: 3}]}",
		"line 1: brand-track.thresholds: has no such line, against what the source says: one line raises beef by 2 and is crossed by a " +
			"single step, the Chicago advertising example (printed); allowed: a line with beef 2 and nothing else"},
	{"lines out of order", "brand-track: {thresholds: [{enter: 7, beef: 2}, {enter: 7, beef: 1}]}",
		"line 1: brand-track.thresholds[2].enter: is 7; allowed: a whole number from 8 to 30"},
	{"a line that gives nothing", "brand-track: {thresholds: [{enter: 7}]}",
		"line 1: brand-track.thresholds[1]: raises no meat value; allowed: beef, pork or lamb, one or more of them, from 1 to 9"},
	{"a line past the end of the track", "brand-track: {max: 10}",
		"line 1: brand-track.max: makes a line before space 11 of 10; allowed: lines up to the last space"},
	{"a start past the end of the track", "setup: {starting-brand: {value: 13}}",
		"line 1: setup.starting-brand.value: starts the trackers on space 13 of 12; allowed: a space of the track"},
	{"too short a spirit track", "union-spirit-track: {min: {value: 3}}",
		"line 1: union-spirit-track.min.value: makes the track go from 3 to 5, against what the source says: one action lowers the " +
			"marker by 2 and another by 3, so the track is at least that long (derived); allowed: 0 to 2"},
	{"a longer spirit track", "union-spirit-track: {max: {value: 6}}",
		"line 1: union-spirit-track.max.value: is 6; allowed: 5, which is derived: strikes are said to happen at 4 or 5 and nothing " +
			"above 5 is mentioned"},
	{"too few spaces for the first year", "yards: {side-3-5: {capacity: {hogs: 2}}}",
		"line 1: yards.side-3-5.capacity.hogs: is 2, against what the source says: three animals of each kind stand in the Yards in " +
			"year 1 of a 3-player game (printed); allowed: 3 to 12"},
	{"too few spaces for the set-up", "yards: {side-2: {capacity: {hogs: 1}}}",
		"line 1: yards.side-2.capacity.hogs: is 1, against what the source says: a 2-player game starts with two animals of each kind, " +
			"one to a space (printed); allowed: 2 to 12"},
	{"fewer tokens of money", "money: {one-dollar-coins: 40}",
		"line 1: money.one-dollar-coins: makes 64 tokens in all, 24 of three dollars, against what the source says: there are 58 " +
			"money tokens, some of three dollars (printed); allowed: 58 in all, at least 1 of three dollars"},
	{"no tokens of three dollars", "money: {one-dollar-coins: 58, three-dollar-coins: 0}",
		"line 1: money.one-dollar-coins: makes 58 tokens in all, 0 of three dollars, against what the source says: there are 58 " +
			"money tokens, some of three dollars (printed); allowed: 58 in all, at least 1 of three dollars"},
	{"a further kind beyond the number of tokens", "money: {other-coins: 5}",
		"line 1: money.other-coins: makes 63 tokens in all, 24 of three dollars, against what the source says: there are 58 money " +
			"tokens, some of three dollars (printed); allowed: 58 in all, at least 1 of three dollars"},
	{"no tokens of one dollar", "money: {one-dollar-coins: 0, three-dollar-coins: 58}",
		"line 1: money.one-dollar-coins: leaves no token of one dollar, against what the source says: prices and margins go in single " +
			"dollars, so there is a one-dollar kind (derived); allowed: 1 to 57"},
	{"a total that does not follow", "money: {one-dollar-coins: 30, three-dollar-coins: 28, total: 106}",
		"line 1: money.total: is 106; allowed: 114, which follows from the other numbers"},
	{"too many workers for one action", "action-spaces: [{id: build, spaces: {side-2: 7}}]",
		"line 1: action-spaces.build.spaces.side-2: is 7; allowed: a whole number from 1 to 6"},
	{"a second campaign space", "action-spaces: [{id: campaign, spaces: {side-2: 2}}]",
		"line 1: action-spaces.campaign.spaces.side-2: is 2; allowed: 1, which is derived: one player takes the token, so one worker"},
	{"a second viaduct space", "action-spaces: [{id: viaduct, spaces: {side-2: 2}}]",
		"line 1: action-spaces.viaduct.spaces.side-2: is 2; allowed: 1, which is printed"},
	{"another price", "action-spaces: [{id: branch, cost: 2}]",
		"line 1: action-spaces.branch.cost: is 2; allowed: 1, which is printed"},
	{"another effect of an action", "action-effects: {contract: {cash: 2}}",
		"line 1: action-effects.contract.cash: is 2; allowed: 1, which is printed"},
	{"a land card that is too small for Build example A", "land-ownership-card: {width: 3, height: 1}",
		"line 1: land-ownership-card.height: lets 3 of its squares lie on a card, against what the source says: four of the five " +
			"squares of the Hair Factory lie on one land card in Build example A (printed); allowed: a card that can lie under four " +
			"of them"},
	{"plants of another size alone", "slaughter-plant: {squares: 4}",
		"line 1: slaughter-plant.squares: is 4; allowed: 6, or other start locations on both sides: west of packingtown.side-2 has 6 " +
			"squares"},
	{"fewer columns than a token needs", "packingtown: {side-3-5: {columns: 13}}",
		"line 1: packingtown.side-3-5.columns: leaves no room for rail-bronx, against what the source says: a bounded square grid; " +
			"land, plants and buildings keep to it (printed); allowed: a larger grid, or another place for it"},
	{"too many rows", "packingtown: {side-3-5: {columns: 12, rows: 14}}",
		"line 1: packingtown.side-3-5.rows: is 14; allowed: a whole number from 1 to 12"},
	{"too many squares", "packingtown: {side-3-5: {columns: 15, rows: 12}}",
		"line 1: packingtown.side-3-5.columns: makes 180 squares; allowed: at most 160"},
	{"fewer rows than a token needs", "packingtown: {side-2: {rows: 5}}",
		"line 1: packingtown.side-2.rows: leaves no room for rail-brooklyn, against what the source says: a bounded square grid; land, " +
			"plants and buildings keep to it (printed); allowed: a larger grid, or another place for it"},
	{"a plant off the grid", "packingtown: {side-2: {start-locations: {west: [b3, c3, b4, c4, b5, c5], east: [k3, l3, k4, l4, k5, l5]}}}",
		"line 1: packingtown.side-2.start-locations.east[2]: is l3, against what the source says: a bounded square grid; land, plants " +
			"and buildings keep to it (printed); allowed: a square from a1 to k7"},
	{"capital letters", "packingtown: {side-2: {start-locations: {west: [b3, c3, b4, c4, b5, c5], East: [i3, j3, i4, j4, i5, j5]}}}",
		"line 1: packingtown.side-2.start-locations.East: has capital letters in its name; allowed: lower-case letters, digits and " +
			"hyphens"},
	{"a location that nobody may take",
		"packingtown: {side-2: {start-locations: {west: [b3, c3, b4, c4, b5, c5], north: [i3, j3, i4, j4, i5, j5]}}}",
		`line 1: packingtown.side-2.start-locations: has no "east" for 2 players; allowed: the same names in start-locations and ` +
			`locations-by-players`},
	{"plants that overlap", "packingtown: {side-2: {start-locations: {west: [b3, c3, b4, c4, b5, c5], east: [c5, d5, e5, c6, d6, e6]}}}",
		"line 1: packingtown.side-2.start-locations: puts two plants on c5 with 2 players; allowed: locations that lie apart"},
	{"a plant of five squares", "packingtown: {side-2: {start-locations: {west: [b3, c3, b4, c4, b5], east: [c5, d5, e5, c6, d6, e6]}}}",
		"line 1: packingtown.side-2.start-locations.west: has 5 items; allowed: 6"},
	{"a plant with a square twice",
		"packingtown: {side-2: {start-locations: {west: [b3, c3, b4, c4, b5, b5], east: [c5, d5, e5, c6, d6, e6]}}}",
		"line 1: packingtown.side-2.start-locations.west[6]: is b5 again; allowed: each square once"},
	{"a plant with no square", "packingtown: {side-2: {start-locations: {west: [b3, c3, b4, c4, b5, 7], east: [c5, d5, e5, c6, d6, e6]}}}",
		"line 1: packingtown.side-2.start-locations.west[6]: is 7; allowed: a square such as c4"},
	{"fewer locations than players", "packingtown: {side-2: {locations-by-players: {2: [west]}}}",
		"line 1: packingtown.side-2.locations-by-players.2: has 1 location for 2 players, against what the source says: the open start " +
			"locations depend on the number of players, and there is at least one for each (printed); allowed: at least one for each"},
	{"a location named twice", "packingtown: {side-2: {locations-by-players: {2: [west, west]}}}",
		"line 1: packingtown.side-2.locations-by-players.2: names west twice; allowed: each once"},
	{"an unknown open location", "packingtown: {side-2: {locations-by-players: {2: [west, south]}}}",
		`line 1: packingtown.side-2.locations-by-players.2: has no "south" for 2 players; allowed: the same names in start-locations ` +
			`and locations-by-players`},
	{"players of the other side", "packingtown: {side-2: {locations-by-players: {3: [west, south]}}}",
		"line 1: packingtown.side-2.locations-by-players.3: is not a field here; allowed: 2"},
	{"a token away from the border", "packingtown: {side-2: {railroad-tokens: [{id: rail-boston, touches: d2}]}}",
		"line 1: packingtown.side-2.railroad-tokens.rail-boston.touches: leaves rail-boston, which touches d2, off the north edge; " +
			"allowed: tokens just outside the border, each with the edge and the square there"},
	{"an unknown edge", "packingtown: {side-2: {railroad-tokens: [{id: rail-boston, edge: up}]}}",
		`line 1: packingtown.side-2.railroad-tokens.rail-boston.edge: is the text "up"; allowed: north, east, south, west`},
	{"a token on another edge", "packingtown: {side-2: {railroad-tokens: [{id: rail-boston, edge: west}]}}",
		"line 1: packingtown.side-2.railroad-tokens.rail-boston.edge: leaves rail-boston, which touches d1, off the west edge; allowed: " +
			"tokens just outside the border, each with the edge and the square there"},
	{"another market for a token", "packingtown: {side-2: {railroad-tokens: [{id: rail-boston, market: bronx}]}}",
		`line 1: packingtown.side-2.railroad-tokens.rail-boston.market: is the text "bronx"; allowed: boston, which is derived: the ` +
			`markets of the tokens follow from the branch house example, see railroad-token-kinds`},
	{"tokens too far apart for Build example A", "packingtown: {side-3-5: {railroad-tokens: [{id: rail-philadelphia, touches: n1}]}}",
		"line 1: packingtown.side-3-5.railroad-tokens.rail-philadelphia.touches: lets it touch no such tokens, against what the source " +
			"says: on side 3-5 the Hair Factory touches a wild token and Philadelphia's at once in Build example A (printed); allowed: " +
			"a wild token near enough to Philadelphia's"},
	{"a token nowhere", "packingtown: {side-3-5: {railroad-tokens: [{id: rail-philadelphia, touches: z1}]}}",
		`line 1: packingtown.side-3-5.railroad-tokens.rail-philadelphia.touches: is the text "z1"; allowed: a square such as c4`},
	{"colours without one in use", "building-colours: {colours: {red: pork, brown: beef, white: lamb, grey: goods}}",
		"line 1: building-colours.colours: has no pink, which building-cards.curing-room.colour uses; allowed: the names that " +
			"building-cards use; an owner's file can give them others"},
	{"two colours of pork", "building-colours: {colours: {pink: pork, rose: pork, brown: beef, white: lamb, grey: goods}}",
		"line 1: building-colours.colours: has 2 colours of pork, against what the source says: buildings have colours, and pork " +
			"buildings share one (printed); allowed: one colour with the text pork"},
	{"the Hair Factory in another colour", "building-cards: [{id: hair-factory, colour: brown}]",
		"line 1: building-cards.hair-factory.colour: makes it brown like 6 other cards, against what the source says: the Hair " +
			"Factory is of the pork colour, and two like-coloured buildings stand beside it in Build example A (derived); allowed: " +
			"pink, as two others at least"},
	{"an unknown colour", "building-cards: [{id: hair-factory, colour: black}]",
		`line 1: building-cards.hair-factory.colour: is the text "black"; allowed: pink, brown, white, grey`},
	{"another gain of the Hair Factory", "building-cards: [{id: hair-factory, immediate: {pork: 3}}]",
		"line 1: building-cards.hair-factory.immediate.pork: is 3; allowed: 2, which is printed"},
	{"a Hair Factory of four squares", "building-cards: [{id: hair-factory, shape: L4}]",
		"line 1: building-cards.hair-factory.shape: gives it 4 squares, against what the source says: the Hair Factory covers five " +
			"squares, the Canning Factory four (printed); allowed: 5"},
	{"a Canning Factory of five squares", "building-cards: [{id: canning-factory, shape: L5}]",
		"line 1: building-cards.canning-factory.shape: gives it 5 squares, against what the source says: the Hair Factory covers five " +
			"squares, the Canning Factory four (printed); allowed: 4"},
	{"another name for a printed card", "building-cards: [{id: canning-factory, title: Canner}]",
		`line 1: building-cards.canning-factory.title: is the text "Canner"; allowed: Canning Factory, which is printed`},
	{"an empty name", `building-cards: [{id: glue-works, title: ""}]`,
		`line 1: building-cards.glue-works.title: is the text ""; allowed: a text of one line, up to 40 bytes`},
	{"a fourth letter", "building-cards: [{id: glue-works, deck: D}]",
		`line 1: building-cards.glue-works.deck: is the text "D"; allowed: A, B, C`},
	{"five marked A cards", "building-cards: [{id: glue-works, deck: A}]",
		"line 1: building-cards.glue-works.deck: marks 5 A, 5 B and 0 C, of 7 A, 7 B and 6 C, against what the source says: ten cards " +
			"bear the 2P mark; with two random C cards a 2-player game has four A, six B and two C (printed), so the marked cards are " +
			"four A, six B and no C (derived); allowed: four A, six B and no C with the mark, and two C or more without"},
	{"a mark that is a number", "building-cards: [{id: glue-works, two-player: 1}]",
		"line 1: building-cards.glue-works.two-player: is 1; allowed: true or false"},
	{"nine marked cards", "building-cards: [{id: glue-works, two-player: false}]",
		"line 1: building-cards.glue-works.two-player: marks 4 A, 5 B and 0 C, of 6 A, 8 B and 6 C, against what the source says: ten " +
			"cards bear the 2P mark; with two random C cards a 2-player game has four A, six B and two C (printed), so the marked cards " +
			"are four A, six B and no C (derived); allowed: four A, six B and no C with the mark, and two C or more without"},
	{"an unknown icon", "building-cards: [{id: glue-works, icons: [glue]}]",
		`line 1: building-cards.glue-works.icons[1]: is the text "glue"; allowed: can, fat, hide, bone, gland`},
	{"five icons of a kind", "building-cards: [{id: glue-works, icons: [bone, bone, bone, bone, bone]}]",
		"line 1: building-cards.glue-works.icons: has more than 4 of bone; allowed: at most 4 of an icon"},
	{"a size that does not follow", "building-cards: [{id: glue-works, squares: 5}]",
		"line 1: building-cards.glue-works.squares: is 5; allowed: 4, which follows from the other numbers"},
	{"too much at the end", "building-cards: [{id: glue-works, end: 31}]",
		"line 1: building-cards.glue-works.end: is 31; allowed: a whole number from 0 to 30"},
	{"an unknown card", "building-cards: [{id: horn-works, end: 3}]",
		`line 1: building-cards.horn-works.id: is the text "horn-works"; allowed: curing-room, canning-factory, chill-room, ` +
			`lard-refinery, tallow-house, wool-house, hair-factory, sausage-kitchen, smokehouse, tannery, lamb-cooler, glue-works, ` +
			`butterine-factory, bone-house, soap-factory, fertilizer-plant, pepsin-laboratory, serum-laboratory, brush-factory, ` +
			`general-office`},
	{"a gain that is a number", "building-cards: [{id: glue-works, immediate: 3}]",
		"line 1: building-cards.glue-works.immediate: is 3; allowed: a mapping of beef, pork, lamb, brand"},
	{"shapes without one in use", "shapes: {I3: [[0, 0], [1, 0], [2, 0]]}",
		"line 1: shapes: has no L4, which building-cards.canning-factory.shape uses; allowed: the names that building-cards use; " +
			"an owner's file can give them others"},
	{"a shape in two parts", "shapes: {I3: [[0, 0], [2, 0]]}",
		"line 1: shapes.I3: is not one piece; allowed: cells joined by their edges, the westernmost with x 0 and the northernmost " +
			"with y 0"},
	{"a shape away from its corner", "shapes: {I3: [[1, 0], [2, 0]]}",
		"line 1: shapes.I3: is not one piece; allowed: cells joined by their edges, the westernmost with x 0 and the northernmost " +
			"with y 0"},
	{"a cell twice", "shapes: {I3: [[0, 0], [0, 0]]}",
		"line 1: shapes.I3[2]: appears twice; allowed: each cell once"},
	{"a cell too far out", "shapes: {I3: [[0, 6]]}",
		"line 1: shapes.I3[1][2]: is 6; allowed: a whole number from 0 to 5"},
	{"cells that are numbers", "shapes: {I3: [0, 6]}",
		"line 1: shapes.I3[1]: is 0; allowed: a list"},
	{"a shape without a name", `shapes: {"a b": [[0, 0]]}`,
		"line 1: shapes.a b: has a key that is not a name; allowed: up to 20 letters, digits and hyphens"},
	{"another need of Canned Ham", "specialist-cards: [{id: canned-ham, needs: {can: 3}}]",
		"line 1: specialist-cards.canned-ham.needs.can: is 3; allowed: 2, which is printed"},
	{"a specialist for nothing", "specialist-cards: [{id: medicines, needs: {}}]",
		"line 1: specialist-cards.medicines.needs: asks for nothing, against what the source says: a card asks for a number of icons of " +
			"a kind (printed); allowed: at least one icon"},
	{"a specialist for no icons", "specialist-cards: [{id: medicines, needs: {bone: 0}}]",
		"line 1: specialist-cards.medicines.needs: asks for nothing, against what the source says: a card asks for a number of icons of " +
			"a kind (printed); allowed: at least one icon"},
	{"an unknown need", "specialist-cards: [{id: medicines, needs: {glue: 1}}]",
		"line 1: specialist-cards.medicines.needs.glue: is not a field here; allowed: can, fat, hide, bone, gland"},
	{"a third year without a strike", "year-cards: [{id: y1904-hire-strikebreaker, spirit: -5}]",
		"line 1: year-cards.y1904-hire-strikebreaker.spirit: lets the spirit reach 0 at most, against what the source says: a strike " +
			"can occur in year 3, or the strikebreaker card of 1904 would not speak of one (derived); allowed: cards that can raise it " +
			"to 4 by then"},
	{"too much of the spirit", "year-cards: [{id: y1904-hire-strikebreaker, spirit: -6}]",
		"line 1: year-cards.y1904-hire-strikebreaker.spirit: is -6; allowed: a whole number from -5 to 5"},
	{"the digit that the scan puts before an arrow", "year-cards: [{id: y1902-beef-trust, effect: {beef: 13}}]",
		"line 1: year-cards.y1902-beef-trust.effect.beef: is 13; allowed: 3, which is printed"},
	{"another price of a year card", "year-cards: [{id: y1902-beef-trust, cost: 2}]",
		"line 1: year-cards.y1902-beef-trust.cost: is 2; allowed: 0, which is printed"},
	{"another price adjustment", "price-adjustment: {most: -3}",
		"line 1: price-adjustment.most: is -3; allowed: -2, which is printed"},
	{"a seventh year", "years: {value: 7}",
		"line 1: years.value: is 7; allowed: 6, which is printed"},
	{"another brand bonus", "brand-bonus: {players-2: [6]}",
		"line 1: brand-bonus.players-2: is another list; allowed: [5], which is printed"},
	{"another game", "game: yardmaster",
		`line 1: game: is the text "yardmaster"; allowed: union-stockyards, the name that records use`},
	{"an unknown table", "brand-tracks: {max: 12}",
		"line 1: brand-tracks: is not a field here; allowed: game, prefix, source, title, credits, public-sources, box, " +
			"per-colour, livestock-pieces, money, player-colours, packers, setup, price-tracks, meat-value-tracks, brand-track, " +
			"union-spirit-track, savings-track, yards, action-spaces, action-spaces-binds, action-effects, land-ownership-card, " +
			"slaughter-plant, packingtown, railroad-token-kinds, markets, markets-binds, branch-house-values, building-colours, shapes, " +
			"building-cards, building-cards-binds, specialist-cards, specialist-cards-binds, year-cards, year-cards-binds, brand-bonus, " +
			"low-morale-penalty, efficiency-bonus, price-adjustment, years"},
	{"more prices than a track holds",
		"price-tracks: {side-2: {sheep: {bands: [{prices: [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19], arrive: 1}, {prices: " +
			"[20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40], arrive: 2}]}}}",
		"line 1: price-tracks.side-2.sheep.bands[2].prices[21]: is 40; allowed: at most 40 prices"},
	{"a line that is a number", "brand-track: {thresholds: [7]}",
		"line 1: brand-track.thresholds[1]: is 7; allowed: a mapping of enter, beef, pork, lamb"},
	{"shapes that are a text", "shapes: none",
		`line 1: shapes: is the text "none"; allowed: a mapping`},
	{"no colours", "building-colours: {colours: {}}",
		"line 1: building-colours.colours: has 0 items; allowed: 1 to 8"},
	{"too wide a land card", "land-ownership-card: {width: 5}",
		"line 1: land-ownership-card.width: is 5; allowed: a whole number from 1 to 4"},
	{"icons that are a text", "building-cards: [{id: tannery, icons: hide}]",
		`line 1: building-cards.tannery.icons: is the text "hide"; allowed: a list`},
	{"an empty file", "",
		"line 1: the document is empty; allowed: a mapping"},
}

func TestFilesThatAreRefused(t *testing.T) {
	for _, row := range refused {
		t.Run(row.law, func(t *testing.T) {
			c, err := stockyards.ReadComponents(engine.Setup{Components: []byte(row.given)})
			require.Nil(t, c)
			var e *source.Error
			require.ErrorAs(t, err, &e)
			require.EqualError(t, err, row.want)
		})
	}
}

// always are the facts that hold whatever an owner's file says: its shape leaves no room for anything else.
var always = []string{
	"the Bank pays five players 10 each at the start, so the total is at least 50 (derived)",
	"four colours are named by the examples and there are five mats (printed)",
	"a colour has 6 houses and 4 workers (derived)",
	"each track has a lowest and a highest value (printed)",
	"the track has a lowest and a highest space and takes several trackers on one space (printed)",
	"National and Chicago advertising are two separate spaces (printed)",
	"spaces get scarce through a year and players compete for them (printed)",
	"a plant stands on the grid and counts as a building for connections (printed)",
	"a single viaduct next to existing buildings can reach Brooklyn's token, the viaduct example (printed)",
	"there are 20 cards and 20 wooden pieces, one piece to a card by shape and colour (printed)",
	"five cards, one of each, always visible (printed)",
	"specialists have immediate and end-game effects (printed)",
}

// Every fact of components.yaml that the text prints or that is derived from it refuses some file of the table above by name.
func TestEveryFactIsHeld(t *testing.T) {
	told := ""
	for _, row := range refused {
		told += row.want + "\n"
	}
	data, err := os.ReadFile("../components.yaml")
	require.NoError(t, err)
	facts := regexp.MustCompile(`(?m)^ *- ([^{].*\((?:printed|derived)\))$`).FindAllStringSubmatch(string(data), -1)
	require.Greater(t, len(facts), 30)
	for _, fact := range append(facts, []string{"", always[1]}) {
		held := strings.Contains(told, "against what the source says: "+strings.Trim(fact[1], `"`)+"; ")
		if !held {
			require.Contains(t, always, fact[1])
		}
	}
	said := regexp.MustCompile(`against what the source says: (.*\)); allowed`).FindAllStringSubmatch(told, -1)
	for _, fact := range said {
		require.Contains(t, string(data), fact[1], "the words of the file")
	}
}
