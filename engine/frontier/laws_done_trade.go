package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// opened reports whether goods are dealt in on a card.
func opened(s *state, m int8) bool {
	switch c := &s.table.parts.Markets[m]; c.Kind {
	case box.MarketBoat:
		return stands(s, box.Steamboat) || !s.is(nil, AskPort, PortSteamboat)
	case box.MarketTrain:
		return s.trains[c.Train].connected || s.is(nil, AskMarketAccess, MarketAccessAlwaysOpen)
	case box.MarketOwnTrain:
		return s.players[s.seat].ownTrain
	}
	return true
}

func wrongTrade(s *state, buys bool, g box.Good, m int8, x space, n int) string {
	if m < 0 || int(m) >= len(s.table.parts.Markets) || g <= box.Money || g >= box.Goods || n < 1 {
		return notOffered
	}
	c := &s.table.parts.Markets[m]
	if c.Kind == box.MarketOwnTrain && !s.players[s.seat].ownTrain {
		return "the train is somebody else's"
	}
	if buys {
		if c.Costs[g] == 0 || !opened(s, m) {
			return "it is not for sale"
		}
		if why := short(s, n*costOf(s, s.seat, g, m)); why != "" {
			return why
		}
		return wrongPurchase(s, g, x, n)
	}
	if c.Sells[g] == 0 {
		return "nobody buys that there"
	}
	if g < box.Cattle {
		return one(vSell, vSell, x == noSpace && opened(s, m) && g <= box.Silver && int(s.players[s.seat].stock[g]) >= n)
	}
	return wrongCattleSale(s, g, c, x, n)
}

// wrongPurchase says why goods find no place with their buyer.
func wrongPurchase(s *state, g box.Good, x space, n int) string {
	p := &s.players[s.seat]
	if g == box.Tool || g == box.Gun {
		return one(vBuy, vBuy, x == noSpace)
	}
	if why := noCubeLeft(s, n); why != "" {
		return why
	}
	switch {
	case g == box.Cattle:
		return one(vBuy, vBuy, p.levels[box.Ranching] > 0 && worksOf(s, s.seat, box.Farmstead, box.Farmstead).sides().and(pastures(s)).has(x))
	case g == box.Meat:
		return one(vBuy, vBuy, p.levels[box.Ranching] > 0 && ready(s, x, box.Enclosure, box.Enclosure) &&
			int(s.tiles[x].cattle)+n <= s.table.parts.Work(box.Enclosure).Holds)
	case g >= box.Horse:
		return one(vBuy, vBuy, x == noSpace && n <= roomOnCards(s, s.seat))
	}
	return one(vBuy, vBuy, x == noSpace)
}

// wrongCattleSale judges cattle beside a line, and meat and dairy of an enclosure.
func wrongCattleSale(s *state, g box.Good, c *box.Market, x space, n int) string {
	beside, reached := sellsAt(s, c)
	if g == box.Cattle {
		return one(vSell, vSell, beside.has(x) && int(s.cattle[s.seat][x]) >= n)
	}
	if !ready(s, x, box.Enclosure, box.Enclosure) || !reached && !beside.has(x) {
		return "there is no enclosure of one's own that a train reaches"
	}
	if g == box.Meat && s.is(nil, AskEnclosure, EnclosureDriveFirst) || g == box.Dairy && (s.players[s.seat].levels[box.Ranching] < 3 || !s.players[s.seat].ownTrain) {
		return "it is not sold so"
	}
	t := &s.tiles[x]
	return one(vSell, vSell, int(t.cattle)-int(t.bought)-int(t.dairy) >= n)
}

// sellsAt are the spaces from which cattle are sold to a train, and whether it reaches enclosures anywhere. The own train uses every line.
func sellsAt(s *state, c *box.Market) (beside area, reached bool) {
	reached = s.is(nil, AskMarketAccess, MarketAccessAlwaysOpen)
	for i := range s.trains {
		l := &s.trains[i]
		if l.first == noSpace || c.Kind == box.MarketTrain && int(c.Train) != i {
			continue
		}
		reached = reached || l.connected
		switch s.table.answers.Ask(nil, AskCattleSale) {
		case CattleSaleAlongTheLine:
			beside = beside.or(lineOf(l).sides())
		case CattleSaleRailheadOnly:
			beside = beside.or(only(endOf(l)).sides())
		case CattleSaleStationOnly:
			if l.connected {
				beside = beside.or(only(endOf(l)).sides())
			}
		}
	}
	return beside, reached
}
