package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// openMarket reports whether a market card can be used (FR-GEN-12, FR-R-market-access, FR-R-port).
func (s *state) openMarket(m int8, rec *engine.Record) bool {
	switch c := &s.table.parts.Markets[m]; c.Kind {
	case box.MarketBoat:
		return !s.is(rec, AskPort, PortSteamboat) || s.exists(box.Steamboat) // FR-LUM-11, FR-MIN-13
	case box.MarketTrain:
		return s.is(rec, AskMarketAccess, MarketAccessAlwaysOpen) || s.trains[c.Train].connected
	case box.MarketOwnTrain:
		return s.me().ownTrain
	}
	return true
}

// mayTrade judges buying or selling on a card, without regard to spaces and the stock of goods (FR-RAN-42,
// FR-RAN-43).
func (s *state) mayTrade(m int8, g box.Good, buys bool, rec *engine.Record) refusal {
	c := &s.table.parts.Markets[m]
	price := c.Sells[g]
	if buys {
		price = c.Costs[g]
	}
	own, dairy := c.Kind == box.MarketOwnTrain, g == box.Dairy && !buys
	herd := dairy || (g == box.Cattle || g == box.Meat) && !buys // the check of the space decides whether the train can be reached
	switch {
	case price == 0 && (own || !dairy):
		return notOnCard
	case !own && !herd && !s.openMarket(m, rec):
		return cardClosed
	case dairy && !own:
		return dairyElsewhere
	case own && !s.me().ownTrain:
		return anothersTrain
	}
	if !buys {
		rec.CiteAll(saleClauses[c.Kind][g]...)
	}
	return allowed
}

// saleClauses are the clauses about where a good is sold, by the kind of the card (FR-LUM-11, FR-LUM-12, FR-MIN-13,
// FR-MIN-14, FR-MIN-15).
var saleClauses = [...][box.Goods][]engine.Clause{
	box.MarketBoat: {box.Log: {Lum11}, box.Gold: {Min13}},
	box.MarketTrain: {box.Log: {Lum12}, box.Lumber: {Lum12}, box.Gold: {Min15}, box.Silver: {Min15}, box.Cattle: {Ran15, Ran18},
		box.Meat: {Ran03, Ran18}},
	box.MarketOwnTrain:   {box.Cattle: {Ran15, Ran43}, box.Meat: {Ran03, Ran43}, box.Dairy: {Ran36, Ran40, Ran43}},
	box.MarketStagecoach: {box.Gold: {Min14}},
}

// maySell judges selling goods of the stock (FR-GEN-13).
func (s *state) maySell(g box.Good, n int, m int8, rec *engine.Record) refusal {
	r := s.mayTrade(m, g, false, rec)
	if !g.Stocked() || int(s.me().stock[g]) < n {
		r = r.or(notInStock)
	}
	return r
}

// sellPrice returns a player's income from one piece.
func (s *state) sellPrice(g box.Good, m int8) int {
	return s.table.parts.Markets[m].Sells[g] + s.bonus(s.seat, g)
}

func (s *state) applySell(g box.Good, n int, m int8, x space, rec *engine.Record) {
	p := s.me()
	switch {
	case g == box.Cattle: // FR-RAN-15
		for range n {
			s.takeCattle(s.seat, x)
		}
		p.supply += uint8(n)
	case g == box.Meat: // FR-RAN-03
		s.tiles[x].cattle -= uint8(n)
		p.supply += uint8(n)
	case g == box.Dairy: // FR-RAN-40
		s.tiles[x].dairy += uint8(n)
	default:
		p.stock[g] -= uint8(n)
		p.supply += uint8(n)
	}
	s.receive(s.seat, n*s.sellPrice(g, m), rec, Gen12, Gen13, Gen14)
	s.citePartners(rec)
}

// linesOf returns the spaces next to the lines over which a card trades cattle; the player's own train can
// use any line.
func (s *state) linesOf(m int8, rec *engine.Record) (near area, connected bool) {
	c := &s.table.parts.Markets[m]
	for i := range s.trains {
		t := &s.trains[i]
		if c.Kind == box.MarketTrain && int(c.Train) != i || t.first == noSpace {
			continue
		}
		connected = connected || t.connected
		switch s.ask(rec, AskCattleSale) {
		case CattleSaleRailheadOnly:
			near = near.or(only(t.end()).sides())
		case CattleSaleStationOnly:
			if t.connected {
				near = near.or(only(t.end()).sides())
			}
		default:
			near = near.or(s.line(t).sides())
		}
	}
	return near, connected || s.is(rec, AskMarketAccess, MarketAccessAlwaysOpen)
}

// maySellAt judges selling cattle of the range, or meat and dairy of an enclosure (FR-RAN-18, FR-RAN-03, FR-RAN-36,
// FR-RAN-40, FR-RAN-45).
func (s *state) maySellAt(g box.Good, n int, m int8, x space, rec *engine.Record) refusal {
	r := s.mayTrade(m, g, false, rec)
	if s.fenceRevolts(x) {
		r = r.or(inRevolt)
	}
	near, connected := s.linesOf(m, rec)
	switch {
	case g != box.Cattle:
		return r.or(s.mayEmpty(g, n, m, x, connected || near.has(x), rec))
	case !near.has(x):
		return r.or(awayFromLine)
	case int(s.cattle[s.seat][x]) < n:
		return r.or(noCattle)
	}
	return r
}

// mayEmpty judges selling meat and dairy of an enclosure; reached reports whether a train reaches it.
func (s *state) mayEmpty(g box.Good, n int, m int8, x space, reached bool, rec *engine.Record) refusal {
	t, kind := &s.tiles[x], s.table.parts.Markets[m].Kind
	unsold := int(t.cattle) - int(t.dairy)
	switch {
	case g == box.Dairy && s.me().levels[box.Ranching] < 3:
		return levelTooLow
	case t.kind != box.Enclosure: // FR-RAN-36
		return noEnclosure
	case t.owner != s.seat:
		return anothersEnclosure
	case g == box.Meat && s.is(rec, AskEnclosure, EnclosureDriveFirst):
		return driveFirst
	case !reached && (kind == box.MarketTrain || kind == box.MarketOwnTrain):
		return unreachedByTrain
	case n <= unsold && n > unsold-int(t.bought):
		return justBought
	case n <= int(t.cattle) && n > unsold:
		return milkedBefore
	case int(t.cattle) < n:
		return noCattle
	}
	return allowed
}

// fenceRevolts reports whether an enclosure has revolt, so that its cattle are neither bought nor sold (FR-GEN-15).
func (s *state) fenceRevolts(x space) bool {
	return s.tiles[x].kind == box.Enclosure && s.tiles[x].damage > 0
}

// buyPrice returns the price of one piece. A player without cattle pays more for some goods (FR-RAN-46).
func (s *state) buyPrice(g box.Good, m int8) int {
	return s.table.parts.Markets[m].Costs[g] + s.surcharge(g, m)
}

// surcharge returns the additional price for a player without cattle (FR-RAN-46).
func (s *state) surcharge(g box.Good, m int8) int {
	if s.table.parts.Markets[m].Costs[g] > 0 && s.allCattle(s.seat) == 0 {
		return s.table.parts.NoneLeft[g]
	}
	return 0
}

// mayBuy judges buying goods, tools, guns and animals (FR-GEN-12).
func (s *state) mayBuy(g box.Good, n int, m int8, rec *engine.Record) refusal {
	r, p := s.mayTrade(m, g, true, rec), s.me()
	if g.Animal() {
		rec.CiteAll(cardClauses...)
	}
	switch {
	case int(p.money) < n*s.buyPrice(g, m):
		return r.or(tooPoor)
	case g == box.Tool || g == box.Gun:
	case int(p.supply) < n:
		return r.or(noCube)
	case g.Animal() && s.cardRoom(s.seat) < n:
		return r.or(cardFull)
	}
	return r
}

// mayBuyAt judges buying cattle onto the range, and into an enclosure (FR-RAN-33).
func (s *state) mayBuyAt(g box.Good, n int, m int8, x space, rec *engine.Record) refusal {
	r := s.mayTrade(m, g, true, rec)
	if r == allowed {
		rec.Cite(Ran46)
		if g == box.Meat {
			rec.CiteAll(Ran30, Ran22, Ran33)
		}
	}
	return r.or(s.mayStock(g, n, m, x, rec))
}

// mayStock judges the purchase of cattle, and the place for them.
func (s *state) mayStock(g box.Good, n int, m int8, x space, rec *engine.Record) refusal {
	t := &s.tiles[x]
	switch {
	case s.me().levels[box.Ranching] == 0:
		return notInIndustry
	case int(s.me().money) < n*s.buyPrice(g, m):
		return tooPoor
	case s.fenceRevolts(x):
		return inRevolt
	case int(s.me().supply) < n:
		return noCube
	case g == box.Cattle && (!s.pasture(rec).has(x) || !s.ownBeside(x, s.seat, func(k box.Piece) bool { return k == box.Farmstead })):
		return awayFromFarmstead
	case g == box.Cattle:
	case t.kind != box.Enclosure:
		return noEnclosure
	case t.owner != s.seat:
		return anothersEnclosure
	case int(t.cattle)+n > s.table.holds(t.kind):
		return enclosureFull
	}
	return allowed
}

// cardClauses are the clauses that an Industry card holds three animals, by industry.
var cardClauses = []engine.Clause{Lum15, Min19, Ran14}

func (s *state) applyBuy(g box.Good, n int, m int8, x space, rec *engine.Record) {
	if s.surcharge(g, m) > 0 {
		s.pay(n*s.buyPrice(g, m), rec, Gen12, Ran46, Gen14)
	} else {
		s.pay(n*s.buyPrice(g, m), rec, Gen12, Gen14)
	}
	switch g {
	case box.Cattle:
		s.graze(x, s.seat, n)
	case box.Meat: // FR-RAN-33, FR-RAN-45
		s.tiles[x].cattle += uint8(n)
		s.tiles[x].bought += uint8(n)
		s.me().supply -= uint8(n)
	default:
		s.gain(s.seat, g, n, rec, Gen12)
	}
}
