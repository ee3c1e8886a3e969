package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// mapBends has it for every law about what lies on the map and beside it.
var mapBends = map[string]map[string]bend{
	"FR-INV-10": {
		"a basin is too full":        always(func(s *state) { s.logs[1][0] = 7 }),
		"a basin is too full by two": always(func(s *state) { s.logs[1] = [maxSeats]uint8{4, 3} }),
		"logs lie beyond the last":   where(func(l *lapse) bool { return l.after.seats() < 4 }, func(l *lapse) { l.after.logs[7][0] = 1 }),
		"logs lie in the stock basin": under(AskStockArrival, StockArrivalAtOnce, where(func(l *lapse) bool { return l.after.stock >= 0 },
			func(l *lapse) { l.after.logs[l.after.stock][0] = 1 })),
	},
	"FR-INV-11": {
		"cattle stand on plain":             always(func(s *state) { x := s.table.plain; y := x.pop(); s.herds[0].add(y); s.cattle[0][y] = 1 }),
		"cattle stand on a piece":           onWork(box.Enclosure, box.Enclosure, func(s *state, x space, _ *tile) { s.herds[1].add(x); s.cattle[1][x] = 1 }),
		"cattle are forgotten":              always(func(s *state) { x := s.table.grass; s.cattle[0][x.pop()] ^= 1 }),
		"a herd has no cattle":              always(func(s *state) { x := unused(s); s.herds[1].add(x) }),
		"more were driven than stand there": always(func(s *state) { s.driven[0][unused(s)] = 1 }),
	},
	"FR-INV-12": {
		"two pieces on a space":           onTown(box.Tent, box.Tent, func(s *state, x space, _ *tile) { s.works.add(x) }),
		"a stable is forgotten":           onWork(box.HorseStable, box.OxStable, func(s *state, x space, _ *tile) { s.stables.remove(x) }),
		"whose it is, is forgotten":       onWork(box.Camp, box.OxStable, func(s *state, x space, t *tile) { s.owns[t.owner].remove(x) }),
		"a piece is left":                 always(func(s *state) { s.tiles[unused(s)].kind = box.Camp }),
		"a piece has no owner":            onWork(box.Camp, box.OxStable, func(_ *state, _ space, t *tile) { t.owner = none }),
		"somebody owns the bridge":        onTown(box.Bridge, box.Bridge, func(_ *state, _ space, t *tile) { t.owner = 1 }),
		"somebody owns a tent":            onTown(box.Tent, box.Tent, func(_ *state, _ space, t *tile) { t.owner = 0 }),
		"a piece stands on track":         onTrack(func(s *state, t *line) { s.town.add(t.track[0]); s.tiles[t.track[0]].kind = box.Tent }),
		"a piece stands on the train":     onTrack(func(s *state, t *line) { s.works.add(t.first); s.tiles[t.first] = tile{kind: box.Camp, tycoon: none} }),
		"a piece stands off the boards":   inPlay(func(s *state) { s.town.add(9); s.tiles[9].kind = box.Tent }),
		"an industry building is in town": onWork(box.Camp, box.OxStable, func(s *state, x space, _ *tile) { s.works.remove(x); s.town.add(x) }),
	},
	"FR-INV-12-line": {
		"track lies on forest": onTrack(func(s *state, t *line) {
			f := s.table.forest
			s.rails.remove(t.track[0])
			t.track[0] = f.pop()
			s.rails.add(t.track[0])
		}),
		"the line is broken":      onTrack(func(_ *state, t *line) { t.track[0], t.track[t.laid-1] = t.track[t.laid-1], t.track[0] }),
		"track lies twice":        onTrack(func(_ *state, t *line) { t.track[t.laid] = t.track[t.laid-2]; t.laid++ }),
		"a train stands on grass": onTrack(func(_ *state, t *line) { t.first = t.track[0] }),
		"track is forgotten":      onTrack(func(s *state, t *line) { s.rails.remove(t.track[0]) }),
		"track without a train":   where(func(l *lapse) bool { return l.after.trains[1].first == noSpace }, func(l *lapse) { l.after.trains[1].laid = 1 }),
		"a train is forgotten":    onTrack(func(s *state, _ *line) { s.heads = area{} }),
	},
	"FR-INV-13": {
		"industry stands next to the town": under(AskPublicNextToIndustry, PublicNextToIndustryNever, onTown(box.Tent, box.Tent, func(s *state, x space, _ *tile) {
			s.works.add(x + 1)
		})),
		"a building is at a corner of industry": under(AskPublicNextToIndustry, PublicNextToIndustryNever, where(func(l *lapse) bool {
			return verbOf(l.a) == vBuild && l.after.town.has(spaceOf(l.a))
		}, func(l *lapse) { l.before.works.add(spaceOf(l.a) + stride + 1) })),
		"a building is apart from the town": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && l.after.town.has(spaceOf(l.a)) },
			func(l *lapse) { l.before.town = area{} }),
		"industry is put next to the town": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && l.after.works.has(spaceOf(l.a)) },
			func(l *lapse) { l.before.town = l.before.town.or(only(spaceOf(l.a)).sides()) }),
	},
	"FR-INV-14": {
		"the bridge burns": onTown(box.Stockpile, box.Bridge, func(_ *state, _ space, t *tile) { t.damage = 1 }),
		"a fourth fire":    under(AskLimitOfThree, LimitOfThreeDamagePieces, onTown(box.Tent, box.WoodenHouse, func(_ *state, _ space, t *tile) { t.damage = 4 })),
		"a fourth revolt":  under(AskLimitOfThree, LimitOfThreeDamagePieces, onWork(box.Camp, box.OxStable, func(_ *state, _ space, t *tile) { t.damage = 4 })),
	},
	"FR-INV-15": {
		"a tent is used":               onTown(box.Tent, box.Tent, func(_ *state, _ space, t *tile) { t.uses = 1 }),
		"a camp is used":               onWork(box.Camp, box.Camp, func(_ *state, _ space, t *tile) { t.uses = 1 }),
		"a saloon has gold":            onTown(box.Bank+1, box.WoodenHouse-1, func(_ *state, _ space, t *tile) { t.gold[0] = 1 }),
		"a tycoon holds what is owned": onTown(box.Bank, box.WoodenHouse-1, func(_ *state, _ space, t *tile) { t.owner, t.tycoon = 0, characters-1 }),
		"a partner holds a building":   onTown(box.Bank, box.WoodenHouse-1, func(_ *state, _ space, t *tile) { t.owner, t.tycoon = none, assistants }),
		"a tycoon holds two": func(l *lapse) bool {
			n := 0
			for rest := l.after.town; !rest.empty(); {
				if t := &l.after.tiles[rest.pop()]; t.kind >= box.Bank && t.kind < box.WoodenHouse {
					t.owner, t.tycoon = none, characters-2
					n++
				}
			}
			return n > 1
		},
		"a use more than there are beds": with(func(l *lapse) { x := spaceOf(l.a); l.before.tiles[x].uses = 20; l.after.tiles[x].uses = 21 }, vUse),
		"a use is not counted":           with(func(l *lapse) { x := spaceOf(l.a); l.after.tiles[x].uses = l.before.tiles[x].uses }, vUse),
		"a use in a burning building":    with(func(l *lapse) { l.before.tiles[spaceOf(l.a)].damage = 1 }, vUse),
		"a use beside burning beds": with(func(l *lapse) {
			for rest := l.before.town; !rest.empty(); {
				if t := &l.before.tiles[rest.pop()]; t.kind == box.Tent || t.kind == box.WoodenHouse {
					t.damage = 1
				}
			}
		}, vUse),
	},
	"FR-INV-19": {
		"a tile is lost":     inPlay(func(s *state) { s.lines[0].seen |= 1 << trackTiles }),
		"a tile is not seen": inPlay(func(s *state) { s.lines[1].seen = 0 }),
		"a tile is built and face up": where(func(l *lapse) bool { return l.after.lines[0].count > 0 && l.after.lines[0].face >= 0 },
			func(l *lapse) { l.after.lines[0].face = l.after.lines[0].built[0] }),
		"nobody has built it": where(func(l *lapse) bool { return l.after.lines[0].count > 0 },
			func(l *lapse) { l.after.lines[0].builder[l.after.lines[0].built[0]] = none }),
		"a free tile is not built": inPlay(func(s *state) { s.lines[1].free = ^uint16(0) }),
		"too many are laid out": under(AskTileRow, TileRowFiveOfNine, inPlay(func(s *state) {
			l := &s.lines[0]
			for tile := range int8(trackTiles) {
				l.built[tile], l.builder[tile] = tile, 0
			}
			l.count, l.face, l.waits, l.seen = trackTiles, none, 0, 1<<trackTiles-1
		})),
	},
	"FR-INV-20": {
		"a tile comes from nowhere": always(func(s *state) { s.tilesUp[2]++ }),
		"a tile is lost":            where(func(l *lapse) bool { return l.after.tilesUp[3] > 0 }, func(l *lapse) { l.after.tilesUp[3]-- }),
		"a tile stands for nothing": onTown(box.Bank, box.WoodenHouse-1, func(_ *state, _ space, t *tile) { t.kind = box.Bank + (t.kind-box.Bank+1)%box.Piece(box.Publics-1) }),
		"an Industry card is lost":  always(func(s *state) { s.cards[1][0]-- }),
		"two have level IV": inPlay(func(s *state) {
			s.players[0].levels[0], s.players[1].levels[0], s.cards[0] = 4, 4, [levels]uint8{3, 3, 3, 0}
		}),
		"a bought house is forgotten": owner(func(*player) bool { return true }, func(s *state, _ *player) { s.tilesUp[box.WoodenHouse-box.FirstPublic]-- }),
	},
	"FR-INV-22": {
		"a deposit is at level 4":    onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.level = 4 }),
		"a deposit has a fifth face": onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.face = 4 }),
		"a camp has metal":           onWork(box.Camp, box.Camp, func(_ *state, _ space, t *tile) { t.reserve = 1 }),
		"an empty deposit goes on": under(AskDepletion, DepletionReserve, onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) {
			t.reserve, t.done = 0, false
		})),
		"a full deposit is depleted": under(AskDepletion, DepletionReserve, onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) {
			t.reserve, t.done = 1, true
		})),
		"an endless one is depleted": under(AskDepletion, DepletionNever, onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) {
			t.done = true
			t.reserve = 0
		})),
		"a reserve grows":     onWork(box.Panning, box.Panning, func(_ *state, _ space, t *tile) { t.reserve = 5 }),
		"gold becomes silver": onWork(box.Panning, box.MineGold, func(_ *state, _ space, t *tile) { t.metal = box.Silver }),
		"the reserve is spared": under(AskDepletion, DepletionReserve, where(func(l *lapse) bool {
			return verbOf(l.a) == vAssign && l.after.tiles[spaceOf(l.a)].reserve < l.before.tiles[spaceOf(l.a)].reserve && !l.after.tiles[spaceOf(l.a)].done
		},
			func(l *lapse) { l.after.tiles[spaceOf(l.a)].reserve = l.before.tiles[spaceOf(l.a)].reserve })),
		"a reserve dwindles": where(func(l *lapse) bool { return verbOf(l.a) == vEndTurn && l.after.round > 0 }, func(l *lapse) {
			onPiece(l.before, l.before.works, box.Camp, box.OxStable, func(_ *state, x space, t *tile) {
				*t = tile{kind: box.Panning, tycoon: none, metal: box.Gold, level: 1, reserve: 4}
				l.after.tiles[x] = *t
				l.after.tiles[x].reserve--
			})
			if l.before.works.empty() {
				l.after.works.add(unused(l.after))
			}
		}),
		"a level is lost": where(func(l *lapse) bool { return verbOf(l.a) == vDie }, func(l *lapse) { l.before.tiles[l.before.open.site].level = 4 }),
	},
	"FR-INV-23": {
		"a tree on grass":     always(func(s *state) { x := s.table.grass; s.trees[x.pop()] = 1 }),
		"five trees":          always(func(s *state) { x := s.table.forest; s.trees[x.pop()] = 5 }),
		"drought in a desert": always(func(s *state) { x := s.table.desert; s.drought.add(x.pop()) }),
		"a tree grows": where(func(l *lapse) bool { return verbOf(l.a) != vCut }, func(l *lapse) {
			x := l.after.table.forest
			l.before.trees[x.pop()] = 0
		}),
		"a tree falls by itself": where(func(l *lapse) bool { return verbOf(l.a) != vCut }, func(l *lapse) {
			x := l.after.table.forest
			y := x.pop()
			l.before.trees[y], l.after.trees[y] = 2, 1
		}),
		"a tree falls and gives nothing": with(func(l *lapse) { l.after.logs = l.before.logs; l.me().stock = l.was().stock }, vCut),
	},
	"FR-INV-27": {
		"a connected train is not": onTrack(func(s *state, t *line) { t.connected = false; s.town = only(t.track[t.laid-1] + 1) }),
		"a train without track":    where(func(l *lapse) bool { return l.after.trains[0].laid == 0 }, func(l *lapse) { l.after.trains[0].connected = true }),
		"a train is connected no more": where(func(l *lapse) bool { return l.before.trains[0].connected },
			func(l *lapse) { l.after.trains[0].connected = false; l.after.town = area{} }),
		"track is taken up": where(func(l *lapse) bool { return l.before.trains[0].laid > 0 },
			func(l *lapse) { l.after.trains[0].laid = 0; l.after.trains[0].connected = false }),
	},
}
