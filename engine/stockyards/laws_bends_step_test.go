package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// stepBends are those of the laws that look at what a decision moves.
var stepBends = map[string]map[string]bend{
	"US-INV-24": {
		"the prices stay": where(func(l *lapse) bool { return yearEnds(l) && l.after.prices != l.before.prices }, func(l *lapse) { l.after.prices = l.before.prices }),
		"the most goes up": where(yearEnds, func(l *lapse) {
			for k := range kinds {
				l.after.prices[k] ^= 1
			}
		}),
		"prices move early":          where(func(l *lapse) bool { return !yearEnds(l) && verbOf(l.a) != vYear }, func(l *lapse) { l.after.prices[2]++ }),
		"an event forgets a price":   event(func(c *box.YearCard) bool { return c.AllPrices > 0 }, func(l *lapse) { l.after.prices = l.before.prices }),
		"another card moves a price": event(func(c *box.YearCard) bool { return c.AllPrices == 0 }, func(l *lapse) { l.after.prices[0]++ }),
		"the last adjustment is left out": where(func(l *lapse) bool {
			return l.after.step == atOver && l.before.step != atOver && l.after.prices != l.before.prices
		}, func(l *lapse) { l.after.prices = l.before.prices }),
	},
	"US-INV-26": {"a rank is nobody's": where(func(l *lapse) bool { return l.after.seats() > 2 },
		func(l *lapse) { n := l.after.seats(); l.after.brands[n-1] = l.after.brands[n-2] })},
	"US-INV-27": {
		"nobody wins":          atStep(func(s *state) { s.winners = 0 }, atOver),
		"two win":              atStep(func(s *state) { s.winners = 3 }, atOver),
		"somebody wins early":  where(func(l *lapse) bool { return l.after.step != atOver }, func(l *lapse) { l.after.winners = 1 }),
		"the second best wins": atStep(func(s *state) { s.players[winnerOf(s)].savings -= 200 }, atOver),
		"a tie is lost": atStep(func(s *state) {
			best := richest(s)
			for i := range s.seats() {
				s.players[i].savings += int16(worth(s, best) + bonusOf(s, best) - worth(s, i) - bonusOf(s, i))
			}
			s.winners = engine.Seats(1) << s.brands[0]
		}, atOver),
	},
	"US-INV-30": {
		"somebody does not strike": where(func(l *lapse) bool { return l.after.strike && l.after.step == atPlace && l.after.lasts == 0 },
			func(l *lapse) { l.after.picket &^= 1 }),
		"there is no strike": where(func(l *lapse) bool { return l.after.picket != 0 }, func(l *lapse) { l.after.strike = false }),
		"nobody strikes":     where(func(l *lapse) bool { return l.after.strike && l.after.step == atPlace }, func(l *lapse) { l.after.picket = 0 }),
		"a worker lies down": where(func(l *lapse) bool { return l.after.away == 0 }, func(l *lapse) { l.after.away = 2 }),
		"a worker gets up":   where(func(l *lapse) bool { return l.after.away != 0 }, func(l *lapse) { l.after.away &^= 1 }),
	},
	"US-INV-31": {
		"a gift":                 always(func(s *state) { s.players[0].cash++; s.bank-- }),
		"a robbery":              always(func(s *state) { s.players[0].cash--; s.players[1].cash++ }),
		"savings for nothing":    always(func(s *state) { s.players[1].savings++ }),
		"the Bank keeps its own": always(func(s *state) { s.bank++ }),
		"a margin is not paid": where(func(l *lapse) bool {
			return verbOf(l.a) == vSlaughter && l.before.margin(l.before.seat, int(whatOf(l.a))) != 0 && l.me().cash != l.before.players[l.before.seat].cash
		},
			func(l *lapse) { l.me().cash, l.after.bank = l.before.players[l.before.seat].cash, l.before.bank }),
		"futures pay nothing": where(func(l *lapse) bool {
			return verbOf(l.a) == vCard+5 && l.me().cash != l.before.players[l.before.seat].cash-1
		}, func(l *lapse) { l.me().cash = l.before.players[l.before.seat].cash - 1 }),
		"a campaign brings nothing": with(func(l *lapse) { l.me().savings = l.before.players[l.before.seat].savings }, vCampaign),
		"an efficiency bonus is forgotten": where(func(l *lapse) bool {
			return verbOf(l.a) == vBuild && l.me().savings > l.before.players[l.before.seat].savings
		}, func(l *lapse) { l.me().savings = l.before.players[l.before.seat].savings }),
	},
	"US-INV-32": {
		"a meat value rises by itself": always(func(s *state) { s.players[0].meat[1]++ }),
		"a brand rises by itself":      always(func(s *state) { s.players[1].brand++ }),
		"a stack changes":              always(func(s *state) { s.brands[0], s.brands[1] = s.brands[1], s.brands[0] }),
		"a cut is made up":             always(func(s *state) { s.players[0].cut[3] ^= 1 }),
		"advertising does nothing":     with(func(l *lapse) { *l.me() = l.before.players[l.before.seat] }, vNational),
		"the tracker goes beneath": where(func(l *lapse) bool {
			n := l.after.seats()
			return verbOf(l.a) == vChicago && l.after.brands[n-1] == l.before.seat
		}, func(l *lapse) {
			n := l.after.seats()
			l.after.brands[n-1], l.after.brands[n-2] = l.after.brands[n-2], l.after.brands[n-1]
		}),
		"a benefit is forgotten": with(func(l *lapse) {
			l.me().meat, l.me().brand = l.before.players[l.before.seat].meat, l.before.players[l.before.seat].brand
		}, vBranch, vBranches),
		"the others do not gain": byCard("beef-trust", func(l *lapse) {
			seat := (l.before.seat + 1) % l.before.seats()
			l.after.players[seat].meat[0]--
		}),
		"1906 leaves somebody behind": event(func(c *box.YearCard) bool { return c.AllBrand < 0 }, func(l *lapse) { l.after.players[0].brand++ }),
		"1907 leaves somebody behind": event(func(c *box.YearCard) bool { return c.AllBrand > 0 }, func(l *lapse) { l.after.players[0].brand-- }),
	},
	"US-INV-33": {
		"the spirit rises by itself": always(func(s *state) { s.spirit++ }),
		"a strike by itself":         always(func(s *state) { s.strike = !s.strike }),
		"a token is given":           always(func(s *state) { s.players[0].tokens++; s.tokens-- }),
		"the supply forgets one":     always(func(s *state) { s.tokens++ }),
		"higher wages please nobody": where(func(l *lapse) bool { return l.after.spirit != l.before.spirit && verbOf(l.a) == vWage },
			func(l *lapse) { l.after.spirit = l.before.spirit }),
		"a striker has no grudge": where(func(l *lapse) bool {
			return verbOf(l.a) == vYear && l.after.strike && l.after.tokens != l.before.tokens
		},
			func(l *lapse) {
				for i := range l.after.players {
					l.after.players[i].tokens = l.before.players[i].tokens
				}
			}),
		"rumors reach who spreads them": byCard("spread-rumors", func(l *lapse) { l.me().tokens++ }),
	},
	"US-INV-34": {
		"an animal comes": always(func(s *state) { s.yards[0]++ }),
		"an animal stays": with(func(l *lapse) { l.after.yards = l.before.yards }, vSlaughter),
		"nothing arrives": where(func(l *lapse) bool { return yearEnds(l) && l.after.yards != l.before.yards }, func(l *lapse) { l.after.yards = l.before.yards }),
		"1887 takes none": event(func(c *box.YearCard) bool { return c.RemoveCattle > 0 }, func(l *lapse) { l.after.yards = l.before.yards }),
		"1900 brings none": where(func(l *lapse) bool { return verbOf(l.a) == vYear && l.after.yards[1] > l.before.yards[1] },
			func(l *lapse) { l.after.yards = l.before.yards }),
	},
	"US-INV-35": {
		"a worker stays on the mat":     where(func(l *lapse) bool { return l.before.step == atPlace && !yearEnds(l) }, func(l *lapse) { l.me().hands++ }),
		"a worker stands elsewhere":     where(func(l *lapse) bool { return verbOf(l.a) == vContract && !yearEnds(l) && l.after.step != atParty }, func(l *lapse) { l.after.contractors[l.before.seat]--; l.after.viaducters[l.before.seat]++ }),
		"another's worker stands there": with(func(l *lapse) { l.after.workers[wageSpace][0]++ }, vWage),
		"a worker stays out":            where(yearEnds, func(l *lapse) { l.after.players[0].hands--; l.after.contractors[0]++ }),
		"nobody strikes":                where(func(l *lapse) bool { return verbOf(l.a) == vYear && l.after.strike }, func(l *lapse) { l.after.picket = 0 }),
		"nobody is away":                event(func(c *box.YearCard) bool { return c.Away > 0 }, func(l *lapse) { l.after.away = 0 }),
		"a yard is free again":          where(func(l *lapse) bool { return verbOf(l.a) == vSlaughter && l.after.step == atPlace }, func(l *lapse) { l.after.slaughtered = l.before.slaughtered }),
	},
	"US-INV-36": {
		"the same one again": where(func(l *lapse) bool {
			return l.before.step == atPlace && l.after.step == atPlace && l.before.seat != l.after.seat
		},
			func(l *lapse) { l.after.seat = l.before.seat }),
		"another begins the year": where(func(l *lapse) bool { return verbOf(l.a) == vYear }, func(l *lapse) { l.after.seat = (l.after.seat + 1) % l.after.seats() }),
		"a year is left out":      where(yearEnds, func(l *lapse) { l.after.year++ }),
		"a step is left out": where(func(l *lapse) bool {
			return l.after.step == atWild || l.after.step == atParty || l.after.step == atReveal && l.after.year > 0
		}, func(l *lapse) { l.after.step = atPlace }),
		"the hirer is forgotten":  where(func(l *lapse) bool { return l.after.breaker != none }, func(l *lapse) { l.after.breaker = none }),
		"one last placement more": where(func(l *lapse) bool { return l.after.lasts > 0 }, func(l *lapse) { l.after.lasts++ }),
		"the plants go clockwise": where(func(l *lapse) bool { return l.before.step == atPlant && l.after.step == atPlant && l.after.seats() > 2 },
			func(l *lapse) { l.after.seat = (l.before.seat + 1) % l.before.seats() }),
	},
	"US-INV-37": {
		"a house is lost": always(func(s *state) { s.players[0].houses-- }),
		"a house stands elsewhere": with(func(l *lapse) {
			l.after.houses[whatOf(l.a)][l.before.seat]--
			l.after.houses[(whatOf(l.a)+1)%markets][l.before.seat]++
		}, vBranch, vBranches),
		"a token moves": always(func(s *state) { s.rails[3] ^= 1 }),
		"a wild one goes elsewhere": with(func(l *lapse) {
			for i := range l.after.rails {
				if l.after.rails[i] != l.before.rails[i] {
					l.after.rails[i] = (l.after.rails[i] + 1) % markets
				}
			}
		}, vWild),
		"a wild one is forgotten": atStep(func(s *state) { s.wilds = 0 }, atWild),
	},
	"US-INV-38": {
		"a card stays in the offering": with(func(l *lapse) { l.after.offering, l.after.offers = l.before.offering, l.before.offers }, vBuild),
		"the offering shrinks":         inPlay(func(s *state) { s.offers--; s.offering[s.offers] = none }),
		"another card is built":        with(func(l *lapse) { l.me().buildings ^= 3 }, vBuild),
		"a card is revealed secretly":  always(func(s *state) { s.revealed ^= 1 << 19 }),
		"another card comes up":        with(func(l *lapse) { l.after.top ^= 1 }, vReveal),
		"a specialist stays":           where(func(l *lapse) bool { return l.after.display != l.before.display }, func(l *lapse) { l.after.display = l.before.display }),
		"a specialist is taken":        always(func(s *state) { s.players[0].specialists ^= 1 }),
		"the year card changes":        inPlay(func(s *state) { s.card = (s.card + 2) % yearCards }),
		"a year card is forgotten":     where(yearEnds, func(l *lapse) { l.after.seen ^= 1 << max(0, l.before.card) }),
		"who builds is forgotten":      atStep(func(s *state) { s.unfinished ^= 1 }, atWild, atSpecial),
	},
	"US-INV-39": {
		"a piece is not laid":      with(func(l *lapse) { l.after.pieces = l.before.pieces }, vBuild, vViaduct, vPlant),
		"a piece is turned":        with(func(l *lapse) { l.after.places[whatOf(l.a)].turn ^= 1 }, vBuild),
		"a viaduct is left out":    with(func(l *lapse) { l.after.viaducts = l.before.viaducts }, vViaduct),
		"a plant stands elsewhere": with(func(l *lapse) { l.me().plant ^= 1 }, vPlant),
		"a plant moves":            inPlay(func(s *state) { s.players[0].plant ^= 1 }),
		"land is not owned":        with(func(l *lapse) { l.me().land = board{} }, vLand),
		"a land card is kept":      with(func(l *lapse) { l.me().laid-- }, vLand),
		"a land card is turned":    with(func(l *lapse) { l.me().lots[l.me().laid-1].south = !l.me().lots[l.me().laid-1].south }, vLand),
		"a land card goes back":    where(func(l *lapse) bool { return l.after.has(owns) >= 0 }, func(l *lapse) { l.after.players[l.after.has(owns)].laid-- }),
	},
	"US-INV-40": unlawfulBends,
}

// winnerOf is who has won.
func winnerOf(s *state) int8 {
	for i := range s.seats() {
		if s.winners.Has(engine.Seat(i)) {
			return i
		}
	}
	return 0
}

// poor empties the purse of who decides.
func poor(l *lapse) { l.before.players[l.before.seat].cash = 0 }

// unlawfulBends make a decision one that could not be taken, by changing what was before it.
var unlawfulBends = map[string]bend{
	"no worker is left": where(func(l *lapse) bool { return l.before.step == atPlace }, func(l *lapse) { l.before.players[l.before.seat].hands = 0 }),
	"the space is taken": where(func(l *lapse) bool {
		_, small := spaceOf(verbOf(l.a))
		return l.before.step == atPlace && small
	}, func(l *lapse) {
		sp, _ := spaceOf(verbOf(l.a))
		l.before.standing[sp] = mostSmall
	}),
	"the cost cannot be paid":    with(poor, vNational, vBranch, vBranches, vWage, vLand),
	"the squares cannot be paid": where(func(l *lapse) bool { return verbOf(l.a) == vBuild && l.before.players[l.before.seat].laid == 0 }, poor),
	"no animal is there":         with(func(l *lapse) { l.before.yards = [kinds]uint8{} }, vSlaughter),
	"the loss cannot be paid": where(func(l *lapse) bool {
		return verbOf(l.a) == vSlaughter && l.before.is(nil, AskNegativeSlaughterCash, NegativeSlaughterCashMustAfford)
	}, func(l *lapse) {
		poor(l)
		l.before.prices[whatOf(l.a)] = l.before.players[l.before.seat].meat[whatOf(l.a)] + 1
	}),
	"futures lose too much": where(func(l *lapse) bool {
		return verbOf(l.a) == vCard+5 && !l.before.is(nil, AskFuturesLoss, FuturesLossNothingHappens)
	}, func(l *lapse) { l.before.prices[whatOf(l.a)] = 99 }),
	"no token is there": where(func(l *lapse) bool {
		v := verbOf(l.a)
		return (v == vWage || v == vEight || v == vCard+2 || v == vCard+12) && l.before.is(nil, AskTokenRequired, TokenRequiredTokenRequired)
	}, func(l *lapse) { l.before.players[l.before.seat].tokens = 0 }),
	"the other party is in office": with(func(l *lapse) { l.before.party ^= 1 }, vBranches, vEight),
	"no house is left":             with(func(l *lapse) { l.before.players[l.before.seat].houses = 0 }, vBranch, vBranches, vCard+9),
	"the market is full":           with(func(l *lapse) { l.before.houses[whatOf(l.a)][0] = 9 }, vBranch, vBranches, vCard+9),
	"one house where two are asked for": where(func(l *lapse) bool { return verbOf(l.a) == vBranches && otherOf(l.a) >= 0 },
		func(l *lapse) { l.a = of(vBranches, whatOf(l.a)) }),
	"a house outside New York": byCard("new-york-branches", func(l *lapse) { l.a = two(verbOf(l.a), 0, 1) }),
	"the card is another":      where(func(l *lapse) bool { return verbOf(l.a) >= vCard }, func(l *lapse) { l.before.card = (l.before.card + 5) % yearCards }),
	"nobody strikes": where(func(l *lapse) bool {
		return verbOf(l.a) == vCard+7 && l.before.is(nil, AskStrikebreakerNoStrike, StrikebreakerNoStrikeNotAvailable)
	}, func(l *lapse) { l.before.picket = 0 }),
	"the last workers hire again": byCard("hire-strikebreaker", func(l *lapse) { l.before.lasts = 1 }),
	"the card is not on offer":    with(func(l *lapse) { l.before.offering = [mostOffer]int8{none, none, none, none} }, vBuild),
	"a piece lies on another":     with(func(l *lapse) { l.before.pieces, l.before.viaducts = full, board{} }, vBuild, vViaduct, vLand),
	"a piece lies off the grid":   with(func(l *lapse) { l.a = laid(vBuild, whatOf(l.a), at(13, 9), 0) }, vBuild),
	"a viaduct lies off the grid": with(func(l *lapse) { l.a = laid(vViaduct, none, at(14, 11), 0) }, vViaduct),
	"a piece is turned over": where(func(l *lapse) bool {
		return verbOf(l.a) == vBuild && l.before.is(nil, AskPieceFlip, PieceFlipRotateOnly)
	},
		func(l *lapse) { l.a |= 4 << turnBits }),
	"it is not connected": with(func(l *lapse) { l.before.players[l.before.seat].plant = none }, vBuild, vViaduct),
	"no viaduct is left": where(func(l *lapse) bool {
		return verbOf(l.a) == vViaduct && l.before.is(nil, AskViaductSupply, ViaductSupplySixOnly)
	},
		func(l *lapse) { withParts(l.before, func(c *box.Components) { c.Viaducts = 0 }) }),
	"no land card is left": with(func(l *lapse) { l.before.players[l.before.seat].laid = 5 }, vLand),
	"the land is owned":    with(func(l *lapse) { l.before.players[1].land = full }, vLand),
	"the land is turned": where(func(l *lapse) bool {
		return verbOf(l.a) == vLand && l.before.is(nil, AskLandOrientation, LandOrientationLongSideEast)
	},
		func(l *lapse) { l.a |= 1 << turnBits }),
	"the squares are closed": where(func(l *lapse) bool {
		return (verbOf(l.a) == vLand || verbOf(l.a) == vBuild || verbOf(l.a) == vViaduct) && l.before.is(nil, AskUnusedPlantSites, UnusedPlantSitesReserved)
	}, func(l *lapse) { withParts(l.before, func(c *box.Components) { closeThere(l, c) }) }),
	"a card is no more there":     with(func(l *lapse) { l.before.revealed |= 1 << whatOf(l.a) }, vReveal),
	"a year card of another year": with(func(l *lapse) { l.before.year++ }, vYear),
	"the location is taken":       with(func(l *lapse) { l.before.players[l.before.first].plant = whatOf(l.a) }, vPlant),
	"the location is not open":    where(func(l *lapse) bool { return verbOf(l.a) == vPlant && l.before.seats() == 3 }, func(l *lapse) { l.a = of(vPlant, 1) }),
	"the market has a wild token": with(func(l *lapse) { l.before.rails[1], l.before.rails[5] = whatOf(l.a), whatOf(l.a) }, vWild),
	"the specialist is not there": where(func(l *lapse) bool { return l.before.seat != none }, func(l *lapse) { l.before.step, l.before.display, l.a = atSpecial, 0, of(vSpecialist, 0) }),
	"it is not the time":          with(func(l *lapse) { l.before.step = atOver }, vFirst, vElection, vReveal, vYear, vPlant, vWild, vParty, vSpecialist),
	"nobody decides on parties":   with(func(l *lapse) { l.before.step = atYear }, vParty),
}

// closeThere makes a square of a decision a start location.
func closeThere(l *lapse, c *box.Components) {
	sq := squareOf(l.a)
	if verbOf(l.a) == vBuild {
		on, _ := footprint(l.before, whatOf(l.a), placing{at: sq, turn: turnOf(l.a)})
		b := on.board()
		sq = b.pop()
	}
	c.Locations[sideOf(l.before)][7] = box.Location{Name: "here", Size: 1, Squares: [8]box.Square{sq.place()}}
}
