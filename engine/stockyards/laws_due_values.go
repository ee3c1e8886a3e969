package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// tokensTo gives a player low morale tokens, under a ruling only while there are any.
func (d *due) tokensTo(seat int8, n int) {
	for ; n > 0; n-- {
		if d.tokens > 0 || d.under(AskMoraleTokenShortage, MoraleTokenShortageSubstituteFreely) {
			d.players[seat].tokens++
			d.tokens--
		}
	}
}

// discard gives a token of the player back, if there is one.
func (d *due) discard() {
	if d.me().tokens > 0 {
		d.me().tokens--
		d.tokens++
	}
}

// lower lowers the union spirit.
func (d *due) lower(by int) {
	d.spirit = within(int(d.spirit)-by, d.table.parts.SpiritMin, d.table.parts.SpiritMax)
}

// pay moves cash of the player to the Bank.
func (d *due) pay(k int) {
	d.me().cash -= int16(k)
	d.bank += int32(k)
}

// receive moves cash of the Bank to the player; under a ruling the Bank has no more than it has.
func (d *due) receive(k int) {
	if holds := d.table.parts.MoneyTotal - d.table.parts.StartCash*int(d.n()) + int(d.bank); d.under(AskBankLimit, BankLimitBankIsFinite) && holds < k {
		k = max(0, holds)
	}
	d.pay(-k)
}

// sell settles the margin of a kind; a loss is paid as far as there is cash.
func (d *due) sell(k int) {
	gain := int(d.me().meat[k]) - int(d.prices[k])
	if gain >= 0 {
		d.receive(gain)
		return
	}
	d.pay(min(-gain, int(d.me().cash)))
}

// raise raises a meat value as far as its track goes, and reports what it did not.
func (d *due) raise(seat int8, k, by int) (cut int) {
	p, track := &d.players[seat], d.table.parts.Meat[k]
	to := within(int(p.meat[k])+by, track.Min, track.Max)
	cut = by - int(to-p.meat[k])
	p.meat[k] = to
	return cut
}

// earn takes meat values and brand, in this order.
func (d *due) earn(g *box.Gain) {
	for k, by := range g.Meat {
		d.raise(d.seat, k, by)
	}
	if g.Brand > 0 {
		d.advance(d.seat, g.Brand)
	}
}

// advance moves a tracker ahead and lays it on top of those of its space.
func (d *due) advance(seat int8, by int) {
	p := &d.players[seat]
	from := p.brand
	p.brand = within(int(from)+by, 0, d.table.parts.BrandMax)
	var order [maxSeats]int8
	n, laid := 0, false
	for _, other := range d.brands[:d.n()] {
		if other == seat {
			continue
		}
		if d.players[other].brand > p.brand && !laid {
			order[n], laid = seat, true
			n++
		}
		order[n] = other
		n++
	}
	if !laid {
		order[n] = seat
	}
	d.brands = order
	d.cross(seat, from, p.brand)
}

// cross gives the lines that lie behind one space and not behind another.
func (d *due) cross(seat int8, from, to int8) {
	for i := range d.table.parts.BrandLineCount {
		line, cut := &d.table.parts.BrandLines[i], 0
		if line.Enter <= int(from) || line.Enter > int(to) {
			continue
		}
		for k, by := range line.Meat {
			cut += d.raise(seat, k, by)
		}
		if d.under(Ask1906ClampedGain, Q1906ClampedGainLoseWhatWasGained) {
			d.players[seat].cut[i] = uint8(cut)
		}
	}
}

// trackersBack moves every tracker one space back. Only on the first space two stacks meet.
func (d *due) trackersBack() {
	for i := range d.n() {
		p := &d.players[i]
		if p.brand == 0 {
			continue
		}
		for l := range d.table.parts.BrandLineCount {
			if line := &d.table.parts.BrandLines[l]; line.Enter == int(p.brand) {
				for k, by := range line.Meat {
					if by > 0 {
						d.raise(i, k, -max(0, by-int(p.cut[l])))
					}
				}
				p.cut[l] = 0
			}
		}
	}
	if d.under(Ask1906Bottom, Q1906BottomArrivalsBeneath) {
		d.swap(0, 1)
	}
	for i := range d.n() {
		d.players[i].brand = max(0, d.players[i].brand-1)
	}
}

// trackersAhead moves every tracker one space ahead. Only on the last space two stacks meet.
func (d *due) trackersAhead() {
	last := int8(d.table.parts.BrandMax)
	if d.under(Ask1907Top, Q1907TopArrivalsOnTop) {
		d.swap(last-1, last)
	}
	for i := range d.n() {
		p := &d.players[i]
		from := p.brand
		p.brand = min(last, from+1)
		d.cross(i, from, p.brand)
	}
}

// swap lays the stack of one space behind that of the next one.
func (d *due) swap(lower, upper int8) {
	var order [maxSeats]int8
	n := int8(0)
	for pass := range int8(4) {
		for _, seat := range d.brands[:d.n()] {
			b := d.players[seat].brand
			if when := [...]bool{b < lower, b == upper, b == lower, b > upper}; when[pass] {
				order[n] = seat
				n++
			}
		}
	}
	d.brands = order
}

// others are those who gain when the player does.
func (d *due) others(c *box.YearCard) {
	for i := range d.n() {
		if seat := (d.first + i) % d.n(); seat != d.seat {
			d.raise(seat, 0, c.OthersBeef)
			d.tokensTo(seat, c.OthersTokens)
		}
	}
}

// striking reports whether the player has a worker on the picket line.
func (d *due) striking() bool { return d.picket.Has(engine.Seat(d.seat)) }
