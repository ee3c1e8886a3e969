package stockyards

// build takes a card out of the offering and lays its piece.
func (d *due) build(card int8, p placing) {
	kept := int8(0)
	offering := [mostOffer]int8{none, none, none, none}
	for _, c := range d.offering {
		if c != card && c != none {
			offering[kept] = c
			kept++
		}
	}
	d.offering, d.offers = offering, uint8(kept)
	d.me().buildings |= 1 << card
	d.places[card] = p
	on, _ := footprint((*state)(d), card, p)
	via := rowsOf(d.viaducts)
	via.lessen(on)
	d.viaducts = via.board()
	d.settle(&on)
	d.unfinished = card
	d.me().savings += int16(d.neighbours(card, &on) * d.bonus())
	d.touch(&on)
}

// bonus is the savings for a like-coloured neighbour (US-R-efficiency-amount).
func (d *due) bonus() int {
	if d.under(AskEfficiencyAmount, EfficiencyAmountTwoEach) {
		return 2 * d.table.parts.Efficiency
	}
	return d.table.parts.Efficiency
}

// neighbours counts the like-coloured buildings beside a piece, each once, and under a ruling one's own plant.
func (d *due) neighbours(card int8, on *rows) int {
	beside, n := on.beside(), 0
	for i := range d.n() {
		for c := range int8(buildings) {
			if c == card || d.players[i].buildings>>c&1 == 0 || d.table.parts.Buildings[c].Colour != d.table.parts.Buildings[card].Colour {
				continue
			}
			if there, _ := footprint((*state)(d), c, d.places[c]); there.meets(&beside) {
				n++
			}
		}
	}
	if own := site((*state)(d), d.me().plant); own.meets(&beside) && d.under(AskEfficiencyPlants, EfficiencyPlantsOwnPlantCounts) {
		n++
	}
	return n
}

func (d *due) viaduct(sq square) {
	on, via := single(sq), rowsOf(d.viaducts)
	via.join(on)
	d.viaducts = via.board()
	d.settle(&on)
	d.unfinished = none
	d.touch(&on)
}

// settle lays squares of pieces and pays for their land, square by square.
func (d *due) settle(on *rows) {
	pieces, price := rowsOf(d.pieces), d.table.parts.SquarePrice
	pieces.join(*on)
	d.pieces = pieces.board()
	left := on.count()
	for i := range d.n() {
		land := rowsOf(d.players[i].land)
		owned := land.common(*on)
		n := owned.count()
		left -= n
		if i != d.seat {
			d.me().cash -= int16(price * n)
			d.players[i].cash += int16(price * n)
		}
	}
	d.pay(price * left)
	if d.under(AskLandCardReturn, LandCardReturnReturns) {
		for i := range d.n() {
			d.release(&d.players[i], &pieces)
		}
	}
}

// release takes back the land cards that are built over.
func (d *due) release(p *player, pieces *rows) {
	kept, land := p.lots, rows{}
	n := 0
	for _, l := range p.lots[:p.laid] {
		if on, _ := area((*state)(d), l); !on.within(pieces) {
			kept[n] = l
			land.join(on)
			n++
		}
	}
	p.laid, p.land, p.lots = uint8(n), land.board(), [mostLand]lot{}
	copy(p.lots[:], kept[:n])
}

// touch moves the railroad tokens that a piece touches.
func (d *due) touch(on *rows) {
	d.wilds = 0
	for i := range d.rails {
		token := &d.table.parts.RailTokens[d.side()][i]
		if token.Name == "" || d.rails[i] != none || on[token.Touches.Row]>>token.Touches.Column&1 == 0 {
			continue
		}
		if d.rails[i] = token.Market; token.Market < 0 {
			d.rails[i] = none
			d.wilds |= 1 << i
		}
	}
	d.goOn()
}

// sendWild sends the first of the wild tokens that wait to a market.
func (d *due) sendWild(m int8) {
	for i := range d.rails {
		if d.wilds>>i&1 != 0 {
			d.rails[i] = m
			d.wilds ^= 1 << i
			break
		}
	}
	d.goOn()
}

// goOn asks for the next wild token, or takes the effects of the card, the specialists and the refill.
func (d *due) goOn() {
	switch {
	case d.wilds != 0:
		d.step = atWild
		return
	case d.unfinished == none:
		d.finish()
		return
	}
	d.earn(&d.table.parts.Buildings[d.unfinished].Immediate)
	has := iconsOf((*state)(d), d.seat)
	earned := [specialist]bool{}
	n := 0
	for c := range specialist {
		if earned[c] = d.display>>c&1 != 0 && has.earns((*state)(d), c); earned[c] {
			n++
		}
	}
	if n > 1 && d.under(AskSpecialistsPerBuild, SpecialistsPerBuildOnePerBuild) {
		d.step = atSpecial
		return
	}
	for c := range specialist {
		if earned[c] {
			d.take(c)
		}
	}
	d.refill()
}

func (d *due) take(c int) {
	d.display &^= 1 << c
	d.me().specialists |= 1 << c
	d.earn(&d.table.parts.Specialists[c].Immediate)
}

// refill moves the top card to the offering; if there are more, chance turns the next.
func (d *due) refill() {
	d.unfinished = none
	if d.top != none {
		d.offering[d.offers] = d.top
		d.offers++
		d.top = none
		if hidden((*state)(d)) != 0 {
			d.step = atReveal
			return
		}
	}
	d.finish()
}
