package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// nextTurn ends a turn: the next player's, the next round, the end of an era or of the game.
func (d *due) nextTurn() {
	if next := d.after(d.turn); next >= 0 {
		d.turn = next
		d.freshTurn()
		return
	}
	d.turn = none
	lengths := d.table.parts.RoundsPerEra
	switch d.answer(AskRounds) {
	case RoundsTwelveEqual:
		lengths = [4]int{3, 3, 3, 3}
	case RoundsTwelveCut:
		lengths = [4]int{4, 3, 3, 2}
	}
	end := 0
	for i, n := range lengths {
		if end += n; int(d.round) == end {
			d.open.era, d.open.last = true, i == len(lengths)-1
			d.endOfEra()
			return
		}
	}
	d.nextRound()
}

// firstTurn begins step 4.
func (d *due) firstTurn() {
	d.turn = d.leads
	d.freshTurn()
}

func (d *due) freshTurn() {
	d.seat, d.step = d.turn, atTurn
	d.open.built, d.open.levied, d.open.ran, d.open.drove = [box.Industries + 1]bool{}, false, false, false
	for rest := d.works; !rest.empty(); {
		d.tiles[rest.pop()].thrown = 0
	}
}

// nextRound are steps 1 and 2, and the beginning of step 3.
func (d *due) nextRound() {
	d.round++
	switch d.answer(AskTurnOrder) {
	case TurnOrderMayorFirst:
		d.leads = d.mayor
	case TurnOrderRotating:
		d.leads = (d.start + int8(d.round-1)) % d.n()
	}
	d.getUp()
	for i := range d.n() {
		p := &d.players[i]
		k := int(p.political) + int(p.investment)
		for card := range d.table.parts.Characters {
			c := &d.table.parts.Characters[card]
			if c.Passive.Kind == box.PassiveIncome && (p.hand>>card&1 != 0 || i == d.mayor && officiates(d.by(), int8(card))) {
				k += c.Passive.Amount
			}
		}
		d.credit(i, k)
	}
	d.boonAndBane()
	d.upcoming()
}

// boonAndBane are the discs on the upcoming card.
func (d *due) boonAndBane() {
	if d.under(AskDiscMeaning, DiscMeaningNoEffect) {
		return
	}
	for f, q := range d.discs {
		v, bane := int(d.markers[f]), d.bane>>f&1 != 0
		for i := range d.n() {
			switch {
			case q != 0:
			case !bane && v > 0:
				d.credit(i, v*d.table.parts.BoonGain)
			case bane && v < 0:
				d.loses(i, -v*d.table.parts.BanePay)
			}
		}
	}
}

// getUp is step 1.
func (d *due) getUp() {
	d.acted = 0
	for i := range d.n() {
		p := &d.players[i]
		p.workers, p.used, p.spent = uint8(d.table.parts.Workers), animals{}, 0
		for rest := d.herds[i]; !rest.empty(); {
			d.driven[i][rest.pop()] = 0
		}
		for card := range assistants {
			if p.hand>>card&1 != 0 {
				if d.rings[card]++; int(d.rings[card]) == d.table.parts.Characters[card].RingSize {
					d.rings[card] = 0
				}
			}
		}
	}
	for rest := d.town.or(d.works); !rest.empty(); {
		t := &d.tiles[rest.pop()]
		t.uses, t.bought, t.dairy, t.active = 0, 0, 0, false
	}
}

// moveOn moves the row of events.
func (d *due) moveOn() {
	d.open.discs = 0
	for f, q := range d.discs {
		if q == 0 {
			d.open.discs |= 1 << f
		}
		if q >= 0 {
			d.discs[f] = q - 1
		}
	}
	d.events = [rowSpaces]int8{d.events[1], d.events[2], d.events[3], none}
	if drawable(d.by()) != 0 {
		d.seat, d.step = none, atNewEvent
		return
	}
	d.moveDiscs()
}

// drawable are the events that can come next: those of the first era that has any left, under a ruling three of an era.
func drawable(s *state) uint16 {
	for era := 1; era <= len(s.table.parts.RoundsPerEra); era++ {
		left, out := uint16(0), 0
		for i := range s.table.parts.Events {
			switch {
			case s.table.parts.Events[i].Era != era:
			case s.undrawn>>i&1 != 0:
				left |= 1 << i
			default:
				out++
			}
		}
		if left != 0 && !(out >= 3 && s.is(nil, AskEventSupply, EventSupplyThreePerEra)) {
			return left
		}
	}
	return 0
}

// moveDiscs lays the discs handled on a card, and the turns begin.
func (d *due) moveDiscs() {
	for f := range d.discs {
		if d.open.discs>>f&1 == 0 {
			continue
		}
		to := int8(rowSpaces - 1)
		switch d.answer(AskDiscNext) {
		case DiscNextNextUpcoming:
			to = 0
		case DiscNextMayorsChoice:
			if bareCards(d.by()) != 0 {
				d.seat, d.step = d.mayor, atDiscMove
				return
			}
			to = none
		}
		d.turnOver(box.Field(f), to)
	}
	d.firstTurn()
}

func (d *due) turnOver(f box.Field, to int8) {
	if to >= 0 && d.events[to] < 0 {
		to = none
	}
	d.discs[f] = to
	d.bane ^= 1 << f
	d.open.discs &^= 1 << f
}

// bareCards are the event spaces with a card and without a disc.
func bareCards(s *state) (set uint8) {
	for q, card := range s.events {
		if card >= 0 && s.discs[0] != int8(q) && s.discs[1] != int8(q) && s.discs[2] != int8(q) {
			set |= 1 << q
		}
	}
	return set
}
