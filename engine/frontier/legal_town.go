package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// The forms of a use: the player lays down a worker, or under an answer pays a dollar.
const (
	byWorker uint8 = iota
	byDollar
)

func (s *state) legalTown(dst []engine.Action, rec *engine.Record) []engine.Action {
	dollars := s.is(rec, AskPublicUse, PublicUseWorkerOrDollar)
	for rest := s.town; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		if s.mayDouse(x) == allowed {
			dst = append(dst, at(vDouse, x))
		}
		if t.kind < box.FirstPublic {
			continue
		}
		for form := byWorker; form <= byDollar; form++ {
			if form == byDollar && !dollars || s.mayEnter(x, form == byDollar, rec) != allowed {
				continue
			}
			dst = s.legalUse(dst, x, form, rec)
		}
	}
	for rest := s.works; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].damage > 0 && s.mayQuell(x, rec) == allowed {
			dst = append(dst, at(vQuell, x))
		}
	}
	return dst
}

// legalUse lists the uses of one building, in a given form, that can be entered.
func (s *state) legalUse(dst []engine.Action, x space, form uint8, rec *engine.Record) []engine.Action {
	switch u := &s.table.parts.Public(s.tiles[x].kind).Use; u.Kind {
	case box.EffectDraw:
		for i := -1; i < len(s.towns); i++ {
			card := none
			if i >= 0 {
				if s.towns[i].n == 0 {
					continue
				}
				card = s.towns[i].cards[s.towns[i].n-1]
			}
			if s.mayUseDraw(x, card, form == byDollar, rec) == allowed {
				dst = append(dst, withForm(act(vUse, card, drawing, x, noSpace, 0), form))
			}
		}
	case box.EffectCampaign:
		for to := range int8(len(s.table.parts.Election)) {
			if s.mayCampaign(to, true, rec) == allowed {
				dst = append(dst, withForm(act(vUse, to, running, x, noSpace, 0), form))
			}
		}
	default:
		if s.mayUse(x, form == byDollar, rec) == allowed {
			dst = append(dst, withForm(at(vUse, x), form))
		}
	}
	return dst
}

// The meaning of the second thing that a use names, in addition to the building.
const (
	drawing int8 = iota // a character, or the deck
	running             // a space of the election board
)

func (s *state) legalPeople(dst []engine.Action, rec *engine.Record) []engine.Action {
	p := s.me()
	for rest := p.hand &^ p.spent & rankCards[box.RankAssistant]; rest != 0; rest &= rest - 1 {
		card := lowest(rest)
		if !s.is(rec, AskAssistantRing, AssistantRingFreeChoice) {
			dst = append(dst, naming(vAssist, card))
			continue
		}
		for gift := range int8(3) {
			dst = append(dst, act(vAssist, card, gift, noSpace, noSpace, 0))
		}
	}
	if s.seat != s.mayor {
		return dst
	}
	for _, card := range s.office[:s.officers] {
		c := &s.table.parts.Characters[card]
		if c.Active.Kind != box.EffectBuild {
			if s.mayTycoon(card, noSpace, rec) == allowed {
				dst = append(dst, naming(vTycoon, card))
			}
			continue
		}
		if s.acted>>(card-firstTycoon)&1 != 0 {
			continue
		}
		for sites := s.townSites(c.Active.Building, rec); !sites.empty(); {
			if x := sites.pop(); s.mayTycoon(card, x, rec) == allowed {
				dst = append(dst, act(vTycoon, card, none, x, noSpace, 0))
			}
		}
	}
	return dst
}

func (s *state) legalGeneral(dst []engine.Action, rec *engine.Record) []engine.Action {
	for to := range int8(len(s.table.parts.Election)) {
		if s.mayCampaign(to, false, rec) == allowed {
			dst = append(dst, naming(vCampaign, to))
		}
	}
	for d := range box.Lines {
		if s.mayDevelop(d, 0, false, rec) == allowed {
			dst = append(dst, naming(vDevelop, int8(d)))
		}
	}
	return dst
}

// townSites returns the spaces on which a public building of a kind can be placed.
func (s *state) townSites(k box.Piece, rec *engine.Record) area {
	land := s.table.townLand
	if s.table.parts.Public(k).River {
		land = s.table.river
	}
	sites := s.free(land.and(s.town.sides()))
	if s.is(rec, AskPublicNextToIndustry, PublicNextToIndustryNever) {
		sites = sites.without(s.nearIndustry(k, rec))
	}
	return sites
}

func (s *state) legalBuilds(dst []engine.Action, rec *engine.Record) []engine.Action {
	p := s.me()
	if !s.open.built[publicSlot] || !s.is(rec, AskBuildingCount, BuildingCountOneEach) {
		ashore := area{}
		found := false
		for i := range box.Publics {
			k := box.FirstPublic + box.Piece(i)
			b := &s.table.parts.Publics[i]
			if s.tilesUp[i] == 0 || int(p.stock[box.Log]) < b.Logs || int(p.money) < s.price(s.seat, k) {
				continue
			}
			if s.is(rec, AskBuildingWorker, BuildingWorkerWorker) && p.workers == 0 {
				continue
			}
			if !found {
				ashore, found = s.townSites(box.FirstPublic, rec), true
			}
			sites := ashore
			if b.River || k == box.WoodenHouse && s.is(rec, AskHousingCorners, HousingCornersSidesOnly) {
				sites = s.townSites(k, rec)
			}
			for !sites.empty() {
				dst = append(dst, act(vBuild, int8(k), none, sites.pop(), noSpace, 0))
			}
		}
	}
	for i := range s.table.parts.Works {
		dst = s.legalWork(dst, box.FirstWork+box.Piece(i), rec)
	}
	return dst
}

func (s *state) legalWork(dst []engine.Action, k box.Piece, rec *engine.Record) []engine.Action {
	p, w := s.me(), s.table.parts.Work(k)
	switch {
	case int(p.levels[w.Industry]) < w.Level, int(p.stock[box.Log]) < w.Logs, int(p.money) < s.price(s.seat, k),
		s.open.built[w.Industry] && s.is(rec, AskBuildingCount, BuildingCountOneEach):
		return dst
	case w.Where == box.WhereOffBoard:
		if !p.ownTrain {
			dst = append(dst, naming(vBuild, int8(k)))
		}
		return dst
	}
	sites := s.free(s.sitesOf(k, rec)).without(s.town.sides())
	if w.Where == box.WhereOwnDepleted {
		for rest := s.works.without(s.town.sides()); !rest.empty(); {
			if x := rest.pop(); s.overOwnDeposit(x) {
				sites.add(x)
			}
		}
	}
	for !sites.empty() {
		dst = append(dst, act(vBuild, int8(k), none, sites.pop(), noSpace, 0))
	}
	return dst
}

func (s *state) legalMarkets(dst []engine.Action, rec *engine.Record) []engine.Action {
	for m := range int8(len(s.table.parts.Markets)) {
		for g := box.Log; g < box.Goods; g++ {
			if g.Stocked() && s.me().stock[g] == 0 || s.table.parts.Markets[m].Sells[g] == 0 {
				continue
			}
			if s.mayTrade(m, g, false, rec) == allowed {
				dst = s.legalSales(dst, g, m, rec)
			}
		}
	}
	for m := range int8(len(s.table.parts.Markets)) {
		for g := box.Log; g < box.Goods; g++ {
			if k := s.table.parts.Markets[m].Costs[g]; k == 0 || k > int(s.me().money) {
				continue
			}
			if s.mayTrade(m, g, true, rec) == allowed {
				dst = s.legalPurchases(dst, g, m, rec)
			}
		}
	}
	return dst
}

func (s *state) legalSales(dst []engine.Action, g box.Good, m int8, rec *engine.Record) []engine.Action {
	if g < box.Cattle {
		for k := 1; s.maySell(g, k, m, rec) == allowed; k++ {
			dst = append(dst, act(vSell, int8(g), m, noSpace, noSpace, k))
		}
		return dst
	}
	from := s.herds[s.seat]
	if g != box.Cattle {
		from = s.own(box.Enclosure)
	}
	for !from.empty() {
		x := from.pop()
		for k := 1; s.maySellAt(g, k, m, x, rec) == allowed; k++ {
			dst = append(dst, act(vSell, int8(g), m, x, noSpace, k))
		}
	}
	return dst
}

func (s *state) legalPurchases(dst []engine.Action, g box.Good, m int8, rec *engine.Record) []engine.Action {
	if g < box.Cattle {
		for k := 1; k <= mostTraded && s.mayBuy(g, k, m, rec) == allowed; k++ {
			dst = append(dst, act(vBuy, int8(g), m, noSpace, noSpace, k))
		}
		return dst
	}
	if s.me().levels[box.Ranching] == 0 {
		return dst
	}
	to := s.own(box.Enclosure)
	if g == box.Cattle {
		to = s.sidesOfOwn(func(k box.Piece) bool { return k == box.Farmstead }).and(s.pasture(rec))
	}
	for !to.empty() {
		x := to.pop()
		for k := 1; s.mayBuyAt(g, k, m, x, rec) == allowed; k++ {
			dst = append(dst, act(vBuy, int8(g), m, x, noSpace, k))
		}
	}
	return dst
}
