package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// wrongUse judges the use of a public building.
func wrongUse(s *state, a engine.Action) string {
	x, card, p := spaceOf(a), whatOf(a), &s.players[s.seat]
	if x >= spaces || !s.town.has(x) || s.tiles[x].kind < box.FirstPublic {
		return "no public building stands there"
	}
	t := &s.tiles[x]
	u := &s.table.parts.Public(t.kind).Use
	cost := u.Cost
	if formOf(a) == byDollar {
		cost++
		if !s.is(nil, AskPublicUse, PublicUseWorkerOrDollar) {
			return "uses are not for sale"
		}
	} else if p.workers == 0 {
		return noWorkerStands
	}
	owner := t.owner
	if t.tycoon >= 0 {
		owner = s.mayor
	}
	switch {
	case u.Kind == box.NoEffect || t.damage > 0 || int(t.uses) >= housed(s, x):
		return "it has no use, or fire on it, or the housing allows no more"
	case owner != s.seat && s.is(nil, AskPublicUse, PublicUseOwnerOnly):
		return "it is somebody else's"
	}
	if why := short(s, cost); why != "" {
		return why
	}
	switch u.Kind {
	case box.EffectDraw:
		return one(vUse, vUse, otherOf(a) == drawing && canDraw(s, u.Rank, card))
	case box.EffectCampaign:
		return one(vUse, vUse, otherOf(a) == running && stepsTo(s, card))
	case box.EffectStore:
		return one(vUse, vUse, otherOf(a) < 0 && p.stock[box.Gold] > 0)
	case box.EffectGain:
		beast := u.Good >= box.Horse && u.Good <= box.Ox
		return one(vUse, vUse, otherOf(a) < 0 && !(beast && roomOnCards(s, s.seat) < 1))
	}
	return one(vUse, vUse, otherOf(a) < 0)
}

// housed is how many uses the housing beside a building allows in a round.
func housed(s *state, x space) int {
	n := 0
	for rest := only(x).sides().and(s.town); !rest.empty(); {
		switch t := &s.tiles[rest.pop()]; {
		case t.damage > 0:
		case t.kind == box.Tent, t.kind == box.WoodenHouse && s.is(nil, AskHousingCapacity, HousingCapacityOneEach):
			n += s.table.parts.TentUses
		case t.kind == box.WoodenHouse:
			n += s.table.parts.HouseUses
		}
	}
	if s.is(nil, AskLimitOfThree, LimitOfThreeUses) {
		n = min(n, s.table.parts.MostDamage)
	}
	return n
}

// canDraw reports whether a card of a rank can be drawn from the deck, or a named one from the top of a pile.
func canDraw(s *state, rank box.Rank, card int8) bool {
	if card < 0 {
		return s.deck&cardsOf(rank) != 0
	}
	top := false
	for i := range s.towns {
		n := s.towns[i].n
		top = top || n > 0 && s.towns[i].cards[n-1] == card
	}
	if !top || s.table.parts.Characters[card].Rank != rank {
		return false
	}
	if rank == box.RankTycoon {
		return !s.frozen
	}
	return keepable(s, s.seat, card)
}

// stepsTo reports whether the player's cube can go to a space of the election board: onto a 1, then onto the next number with its fields.
func stepsTo(s *state, to int8) bool {
	if to < 0 || int(to) >= len(s.table.parts.Election) {
		return false
	}
	e := &s.table.parts.Election[to]
	at := s.players[s.seat].cube
	if at < 0 {
		return e.Value == 1
	}
	was := &s.table.parts.Election[at]
	for f, covered := range was.Fields {
		if covered && !e.Fields[f] {
			return false
		}
	}
	return e.Value == was.Value+1
}

func wrongTycoon(s *state, card int8, x space) string {
	if s.seat != s.mayor || !officiates(s, card) || in(s.acted, card-assistants-partners) {
		return "no tycoon of one's own can act"
	}
	switch e := &s.table.parts.Characters[card].Active; e.Kind {
	case box.EffectBuild:
		for rest := s.town; !rest.empty(); {
			if s.tiles[rest.pop()].tycoon == card {
				return "he holds a building"
			}
		}
		return one(vTycoon, vTycoon, s.tilesUp[e.Building-box.FirstPublic] > 0 && townSpaces(s, e.Building).has(x))
	case box.EffectDevelop:
		if x != noSpace {
			return notOffered
		}
		return wrongDevelop(s, e.Line, e.Amount)
	case box.EffectGain:
		beast := e.Good >= box.Horse && e.Good <= box.Ox
		return one(vTycoon, vTycoon, x == noSpace && !(beast && roomOnCards(s, s.seat) < 1))
	}
	return notOffered
}

func wrongDevelop(s *state, d box.Line, off int) string {
	if d >= box.Lines || s.lines[d].face < 0 {
		return "no tile is face up"
	}
	return short(s, tileCost(s, d, off))
}

// townSpaces are where a public building can stand: next to the town, away from industry, on free land of the town's or the river.
func townSpaces(s *state, k box.Piece) area {
	ground := s.table.townLand
	if s.table.parts.Public(k).River {
		ground = s.table.river
	}
	found := ground.and(s.town.sides()).without(taken(s))
	if s.is(nil, AskPublicNextToIndustry, PublicNextToIndustryNever) {
		found = found.without(s.works.around())
	}
	return found
}

// cannotBuy says why a public building cannot be bought, wherever it goes.
func cannotBuy(s *state, k box.Piece) string {
	b := s.table.parts.Public(k)
	if int(s.players[s.seat].stock[box.Log]) < b.Logs || s.tilesUp[k-box.FirstPublic] == 0 {
		return "there are no logs, or no tile is left"
	}
	return short(s, priceOf(s, s.seat, k))
}

func wrongBuild(s *state, k box.Piece, x space) string {
	again := !s.is(nil, AskBuildingCount, BuildingCountAnyNumber)
	switch {
	case k < box.FirstPublic || k >= box.Pieces:
		return notOffered
	case k < box.FirstWork:
		if again && s.open.built[box.Industries] || s.players[s.seat].workers == 0 && s.is(nil, AskBuildingWorker, BuildingWorkerWorker) {
			return "a public building was bought in this turn, or no worker stands"
		}
		if why := cannotBuy(s, k); why != "" {
			return why
		}
		return one(vBuild, vBuild, townSpaces(s, k).has(x))
	}
	w, p := s.table.parts.Work(k), &s.players[s.seat]
	switch {
	case int(p.levels[w.Industry]) < w.Level || again && s.open.built[w.Industry]:
		return "the Industry card does not reach, or one of the industry was built in this turn"
	case int(p.stock[box.Log]) < w.Logs:
		return "there are no logs"
	case k == box.OwnTrain && (p.ownTrain || x != noSpace):
		return "there is an own train"
	case k != box.OwnTrain && !workSpaces(s, k).has(x):
		return notOffered
	}
	return short(s, priceOf(s, s.seat, k))
}

// workSpaces are where an industry building can stand, never next to the town.
func workSpaces(s *state, k box.Piece) area {
	t := s.table
	by := worksOf(s, s.seat, box.Farmstead, box.Farmstead)
	if s.is(nil, AskRanchAdjacent, RanchAdjacentOwnStructures) {
		by = worksOf(s, s.seat, box.Farmstead, box.OxStable)
	}
	ground, over := area{}, area{}
	switch t.parts.Work(k).Where {
	case box.WhereForestByRiver:
		ground = t.forest.and(banks(s))
	case box.WhereLand:
		ground = t.land
	case box.WhereWater:
		ground = t.river.or(t.stream)
	case box.WhereByWater:
		ground = watersides(s, s.seat)
	case box.WhereByOwnDamOrCanal:
		ground = t.land.and(worksOf(s, s.seat, box.MiningDam, box.Canal).sides())
	case box.WhereGrassOrPlain:
		ground = t.grass.or(t.plain)
	case box.WhereByOwnFarmstead:
		ground = t.grass.or(t.plain).and(by.sides())
	case box.WhereGrassByOwnFarmstead:
		ground = t.grass.and(by.sides())
	case box.WhereOwnDepleted:
		if s.is(nil, AskMinePlace, MinePlaceAlsoFreeLand) {
			ground = t.land
		}
		for rest := worksOf(s, s.seat, box.Panning, box.DeepSilver); !rest.empty(); {
			if x := rest.pop(); s.tiles[x].done && s.tiles[x].cubes == 0 {
				over.add(x)
			}
		}
	}
	return ground.without(taken(s)).or(over).without(s.town.sides())
}
