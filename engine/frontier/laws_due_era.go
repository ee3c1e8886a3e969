package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// industryStep takes the election cubes off; then the mayor names the players.
func (d *due) industryStep() {
	for i := range d.players {
		d.players[i].cube = none
	}
	d.open.done = 0
	d.upgradeDone()
}

// upgradeDone goes on to the next upgrade; the last player follows by himself.
func (d *due) upgradeDone() {
	d.open.free = false
	left, last := 0, none
	for i := range d.n() {
		if d.open.done>>i&1 == 0 {
			left, last = left+1, i
		}
	}
	switch left {
	case 0:
		d.houses()
	case 1:
		d.upgrades(last)
	default:
		d.seat, d.step = d.mayor, atNext
	}
}

func (d *due) upgrades(seat int8) {
	had := 0
	for i := range d.n() {
		had += int(d.open.done >> i & 1)
	}
	d.open.order[had] = seat
	d.open.done |= 1 << seat
	d.seat, d.step = seat, atUpgrade
}

// endingEra are the decisions of the end of an era.
func (d *due) endingEra(v verb, a engine.Action) {
	what := whatOf(a)
	switch v {
	case vDismiss:
		d.leaves(what)
		d.dismiss(what, otherOf(a))
		if d.mayor == d.open.whose || d.officers == 0 {
			d.takeOver()
		}
	case vPromise:
		d.promise(promisesOf(a))
		d.industryStep()
	case vNext:
		d.upgrades(what)
	case vHouse:
		d.house(spaceOf(a))
		d.housed()
	case vPass:
		if d.step == atHouse {
			d.housed()
		} else {
			d.upgradeDone()
		}
	default:
		d.takeCard(v, box.Industry(what))
	}
}

// promise lays cubes on the next spaces right of the markers, at most on the last.
func (d *due) promise(n [box.Fields]int8) {
	for f, k := range n {
		from := d.markers[f]
		if d.under(AskPromise, PromiseFixedSpaces) {
			from = 0
		}
		d.promised[f] = uint8(k)
		for i := range k {
			d.promises[f][i] = min(from+i+1, int8(d.table.parts.StatusHigh))
		}
	}
}

// takeCard takes the next card of an industry; under rulings a first building or the whole set-up comes with a new one.
func (d *due) takeCard(v verb, i box.Industry) {
	p := d.me()
	d.cards[i][p.levels[i]]--
	p.levels[i]++
	if v == vAdd {
		switch d.answer(AskAddIndustry) {
		case AddIndustryWithSite:
			d.step, d.open.free = [box.Industries]step{atCamp, atPanning, atFarmstead}[i], true
			if !firstSites(d.by()).empty() {
				return
			}
		case AddIndustryFullSetup:
			d.firstSite(i)
			d.leaveOut()
			return
		}
	}
	d.upgradeDone()
}

// houses puts the severity cards and the drought away and makes tents wooden houses.
func (d *due) houses() {
	d.severity, d.drought, d.open.count = [3]uint8{}, area{}, 0
	tents := tentsOf(d.by())
	switch d.answer(AskUpgradeHousing) {
	case UpgradeHousingMayorOne:
		if !tents.empty() {
			d.seat, d.step = d.mayor, atHouse
			return
		}
	case UpgradeHousingEachBuysOne:
		d.seat, d.step = d.open.order[0], atHouse
		return
	default:
		for !tents.empty() {
			d.tiles[tents.pop()].kind = box.WoodenHouse
		}
	}
	d.newEra()
}

func tentsOf(s *state) (found area) {
	for rest := s.town; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == box.Tent {
			found.add(x)
		}
	}
	return found
}

// house makes one tent a wooden house: named by the mayor, or bought.
func (d *due) house(x space) {
	d.tiles[x].kind = box.WoodenHouse
	if !d.under(AskUpgradeHousing, UpgradeHousingEachBuysOne) {
		return
	}
	d.credit(d.seat, -priceOf(d.by(), d.seat, box.WoodenHouse))
	logs := uint8(d.table.parts.Public(box.WoodenHouse).Logs)
	d.me().stock[box.Log] -= logs
	d.me().supply += logs
	d.tilesUp[box.WoodenHouse-box.FirstPublic]--
	d.tiles[x].owner = d.seat
	d.pointFor(box.WoodenHouse, d.seat)
}

func (d *due) housed() {
	if d.open.count++; d.under(AskUpgradeHousing, UpgradeHousingEachBuysOne) && int8(d.open.count) < d.n() {
		d.seat = d.open.order[d.open.count]
		return
	}
	d.newEra()
}

func (d *due) newEra() {
	d.open.era = false
	d.era++
	d.nextRound()
}
