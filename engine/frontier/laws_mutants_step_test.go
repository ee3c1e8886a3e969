package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// turns reports whether a decision is one of a turn.
func turns(d *decision) bool { return d.Before.step == atTurn && d.After.step == atTurn }

// stepMutants are those of the laws that look at what a decision moves.
var stepMutants = lawtest.Mutants[state]{
	"FR-INV-17": {
		"the second best wins": where(func(d *decision) bool {
			return counting(d.Before, d.Action, d.After) && d.After.open.whose >= 0 && d.After.step != atOutgoing
		},
			func(d *decision) { d.After.mayor = (d.After.mayor + 1) % d.After.seats() }),
		"nobody has run": where(func(d *decision) bool { return counting(d.Before, d.Action, d.After) },
			func(d *decision) { d.After.frozen = !d.After.frozen }),
		"an assistant has no vote": where(func(d *decision) bool {
			return counting(d.Before, d.Action, d.After) && d.After.step == atPromise &&
				d.Before.is(nil, AskElectionWinner, ElectionWinnerCampaignPlusCharacters)
		}, func(d *decision) {
			other := (d.After.open.whose + 1) % d.After.seats()
			d.Before.players[other].hand, d.Before.players[other].cube = 1<<24-1, 0
		}),
	},
	"FR-INV-26": {"a sale brings more than it costs": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuy && box.Good(whatOf(d.Action)) == box.Log
	}, func(d *decision) {
		withParts(d.Before, func(c *box.Components) { c.Markets[box.ShipCard].Sells[box.Log] = 99 })
		d.After.table = d.Before.table
	}), "cattle are driven out for more": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuy &&
			box.Good(whatOf(d.Action)) == box.Meat
	}, func(d *decision) {
		withParts(d.Before, func(c *box.Components) { c.Markets[box.RedCard].Sells[box.Cattle] = 99 })
		d.After.table = d.Before.table
	})},
	"FR-INV-32": {
		"a gift":           always(func(s *state) { s.players[0].money++; s.bank-- }),
		"a robbery":        always(func(s *state) { s.players[0].money--; s.players[1].money++ }),
		"the bank forgets": always(func(s *state) { s.bank++ }),
		"nothing is paid": where(func(d *decision) bool { return turns(d) && me(d).money < was(d).money },
			func(d *decision) { me(d).money, d.After.bank = was(d).money, d.Before.bank }),
		"there is no income": where(func(d *decision) bool {
			return d.After.round > d.Before.round && d.After.players[0].money != d.Before.players[0].money
		},
			func(d *decision) { d.After.players[0].money = d.Before.players[0].money }),
		"a sale brings nothing": with(func(d *decision) { me(d).money = was(d).money }, vSell),
	},
	"FR-INV-33": {
		"a log is given":  always(func(s *state) { s.players[1].stock[box.Log]++ }),
		"a tool is given": always(func(s *state) { s.players[0].tools++ }),
		"a gun is given":  always(func(s *state) { s.players[0].guns++ }),
		"a cube is given": always(func(s *state) { s.players[0].supply++ }),
		"a donation":      always(func(s *state) { s.players[0].donations++ }),
		"an own train":    always(func(s *state) { s.players[1].ownTrain = !s.players[1].ownTrain }),
		"logs are not used": where(func(d *decision) bool { return verbOf(d.Action) == vBuild && me(d).stock != was(d).stock },
			func(d *decision) { me(d).stock = was(d).stock }),
		"what is sold stays": where(func(d *decision) bool { return turns(d) && me(d).stock != was(d).stock },
			func(d *decision) { me(d).stock, me(d).supply = was(d).stock, was(d).supply }),
	},
	"FR-INV-34": {
		"a tree stays": where(func(d *decision) bool { return verbOf(d.Action) == vCut },
			func(d *decision) { d.After.trees = d.Before.trees }),
		"logs stay":            with(func(d *decision) { d.After.logs = d.Before.logs }, vDrive, vRaft, vTow),
		"a log comes":          always(func(s *state) { s.logs[2][0]++ }),
		"a black worker comes": always(func(s *state) { s.jams ^= 1 }),
		"a black worker stays": with(func(d *decision) { d.After.jams = d.Before.jams }, vClear, vPileUp),
		"the stockpile moves":  inPlay(func(s *state) { s.stock ^= 1 }),
	},
	"FR-INV-35": {
		"a deposit turns by itself": onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.face = (t.face + 1) % 4 }),
		"a deposit does not turn": where(func(d *decision) bool {
			return verbOf(d.Action) == vAssign && d.After.tiles[spaceOf(d.Action)].face != d.Before.tiles[spaceOf(d.Action)].face
		}, func(d *decision) { d.After.tiles[spaceOf(d.Action)].face = d.Before.tiles[spaceOf(d.Action)].face }),
		"a level for nothing": onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.level++ }),
		"metal for nothing":   onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.cubes++ }),
		"another kind":        onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.deposit = (t.deposit + 1) % 4 }),
		"a worker is active":  onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.active = !t.active }),
		"a throw is forgotten": where(func(d *decision) bool { return d.Before.step == atDie && d.After.step == atAssign },
			func(d *decision) { d.After.tiles[d.Before.open.site].thrown = 0 }),
	},
	"FR-INV-36": {
		"cattle come": always(func(s *state) { x := unused(s); s.cattle[1][x]++; s.herds[1].add(x) }),
		"cattle were not driven": where(func(d *decision) bool { return verbOf(d.Action) == vDriveCattle || verbOf(d.Action) == vRailDrive },
			func(d *decision) { d.After.driven[d.Before.seat] = d.Before.driven[d.Before.seat] }),
		"a horse is not tired": where(func(d *decision) bool { return me(d).used != was(d).used && turns(d) },
			func(d *decision) { me(d).used = was(d).used }),
		"an animal comes": always(func(s *state) { s.players[0].animals[box.Mule]++ }),
		"a stable gives nothing": with(
			func(d *decision) { d.After.tiles[spaceOf(d.Action)].cattle = d.Before.tiles[spaceOf(d.Action)].cattle }, vStable),
		"nothing is bred": with(func(d *decision) {
			d.After.cattle, d.After.herds = d.Before.cattle, d.Before.herds
			d.After.tiles[spaceOf(d.Action)].cattle = d.Before.tiles[spaceOf(d.Action)].cattle
		}, vBreed, vRustle),
		"milk is forgotten": onWork(box.Enclosure, box.Enclosure, func(_ *state, _ space, t *tile) { t.dairy++ }),
	},
	"FR-INV-37": {
		"a piece comes":      inPlay(func(s *state) { s.town.add(unused(s)) }),
		"a piece goes":       onWork(box.Camp, box.OxStable, func(s *state, x space, _ *tile) { s.works.remove(x) }),
		"a piece is another": onTown(box.Bank, box.WoodenHouse, func(_ *state, _ space, t *tile) { t.kind ^= 1 }),
		"a piece is robbed":  onWork(box.Camp, box.OxStable, func(_ *state, _ space, t *tile) { t.owner = (t.owner + 1) % 2 }),
		"fire breaks out":    onTown(box.Tent, box.WoodenHouse, func(_ *state, _ space, t *tile) { t.damage++ }),
		"fire stays": with(func(d *decision) { d.After.tiles[spaceOf(d.Action)].damage = d.Before.tiles[spaceOf(d.Action)].damage },
			vDouse, vQuell, vBurn, vRevolt),
		"gold is forgotten":   onTown(box.Bank, box.Bank, func(_ *state, _ space, t *tile) { t.gold[0]++ }),
		"a tile is forgotten": always(func(s *state) { s.tilesUp[4]-- }),
		"a card is forgotten": always(func(s *state) { s.cards[2][1]-- }),
		"drought comes":       always(func(s *state) { x := s.table.grass; y := x.pop(); s.drought.add(y); s.drought.add(x.pop()) }),
		"drought stays": where(func(d *decision) bool { return verbOf(d.Action) == vDrought },
			func(d *decision) { d.After.drought.remove(spaceOf(d.Action)) }),
	},
	"FR-INV-38": {
		"track is laid by itself": onTrack(func(_ *state, t *line) { t.laid-- }),
		"a train is connected":    always(func(s *state) { s.trains[0].connected = !s.trains[0].connected }),
		"track is noted":          always(func(s *state) { s.rails.add(unused(s)) }),
		"a tile turns":            inPlay(func(s *state) { s.lines[0].face ^= 1 }),
		"a credit is given":       always(func(s *state) { s.trains[1].credit++ }),
		"a tile is not free": where(func(d *decision) bool {
			return d.After.lines[0].free != d.Before.lines[0].free && d.After.lines[0].free != 0
		}, func(d *decision) { d.After.lines[0].free = 0 }),
	},
	"FR-INV-39": {
		"a character comes":         always(func(s *state) { s.players[0].hand ^= 1 << 20 }),
		"an assistant is not tired": with(func(d *decision) { me(d).spent = was(d).spent }, vAssist),
		"a level for nothing":       always(func(s *state) { s.players[1].levels[1]++ }),
		"a goal changes":            inPlay(func(s *state) { s.players[1].goal ^= 1 }),
		"the deck loses one":        always(func(s *state) { s.deck ^= 1 << 3 }),
		"a ring does not move": where(func(d *decision) bool { return d.After.rings != d.Before.rings },
			func(d *decision) { d.After.rings = d.Before.rings }),
		"a tycoon is not tired": with(func(d *decision) { d.After.acted = d.Before.acted }, vTycoon),
		"the office is mixed up": where(func(d *decision) bool { return d.After.officers > 1 },
			func(d *decision) { d.After.office[0], d.After.office[1] = d.After.office[1], d.After.office[0] }),
		"a pile is turned": where(func(d *decision) bool { return d.After.towns[0].n > 1 }, func(d *decision) {
			c := &d.After.towns[0].cards
			c[0], c[1] = c[1], c[0]
		}),
	},
	"FR-INV-40": {
		"a point for nothing": always(func(s *state) { s.players[0].political++ }),
		"no point for a building": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuild && (me(d).political != was(d).political || me(d).investment != was(d).investment)
		}, func(d *decision) { me(d).political, me(d).investment = was(d).political, was(d).investment }),
		"a marker moves":    always(func(s *state) { s.markers[0] ^= 1 }),
		"a cube moves":      always(func(s *state) { s.players[1].cube ^= 1 }),
		"another is mayor":  inPlay(func(s *state) { s.mayor = (s.mayor + 1) % s.seats() }),
		"a promise is lost": with(func(d *decision) { d.After.promised = [box.Fields]uint8{} }, vPromise),
		"a promise lies elsewhere": with(func(d *decision) {
			for f := range box.Fields {
				if d.After.promised[f] > 0 {
					d.After.promises[f][0]--
					return
				}
			}
		}, vPromise),
		"final points for nothing":    always(func(s *state) { s.players[0].final++ }),
		"a promise kept is forgotten": always(func(s *state) { s.players[0].kept++ }),
		"somebody was first at ten":   always(func(s *state) { s.players[0].first10 ^= 2 }),
	},
	"FR-INV-41": {
		"the row stays": where(func(d *decision) bool { return d.After.round > d.Before.round && d.After.events != d.Before.events },
			func(d *decision) { d.After.events = d.Before.events }),
		"a disc moves":          always(func(s *state) { s.discs[2] ^= 1 }),
		"a disc turns":          always(func(s *state) { s.bane ^= 2 }),
		"an event is drawn":     always(func(s *state) { s.undrawn ^= 1 << 15 }),
		"severity is forgotten": with(func(d *decision) { d.After.severity = d.Before.severity }, vSeverity),
		"a goal is dealt":       where(func(d *decision) bool { return d.After.step == atDeal }, func(d *decision) { d.After.goals ^= 1 << 14 }),
	},
	"FR-INV-42": {
		"somebody else decides": where(func(d *decision) bool { return d.After.seat >= 0 },
			func(d *decision) { d.After.seat = (d.After.seat + 1) % d.After.seats() }),
		"a turn is left out": where(func(d *decision) bool { return d.After.turn >= 0 },
			func(d *decision) { d.After.turn = (d.After.turn + 1) % d.After.seats() }),
		"the round goes on": where(func(d *decision) bool { return d.After.round > d.Before.round }, func(d *decision) { d.After.round-- }),
		"another is first":  inPlay(func(s *state) { s.leads = (s.leads + 1) % s.seats() }),
		"a building is forgotten": where(func(d *decision) bool { return verbOf(d.Action) == vBuild && d.After.step == atTurn },
			func(d *decision) { d.After.open.built = [box.Industries + 1]bool{} }),
		"a die is forgotten":   where(func(d *decision) bool { return d.After.step == atAssign }, func(d *decision) { d.After.open.dice[0]++ }),
		"a throw is forgotten": where(func(d *decision) bool { return d.After.step == atDie }, func(d *decision) { d.After.open.throw-- }),
		"track is forgotten":   where(func(d *decision) bool { return d.After.step == atTrack }, func(d *decision) { d.After.open.spaces-- }),
		"another tile":         where(func(d *decision) bool { return d.After.step == atReveal }, func(d *decision) { d.After.open.what ^= 1 }),
		"another card":         where(func(d *decision) bool { return d.After.step == atKeep }, func(d *decision) { d.After.open.what ^= 1 }),
		"a target less": where(func(d *decision) bool { return d.After.step >= atBurn && d.After.step <= atDrought },
			func(d *decision) { d.After.open.count-- }),
		"another event":   where(func(d *decision) bool { return d.After.step == atSeverity }, func(d *decision) { d.After.open.what ^= 1 }),
		"others have won": where(func(d *decision) bool { return d.After.step == atOver }, func(d *decision) { d.After.winners ^= 1 }),
		"a disc is forgotten": where(func(d *decision) bool { return d.After.step == atNewEvent },
			func(d *decision) { d.After.open.discs ^= 1 }),
		"an upgrade is taken": where(func(d *decision) bool { return d.After.step == atNext && d.Before.step != atNext },
			func(d *decision) { d.After.open.done ^= 1 }),
	},
	"FR-INV-43": lawless,
}

// lawless are actions that could not be taken: the position before them is changed.
var lawless = map[string]mutant{
	"no worker stands": where(func(d *decision) bool { return turns(d) && me(d).workers < was(d).workers },
		func(d *decision) { was(d).workers = 0 }),
	"it cannot be paid": where(func(d *decision) bool { return turns(d) && me(d).money < was(d).money },
		func(d *decision) { was(d).money = was(d).money - me(d).money - 1 }),
	"no camp stands there": with(func(d *decision) { d.Before.works = area{} }, vCut, vPan, vHaul, vStable, vSaw),
	"there is no tree":     with(func(d *decision) { d.Before.trees = [spaces]uint8{} }, vCut),
	"it is too far": with(func(d *decision) {
		d.Action = act(vDriveCattle, none, none, spaceOf(d.Action), farGrass(d.Before, spaceOf(d.Action)), 0)
	}, vDriveCattle),
	"there is drought":      with(func(d *decision) { d.Before.drought.add(secondOf(d.Action)) }, vDriveCattle, vRailDrive),
	"the site is in revolt": with(func(d *decision) { d.Before.tiles[spaceOf(d.Action)].damage = 1 }, vPan, vHaul, vStable, vSaw),
	"the building burns":    with(func(d *decision) { d.Before.tiles[spaceOf(d.Action)].damage = 1 }, vUse),
	"the space is taken": where(func(d *decision) bool { return verbOf(d.Action) == vBuild && spaceOf(d.Action) != noSpace },
		func(d *decision) {
			d.Before.heads.add(spaceOf(d.Action))
			d.Before.tiles[spaceOf(d.Action)].done = false
		}),
	"no tile is left": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuild && box.Piece(whatOf(d.Action)) < box.FirstWork
	},
		func(d *decision) { d.Before.tilesUp = [box.Publics]uint8{} }),
	"no card is held": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuild && box.Piece(whatOf(d.Action)) >= box.FirstWork
	},
		func(d *decision) { was(d).levels = [box.Industries]uint8{} }),
	"the stock is empty": where(func(d *decision) bool { return verbOf(d.Action) == vSell && whatOf(d.Action) < int8(box.Cattle) },
		func(d *decision) { was(d).stock = stock{} }),
	"there are no cattle": where(func(d *decision) bool { return verbOf(d.Action) == vSell && whatOf(d.Action) == int8(box.Cattle) },
		func(d *decision) { d.Before.cattle = [maxSeats][spaces]uint8{} }),
	"no card has room": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuy && whatOf(d.Action) >= int8(box.Horse) && whatOf(d.Action) < int8(box.Cattle)
	}, func(d *decision) { was(d).animals = animals{box.Horse: 3, box.Donkey: 3, box.Mule: 3, box.Ox: 3} }),
	"the assistant is used":   with(func(d *decision) { was(d).spent = was(d).hand }, vAssist),
	"he is not in office":     with(func(d *decision) { d.Before.officers = 0 }, vTycoon),
	"another is mayor":        with(func(d *decision) { d.Before.mayor = (d.Before.seat + 1) % d.Before.seats() }, vTycoon),
	"a step is left out":      with(func(d *decision) { was(d).cube = 6 }, vCampaign),
	"no tile is face up":      with(func(d *decision) { d.Before.lines[whatOf(d.Action)].face = none }, vDevelop),
	"the way is longer":       with(func(d *decision) { d.Action = at(vTrack, 0) }, vTrack),
	"no die shows it":         with(func(d *decision) { d.Before.open.dice = [box.MostFaces]uint8{} }, vAssign, vImprove),
	"no worker is active":     with(func(d *decision) { d.Before.tiles[spaceOf(d.Action)].active = false }, vAssign),
	"it does not burn":        with(func(d *decision) { d.Before.tiles[spaceOf(d.Action)].damage = 0 }, vDouse, vQuell),
	"a log is a boom's":       with(func(d *decision) { d.Before.logs = [basins][maxSeats]uint8{} }, vDrive, vRaft, vTow),
	"a black worker is there": with(func(d *decision) { d.Before.jams = 255 }, vDrive, vRaft, vTow),
	"no black worker":         with(func(d *decision) { d.Before.jams = 0 }, vClear),
	"a wind pump guards it": with(func(d *decision) {
		x := spaceOf(d.Action)
		d.Before.works.add(x + 1)
		d.Before.tiles[x+1].kind = box.WindPump
	}, vDrought),
	"it burns enough": under(AskLimitOfThree, LimitOfThreeDamagePieces, with(
		func(d *decision) { d.Before.tiles[spaceOf(d.Action)].damage = 3 }, vBurn, vRevolt)),
	"all were driven": where(func(d *decision) bool { return verbOf(d.Action) == vBreed && !d.Before.works.has(spaceOf(d.Action)) },
		func(d *decision) { d.Before.driven[d.Before.seat] = d.Before.cattle[d.Before.seat] }),
	"four are held": where(func(d *decision) bool { return verbOf(d.Action) == vKeep && otherOf(d.Action) == keptCharacter },
		func(d *decision) { was(d).hand = 31 | 31<<assistants }),
	"the suit is another": where(func(d *decision) bool { return verbOf(d.Action) == vToTown && whatOf(d.Action) < 4 },
		func(d *decision) { d.Action = act(vToTown, whatOf(d.Action), 1, noSpace, noSpace, 0) }),
	"the office is full":    with(func(d *decision) { d.Before.officers = mostOffice }, vPlace),
	"the number is another": with(func(d *decision) { d.Action = promising([box.Fields]int8{0, 0, 0}) }, vPromise),
	"he has had it":         with(func(d *decision) { d.Before.open.done = engine.Seats(31) }, vNext),
	"the card is gone":      with(func(d *decision) { d.Before.cards = [box.Industries][levels]uint8{} }, vAdd, vUpgrade, vIndustry),
	"it was not dealt": where(func(d *decision) bool { return verbOf(d.Action) == vKeep && otherOf(d.Action) == keptGoal },
		func(d *decision) { was(d).dealt = [3]int8{none, none, none} }),
	"it is no marked spot": with(
		func(d *decision) { d.Action = at(verbOf(d.Action), 0) }, vStockpile, vFreight, vBridge, vTent, vCamp, vPanning, vCattle, vFarmstead),
	"another decision is due": where(func(d *decision) bool { return d.Before.step != atTurn }, func(d *decision) { d.Action = of(vEndTurn) }),
	"a log is nobody's": with(func(d *decision) {
		d.Before.logs = [basins][maxSeats]uint8{7: {1, 1, 1, 1, 1}}
		d.Action = naming(vLoseLog, 5)
	}, vLoseLog),
	"the severity is used up": with(func(d *decision) { d.Before.severity = [3]uint8{9, 9, 9} }, vSeverity),
	"the event is drawn":      with(func(d *decision) { d.Before.undrawn = 0 }, vEvent),
	"the tile was seen": with(func(d *decision) {
		d.Before.lines[0].seen, d.Before.lines[1].seen = 511, 511
		d.Action = naming(verbOf(d.Action), trackTiles)
	}, vRevealRailroad, vRevealTelegraph),
	"the deck is empty": with(func(d *decision) { d.Before.deck = 0 }, vCard, vAssistant),
	"nothing is lost": with(func(d *decision) {
		d.Before.herds, d.Before.works, was(d).animals = [maxSeats]area{}, area{}, animals{}
	}, vLose),
	"there are no guns": where(func(d *decision) bool {
		return verbOf(d.Action) == vRustle || verbOf(d.Action) == vDefend && numberOf(d.Action) > 0
	},
		func(d *decision) { was(d).guns = 0 }),
	"no train is connected": with(func(d *decision) { d.Before.trains[0].connected, d.Before.trains[1].connected = false, false }, vRailDrive),
}

// farGrass is a grass space that no drive from a space comes to.
func farGrass(s *state, x space) space {
	for rest := s.table.grass; !rest.empty(); {
		if y := rest.pop(); steps(x, y) > 8 {
			return y
		}
	}
	return x
}
