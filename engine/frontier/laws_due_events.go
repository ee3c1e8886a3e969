package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// upcoming is the card of step 3. A severity card says how much of it there is.
func (d *due) upcoming() {
	card := d.events[0]
	if card < 0 {
		d.moveOn()
		return
	}
	d.open.what = card
	switch d.table.parts.Events[card].Kind {
	case box.LogsLost, box.Fire, box.Revolt, box.Drought, box.Panic, box.Rustlers:
		if !d.under(AskSeverity, SeverityFixedOne) {
			d.seat, d.step = none, atSeverity
			return
		}
	}
	d.happens(1)
}

// happens is the effect of the event.
func (d *due) happens(n int) {
	e := &d.table.parts.Events[d.open.what]
	d.open.count = uint8(n)
	switch e.Kind {
	case box.StatusDown:
		d.shift(int(e.Field), -d.table.parts.StatusDownSpaces)
	case box.HeavyRain:
		d.turnBack()
		d.drought = area{}
	case box.Panic:
		d.panics(n)
	case box.DamageLine:
		d.breakLine()
	case box.Blizzard, box.Rustlers:
		if e.Kind == box.Blizzard {
			d.turnBack()
		}
		d.open.throw = uint8(n)
		d.suffer(d.leads)
		return
	default:
		d.step = [...]step{box.LogsLost: atLoseLog, box.PileUp: atPileUp, box.Fire: atBurn, box.Revolt: atRevolt, box.Drought: atDrought}[e.Kind]
		d.seat = none // nobody's piece has been struck yet
		d.nextTarget()
		return
	}
	d.moveOn()
}

// panics costs everybody money, less with banks of one's own.
func (d *due) panics(n int) {
	for i := range d.n() {
		own := 0
		for rest := d.town; !rest.empty(); {
			if t := &d.tiles[rest.pop()]; t.kind == box.Bank && t.owner == i {
				own++
			}
		}
		d.loses(i, max(0, n*d.table.parts.PanicPerSeverity-own*d.table.parts.BankRelief))
	}
}

// turnBack turns every deposit that is not depleted.
func (d *due) turnBack() {
	for rest := d.works; !rest.empty(); {
		if t := &d.tiles[rest.pop()]; t.kind >= box.Panning && t.kind <= box.DeepSilver && !t.done {
			t.face = uint8(int(t.face)+4-d.table.parts.RainFaces) % 4
		}
	}
}

// breakLine takes the last tile of the line with more tiles, or of the telegraph, back.
func (d *due) breakLine() {
	l := &d.lines[box.Telegraph]
	if d.lines[box.Railroad].count > l.count {
		l = &d.lines[box.Railroad]
	}
	if l.count == 0 {
		return
	}
	if l.face >= 0 {
		l.waiting[l.waits] = l.face
		l.waits++
	}
	l.count--
	l.face, l.built[l.count] = l.built[l.count], 0
	l.builder[l.face] = none
	l.free &^= 1 << l.face
}

// nextTarget asks for the next target of an event, as long as there is one.
func (d *due) nextTarget() {
	last := d.seat // who was struck, under the ruling that players strike their own
	for ; d.open.count > 0; d.open.count-- {
		if !strikable(d.by()) {
			break
		}
		if b, alone := washedOut(d.by()); d.step == atLoseLog && alone >= 0 {
			d.logs[b][alone]--
			d.players[alone].supply++
			continue
		}
		d.seat = d.mayor
		switch {
		case d.under(AskEventChooser, EventChooserChance):
			d.seat = none
		case (d.step == atBurn || d.step == atRevolt) && d.under(AskEventChooser, EventChooserOwners):
			if d.seat = d.nextStruck(last); d.seat < 0 {
				d.moveOn()
				return
			}
		}
		return
	}
	d.moveOn()
}

// nextStruck is the next player in order who has a piece to strike, or -1.
func (d *due) nextStruck(last int8) int8 {
	from := d.leads
	if last >= 0 {
		from = last + 1
	}
	for i := range d.n() {
		if seat := (from + i) % d.n(); !struckBy(d.by(), d.step, seat).empty() {
			return seat
		}
	}
	return none
}

// striking are the decisions of step 3.
func (d *due) striking(v verb, a engine.Action) {
	what, x, n := whatOf(a), spaceOf(a), numberOf(a)
	switch v {
	case vSeverity:
		d.severity[n-1]++
		d.happens(n)
		return
	case vEvent:
		d.events[rowSpaces-1], d.undrawn = what, d.undrawn&^(1<<what)
		d.moveDiscs()
		return
	case vDisc:
		d.turnOver(box.Field(what), otherOf(a))
		d.moveDiscs()
		return
	case vDefend:
		d.me().used[box.Horse] += uint8(n)
		d.me().guns -= uint16(n)
		d.open.count -= uint8(n)
		d.goOnLosing()
		return
	case vLose:
		d.loseOne(box.Good(what), x)
		d.open.count--
		d.goOnLosing()
		return
	case vLoseLog:
		b, _ := washedOut(d.by())
		d.logs[b][what]--
		d.players[what].supply++
	case vPileUp:
		d.jams |= 1 << what
	case vBurn, vRevolt:
		d.tiles[x].damage++
	case vDrought:
		d.drought.add(x)
	}
	d.open.count--
	d.nextTarget()
}

// goOnLosing asks for the next animal, or the next player.
func (d *due) goOnLosing() {
	d.step = atLose
	if d.open.count == 0 {
		d.suffer(d.after(d.seat))
	}
}

// suffer lets players lose animals, from one on.
func (d *due) suffer(seat int8) {
	t := countCubes(d.by())
	for ; seat >= 0; seat = d.after(seat) {
		n, p := t.cattle[seat], &d.players[seat]
		d.step = atLose
		if d.table.parts.Events[d.open.what].Kind == box.Blizzard {
			for _, k := range t.animals[seat] {
				n += k
			}
			n /= d.table.parts.BlizzardPerLoss
		} else {
			n = min(n, int(d.open.throw))
			if p.levels[box.Ranching] >= 3 && p.guns > 0 && t.animals[seat][box.Horse] > int(p.used[box.Horse]) {
				d.step = atDefend
			}
		}
		if n > 0 {
			d.seat, d.open.count = seat, uint8(n)
			return
		}
	}
	d.moveOn()
}

// loseOne takes an animal away.
func (d *due) loseOne(what box.Good, x space) {
	switch {
	case what == box.Cattle && d.works.has(x):
		d.leaveEnclosure(x, 1)
	case what == box.Cattle:
		d.leaveRange(x, 1)
	case x == noSpace:
		d.me().animals[what]--
	default:
		d.tiles[x].cattle--
	}
	d.me().supply++
	if what != box.Cattle {
		t := countCubes(d.by())
		d.me().used[what] = uint8(min(int(d.me().used[what]), t.animals[d.seat][what]))
	}
}
