package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// due is where a decision has to lead, reckoned from the clauses once more. It has what a state has, and none of its rules.
type due state

// reckon reckons what a decision has to lead to.
func reckon(before *state, a engine.Action) state {
	d := due(*before)
	what := whatOf(a)
	switch v := verbOf(a); v {
	case vFirst:
		d.firstPlayer(what)
	case vElection:
		d.party, d.step = what, atReveal
	case vReveal:
		d.reveal(what)
	case vPlant:
		d.plant(what)
	case vYear:
		d.turnCard(what)
	case vParty:
		d.first, d.party = d.seat, what
		d.closeYear()
	case vWild:
		d.sendWild(what)
	case vSpecialist:
		d.take(int(what))
		d.refill()
	default:
		d.place(v, a)
	}
	return state(d)
}

func (d *due) n() int8 { return int8(len(d.table.seats)) }

func (d *due) me() *player { return &d.players[d.seat] }

func (d *due) side() int { return sideOf((*state)(d)) }

func (d *due) under(q engine.Question, o rulebook.Option) bool {
	return d.table.answers.Ask(nil, q) == o
}

// within keeps a number on a track.
func within(n, least, most int) int8 { return int8(max(least, min(n, most))) }

// firstPlayer names the first player; savings and trackers follow in turn order.
func (d *due) firstPlayer(seat int8) {
	d.first, d.step = seat, atElection
	for i := range d.n() {
		at := seat + i
		if at >= d.n() {
			at -= d.n()
		}
		d.players[at].savings = int16(d.table.parts.StartSavings[i])
		d.brands[i] = at
	}
}

// reveal turns up a building card: four for the offering at set-up, else the top of the deck.
func (d *due) reveal(card int8) {
	d.revealed |= 1 << card
	if d.year > 0 {
		d.top = card
		d.finish()
		return
	}
	if d.offers < mostOffer {
		d.offering[d.offers] = card
		d.offers++
		return
	}
	d.top, d.step, d.seat = card, atPlant, d.first-1
	if d.seat < 0 {
		d.seat = d.n() - 1
	}
}

// plant places a plant; the first player is the last to do so.
func (d *due) plant(location int8) {
	d.me().plant = location
	pieces := rowsOf(d.pieces)
	pieces.join(site((*state)(d), location))
	d.pieces = pieces.board()
	if d.seat == d.first {
		d.openYear()
		return
	}
	if d.seat--; d.seat < 0 {
		d.seat = d.n() - 1
	}
}

// ask asks the first player from a seat on who has a worker; without one the work is done.
func (d *due) ask(from int8) {
	for i := range d.n() {
		if seat := (from + i) % d.n(); d.players[seat].hands > 0 {
			d.seat, d.step = seat, atPlace
			return
		}
	}
	d.allPlaced()
}

// finish ends a placement.
func (d *due) finish() {
	switch d.lasts {
	case 0:
		d.ask(d.seat + 1)
	case 1:
		d.election()
	default:
		d.lasts--
		d.seat, d.step = d.breaker, atPlace
	}
}

// allPlaced gives the workers for the last placements to who has hired the strikebreaker.
func (d *due) allPlaced() {
	if d.breaker == none {
		d.election()
		return
	}
	d.lasts = 1
	if striker := engine.Seats(1) << d.breaker; d.picket&striker != 0 {
		d.picket ^= striker
		d.lasts = 2
	}
	d.empty(cardSpace)
	d.seat, d.step = d.breaker, atPlace
	d.me().hands += d.lasts
}

func (d *due) empty(sp space) {
	d.standing[sp] = 0
	for i := range d.workers[sp] {
		d.workers[sp][i] = none
	}
}

func (d *due) election() {
	d.breaker, d.lasts = none, 0
	if d.standing[campaignSpace] > 0 {
		d.seat, d.step = d.workers[campaignSpace][0], atParty
		return
	}
	d.closeYear()
}

// closeYear brings the workers back, adjusts the prices, and goes on to the next year or ends the game.
func (d *due) closeYear() {
	last := int(d.year) == d.table.parts.Years
	for sp := range smallSpaces {
		d.empty(sp)
	}
	d.slaughtered, d.picket, d.away, d.strike = [kinds]engine.Seats{}, 0, 0, false
	d.viaducters, d.contractors = [maxSeats]uint8{}, [maxSeats]uint8{}
	for i := range d.n() {
		d.players[i].hands = uint8(d.table.parts.Workers[d.table.answers.Ask(nil, AskHousesWorkers)][d.n()])
	}
	if !last || d.under(AskFinalMarginPrices, FinalMarginPricesAfterAdjustment) {
		d.prices = adjusted((*state)(d), d.yards)
	}
	if !last {
		d.openYear()
		return
	}
	d.step, d.seat = atOver, none
	d.winners = engine.Seats(1) << richest((*state)(d))
}

// openYear lets the animals arrive and waits for the year card.
func (d *due) openYear() {
	if d.card != none {
		d.seen |= 1 << d.card
	}
	d.year++
	d.card, d.seat, d.step = none, none, atYear
	for k, price := range d.prices {
		track := &d.table.parts.Price[d.side()][k]
		d.bring(k, int(track.Arrive[int(price)-track.Min]))
	}
}

// bring puts animals into the Yards one by one, as long as there is room.
func (d *due) bring(k, n int) {
	for ; n > 0; n-- {
		stand := 0
		for i := range d.n() {
			stand += int(d.slaughtered[k] >> i & 1)
		}
		if int(d.yards[k])+stand < d.table.parts.Capacity[d.side()][k] && int(d.yards[k]) < d.table.parts.LivestockPieces[k] {
			d.yards[k]++
		}
	}
}

// adjusted are the prices behind a price adjustment with so many animals left.
func adjusted(s *state, left [kinds]uint8) [kinds]int8 {
	step, prices := s.table.parts.PriceStep, s.prices
	for k, n := range left {
		fewest, most := true, true
		for _, other := range left {
			fewest = fewest && n <= other
			most = most && n >= other
		}
		by := 0
		switch {
		case fewest && most:
			by = step.Equal
		case fewest:
			by = step.Fewest
		case most:
			by = step.Most
		}
		track := &s.table.parts.Price[sideOf(s)][k]
		prices[k] = within(int(prices[k])+by, track.Min, track.Max)
	}
	return prices
}

// turnCard puts a year card in force: union spirit, event, strike.
func (d *due) turnCard(card int8) {
	parts := d.table.parts
	c := &parts.YearCards[card]
	d.card = card
	d.spirit = within(int(d.spirit)+c.Spirit, parts.SpiritMin, parts.SpiritMax)
	if c.Event {
		d.event(c)
	}
	if d.strike = int(d.spirit) >= parts.StrikeAt; d.strike {
		d.picket = engine.Seats(1)<<d.n() - 1
		for i := range d.n() {
			seat := (d.first + i) % d.n()
			d.tokensTo(seat, 1)
			d.players[seat].hands--
		}
	}
	d.ask(d.first)
}

func (d *due) event(c *box.YearCard) {
	d.yards[0] -= min(d.yards[0], uint8(c.RemoveCattle))
	for k := range kinds {
		track := &d.table.parts.Price[d.side()][k]
		d.prices[k] = within(int(d.prices[k])+c.AllPrices, track.Min, track.Max)
		d.bring(k, c.AddEach)
	}
	switch {
	case c.AllBrand < 0:
		d.trackersBack()
	case c.AllBrand > 0:
		d.trackersAhead()
	}
	if c.Away > 0 {
		d.away = engine.Seats(1)<<d.n() - 1
		for i := range d.n() {
			d.players[i].hands--
		}
	}
}
