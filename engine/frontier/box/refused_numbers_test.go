package box_test

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/frontier"
)

type refusal struct{ law, given, want string }

// refusedNumbers are files of owners with other numbers and names.
var refusedNumbers = []refusal{
	{"other money at the start", "start-goods: {money: {value: 99}}",
		fmt.Sprintf("line 1: start-goods.money.value: is 99; allowed: %d, which is printed in FR-START-13", frontier.DefaultComponents().StartMoney)},
	{"other distances of cattle", "start-goods: {ranching-cattle: {spaces: [3, 6, 8]}}",
		"line 1: start-goods.ranching-cattle.spaces: is another list; allowed: [3, 6, 9], which is printed in FR-START-08"},
	{"a value that a ruling decides", "start-goods: {assistants: {value: 2}}",
		"line 1: start-goods.assistants.value: is 2; allowed: 1; the ruling assistants-dealt decides it"},
	{"a penalty that a ruling decides", "promise-points: {broken: -2}",
		"line 1: promise-points.broken: is -2; allowed: -1; the ruling promise-penalty decides it"},
	{"the election board, which a ruling decides", "election-board: {spaces: [{id: health, next: [wealth-safety]}]}",
		"line 1: election-board.spaces.health.next: is another list; allowed: [health-wealth, health-safety]; the open question " +
			"election-board is about it, which is not played otherwise"},
	{"another game", "game: border",
		`line 1: game: is the text "border"; allowed: frontier, the name that records use`},
	{"a derived value", "time: {rounds: {value: 12}}",
		"line 1: time.rounds.value: is 12; allowed: 13, which is derived: 4 + 3 + 3 + 3; the text also prints twelve, see FR-R-rounds"},
	{"a train of another colour", "trains: {value: [red, green]}",
		"line 1: trains.value: is another list; allowed: [red, blue]; the ruling trains decides it"},
	{"another level of a building", "industry-buildings: {list: [{id: sawmill, level: 1}]}",
		"line 1: industry-buildings.list.sawmill.level: is 1; allowed: 2, which is printed in FR-LUM-19 and FR-LUM-24"},
	{"another price of a camp", "industry-buildings: {list: [{id: camp, price: 4}]}",
		"line 1: industry-buildings.list.camp.price: is 4; allowed: 3, which is printed in FR-LUM-02, FR-LUM-03 and FR-LUM-04"},
	{"another place for a sawmill", "industry-buildings: {list: [{id: sawmill, where: water}]}",
		`line 1: industry-buildings.list.sawmill.where: is the text "water"; allowed: land, which is printed in FR-LUM-19 and FR-LUM-24`},
	{"a place that there is not", "industry-buildings: {list: [{id: mining-dam, where: own-depleted}]}",
		`line 1: industry-buildings.list.mining-dam.where: is the text "own-depleted"; allowed: water, by-water, land`},
	{"a field that another row has", "industry-buildings: {list: [{id: camp, metal: gold}]}",
		"line 1: industry-buildings.list.camp.metal: is not a field here; allowed: id, industry, level, price, logs, where, " +
			"fields-from, how, clauses"},
	{"a building that there is not", "public-buildings: {list: [{id: post-office, price: 3}]}",
		`line 1: public-buildings.list.post-office.id: is the text "post-office"; allowed: bank, general-store, hardware-store, ` +
			`saloon, brothel, blacksmith, gunsmith, tailor, newspaper, coach-builder, steamboat, town-hall, schoolhouse, ` +
			`philanthropy, doctor, church, well, sheriff, jail, wooden-house`},
	{"a goal with another limit", "goals: {list: [{id: G5, most: 5}]}",
		"line 1: goals.list.G5.most: is 5; allowed: 4, which is printed in FR-CARD-05"},
	{"a goal with another further condition", "goals: {list: [{id: G6, and: {building: well, number: 3}}]}",
		"line 1: goals.list.G6.and.number: is 3; allowed: 2, which is printed in FR-CARD-06"},
	{"too few cubes", "player-kit: {cubes: {value: 9}}",
		"line 1: player-kit.cubes.value: is 9, against what the source says: a rancher sets out six cattle and two horses, and who is " +
			"not in lumbering two logs (printed in FR-START-08, FR-START-11 and FR-START-12), so a player has ten cubes at least " +
			"(derived); allowed: 10 to 99"},
	{"more cubes than the program holds", "player-kit: {cubes: {value: 100}}",
		"line 1: player-kit.cubes.value: is 100; allowed: a whole number from 0 to 99"},
	{"no trees", "map: {trees-per-forest: {value: 0}}",
		"line 1: map.trees-per-forest.value: is 0, against what the source says: a camp cuts where trees are available (printed in " +
			"FR-LUM-06), so a forest has some (derived); allowed: 1 to 20"},
	{"a group of one log", "lumbering: {raft: {logs: 1}}",
		"line 1: lumbering.raft.logs: is 1, against what the source says: level II moves a group of logs (printed in FR-LUM-21), so two " +
			"at least (derived); allowed: 2 to 99"},
	{"a raft for nothing", "lumbering: {raft: {price: 0}}",
		"line 1: lumbering.raft.price: is 0, against what the source says: the level II move has a price (printed in FR-LUM-22); " +
			"allowed: 1 to 20"},
	{"a die for no tools", "mining: {grubstake: {tools: 0}}",
		"line 1: mining.grubstake.tools: is 0, against what the source says: a further die costs two dollars and tools (printed in " +
			"FR-MIN-12); allowed: 1 to 9"},
	{"tiles that cannot rise", "mining: {tile-level-max: {value: 1}}",
		"line 1: mining.tile-level-max.value: is 1, against what the source says: doubles raise the level of a tile (printed in " +
			"FR-MIN-10), so it has a second one (derived); allowed: 2 to 3"},
	{"a deep mine above the highest level", "mining: {tile-level-max: {value: 2}}",
		"line 1: mining.tile-level-max.value: starts a deep tile at level 3 of 2; allowed: 1 to 2"},
	{"a deposit without a reserve", "mining: {start: {mine: {reserve: 0}}}",
		"line 1: mining.start.mine.reserve: is 0, against what the source says: a deposit is depleted at some time (printed in " +
			"FR-MIN-21), so it gives something before (derived); allowed: 1 to 99"},
	{"a deposit of another kind at the start", "mining: {start: {panning: {kind: beach}}}",
		`line 1: mining.start.panning.kind: is the text "beach"; allowed: alluvial, which is printed in FR-START-04`},
	{"a metal that there is not", "mining: {start: {panning: {metal: lead}}}",
		`line 1: mining.start.panning.metal: is the text "lead"; allowed: gold, silver`},
	{"no extra for cattle", "ranching: {none-left-surcharge: {cattle: 0}}",
		"line 1: ranching.none-left-surcharge.cattle: is 0, against what the source says: with no cattle left a purchase costs the " +
			"price and an extra of the breed (printed in FR-RAN-46); allowed: 1 to 20"},
	{"no points for characters of a level IV card", "level-4: {points-per-character: 0}",
		"line 1: level-4.points-per-character: is 0, against what the source says: a level IV card gives points for the characters of " +
			"its suit (printed in FR-CHAR-26); allowed: 1 to 9"},
	{"tents that allow nothing", "housing: {tent: {uses: 0}}",
		"line 1: housing.tent.uses: is 0, against what the source says: a public building can be used as often as the housing beside it " +
			"allows (printed in FR-ROUND-23), so a tent allows something (derived); allowed: 1 to 9"},
	{"houses that are worse than tents", "housing: {tent: {uses: 3}}",
		"line 1: housing.tent.uses: makes it 3 uses for a tent and 2 for a wooden house, against what the source says: housing is " +
			"upgraded at the end of an era (printed in FR-ROUND-34), so a wooden house allows no less than a tent (derived); allowed: " +
			"no fewer for the house"},
	{"a bank without relief", "fire-and-revolt: {bank-relief: {value: 0}}",
		"line 1: fire-and-revolt.bank-relief.value: is 0, against what the source says: a bank reduces the effect of a panic (printed " +
			"in FR-CHAR-31); allowed: 1 to 20"},
	{"too short a town status", "town-status: {high: {value: 2}}",
		"line 1: town-status.high.value: is 2, against what the source says: three cubes mark promises on the board (printed in " +
			"FR-ELEC-06), so three spaces lie right of the middle (derived); allowed: 3 to 9"},
	{"a town status without a left half", "town-status: {low: {value: 0}}",
		"line 1: town-status.low.value: is 0, against what the source says: a marker moves left from the middle (printed in " +
			"FR-ROUND-14); allowed: -9 to -1"},
	{"rain that turns nothing", "event-numbers: {rain-faces: {value: 0}}",
		"line 1: event-numbers.rain-faces.value: is 0, against what the source says: heavy rain and blizzards turn an output tile " +
			"counter-clockwise (printed in FR-MIN-04); allowed: 1 to 3"},
	{"a panic without effect", "event-numbers: {panic-per-severity: {value: 0}}",
		"line 1: event-numbers.panic-per-severity.value: is 0, against what the source says: a panic has an effect that a bank reduces " +
			"(printed in FR-CHAR-31); allowed: 1 to 20"},
	{"seventeen severity cards", "severity-cards: {copies: {value: {1: 9}}}",
		"line 1: severity-cards.copies.value.1: makes 17 cards, against what the source says: there are sixteen severity cards (printed " +
			"in FR-COMP-07); allowed: 16 in all"},
	{"a basin for one log", "basins: {list: [{id: basin-2, holds: 1}]}",
		"line 1: basins.list.basin-2.holds: is 1, against what the source says: a worker moves two logs into the next basin (printed in " +
			"FR-LUM-09), so a basin holds two at least (derived); allowed: 2 to 99"},
	{"a helper who does not help", "lumbering: {helpers: {list: [{id: ox, plus: 0}]}}",
		"line 1: lumbering.helpers.list.ox.plus: is 0, against what the source says: levels II and III of felling bring more logs or " +
			"more reach (printed in FR-LUM-26 and FR-LUM-29); allowed: 1 to 9"},
	{"a fee for a horse", "lumbering: {helpers: {list: [{id: horse, fee: 1}]}}",
		"line 1: lumbering.helpers.list.horse.fee: is not a field here; allowed: id, level, plus, animal, fields-from, clauses"},
}
