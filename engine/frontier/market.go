package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// openMarket reports whether a market card can be used (FR-GEN-12, FR-R-market-access, FR-R-port).
func (s *state) openMarket(m int8, rec *engine.Record) bool {
	switch c := &s.table.parts.Markets[m]; c.Kind {
	case box.MarketBoat:
		return !s.is(rec, AskPort, PortSteamboat) || s.anywhere(box.Steamboat)
	case box.MarketTrain:
		return s.is(rec, AskMarketAccess, MarketAccessAlwaysOpen) || s.trains[c.Train].connected
	case box.MarketOwnTrain:
		return s.me().ownTrain
	}
	return true
}

// mayTrade judges buying or selling on a card, space and goods apart (FR-RAN-42, FR-RAN-43).
func (s *state) mayTrade(m int8, g box.Good, buys bool, rec *engine.Record) refusal {
	c := &s.table.parts.Markets[m]
	price := c.Sells[g]
	if buys {
		price = c.Costs[g]
	}
	lone := c.Kind == box.MarketTrain && (g == box.Cattle || g == box.Meat) && !buys // the place says whether the train can be reached
	switch {
	case c.Kind == box.MarketOwnTrain && !s.me().ownTrain:
		return anothersTrain
	case g == box.Dairy && c.Kind != box.MarketOwnTrain && !buys:
		return dairyElsewhere
	case price == 0:
		return notOnCard
	case !lone && !s.openMarket(m, rec):
		return cardClosed
	}
	if !buys {
		rec.CiteAll(saleClauses[c.Kind][g]...)
	}
	return allowed
}

// saleClauses say where a good is sold, by the kind of the card (FR-LUM-11, FR-LUM-12, FR-MIN-13, FR-MIN-14, FR-MIN-15).
var saleClauses = [...][box.Goods][]engine.Clause{
	box.MarketBoat: {box.Log: {Lum11}, box.Gold: {Min13}},
	box.MarketTrain: {box.Log: {Lum12}, box.Lumber: {Lum12}, box.Gold: {Min15}, box.Silver: {Min15}, box.Cattle: {Ran15, Ran18},
		box.Meat: {Ran03, Ran18}},
	box.MarketOwnTrain:   {box.Cattle: {Ran15, Ran43}, box.Meat: {Ran03, Ran43}, box.Dairy: {Ran36, Ran40, Ran43}},
	box.MarketStagecoach: {box.Gold: {Min14}},
}

// maySell judges selling goods of the stock (FR-GEN-13).
func (s *state) maySell(g box.Good, n int, m int8, rec *engine.Record) refusal {
	if r := s.mayTrade(m, g, false, rec); r != allowed {
		return r
	}
	if !g.Stocked() || int(s.me().stock[g]) < n {
		return notInStock
	}
	return allowed
}

// sellPrice is what one piece brings a player.
func (s *state) sellPrice(g box.Good, m int8) int {
	return s.table.parts.Markets[m].Sells[g] + s.bonus(s.seat, g)
}

func (s *state) applySell(g box.Good, n int, m int8, x space, rec *engine.Record) {
	p := s.me()
	switch {
	case g == box.Cattle:
		for range n {
			s.takeCattle(s.seat, x)
		}
		p.supply += uint8(n)
	case g == box.Meat:
		s.tiles[x].cattle -= uint8(n)
		p.supply += uint8(n)
	case g == box.Dairy:
		s.tiles[x].dairy += uint8(n)
	default:
		p.stock[g] -= uint8(n)
		p.supply += uint8(n)
	}
	s.receive(s.seat, n*s.sellPrice(g, m), rec, Gen12, Gen13, Gen14)
	s.citePartners(rec)
}

// linesOf are the spaces of the lines by which a card deals in cattle; the own train uses any line.
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
			near = near.or(s.along(t).sides())
		}
	}
	return near, connected || s.is(rec, AskMarketAccess, MarketAccessAlwaysOpen)
}

// maySellAt judges selling cattle of the range, and meat and dairy of an enclosure (FR-RAN-18, FR-RAN-03, FR-RAN-36, FR-RAN-40,
// FR-RAN-45).
func (s *state) maySellAt(g box.Good, n int, m int8, x space, rec *engine.Record) refusal {
	if r := s.mayTrade(m, g, false, rec); r != allowed {
		return r
	}
	near, connected := s.linesOf(m, rec)
	if g == box.Cattle {
		switch {
		case int(s.cattle[s.seat][x]) < n:
			return noCattle
		case !near.has(x):
			return awayFromLine
		}
		return allowed
	}
	t := &s.tiles[x]
	fresh := int(t.cattle) - int(t.bought) - int(t.dairy)
	switch {
	case t.kind != box.Enclosure:
		return noEnclosure
	case t.owner != s.seat:
		return anothersSite
	case t.damage > 0:
		return inRevolt
	case g == box.Meat && s.is(rec, AskEnclosure, EnclosureDriveFirst):
		return driveFirst
	case g == box.Dairy && s.me().levels[box.Ranching] < 3:
		return levelTooLow
	case !connected && !near.has(x):
		return unreachedByTrain
	case int(t.cattle) < n:
		return noCattle
	case fresh < n && int(t.cattle)-int(t.dairy) >= n:
		return justBought
	case fresh < n:
		return milkedBefore
	}
	return allowed
}

// buyPrice is what one piece costs; the first cattle cost more (FR-RAN-46).
func (s *state) buyPrice(g box.Good, m int8) int {
	k := s.table.parts.Markets[m].Costs[g]
	if (g == box.Cattle || g == box.Meat) && s.allCattle(s.seat) == 0 {
		k += s.table.parts.NoneLeft[g]
	}
	return k
}

// mayBuy judges buying goods, tools, guns and animals (FR-GEN-12).
func (s *state) mayBuy(g box.Good, n int, m int8, rec *engine.Record) refusal {
	if r := s.mayTrade(m, g, true, rec); r != allowed {
		return r
	}
	p := s.me()
	if g.Animal() {
		rec.CiteAll(cardClauses...)
	}
	switch {
	case int(p.money) < n*s.buyPrice(g, m):
		return tooPoor
	case g == box.Tool || g == box.Gun:
	case int(p.supply) < n:
		return noCube
	case g.Animal() && s.cardRoom(s.seat) < n:
		return cardFull
	}
	return allowed
}

// mayBuyAt judges buying cattle onto the range, and into an enclosure (FR-RAN-33).
func (s *state) mayBuyAt(g box.Good, n int, m int8, x space, rec *engine.Record) refusal {
	if r := s.mayTrade(m, g, true, rec); r != allowed {
		return r
	}
	t := &s.tiles[x]
	rec.Cite(Ran46)
	if g == box.Meat {
		rec.Cite(Ran30)
		rec.Cite(Ran22)
		rec.Cite(Ran33)
	}
	switch {
	case s.me().levels[box.Ranching] == 0:
		return notInIndustry
	case int(s.me().money) < n*s.buyPrice(g, m):
		return tooPoor
	case int(s.me().supply) < n:
		return noCube
	case g == box.Cattle && (!s.pasture().has(x) || !s.ownBeside(x, s.seat, func(k box.Piece) bool { return k == box.Farmstead })):
		return awayFromFarmstead
	case g == box.Cattle:
	case t.kind != box.Enclosure:
		return noEnclosure
	case t.owner != s.seat:
		return anothersSite
	case t.damage > 0:
		return inRevolt
	case int(t.cattle)+n > s.table.holds(t.kind):
		return siteFull
	}
	return allowed
}

// cardClauses say that an Industry card holds three animals, industry by industry.
var cardClauses = []engine.Clause{Lum15, Min19, Ran14}

func (s *state) applyBuy(g box.Good, n int, m int8, x space, rec *engine.Record) {
	s.pay(n*s.buyPrice(g, m), rec, Gen12, Gen14)
	switch g {
	case box.Cattle:
		s.graze(x, s.seat, n)
	case box.Meat:
		s.tiles[x].cattle += uint8(n)
		s.tiles[x].bought += uint8(n)
		s.me().supply -= uint8(n)
	default:
		s.gain(s.seat, g, n, rec, Gen12)
	}
}
