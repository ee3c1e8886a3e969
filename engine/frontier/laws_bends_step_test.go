package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// turns reports whether a decision is one of a turn.
func turns(l *lapse) bool { return l.before.step == atTurn && l.after.step == atTurn }

// stepBends are those of the laws that look at what a decision moves.
var stepBends = map[string]map[string]bend{
	"FR-INV-17": {
		"the second best wins": where(func(l *lapse) bool {
			return counting(l.before, l.a, l.after) && l.after.open.whose >= 0 && l.after.step != atOutgoing
		},
			func(l *lapse) { l.after.mayor = (l.after.mayor + 1) % l.after.seats() }),
		"nobody has run": where(func(l *lapse) bool { return counting(l.before, l.a, l.after) }, func(l *lapse) { l.after.frozen = !l.after.frozen }),
		"an assistant has no vote": where(func(l *lapse) bool {
			return counting(l.before, l.a, l.after) && l.after.step == atPromise && l.before.is(nil, AskElectionWinner, ElectionWinnerCampaignPlusCharacters)
		}, func(l *lapse) {
			other := (l.after.open.whose + 1) % l.after.seats()
			l.before.players[other].hand, l.before.players[other].cube = 1<<24-1, 0
		}),
	},
	"FR-INV-26": {"a sale brings more than it costs": where(func(l *lapse) bool {
		return verbOf(l.a) == vBuy && box.Good(whatOf(l.a)) == box.Log
	}, func(l *lapse) {
		withParts(l.before, func(c *box.Components) { c.Markets[box.ShipCard].Sells[box.Log] = 99 })
		l.after.table = l.before.table
	}), "cattle are driven out for more": where(func(l *lapse) bool { return verbOf(l.a) == vBuy && box.Good(whatOf(l.a)) == box.Meat }, func(l *lapse) {
		withParts(l.before, func(c *box.Components) { c.Markets[box.RedCard].Sells[box.Cattle] = 99 })
		l.after.table = l.before.table
	})},
	"FR-INV-32": {
		"a gift":           always(func(s *state) { s.players[0].money++; s.bank-- }),
		"a robbery":        always(func(s *state) { s.players[0].money--; s.players[1].money++ }),
		"the bank forgets": always(func(s *state) { s.bank++ }),
		"nothing is paid": where(func(l *lapse) bool { return turns(l) && l.me().money < l.was().money },
			func(l *lapse) { l.me().money, l.after.bank = l.was().money, l.before.bank }),
		"there is no income": where(func(l *lapse) bool {
			return l.after.round > l.before.round && l.after.players[0].money != l.before.players[0].money
		},
			func(l *lapse) { l.after.players[0].money = l.before.players[0].money }),
		"a sale brings nothing": with(func(l *lapse) { l.me().money = l.was().money }, vSell),
	},
	"FR-INV-33": {
		"a log is given":  always(func(s *state) { s.players[1].stock[box.Log]++ }),
		"a tool is given": always(func(s *state) { s.players[0].tools++ }),
		"a gun is given":  always(func(s *state) { s.players[0].guns++ }),
		"a cube is given": always(func(s *state) { s.players[0].supply++ }),
		"a donation":      always(func(s *state) { s.players[0].donations++ }),
		"an own train":    always(func(s *state) { s.players[1].ownTrain = !s.players[1].ownTrain }),
		"logs are not used": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && l.me().stock != l.was().stock },
			func(l *lapse) { l.me().stock = l.was().stock }),
		"what is sold stays": where(func(l *lapse) bool { return turns(l) && l.me().stock != l.was().stock },
			func(l *lapse) { l.me().stock, l.me().supply = l.was().stock, l.was().supply }),
	},
	"FR-INV-34": {
		"a tree stays":         where(func(l *lapse) bool { return verbOf(l.a) == vCut }, func(l *lapse) { l.after.trees = l.before.trees }),
		"logs stay":            with(func(l *lapse) { l.after.logs = l.before.logs }, vDrive, vRaft, vTow),
		"a log comes":          always(func(s *state) { s.logs[2][0]++ }),
		"a black worker comes": always(func(s *state) { s.jams ^= 1 }),
		"a black worker stays": with(func(l *lapse) { l.after.jams = l.before.jams }, vClear, vPileUp),
		"the stockpile moves":  inPlay(func(s *state) { s.stock ^= 1 }),
	},
	"FR-INV-35": {
		"a deposit turns by itself": onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.face = (t.face + 1) % 4 }),
		"a deposit does not turn": where(func(l *lapse) bool {
			return verbOf(l.a) == vAssign && l.after.tiles[spaceOf(l.a)].face != l.before.tiles[spaceOf(l.a)].face
		}, func(l *lapse) { l.after.tiles[spaceOf(l.a)].face = l.before.tiles[spaceOf(l.a)].face }),
		"a level for nothing": onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.level++ }),
		"metal for nothing":   onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.cubes++ }),
		"another kind":        onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.deposit = (t.deposit + 1) % 4 }),
		"a worker is active":  onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.active = !t.active }),
		"a throw is forgotten": where(func(l *lapse) bool { return l.before.step == atDie && l.after.step == atAssign },
			func(l *lapse) { l.after.tiles[l.before.open.site].thrown = 0 }),
	},
	"FR-INV-36": {
		"cattle come": always(func(s *state) { x := unused(s); s.cattle[1][x]++; s.herds[1].add(x) }),
		"cattle were not driven": where(func(l *lapse) bool { return verbOf(l.a) == vDriveCattle || verbOf(l.a) == vRailDrive },
			func(l *lapse) { l.after.driven[l.before.seat] = l.before.driven[l.before.seat] }),
		"a horse is not tired":   where(func(l *lapse) bool { return l.me().used != l.was().used && turns(l) }, func(l *lapse) { l.me().used = l.was().used }),
		"an animal comes":        always(func(s *state) { s.players[0].animals[box.Mule]++ }),
		"a stable gives nothing": with(func(l *lapse) { l.after.tiles[spaceOf(l.a)].cattle = l.before.tiles[spaceOf(l.a)].cattle }, vStable),
		"nothing is bred": with(func(l *lapse) {
			l.after.cattle, l.after.herds = l.before.cattle, l.before.herds
			l.after.tiles[spaceOf(l.a)].cattle = l.before.tiles[spaceOf(l.a)].cattle
		}, vBreed, vRustle),
		"milk is forgotten": onWork(box.Enclosure, box.Enclosure, func(_ *state, _ space, t *tile) { t.dairy++ }),
	},
	"FR-INV-37": {
		"a piece comes":       inPlay(func(s *state) { s.town.add(unused(s)) }),
		"a piece goes":        onWork(box.Camp, box.OxStable, func(s *state, x space, _ *tile) { s.works.remove(x) }),
		"a piece is another":  onTown(box.Bank, box.WoodenHouse, func(_ *state, _ space, t *tile) { t.kind ^= 1 }),
		"a piece is robbed":   onWork(box.Camp, box.OxStable, func(_ *state, _ space, t *tile) { t.owner = (t.owner + 1) % 2 }),
		"fire breaks out":     onTown(box.Tent, box.WoodenHouse, func(_ *state, _ space, t *tile) { t.damage++ }),
		"fire stays":          with(func(l *lapse) { l.after.tiles[spaceOf(l.a)].damage = l.before.tiles[spaceOf(l.a)].damage }, vDouse, vQuell, vBurn, vRevolt),
		"gold is forgotten":   onTown(box.Bank, box.Bank, func(_ *state, _ space, t *tile) { t.gold[0]++ }),
		"a tile is forgotten": always(func(s *state) { s.tilesUp[4]-- }),
		"a card is forgotten": always(func(s *state) { s.cards[2][1]-- }),
		"drought comes":       always(func(s *state) { x := s.table.grass; y := x.pop(); s.drought.add(y); s.drought.add(x.pop()) }),
		"drought stays":       where(func(l *lapse) bool { return verbOf(l.a) == vDrought }, func(l *lapse) { l.after.drought.remove(spaceOf(l.a)) }),
	},
	"FR-INV-38": {
		"track is laid by itself": onTrack(func(_ *state, t *line) { t.laid-- }),
		"a train is connected":    always(func(s *state) { s.trains[0].connected = !s.trains[0].connected }),
		"track is noted":          always(func(s *state) { s.rails.add(unused(s)) }),
		"a tile turns":            inPlay(func(s *state) { s.lines[0].face ^= 1 }),
		"a credit is given":       always(func(s *state) { s.trains[1].credit++ }),
		"a tile is not free": where(func(l *lapse) bool {
			return l.after.lines[0].free != l.before.lines[0].free && l.after.lines[0].free != 0
		}, func(l *lapse) { l.after.lines[0].free = 0 }),
	},
	"FR-INV-39": {
		"a character comes":         always(func(s *state) { s.players[0].hand ^= 1 << 20 }),
		"an assistant is not tired": with(func(l *lapse) { l.me().spent = l.was().spent }, vAssist),
		"a level for nothing":       always(func(s *state) { s.players[1].levels[1]++ }),
		"a goal changes":            inPlay(func(s *state) { s.players[1].goal ^= 1 }),
		"the deck loses one":        always(func(s *state) { s.deck ^= 1 << 3 }),
		"a ring does not move":      where(func(l *lapse) bool { return l.after.rings != l.before.rings }, func(l *lapse) { l.after.rings = l.before.rings }),
		"a tycoon is not tired":     with(func(l *lapse) { l.after.acted = l.before.acted }, vTycoon),
		"the office is mixed up": where(func(l *lapse) bool { return l.after.officers > 1 },
			func(l *lapse) { l.after.office[0], l.after.office[1] = l.after.office[1], l.after.office[0] }),
		"a pile is turned": where(func(l *lapse) bool { return l.after.towns[0].n > 1 }, func(l *lapse) {
			c := &l.after.towns[0].cards
			c[0], c[1] = c[1], c[0]
		}),
	},
	"FR-INV-40": {
		"a point for nothing": always(func(s *state) { s.players[0].political++ }),
		"no point for a building": where(func(l *lapse) bool {
			return verbOf(l.a) == vBuild && (l.me().political != l.was().political || l.me().investment != l.was().investment)
		}, func(l *lapse) { l.me().political, l.me().investment = l.was().political, l.was().investment }),
		"a marker moves":    always(func(s *state) { s.markers[0] ^= 1 }),
		"a cube moves":      always(func(s *state) { s.players[1].cube ^= 1 }),
		"another is mayor":  inPlay(func(s *state) { s.mayor = (s.mayor + 1) % s.seats() }),
		"a promise is lost": with(func(l *lapse) { l.after.promised = [box.Fields]uint8{} }, vPromise),
		"a promise lies elsewhere": with(func(l *lapse) {
			for f := range box.Fields {
				if l.after.promised[f] > 0 {
					l.after.promises[f][0]--
					return
				}
			}
		}, vPromise),
		"final points for nothing":    always(func(s *state) { s.players[0].final++ }),
		"a promise kept is forgotten": always(func(s *state) { s.players[0].kept++ }),
		"somebody was first at ten":   always(func(s *state) { s.players[0].first10 ^= 2 }),
	},
	"FR-INV-41": {
		"the row stays": where(func(l *lapse) bool { return l.after.round > l.before.round && l.after.events != l.before.events },
			func(l *lapse) { l.after.events = l.before.events }),
		"a disc moves":          always(func(s *state) { s.discs[2] ^= 1 }),
		"a disc turns":          always(func(s *state) { s.bane ^= 2 }),
		"an event is drawn":     always(func(s *state) { s.undrawn ^= 1 << 15 }),
		"severity is forgotten": with(func(l *lapse) { l.after.severity = l.before.severity }, vSeverity),
		"a goal is dealt":       where(func(l *lapse) bool { return l.after.step == atDeal }, func(l *lapse) { l.after.goals ^= 1 << 14 }),
	},
	"FR-INV-42": {
		"somebody else decides": where(func(l *lapse) bool { return l.after.seat >= 0 }, func(l *lapse) { l.after.seat = (l.after.seat + 1) % l.after.seats() }),
		"a turn is left out":    where(func(l *lapse) bool { return l.after.turn >= 0 }, func(l *lapse) { l.after.turn = (l.after.turn + 1) % l.after.seats() }),
		"the round goes on":     where(func(l *lapse) bool { return l.after.round > l.before.round }, func(l *lapse) { l.after.round-- }),
		"another is first":      inPlay(func(s *state) { s.leads = (s.leads + 1) % s.seats() }),
		"a building is forgotten": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && l.after.step == atTurn },
			func(l *lapse) { l.after.open.built = [box.Industries + 1]bool{} }),
		"a die is forgotten":   where(func(l *lapse) bool { return l.after.step == atAssign }, func(l *lapse) { l.after.open.dice[0]++ }),
		"a throw is forgotten": where(func(l *lapse) bool { return l.after.step == atDie }, func(l *lapse) { l.after.open.throw-- }),
		"track is forgotten":   where(func(l *lapse) bool { return l.after.step == atTrack }, func(l *lapse) { l.after.open.spaces-- }),
		"another tile":         where(func(l *lapse) bool { return l.after.step == atReveal }, func(l *lapse) { l.after.open.what ^= 1 }),
		"another card":         where(func(l *lapse) bool { return l.after.step == atKeep }, func(l *lapse) { l.after.open.what ^= 1 }),
		"a target less":        where(func(l *lapse) bool { return l.after.step >= atBurn && l.after.step <= atDrought }, func(l *lapse) { l.after.open.count-- }),
		"another event":        where(func(l *lapse) bool { return l.after.step == atSeverity }, func(l *lapse) { l.after.open.what ^= 1 }),
		"others have won":      where(func(l *lapse) bool { return l.after.step == atOver }, func(l *lapse) { l.after.winners ^= 1 }),
		"a disc is forgotten":  where(func(l *lapse) bool { return l.after.step == atNewEvent }, func(l *lapse) { l.after.open.discs ^= 1 }),
		"an upgrade is taken":  where(func(l *lapse) bool { return l.after.step == atNext && l.before.step != atNext }, func(l *lapse) { l.after.open.done ^= 1 }),
	},
	"FR-INV-43": lawless,
}

// lawless are actions that could not be taken: the position before them is bent.
var lawless = map[string]bend{
	"no worker stands": where(func(l *lapse) bool { return turns(l) && l.me().workers < l.was().workers }, func(l *lapse) { l.was().workers = 0 }),
	"it cannot be paid": where(func(l *lapse) bool { return turns(l) && l.me().money < l.was().money },
		func(l *lapse) { l.was().money = l.was().money - l.me().money - 1 }),
	"no camp stands there":  with(func(l *lapse) { l.before.works = area{} }, vCut, vPan, vHaul, vStable, vSaw),
	"there is no tree":      with(func(l *lapse) { l.before.trees = [spaces]uint8{} }, vCut),
	"it is too far":         with(func(l *lapse) { l.a = act(vDriveCattle, none, none, spaceOf(l.a), farGrass(l.before, spaceOf(l.a)), 0) }, vDriveCattle),
	"there is drought":      with(func(l *lapse) { l.before.drought.add(secondOf(l.a)) }, vDriveCattle, vRailDrive),
	"the site is in revolt": with(func(l *lapse) { l.before.tiles[spaceOf(l.a)].damage = 1 }, vPan, vHaul, vStable, vSaw),
	"the building burns":    with(func(l *lapse) { l.before.tiles[spaceOf(l.a)].damage = 1 }, vUse),
	"the space is taken": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && spaceOf(l.a) != noSpace },
		func(l *lapse) { l.before.heads.add(spaceOf(l.a)); l.before.tiles[spaceOf(l.a)].done = false }),
	"no tile is left": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && box.Piece(whatOf(l.a)) < box.FirstWork },
		func(l *lapse) { l.before.tilesUp = [box.Publics]uint8{} }),
	"no card is held": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && box.Piece(whatOf(l.a)) >= box.FirstWork },
		func(l *lapse) { l.was().levels = [box.Industries]uint8{} }),
	"the stock is empty": where(func(l *lapse) bool { return verbOf(l.a) == vSell && whatOf(l.a) < int8(box.Cattle) },
		func(l *lapse) { l.was().stock = stock{} }),
	"there are no cattle": where(func(l *lapse) bool { return verbOf(l.a) == vSell && whatOf(l.a) == int8(box.Cattle) },
		func(l *lapse) { l.before.cattle = [maxSeats][spaces]uint8{} }),
	"no card has room": where(func(l *lapse) bool {
		return verbOf(l.a) == vBuy && whatOf(l.a) >= int8(box.Horse) && whatOf(l.a) < int8(box.Cattle)
	}, func(l *lapse) { l.was().animals = animals{box.Horse: 3, box.Donkey: 3, box.Mule: 3, box.Ox: 3} }),
	"the assistant is used":   with(func(l *lapse) { l.was().spent = l.was().hand }, vAssist),
	"he is not in office":     with(func(l *lapse) { l.before.officers = 0 }, vTycoon),
	"another is mayor":        with(func(l *lapse) { l.before.mayor = (l.before.seat + 1) % l.before.seats() }, vTycoon),
	"a step is left out":      with(func(l *lapse) { l.was().cube = 6 }, vCampaign),
	"no tile is face up":      with(func(l *lapse) { l.before.lines[whatOf(l.a)].face = none }, vDevelop),
	"the way is longer":       with(func(l *lapse) { l.a = at(vTrack, 0) }, vTrack),
	"no die shows it":         with(func(l *lapse) { l.before.open.dice = [box.MostFaces]uint8{} }, vAssign, vImprove),
	"no worker is active":     with(func(l *lapse) { l.before.tiles[spaceOf(l.a)].active = false }, vAssign),
	"it does not burn":        with(func(l *lapse) { l.before.tiles[spaceOf(l.a)].damage = 0 }, vDouse, vQuell),
	"a log is a boom's":       with(func(l *lapse) { l.before.logs = [basins][maxSeats]uint8{} }, vDrive, vRaft, vTow),
	"a black worker is there": with(func(l *lapse) { l.before.jams = 255 }, vDrive, vRaft, vTow),
	"no black worker":         with(func(l *lapse) { l.before.jams = 0 }, vClear),
	"a wind pump guards it":   with(func(l *lapse) { x := spaceOf(l.a); l.before.works.add(x + 1); l.before.tiles[x+1].kind = box.WindPump }, vDrought),
	"it burns enough":         under(AskLimitOfThree, LimitOfThreeDamagePieces, with(func(l *lapse) { l.before.tiles[spaceOf(l.a)].damage = 3 }, vBurn, vRevolt)),
	"all were driven": where(func(l *lapse) bool { return verbOf(l.a) == vBreed && !l.before.works.has(spaceOf(l.a)) },
		func(l *lapse) { l.before.driven[l.before.seat] = l.before.cattle[l.before.seat] }),
	"four are held": where(func(l *lapse) bool { return verbOf(l.a) == vKeep && otherOf(l.a) == keptCharacter },
		func(l *lapse) { l.was().hand = 31 | 31<<assistants }),
	"the suit is another": where(func(l *lapse) bool { return verbOf(l.a) == vToTown && whatOf(l.a) < 4 },
		func(l *lapse) { l.a = act(vToTown, whatOf(l.a), 1, noSpace, noSpace, 0) }),
	"the office is full":    with(func(l *lapse) { l.before.officers = mostOffice }, vPlace),
	"the number is another": with(func(l *lapse) { l.a = promising([box.Fields]int8{0, 0, 0}) }, vPromise),
	"he has had it":         with(func(l *lapse) { l.before.open.done = engine.Seats(31) }, vNext),
	"the card is gone":      with(func(l *lapse) { l.before.cards = [box.Industries][levels]uint8{} }, vAdd, vUpgrade, vIndustry),
	"it was not dealt": where(func(l *lapse) bool { return verbOf(l.a) == vKeep && otherOf(l.a) == keptGoal },
		func(l *lapse) { l.was().dealt = [3]int8{none, none, none} }),
	"it is no marked spot":    with(func(l *lapse) { l.a = at(verbOf(l.a), 0) }, vStockpile, vFreight, vBridge, vTent, vCamp, vPanning, vCattle, vFarmstead),
	"another decision is due": where(func(l *lapse) bool { return l.before.step != atTurn }, func(l *lapse) { l.a = of(vEndTurn) }),
	"a log is nobody's":       with(func(l *lapse) { l.before.logs = [basins][maxSeats]uint8{7: {1, 1, 1, 1, 1}}; l.a = naming(vLoseLog, 5) }, vLoseLog),
	"the severity is used up": with(func(l *lapse) { l.before.severity = [3]uint8{9, 9, 9} }, vSeverity),
	"the event is drawn":      with(func(l *lapse) { l.before.undrawn = 0 }, vEvent),
	"the tile was seen": with(func(l *lapse) {
		l.before.lines[0].seen, l.before.lines[1].seen = 511, 511
		l.a = naming(verbOf(l.a), trackTiles)
	}, vRevealRailroad, vRevealTelegraph),
	"the deck is empty": with(func(l *lapse) { l.before.deck = 0 }, vCard, vAssistant),
	"nothing is lost": with(func(l *lapse) {
		l.before.herds, l.before.works, l.was().animals = [maxSeats]area{}, area{}, animals{}
	}, vLose),
	"there are no guns": where(func(l *lapse) bool { return verbOf(l.a) == vRustle || verbOf(l.a) == vDefend && numberOf(l.a) > 0 },
		func(l *lapse) { l.was().guns = 0 }),
	"no train is connected": with(func(l *lapse) { l.before.trains[0].connected, l.before.trains[1].connected = false, false }, vRailDrive),
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
