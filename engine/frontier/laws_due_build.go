package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// build buys a building.
func (d *due) build(k kind, x space) {
	p, logs := d.me(), 0
	d.purse(d.seat, -priceOf(d.by(), d.seat, k))
	if k < firstIndustry {
		logs = d.table.parts.Publics[k-firstPublic].Logs
	} else {
		logs = d.table.parts.Works[k-firstIndustry].Logs
	}
	p.stock[log] -= uint8(logs)
	p.supply += uint8(logs)
	if k >= firstIndustry {
		d.open.built[d.table.parts.Works[k-firstIndustry].Industry] = true
		d.buildWork(k, x)
		return
	}
	d.open.built[industries] = true
	if d.under(AskBuildingWorker, BuildingWorkerWorker) {
		d.layDown()
	}
	d.raise(k, x, tile{owner: d.seat, tycoon: none})
	d.pointFor(k, d.seat)
}

// priceOf is the price of a building less what partners take off.
func priceOf(s *state, seat int8, k kind) int {
	if k >= firstIndustry {
		return max(0, s.table.parts.Works[k-firstIndustry].Price-cheaper(s, seat, box.DiscountIndustryBuilding))
	}
	return max(0, s.table.parts.Publics[k-firstPublic].Price-cheaper(s, seat, box.DiscountPublicBuilding))
}

// raise puts a public building on the map and moves the marker of its class.
func (d *due) raise(k kind, x space, t tile) {
	t.kind = k
	d.tilesUp[k-firstPublic]--
	d.stand(x, t)
	if d.under(AskStatusUp, StatusUpUsesOnly) {
		return
	}
	switch d.table.parts.Publics[k-firstPublic].Class {
	case box.ClassHealth:
		d.shift(int(box.Health), 1)
	case box.ClassWealth:
		d.shift(int(box.Wealth), 1)
	case box.ClassSafety:
		d.shift(int(box.Safety), 1)
	}
}

// pointFor is the point for a public building: political for health, safety and housing, else one of investment.
func (d *due) pointFor(k kind, seat int8) {
	switch d.table.parts.Publics[k-firstPublic].Class {
	case box.ClassHealth, box.ClassSafety, box.ClassHousing:
		d.mark(seat, 1, 1)
	default:
		if !d.under(AskBuildingTrack, BuildingTrackNoPoint) {
			d.mark(seat, 2, 1)
		}
	}
}

// buildWork puts an industry building on the map. A mine replaces a deposit: revolt stays, and so do the workers of this round.
func (d *due) buildWork(k kind, x space) {
	switch {
	case k == ownTrain:
		d.me().ownTrain = true
	case k == panning:
		d.stand(x, newDeposit(d.by(), panning, d.seat))
	case k >= mineGold && k <= deepSilver:
		was := d.tiles[x]
		d.stand(x, newDeposit(d.by(), k, d.seat))
		t := &d.tiles[x]
		t.damage, t.active, t.thrown = was.damage, was.active, was.thrown
		d.open.site, d.step = x, atDepositDie
	default:
		d.stand(x, tile{kind: k, owner: d.seat, tycoon: none})
		if b := d.table.basinOf[x]; k == dam && b >= 0 {
			d.jams &^= 1 << b
		}
	}
}
