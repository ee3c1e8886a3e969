package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// spaceOf is the small action that an action's worker goes to.
func spaceOf(v verb) (sp space, small bool) {
	switch v {
	case vLand:
		return landSpace, true
	case vBuild:
		return buildSpace, true
	case vNational:
		return nationalSpace, true
	case vChicago:
		return chicagoSpace, true
	case vBranch:
		return branchSpace, true
	case vBranches, vEight:
		return partySpace, true
	case vWage:
		return wageSpace, true
	case vCampaign:
		return campaignSpace, true
	case vSlaughter, vViaduct, vContract:
		return 0, false
	}
	return cardSpace, true
}

// place reckons a placement: a worker leaves the mat, and the action takes effect.
func (d *due) place(v verb, a engine.Action) {
	parts, what := d.table.parts, whatOf(a)
	d.me().hands--
	if sp, small := spaceOf(v); small {
		d.workers[sp][d.standing[sp]] = d.seat
		d.standing[sp]++
	}
	switch v {
	case vSlaughter:
		d.slaughtered[what] |= 1 << d.seat
		d.yards[what]--
		d.sell(int(what))
	case vLand:
		d.pay(parts.LandCost)
		d.own(lot{at: squareOf(a), south: turnOf(a) > 0})
	case vBuild:
		d.build(what, placing{at: squareOf(a), turn: turnOf(a)})
		return
	case vViaduct:
		d.viaducters[d.seat]++
		d.viaduct(squareOf(a))
		return
	case vNational:
		d.pay(parts.NationalCost)
		d.advance(d.seat, parts.National)
	case vChicago:
		d.advance(d.seat, parts.Chicago)
	case vBranch:
		d.pay(parts.BranchCost)
		d.house(what)
	case vBranches:
		d.pay(parts.TwoBranchesCost)
		d.house(what)
		d.house(otherOf(a))
	case vEight:
		d.discard()
		d.lower(parts.EightSpirit)
	case vWage:
		d.pay(parts.WageCost)
		d.discard()
		d.lower(parts.WageSpirit)
	case vCampaign:
		d.me().savings += int16(parts.CampaignSavings)
	case vContract:
		d.contractors[d.seat]++
		d.receive(parts.ContractCash)
	default:
		d.byCard(&parts.YearCards[d.card], what, otherOf(a))
	}
	d.finish()
}

// house moves a house of the player from the mat to a market and takes the benefit; none is no market.
func (d *due) house(m int8) {
	if m == none {
		return
	}
	d.me().houses--
	d.houses[m][d.seat]++
	d.earn(&d.table.parts.MarketBenefit[m])
}

// byCard reckons the action of the year card.
func (d *due) byCard(c *box.YearCard, what, other int8) {
	d.pay(c.Cost)
	if c.Futures {
		if d.me().meat[what] >= d.prices[what] || d.under(AskFuturesLoss, FuturesLossPayTheLoss) {
			d.sell(int(what))
		}
	}
	if c.Branches > 0 {
		d.house(what)
		d.house(other)
	}
	if c.LastWorkers > 0 && (d.striking() || d.under(AskStrikebreakerNoStrike, StrikebreakerNoStrikeLateWorker)) {
		d.breaker = d.seat
	}
	d.earn(&c.Gain)
	if c.BonusWith >= 0 && d.me().buildings&(1<<c.BonusWith) != 0 {
		d.raise(d.seat, 0, c.BonusBeef)
	}
	d.receive(c.Cash)
	d.tokensTo(d.seat, c.GainToken)
	if c.DropToken > 0 {
		d.discard()
	}
	d.others(c)
}

// own lays a land card.
func (d *due) own(l lot) {
	p := d.me()
	p.lots[p.laid] = l
	p.laid++
	on, _ := area((*state)(d), l)
	land := rowsOf(p.land)
	land.join(on)
	p.land = land.board()
}
