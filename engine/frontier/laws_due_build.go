package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// build buys a building.
func (d *due) build(k box.Piece, x space) {
	p, logs := d.me(), 0
	d.credit(d.seat, -priceOf(d.by(), d.seat, k))
	if k < box.FirstWork {
		logs = d.table.parts.Public(k).Logs
	} else {
		logs = d.table.parts.Work(k).Logs
	}
	p.stock[box.Log] -= uint8(logs)
	p.supply += uint8(logs)
	if k >= box.FirstWork {
		d.open.built[d.table.parts.Work(k).Industry] = true
		d.buildWork(k, x)
		return
	}
	d.open.built[box.Industries] = true
	if d.under(AskBuildingWorker, BuildingWorkerWorker) {
		d.layDown()
	}
	d.raise(k, x, tile{owner: d.seat, tycoon: none})
	d.pointFor(k, d.seat)
}

// priceOf is the price of a building less what partners take off.
func priceOf(s *state, seat int8, k box.Piece) int {
	if k >= box.FirstWork {
		return max(0, s.table.parts.Work(k).Price-cheaper(s, seat, box.DiscountIndustryBuilding))
	}
	return max(0, s.table.parts.Public(k).Price-cheaper(s, seat, box.DiscountPublicBuilding))
}

// raise puts a public building on the map and moves the marker of its class.
func (d *due) raise(k box.Piece, x space, t tile) {
	t.kind = k
	d.tilesUp[k-box.FirstPublic]--
	d.stand(x, t)
	if d.under(AskStatusUp, StatusUpUsesOnly) {
		return
	}
	switch d.table.parts.Public(k).Class {
	case box.ClassHealth:
		d.shift(int(box.Health), 1)
	case box.ClassWealth:
		d.shift(int(box.Wealth), 1)
	case box.ClassSafety:
		d.shift(int(box.Safety), 1)
	}
}

// pointFor is the point for a public building: political for health, safety and housing, else one of investment.
func (d *due) pointFor(k box.Piece, seat int8) {
	switch d.table.parts.Public(k).Class {
	case box.ClassHealth, box.ClassSafety, box.ClassHousing:
		d.mark(seat, 1, 1)
	default:
		if !d.under(AskBuildingTrack, BuildingTrackNoPoint) {
			d.mark(seat, 2, 1)
		}
	}
}

// buildWork puts an industry building on the map. A mine replaces a deposit: revolt stays, and so do the workers of this round.
func (d *due) buildWork(k box.Piece, x space) {
	switch {
	case k == box.OwnTrain:
		d.me().ownTrain = true
	case k == box.Panning:
		d.stand(x, newDeposit(d.by(), box.Panning, d.seat))
	case k >= box.MineGold && k <= box.DeepSilver:
		was := d.tiles[x]
		d.stand(x, newDeposit(d.by(), k, d.seat))
		t := &d.tiles[x]
		t.damage, t.active, t.thrown = was.damage, was.active, was.thrown
		d.open.site, d.step = x, atDepositDie
	default:
		d.stand(x, tile{kind: k, owner: d.seat, tycoon: none})
		if b := d.table.basinOf[x]; k == box.Dam && b >= 0 {
			d.jams &^= 1 << b
		}
	}
}
