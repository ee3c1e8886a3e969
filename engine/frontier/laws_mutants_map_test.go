package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// mapMutants has it for every law about what lies on the map and beside it.
var mapMutants = lawtest.Mutants[state]{
	"FR-INV-10": {
		"a basin is too full":        always(func(s *state) { s.logs[1][0] = 7 }),
		"a basin is too full by two": always(func(s *state) { s.logs[1] = [maxSeats]uint8{4, 3} }),
		"logs lie beyond the last": where(func(d *decision) bool { return d.After.seats() < 4 },
			func(d *decision) { d.After.logs[7][0] = 1 }),
		"logs lie in the stock basin": under(AskStockArrival, StockArrivalAtOnce,
			where(func(d *decision) bool { return d.After.stock >= 0 },
				func(d *decision) { d.After.logs[d.After.stock][0] = 1 })),
	},
	"FR-INV-11": {
		"cattle stand on plain": always(func(s *state) { x := s.table.plain; y := x.pop(); s.herds[0].add(y); s.cattle[0][y] = 1 }),
		"cattle stand on a piece": onWork(box.Enclosure, box.Enclosure,
			func(s *state, x space, _ *tile) { s.herds[1].add(x); s.cattle[1][x] = 1 }),
		"cattle are forgotten":              always(func(s *state) { x := s.table.grass; s.cattle[0][x.pop()] ^= 1 }),
		"a herd has no cattle":              always(func(s *state) { x := unused(s); s.herds[1].add(x) }),
		"more were driven than stand there": always(func(s *state) { s.driven[0][unused(s)] = 1 }),
	},
	"FR-INV-12": {
		"two pieces on a space":     onTown(box.Tent, box.Tent, func(s *state, x space, _ *tile) { s.works.add(x) }),
		"a stable is forgotten":     onWork(box.HorseStable, box.OxStable, func(s *state, x space, _ *tile) { s.stables.remove(x) }),
		"whose it is, is forgotten": onWork(box.Camp, box.OxStable, func(s *state, x space, t *tile) { s.owns[t.owner].remove(x) }),
		"a piece is left":           always(func(s *state) { s.tiles[unused(s)].kind = box.Camp }),
		"a piece has no owner":      onWork(box.Camp, box.OxStable, func(_ *state, _ space, t *tile) { t.owner = none }),
		"somebody owns the bridge":  onTown(box.Bridge, box.Bridge, func(_ *state, _ space, t *tile) { t.owner = 1 }),
		"somebody owns a tent":      onTown(box.Tent, box.Tent, func(_ *state, _ space, t *tile) { t.owner = 0 }),
		"a piece stands on track":   onTrack(func(s *state, t *line) { s.town.add(t.track[0]); s.tiles[t.track[0]].kind = box.Tent }),
		"a piece stands on the train": onTrack(
			func(s *state, t *line) { s.works.add(t.first); s.tiles[t.first] = tile{kind: box.Camp, tycoon: none} }),
		"a piece stands off the boards": inPlay(func(s *state) { s.town.add(9); s.tiles[9].kind = box.Tent }),
		"an industry building is in town": onWork(box.Camp, box.OxStable, func(s *state, x space,
			_ *tile) {
			s.works.remove(x)
			s.town.add(x)
		}),
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
		"track without a train": where(func(d *decision) bool { return d.After.trains[1].first == noSpace },
			func(d *decision) { d.After.trains[1].laid = 1 }),
		"a train is forgotten": onTrack(func(s *state, _ *line) { s.heads = area{} }),
	},
	"FR-INV-13": {
		"industry stands next to the town": under(AskPublicNextToIndustry, PublicNextToIndustryNever, onTown(box.Tent, box.Tent,
			func(s *state, x space, _ *tile) {
				s.works.add(x + 1)
			})),
		"a building is at a corner of industry": under(AskPublicNextToIndustry, PublicNextToIndustryNever, where(func(d *decision) bool {
			return verbOf(d.Action) == vBuild && d.After.town.has(spaceOf(d.Action))
		}, func(d *decision) { d.Before.works.add(spaceOf(d.Action) + stride + 1) })),
		"a building is apart from the town": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuild &&
				d.After.town.has(spaceOf(d.Action))
		},
			func(d *decision) { d.Before.town = area{} }),
		"industry is put next to the town": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuild &&
				d.After.works.has(spaceOf(d.Action))
		},
			func(d *decision) { d.Before.town = d.Before.town.or(only(spaceOf(d.Action)).sides()) }),
	},
	"FR-INV-14": {
		"the bridge burns": onTown(box.Stockpile, box.Bridge, func(_ *state, _ space, t *tile) { t.damage = 1 }),
		"a fourth fire": under(AskLimitOfThree, LimitOfThreeDamagePieces, onTown(box.Tent, box.WoodenHouse,
			func(_ *state, _ space, t *tile) { t.damage = 4 })),
		"a fourth revolt": under(AskLimitOfThree, LimitOfThreeDamagePieces, onWork(box.Camp, box.OxStable,
			func(_ *state, _ space, t *tile) { t.damage = 4 })),
	},
	"FR-INV-15": {
		"a tent is used":    onTown(box.Tent, box.Tent, func(_ *state, _ space, t *tile) { t.uses = 1 }),
		"a camp is used":    onWork(box.Camp, box.Camp, func(_ *state, _ space, t *tile) { t.uses = 1 }),
		"a saloon has gold": onTown(box.Bank+1, box.WoodenHouse-1, func(_ *state, _ space, t *tile) { t.gold[0] = 1 }),
		"a tycoon holds what is owned": onTown(box.Bank, box.WoodenHouse-1,
			func(_ *state, _ space, t *tile) { t.owner, t.tycoon = 0, characters-1 }),
		"a partner holds a building": onTown(box.Bank, box.WoodenHouse-1,
			func(_ *state, _ space, t *tile) { t.owner, t.tycoon = none, assistants }),
		"a tycoon holds two": func(d *decision) bool {
			n := 0
			for rest := d.After.town; !rest.empty(); {
				if t := &d.After.tiles[rest.pop()]; t.kind >= box.Bank && t.kind < box.WoodenHouse {
					t.owner, t.tycoon = none, characters-2
					n++
				}
			}
			return n > 1
		},
		"a use more than there are beds": with(
			func(d *decision) { x := spaceOf(d.Action); d.Before.tiles[x].uses = 20; d.After.tiles[x].uses = 21 }, vUse),
		"a use is not counted": with(
			func(d *decision) { x := spaceOf(d.Action); d.After.tiles[x].uses = d.Before.tiles[x].uses }, vUse),
		"a use in a burning building": with(func(d *decision) { d.Before.tiles[spaceOf(d.Action)].damage = 1 }, vUse),
		"a use beside burning beds": with(func(d *decision) {
			for rest := d.Before.town; !rest.empty(); {
				if t := &d.Before.tiles[rest.pop()]; t.kind == box.Tent || t.kind == box.WoodenHouse {
					t.damage = 1
				}
			}
		}, vUse),
	},
	"FR-INV-19": {
		"a tile is lost":     inPlay(func(s *state) { s.lines[0].seen |= 1 << trackTiles }),
		"a tile is not seen": inPlay(func(s *state) { s.lines[1].seen = 0 }),
		"a tile is built and face up": where(func(d *decision) bool { return d.After.lines[0].count > 0 && d.After.lines[0].face >= 0 },
			func(d *decision) { d.After.lines[0].face = d.After.lines[0].built[0] }),
		"nobody has built it": where(func(d *decision) bool { return d.After.lines[0].count > 0 },
			func(d *decision) { d.After.lines[0].builder[d.After.lines[0].built[0]] = none }),
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
		"a tile is lost": where(func(d *decision) bool { return d.After.tilesUp[3] > 0 },
			func(d *decision) { d.After.tilesUp[3]-- }),
		"a tile stands for nothing": onTown(box.Bank, box.WoodenHouse-1,
			func(_ *state, _ space, t *tile) { t.kind = box.Bank + (t.kind-box.Bank+1)%box.Piece(box.Publics-1) }),
		"an Industry card is lost": always(func(s *state) { s.cards[1][0]-- }),
		"two have level IV": inPlay(func(s *state) {
			s.players[0].levels[0], s.players[1].levels[0], s.cards[0] = 4, 4, [levels]uint8{3, 3, 3, 0}
		}),
		"a bought house is forgotten": owner(func(*player) bool { return true },
			func(s *state, _ *player) { s.tilesUp[box.WoodenHouse-box.FirstPublic]-- }),
	},
	"FR-INV-22": {
		"a deposit is at level 4":    onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.level = 4 }),
		"a deposit has a fifth face": onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.face = 4 }),
		"a camp has metal":           onWork(box.Camp, box.Camp, func(_ *state, _ space, t *tile) { t.reserve = 1 }),
		"an empty deposit goes on": under(AskDepletion, DepletionReserve, onWork(box.Panning, box.DeepSilver,
			func(_ *state, _ space, t *tile) {
				t.reserve, t.done = 0, false
			})),
		"a full deposit is depleted": under(AskDepletion, DepletionReserve, onWork(box.Panning, box.DeepSilver,
			func(_ *state, _ space, t *tile) {
				t.reserve, t.done = 1, true
			})),
		"an endless one is depleted": under(AskDepletion, DepletionNever, onWork(box.Panning, box.DeepSilver,
			func(_ *state, _ space, t *tile) {
				t.done = true
				t.reserve = 0
			})),
		"a reserve grows":     onWork(box.Panning, box.Panning, func(_ *state, _ space, t *tile) { t.reserve = 5 }),
		"gold becomes silver": onWork(box.Panning, box.MineGold, func(_ *state, _ space, t *tile) { t.metal = box.Silver }),
		"the reserve is spared": under(AskDepletion, DepletionReserve, where(func(d *decision) bool {
			return verbOf(d.Action) == vAssign && d.After.tiles[spaceOf(d.Action)].reserve < d.Before.tiles[spaceOf(d.Action)].reserve &&
				!d.After.tiles[spaceOf(d.Action)].done
		},
			func(d *decision) {
				d.After.tiles[spaceOf(d.Action)].reserve = d.Before.tiles[spaceOf(d.Action)].reserve
			})),
		"a reserve dwindles": where(func(d *decision) bool { return verbOf(d.Action) == vEndTurn && d.After.round > 0 }, func(d *decision) {
			onPiece(d.Before, d.Before.works, box.Camp, box.OxStable, func(_ *state, x space, t *tile) {
				*t = tile{kind: box.Panning, tycoon: none, metal: box.Gold, level: 1, reserve: 4}
				d.After.tiles[x] = *t
				d.After.tiles[x].reserve--
			})
			if d.Before.works.empty() {
				d.After.works.add(unused(d.After))
			}
		}),
		"a level is lost": where(func(d *decision) bool { return verbOf(d.Action) == vDie },
			func(d *decision) { d.Before.tiles[d.Before.open.site].level = 4 }),
	},
	"FR-INV-23": {
		"a tree on grass":     always(func(s *state) { x := s.table.grass; s.trees[x.pop()] = 1 }),
		"five trees":          always(func(s *state) { x := s.table.forest; s.trees[x.pop()] = 5 }),
		"drought in a desert": always(func(s *state) { x := s.table.desert; s.drought.add(x.pop()) }),
		"a tree grows": where(func(d *decision) bool { return verbOf(d.Action) != vCut }, func(d *decision) {
			x := d.After.table.forest
			d.Before.trees[x.pop()] = 0
		}),
		"a tree falls by itself": where(func(d *decision) bool { return verbOf(d.Action) != vCut }, func(d *decision) {
			x := d.After.table.forest
			y := x.pop()
			d.Before.trees[y], d.After.trees[y] = 2, 1
		}),
		"a tree falls and gives nothing": with(func(d *decision) { d.After.logs = d.Before.logs; me(d).stock = was(d).stock }, vCut),
	},
	"FR-INV-27": {
		"a connected train is not": onTrack(func(s *state, t *line) { t.connected = false; s.town = only(t.track[t.laid-1] + 1) }),
		"a train without track": where(func(d *decision) bool { return d.After.trains[0].laid == 0 },
			func(d *decision) { d.After.trains[0].connected = true }),
		"a train is connected no more": where(func(d *decision) bool { return d.Before.trains[0].connected },
			func(d *decision) { d.After.trains[0].connected = false; d.After.town = area{} }),
		"track is taken up": where(func(d *decision) bool { return d.Before.trains[0].laid > 0 },
			func(d *decision) { d.After.trains[0].laid = 0; d.After.trains[0].connected = false }),
	},
}
