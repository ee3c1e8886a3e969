package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// setUp are the first decisions, up to the founding.
func (d *due) setUp(v verb, a engine.Action) {
	what := whatOf(a)
	switch v {
	case vStart:
		d.start, d.leads, d.mayor, d.step = what, what, what, atFirstTile
	case vRevealRailroad, vRevealTelegraph:
		l := &d.lines[v-vRevealRailroad]
		l.face, l.seen = what, 1<<what
		if v == vRevealTelegraph {
			d.step = atFirstEvents
		}
	case vEvent:
		q := 0
		for d.events[q] >= 0 {
			q++
		}
		d.events[q], d.undrawn = what, d.undrawn&^(1<<what)
		if q == rowSpaces-1 {
			d.step = atDiscs
		}
	case vDisc:
		d.discs[what] = otherOf(a)
		if box.Field(what) == box.Fields-1 {
			d.step, d.seat = atIndustry, d.leads
		}
	case vIndustry:
		d.me().levels[what] = 1
		d.cards[what][0]--
		if d.seat = d.after(d.seat); d.seat < 0 {
			d.step, d.seat = atDeal, d.leads
		}
	default:
		d.deal(v, what)
	}
}

// helpers is how many assistants everybody is dealt.
func (d *due) helpers() uint8 {
	switch d.answer(AskAssistantsDealt) {
	case AssistantsDealtTwo:
		return 2
	case AssistantsDealtNone:
		return 0
	}
	return uint8(d.table.parts.StartAssistants)
}

// deal are the goals and the assistants.
func (d *due) deal(v verb, what int8) {
	p := d.me()
	switch v {
	case vGoal:
		d.goals &^= 1 << what
		i := 0
		for p.dealt[i] >= 0 {
			i++
		}
		p.dealt[i] = what
		if i+1 == d.table.parts.GoalsDealt {
			d.step = atKeepGoal
		}
		return
	case vKeep:
		p.goal, p.dealt = what, [3]int8{none, none, none}
		if d.seat = d.after(d.seat); d.seat >= 0 {
			d.step = atDeal
			return
		}
		d.step, d.seat, d.open.count = atAssistants, d.leads, 0
		if d.helpers() > 0 {
			return
		}
	case vAssistant:
		p.hand, d.deck = p.hand|1<<what, d.deck&^(1<<what)
		if d.open.count++; d.open.count < d.helpers() {
			return
		}
		d.open.count = 0
		if d.seat = d.after(d.seat); d.seat >= 0 {
			return
		}
	}
	d.step, d.seat, d.goals = atStockpile, d.mayor, 0
}

// found are the founding and the set-up of the industries.
func (d *due) found(v verb, x space) {
	piece := tile{owner: none, tycoon: none}
	switch v {
	case vStockpile:
		piece.kind = box.Stockpile
		d.stand(x, piece)
		d.stock, d.step = d.table.bankBasin[x], atFreight
	case vFreight:
		piece.kind = box.Freight
		d.stand(x, piece)
		d.step = atBridge
	case vBridge:
		piece.kind = box.Bridge
		d.stand(x, piece)
		d.step, d.open.count = atTents, uint8(d.n())
	case vTent:
		piece.kind = box.Tent
		d.stand(x, piece)
		if d.open.count--; d.open.count == 0 {
			d.step, d.open.train = atFirstTrain, 0
		}
	case vTrain:
		d.trains[d.open.train] = line{first: x}
		d.heads.add(x)
		if d.open.train == 0 && d.under(AskTrains, TrainsAllAtFounding) {
			d.open.train = 1
			break
		}
		d.seat = d.leads
		d.firstSite(d.firstIndustry(d.seat))
	default:
		d.firstPlaced(v, x)
	}
	d.leaveOut()
}

// firstIndustry is what a player chose in the set-up.
func (d *due) firstIndustry(seat int8) box.Industry {
	for i, level := range d.players[seat].levels {
		if level > 0 {
			return box.Industry(i)
		}
	}
	return box.Lumbering
}

func (d *due) firstSite(industry box.Industry) {
	d.open.count = 0
	d.step = [box.Industries]step{atCamp, atPanning, atCattle}[industry]
}

// firstPlaced is a piece of an industry's set-up. With a free first building alone no horses come.
func (d *due) firstPlaced(v verb, x space) {
	switch v {
	case vCamp:
		d.stand(x, tile{kind: box.Camp, owner: d.seat, tycoon: none})
	case vPanning:
		d.stand(x, newDeposit(d.by(), box.Panning, d.seat))
	case vCattle:
		d.graze(x, min(d.table.parts.Pairs[d.open.count].Cubes, int(d.me().supply)))
		if d.open.count++; int(d.open.count) == len(d.table.parts.Pairs) {
			d.step = atFarmstead
		}
		return
	case vFarmstead:
		d.stand(x, tile{kind: box.Farmstead, owner: d.seat, tycoon: none})
		if !d.open.free || !d.open.era {
			d.gets(d.seat, box.Horse, d.table.parts.StartHorses)
		}
	}
	d.settledIn()
}

// settledIn goes on behind an industry's set-up: with the next player, the first round, or the upgrades of an end of an era.
func (d *due) settledIn() {
	if d.open.era {
		d.upgradeDone()
		return
	}
	if next := d.after(d.seat); next >= 0 {
		d.seat = next
		d.firstSite(d.firstIndustry(next))
		return
	}
	parts := d.table.parts
	for i := range d.n() {
		p := &d.players[i]
		if p.levels[box.Lumbering] == 0 || !d.under(AskStartMoney, StartMoneyNotLumbering) {
			d.credit(i, parts.StartMoney)
		}
		if p.levels[box.Lumbering] == 0 {
			d.gets(i, box.Log, parts.StartLogs)
		}
		p.workers = uint8(parts.Workers)
	}
	d.round, d.era = 1, 1
	d.firstTurn()
}

// leaveOut leaves out steps of the set-up without a space.
func (d *due) leaveOut() {
	for d.step >= atStockpile && d.step <= atFarmstead && foundable(d.by()).empty() {
		switch d.step {
		case atStockpile, atFreight, atBridge:
			if d.step++; d.step == atTents {
				d.open.count = uint8(d.n())
			}
		case atTents:
			d.step, d.open.train = atFirstTrain, 0
		case atFirstTrain:
			d.seat = d.leads
			d.firstSite(d.firstIndustry(d.seat))
		case atCattle:
			d.step = atFarmstead
		default:
			if d.step == atFarmstead {
				d.gets(d.seat, box.Horse, d.table.parts.StartHorses)
			}
			d.settledIn()
		}
	}
}
