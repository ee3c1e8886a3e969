package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// publicSlot is the index in open.built that notes a public building of this turn, after the industries.
const publicSlot = box.Industries

// mayBuild judges buying a building (FR-GEN-18, FR-GEN-19, FR-GEN-20, FR-LUM-02, FR-LUM-19, FR-LUM-27 and the like).
func (s *state) mayBuild(k box.Piece, x space, rec *engine.Record) refusal {
	if k >= box.FirstWork {
		return s.mayBuildWork(k, x, rec)
	}
	return s.mayBuildPublic(k, x, rec)
}

// price returns the price of a public or an industry building for a player, after discounts.
func (s *state) price(seat int8, k box.Piece) int {
	if k >= box.FirstWork {
		return max(0, s.table.parts.Work(k).Price-s.discount(seat, box.DiscountIndustryBuilding))
	}
	return max(0, s.table.parts.Public(k).Price-s.discount(seat, box.DiscountPublicBuilding))
}

// mayBuildPublic judges a public building, which needs no worker (FR-GEN-01).
func (s *state) mayBuildPublic(k box.Piece, x space, rec *engine.Record) refusal {
	b := s.table.parts.Public(k)
	rec.Cite(Gen01)
	switch {
	case s.is(rec, AskBuildingWorker, BuildingWorkerWorker) && s.me().workers == 0:
		return noWorker
	case int(s.me().money) < s.price(s.seat, k):
		return tooPoor
	case s.open.built[publicSlot] && s.is(rec, AskBuildingCount, BuildingCountOneEach): // how many are "several": FR-GOAL-06
		return secondPublic
	case s.tilesUp[k-box.FirstPublic] == 0:
		return noTileLeft
	}
	r := s.mayStandInTown(k, x, rec)
	if int(s.me().stock[box.Log]) < b.Logs {
		r = r.or(noLogs)
	}
	return r
}

// mayStandInTown judges the space of a public building (FR-CHAR-30, FR-LUM-14).
func (s *state) mayStandInTown(k box.Piece, x space, rec *engine.Record) refusal {
	land := s.table.townLand
	if s.table.parts.Public(k).River {
		land = s.table.river
	}
	switch {
	case !only(x).sides().meets(s.town):
		return awayFromTown
	case s.nearIndustry(k, rec).has(x):
		if s.is(rec, AskPublicNextToIndustry, PublicNextToIndustryNever) {
			return besideIndustry
		}
		rec.Cite(Lum14)
		rec.Cite(Char30)
	}
	switch {
	case !land.has(x):
		return notTownLand
	case s.occupied().has(x):
		return notFree
	}
	return allowed
}

// nearIndustry returns the spaces too close to industry for a public building: its sides and, except for housing
// under an answer, its corners (FR-GEN-20, FR-R-housing-corners).
func (s *state) nearIndustry(k box.Piece, rec *engine.Record) area {
	if k == box.WoodenHouse && s.is(rec, AskHousingCorners, HousingCornersSidesOnly) {
		return s.works.sides()
	}
	return s.works.around()
}

// raise puts a public building on the map: a tile less, a point by its class, and the marker of its class
// (FR-TRACK-02, FR-TRACK-03, FR-TRACK-04, FR-TRACK-05, FR-GOAL-09, FR-SETUP-03).
func (s *state) raise(k box.Piece, x space, owner int8, rec *engine.Record) {
	b := s.table.parts.Public(k)
	s.tilesUp[k-box.FirstPublic]--
	rec.Cite(Setup03)
	rec.Cite(Comp15)
	s.put(x, k, owner)
	who := "a tycoon"
	if owner >= 0 {
		who = s.name(owner)
	}
	if rec != nil {
		rec.Effect(who+" builds the "+b.Name+" at "+x.String(), Gen18, Gen19)
	}
	s.connect(rec)
	if owner >= 0 {
		s.buildingPoint(b, owner, rec)
	}
	if f, ok := b.Class.Field(); ok && !s.is(rec, AskStatusUp, StatusUpUsesOnly) {
		s.move(f, 1, rec, [...]engine.Clause{Track02, Track05, Track03}[f])
	}
}

// buildingPoint gives the point for a public building (FR-R-building-track).
func (s *state) buildingPoint(b *box.PublicBuilding, owner int8, rec *engine.Record) {
	political := b.Class.Political()
	clause := Track05
	switch b.Class {
	case box.ClassHealth:
		clause = Track02
	case box.ClassSafety:
		clause = Track03
	case box.ClassHousing:
		clause = Track04
	}
	rec.Cite(clause)
	if s.is(rec, AskBuildingTrack, BuildingTrackNoPoint) && !political {
		return
	}
	s.score(owner, political, 1, rec, Goal09, clause)
}

// mayBuildWork judges an industry building (FR-RAN-04, FR-RAN-41).
func (s *state) mayBuildWork(k box.Piece, x space, rec *engine.Record) refusal {
	w := s.table.parts.Work(k)
	p := s.me()
	switch {
	case p.levels[w.Industry] == 0:
		return notInIndustry
	case int(p.levels[w.Industry]) < w.Level:
		return levelTooLow
	case int(p.money) < s.price(s.seat, k):
		return tooPoor
	case s.open.built[w.Industry] && s.is(rec, AskBuildingCount, BuildingCountOneEach):
		return secondOfIndustry
	}
	r := s.mayStandOutside(k, x, rec)
	if int(p.stock[box.Log]) < w.Logs {
		r = r.or(noLogs)
	}
	return r
}

// mayStandOutside judges the space of an industry building (FR-MIN-33).
func (s *state) mayStandOutside(k box.Piece, x space, rec *engine.Record) refusal {
	w := s.table.parts.Work(k)
	switch off := w.Where == box.WhereOffBoard; {
	case off && s.me().ownTrain:
		return secondTrain
	case off && x != noSpace:
		return ownTrainOffMap
	case off:
		return allowed
	}
	if only(x).sides().meets(s.town) { // FR-LUM-13, FR-MIN-16, FR-MIN-24, FR-RAN-05
		return besideTown
	}
	if w.Where == box.WhereOwnDepleted && s.overOwnDeposit(x) {
		return allowed
	}
	fits := s.sitesOf(k, rec)
	if !fits.has(x) {
		return wrongPlace
	}
	if s.occupied().has(x) {
		return notFree
	}
	return allowed
}

// overOwnDeposit reports whether a space has an own depleted deposit without cubes (FR-MIN-25, FR-MIN-28,
// FR-MIN-34).
func (s *state) overOwnDeposit(x space) bool {
	if x == noSpace {
		return false
	}
	t := &s.tiles[x]
	return t.level > 0 && t.owner == s.seat && t.done && t.cubes == 0
}

// sitesOf returns the spaces of the right kind for an industry building, taken or not. A depleted deposit is not
// among them (FR-MIN-36).
func (s *state) sitesOf(k box.Piece, rec *engine.Record) area {
	t := s.table
	switch t.parts.Work(k).Where {
	case box.WhereForestByRiver:
		return t.forest.and(s.riverside())
	case box.WhereLand:
		return t.land
	case box.WhereWater:
		return t.river.or(t.stream)
	case box.WhereByWater:
		return s.byWater(s.seat, rec)
	case box.WhereOwnDepleted:
		if s.is(rec, AskMinePlace, MinePlaceAlsoFreeLand) {
			return t.land
		}
	case box.WhereByOwnDamOrCanal:
		rec.Cite(Min36)
		return t.land.and(s.sidesOfOwn(func(k box.Piece) bool { return k == box.MiningDam || k == box.Canal }))
	case box.WhereGrassOrPlain:
		return t.grass.or(t.plain)
	case box.WhereByOwnFarmstead:
		rec.Cite(Ran23)
		return t.grass.or(t.plain).and(s.sidesOfRanch(rec))
	case box.WhereGrassByOwnFarmstead:
		rec.Cite(Ran23)
		return t.grass.and(s.sidesOfRanch(rec))
	}
	return area{}
}

// sidesOfOwn returns the spaces next to the player's own industry buildings of a kind.
func (s *state) sidesOfOwn(is func(box.Piece) bool) area {
	own := area{}
	for rest := s.owns[s.seat]; !rest.empty(); {
		if x := rest.pop(); is(s.tiles[x].kind) {
			own.add(x)
		}
	}
	return own.sides()
}

// sidesOfRanch returns the spaces next to the player's own farmstead or, under an answer, to any of his ranching
// buildings (FR-R-ranch-adjacent, FR-RAN-09, FR-RAN-23, FR-RAN-31).
func (s *state) sidesOfRanch(rec *engine.Record) area {
	structures := s.is(rec, AskRanchAdjacent, RanchAdjacentOwnStructures)
	return s.sidesOfOwn(func(k box.Piece) bool {
		return k == box.Farmstead || structures && s.table.parts.Work(k).Industry == box.Ranching
	})
}

// applyBuild pays for a building in dollars and logs, and puts it up (FR-GEN-18, FR-LUM-02, FR-LUM-03, FR-LUM-19,
// FR-MIN-06, FR-RAN-04).
func (s *state) applyBuild(k box.Piece, x space, rec *engine.Record) {
	if k < box.FirstWork {
		b := s.table.parts.Public(k)
		s.pay(s.price(s.seat, k), rec, Gen18)
		s.spendLogs(b.Logs)
		s.open.built[publicSlot] = true
		if s.is(rec, AskBuildingWorker, BuildingWorkerWorker) {
			s.work()
		}
		s.citePartners(rec)
		s.raise(k, x, s.seat, rec)
		return
	}
	w := s.table.parts.Work(k)
	if !s.own(k).empty() && renewed[k] != "" {
		rec.Cite(renewed[k])
	}
	rec.CiteAll(buildingGrounds[k]...)
	s.citePartners(rec)
	s.pay(s.price(s.seat, k), rec, s.priceClause(k))
	s.spendLogs(w.Logs)
	s.open.built[w.Industry] = true
	s.erect(k, x, rec)
}

func (s *state) spendLogs(n int) {
	s.me().stock[box.Log] -= uint8(n)
	s.me().supply += uint8(n)
}

// erect puts an industry building on the map. A river dam removes the logs of its basin (FR-LUM-27, FR-LUM-33).
func (s *state) erect(k box.Piece, x space, rec *engine.Record) {
	w := s.table.parts.Work(k)
	if rec != nil {
		where := ""
		if x != noSpace {
			where = " at " + x.String()
		}
		rec.Effect(s.name(s.seat)+" builds the "+w.Name+where, buildClauses[w.Industry][w.Level-1])
	}
	switch {
	case w.Where == box.WhereOffBoard:
		s.me().ownTrain = true // FR-RAN-41
	case k == box.Panning:
		s.newPanning(x, rec)
	case w.Where == box.WhereOwnDepleted:
		revolt, active, thrown := s.tiles[x].damage, s.tiles[x].active, s.tiles[x].thrown
		s.put(x, k, s.seat)
		t := &s.tiles[x]
		t.damage, t.active, t.thrown = revolt, active, thrown // FR-MIN-20
		first := &s.table.parts.Mine
		if w.Level == 3 { // FR-MIN-28, FR-MIN-34
			first = &s.table.parts.Deep
		}
		t.level, t.reserve, t.metal = uint8(first.Level), uint8(first.Reserve), w.Metal // FR-MIN-28
		s.open.site, s.step = x, atDepositDie
	default:
		s.put(x, k, s.seat)
		if b := s.table.basinOf[x]; k == box.Dam && b >= 0 {
			s.jams &^= 1 << b
			rec.Cite(Lum33)
		}
	}
}
