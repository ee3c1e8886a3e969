package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// stepMutants are those of the laws that look at what a decision moves.
var stepMutants = lawtest.Mutants[state]{
	"US-INV-24": {
		"the prices stay": where(func(d *decision) bool { return yearEnds(d) && d.After.prices != d.Before.prices },
			func(d *decision) { d.After.prices = d.Before.prices }),
		"the most goes up": where(yearEnds, func(d *decision) {
			for k := range kinds {
				d.After.prices[k] ^= 1
			}
		}),
		"prices move early": where(func(d *decision) bool { return !yearEnds(d) && verbOf(d.Action) != vYear },
			func(d *decision) { d.After.prices[2]++ }),
		"an event forgets a price": event(func(c *box.YearCard) bool { return c.AllPrices > 0 },
			func(d *decision) { d.After.prices = d.Before.prices }),
		"another card moves a price": event(func(c *box.YearCard) bool { return c.AllPrices == 0 }, func(d *decision) { d.After.prices[0]++ }),
		"the last adjustment is left out": where(func(d *decision) bool {
			return d.After.step == atOver && d.Before.step != atOver && d.After.prices != d.Before.prices
		}, func(d *decision) { d.After.prices = d.Before.prices }),
	},
	"US-INV-26": {"a rank is nobody's": where(func(d *decision) bool { return d.After.seats() > 2 },
		func(d *decision) { n := d.After.seats(); d.After.brands[n-1] = d.After.brands[n-2] })},
	"US-INV-27": {
		"nobody wins":          atStep(func(s *state) { s.winners = 0 }, atOver),
		"two win":              atStep(func(s *state) { s.winners = 3 }, atOver),
		"somebody wins early":  where(func(d *decision) bool { return d.After.step != atOver }, func(d *decision) { d.After.winners = 1 }),
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
		"somebody does not strike": where(func(d *decision) bool { return d.After.strike && d.After.step == atPlace && d.After.lasts == 0 },
			func(d *decision) { d.After.picket &^= 1 }),
		"there is no strike": where(func(d *decision) bool { return d.After.picket != 0 }, func(d *decision) { d.After.strike = false }),
		"nobody strikes": where(func(d *decision) bool { return d.After.strike && d.After.step == atPlace },
			func(d *decision) { d.After.picket = 0 }),
		"a worker lies down": where(func(d *decision) bool { return d.After.away == 0 }, func(d *decision) { d.After.away = 2 }),
		"a worker gets up":   where(func(d *decision) bool { return d.After.away != 0 }, func(d *decision) { d.After.away &^= 1 }),
	},
	"US-INV-31": {
		"a gift":                 always(func(s *state) { s.players[0].cash++; s.bank-- }),
		"a robbery":              always(func(s *state) { s.players[0].cash--; s.players[1].cash++ }),
		"savings for nothing":    always(func(s *state) { s.players[1].savings++ }),
		"the Bank keeps its own": always(func(s *state) { s.bank++ }),
		"a margin is not paid": where(func(d *decision) bool {
			return verbOf(d.Action) == vSlaughter && d.Before.margin(d.Before.seat, int(whatOf(d.Action))) != 0 &&
				me(d).cash != d.Before.players[d.Before.seat].cash
		},
			func(d *decision) { me(d).cash, d.After.bank = d.Before.players[d.Before.seat].cash, d.Before.bank }),
		"futures pay nothing": where(func(d *decision) bool {
			return verbOf(d.Action) == vCard+5 && me(d).cash != d.Before.players[d.Before.seat].cash-1
		}, func(d *decision) { me(d).cash = d.Before.players[d.Before.seat].cash - 1 }),
		"a campaign brings nothing": with(func(d *decision) { me(d).savings = d.Before.players[d.Before.seat].savings }, vCampaign),
		"an efficiency bonus is forgotten": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuild && me(d).savings > d.Before.players[d.Before.seat].savings
		}, func(d *decision) { me(d).savings = d.Before.players[d.Before.seat].savings }),
	},
	"US-INV-32": {
		"a meat value rises by itself": always(func(s *state) { s.players[0].meat[1]++ }),
		"a brand rises by itself":      always(func(s *state) { s.players[1].brand++ }),
		"a stack changes":              always(func(s *state) { s.brands[0], s.brands[1] = s.brands[1], s.brands[0] }),
		"a cut is made up":             always(func(s *state) { s.players[0].cut[3] ^= 1 }),
		"advertising does nothing":     with(func(d *decision) { *me(d) = d.Before.players[d.Before.seat] }, vNational),
		"the tracker goes beneath": where(func(d *decision) bool {
			n := d.After.seats()
			return verbOf(d.Action) == vChicago && d.After.brands[n-1] == d.Before.seat
		}, func(d *decision) {
			n := d.After.seats()
			d.After.brands[n-1], d.After.brands[n-2] = d.After.brands[n-2], d.After.brands[n-1]
		}),
		"a benefit is forgotten": with(func(d *decision) {
			me(d).meat, me(d).brand = d.Before.players[d.Before.seat].meat, d.Before.players[d.Before.seat].brand
		}, vBranch, vBranches),
		"the others do not gain": byCard("beef-trust", func(d *decision) {
			seat := (d.Before.seat + 1) % d.Before.seats()
			d.After.players[seat].meat[0]--
		}),
		"1906 leaves somebody behind": event(func(c *box.YearCard) bool { return c.AllBrand < 0 },
			func(d *decision) { d.After.players[0].brand++ }),
		"1907 leaves somebody behind": event(func(c *box.YearCard) bool { return c.AllBrand > 0 },
			func(d *decision) { d.After.players[0].brand-- }),
	},
	"US-INV-33": {
		"the spirit rises by itself": always(func(s *state) { s.spirit++ }),
		"a strike by itself":         always(func(s *state) { s.strike = !s.strike }),
		"a token is given":           always(func(s *state) { s.players[0].tokens++; s.tokens-- }),
		"the supply forgets one":     always(func(s *state) { s.tokens++ }),
		"higher wages please nobody": where(func(d *decision) bool { return d.After.spirit != d.Before.spirit && verbOf(d.Action) == vWage },
			func(d *decision) { d.After.spirit = d.Before.spirit }),
		"a striker has no grudge": where(func(d *decision) bool {
			return verbOf(d.Action) == vYear && d.After.strike && d.After.tokens != d.Before.tokens
		},
			func(d *decision) {
				for i := range d.After.players {
					d.After.players[i].tokens = d.Before.players[i].tokens
				}
			}),
		"rumors reach who spreads them": byCard("spread-rumors", func(d *decision) { me(d).tokens++ }),
	},
	"US-INV-34": {
		"an animal comes": always(func(s *state) { s.yards[0]++ }),
		"an animal stays": with(func(d *decision) { d.After.yards = d.Before.yards }, vSlaughter),
		"nothing arrives": where(func(d *decision) bool { return yearEnds(d) && d.After.yards != d.Before.yards },
			func(d *decision) { d.After.yards = d.Before.yards }),
		"1887 takes none": event(func(c *box.YearCard) bool { return c.RemoveCattle > 0 }, func(d *decision) { d.After.yards = d.Before.yards }),
		"1900 brings none": where(func(d *decision) bool { return verbOf(d.Action) == vYear && d.After.yards[1] > d.Before.yards[1] },
			func(d *decision) { d.After.yards = d.Before.yards }),
	},
	"US-INV-35": {
		"a worker stays on the mat": where(func(d *decision) bool { return d.Before.step == atPlace && !yearEnds(d) },
			func(d *decision) { me(d).hands++ }),
		"a worker stands elsewhere": where(func(d *decision) bool {
			return verbOf(d.Action) == vContract && !yearEnds(d) && d.After.step != atParty
		}, func(d *decision) { d.After.contractors[d.Before.seat]--; d.After.viaducters[d.Before.seat]++ }),
		"another's worker stands there": with(func(d *decision) { d.After.workers[wageSpace][0]++ }, vWage),
		"a worker stays out":            where(yearEnds, func(d *decision) { d.After.players[0].hands--; d.After.contractors[0]++ }),
		"nobody strikes": where(func(d *decision) bool { return verbOf(d.Action) == vYear && d.After.strike },
			func(d *decision) { d.After.picket = 0 }),
		"nobody is away": event(func(c *box.YearCard) bool { return c.Away > 0 }, func(d *decision) { d.After.away = 0 }),
		"a yard is free again": where(func(d *decision) bool { return verbOf(d.Action) == vSlaughter && d.After.step == atPlace },
			func(d *decision) { d.After.slaughtered = d.Before.slaughtered }),
	},
	"US-INV-36": {
		"the same one again": where(func(d *decision) bool {
			return d.Before.step == atPlace && d.After.step == atPlace && d.Before.seat != d.After.seat
		},
			func(d *decision) { d.After.seat = d.Before.seat }),
		"another begins the year": where(func(d *decision) bool { return verbOf(d.Action) == vYear },
			func(d *decision) { d.After.seat = (d.After.seat + 1) % d.After.seats() }),
		"a year is left out": where(yearEnds, func(d *decision) { d.After.year++ }),
		"a step is left out": where(func(d *decision) bool {
			return d.After.step == atWild || d.After.step == atParty || d.After.step == atReveal && d.After.year > 0
		}, func(d *decision) { d.After.step = atPlace }),
		"the hirer is forgotten":  where(func(d *decision) bool { return d.After.breaker != none }, func(d *decision) { d.After.breaker = none }),
		"one last placement more": where(func(d *decision) bool { return d.After.lasts > 0 }, func(d *decision) { d.After.lasts++ }),
		"the plants go clockwise": where(func(d *decision) bool {
			return d.Before.step == atPlant && d.After.step == atPlant && d.After.seats() > 2
		},
			func(d *decision) { d.After.seat = (d.Before.seat + 1) % d.Before.seats() }),
	},
	"US-INV-37": {
		"a house is lost": always(func(s *state) { s.players[0].houses-- }),
		"a house stands elsewhere": with(func(d *decision) {
			d.After.houses[whatOf(d.Action)][d.Before.seat]--
			d.After.houses[(whatOf(d.Action)+1)%markets][d.Before.seat]++
		}, vBranch, vBranches),
		"a token moves": always(func(s *state) { s.rails[3] ^= 1 }),
		"a wild one goes elsewhere": with(func(d *decision) {
			for i := range d.After.rails {
				if d.After.rails[i] != d.Before.rails[i] {
					d.After.rails[i] = (d.After.rails[i] + 1) % markets
				}
			}
		}, vWild),
		"a wild one is forgotten": atStep(func(s *state) { s.wilds = 0 }, atWild),
	},
	"US-INV-38": {
		"a card stays in the offering": with(func(d *decision) { d.After.offering, d.After.offers = d.Before.offering, d.Before.offers }, vBuild),
		"the offering shrinks":         inPlay(func(s *state) { s.offers--; s.offering[s.offers] = none }),
		"another card is built":        with(func(d *decision) { me(d).buildings ^= 3 }, vBuild),
		"a card is revealed secretly":  always(func(s *state) { s.revealed ^= 1 << 19 }),
		"another card comes up":        with(func(d *decision) { d.After.top ^= 1 }, vReveal),
		"a specialist stays": where(func(d *decision) bool { return d.After.display != d.Before.display },
			func(d *decision) { d.After.display = d.Before.display }),
		"a specialist is taken":    always(func(s *state) { s.players[0].specialists ^= 1 }),
		"the year card changes":    inPlay(func(s *state) { s.card = (s.card + 2) % yearCards }),
		"a year card is forgotten": where(yearEnds, func(d *decision) { d.After.seen ^= 1 << max(0, d.Before.card) }),
		"who builds is forgotten":  atStep(func(s *state) { s.unfinished ^= 1 }, atWild, atSpecial),
	},
	"US-INV-39": {
		"a piece is not laid":      with(func(d *decision) { d.After.pieces = d.Before.pieces }, vBuild, vViaduct, vPlant),
		"a piece is turned":        with(func(d *decision) { d.After.places[whatOf(d.Action)].turn ^= 1 }, vBuild),
		"a viaduct is left out":    with(func(d *decision) { d.After.viaducts = d.Before.viaducts }, vViaduct),
		"a plant stands elsewhere": with(func(d *decision) { me(d).plant ^= 1 }, vPlant),
		"a plant moves":            inPlay(func(s *state) { s.players[0].plant ^= 1 }),
		"land is not owned":        with(func(d *decision) { me(d).land = board{} }, vLand),
		"a land card is kept":      with(func(d *decision) { me(d).laid-- }, vLand),
		"a land card is turned":    with(func(d *decision) { me(d).lots[me(d).laid-1].south = !me(d).lots[me(d).laid-1].south }, vLand),
		"a land card goes back": where(func(d *decision) bool { return d.After.has(owns) >= 0 },
			func(d *decision) { d.After.players[d.After.has(owns)].laid-- }),
	},
	"US-INV-40": unlawfulMutants,
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
func poor(d *decision) { d.Before.players[d.Before.seat].cash = 0 }

// unlawfulMutants make a decision one that could not be taken, by changing what was before it.
var unlawfulMutants = map[string]mutant{
	"no worker is left": where(func(d *decision) bool { return d.Before.step == atPlace },
		func(d *decision) { d.Before.players[d.Before.seat].hands = 0 }),
	"the space is taken": where(func(d *decision) bool {
		_, small := spaceOf(verbOf(d.Action))
		return d.Before.step == atPlace && small
	}, func(d *decision) {
		sp, _ := spaceOf(verbOf(d.Action))
		d.Before.standing[sp] = mostSmall
	}),
	"the cost cannot be paid": with(poor, vNational, vBranch, vBranches, vWage, vLand),
	"the squares cannot be paid": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuild &&
			d.Before.players[d.Before.seat].laid == 0
	}, poor),
	"no animal is there": with(func(d *decision) { d.Before.yards = [kinds]uint8{} }, vSlaughter),
	"the loss cannot be paid": where(func(d *decision) bool {
		return verbOf(d.Action) == vSlaughter && d.Before.is(nil, AskNegativeSlaughterCash, NegativeSlaughterCashMustAfford)
	}, func(d *decision) {
		poor(d)
		d.Before.prices[whatOf(d.Action)] = d.Before.players[d.Before.seat].meat[whatOf(d.Action)] + 1
	}),
	"futures lose too much": where(func(d *decision) bool {
		return verbOf(d.Action) == vCard+5 && !d.Before.is(nil, AskFuturesLoss, FuturesLossNothingHappens)
	}, func(d *decision) { d.Before.prices[whatOf(d.Action)] = 99 }),
	"no token is there": where(func(d *decision) bool {
		v := verbOf(d.Action)
		return (v == vWage || v == vEight || v == vCard+2 || v == vCard+12) && d.Before.is(nil, AskTokenRequired, TokenRequiredTokenRequired)
	}, func(d *decision) { d.Before.players[d.Before.seat].tokens = 0 }),
	"the other party is in office": with(func(d *decision) { d.Before.party ^= 1 }, vBranches, vEight),
	"no house is left":             with(func(d *decision) { d.Before.players[d.Before.seat].houses = 0 }, vBranch, vBranches, vCard+9),
	"the market is full":           with(func(d *decision) { d.Before.houses[whatOf(d.Action)][0] = 9 }, vBranch, vBranches, vCard+9),
	"one house where two are asked for": where(func(d *decision) bool { return verbOf(d.Action) == vBranches && otherOf(d.Action) >= 0 },
		func(d *decision) { d.Action = of(vBranches, whatOf(d.Action)) }),
	"a house outside New York": byCard("new-york-branches", func(d *decision) { d.Action = two(verbOf(d.Action), 0, 1) }),
	"the card is another": where(func(d *decision) bool { return verbOf(d.Action) >= vCard },
		func(d *decision) { d.Before.card = (d.Before.card + 5) % yearCards }),
	"nobody strikes": where(func(d *decision) bool {
		return verbOf(d.Action) == vCard+7 && d.Before.is(nil, AskStrikebreakerNoStrike, StrikebreakerNoStrikeNotAvailable)
	}, func(d *decision) { d.Before.picket = 0 }),
	"the last workers hire again": byCard("hire-strikebreaker", func(d *decision) { d.Before.lasts = 1 }),
	"the card is not on offer":    with(func(d *decision) { d.Before.offering = [mostOffer]int8{none, none, none, none} }, vBuild),
	"a piece lies on another":     with(func(d *decision) { d.Before.pieces, d.Before.viaducts = full, board{} }, vBuild, vViaduct, vLand),
	"a piece lies off the grid":   with(func(d *decision) { d.Action = laid(vBuild, whatOf(d.Action), at(13, 9), 0) }, vBuild),
	"a viaduct lies off the grid": with(func(d *decision) { d.Action = laid(vViaduct, none, at(14, 11), 0) }, vViaduct),
	"a piece is turned over": where(func(d *decision) bool {
		return verbOf(d.Action) == vBuild && d.Before.is(nil, AskPieceFlip, PieceFlipRotateOnly)
	},
		func(d *decision) { d.Action |= 4 << turnBits }),
	"it is not connected": with(func(d *decision) { d.Before.players[d.Before.seat].plant = none }, vBuild, vViaduct),
	"no viaduct is left": where(func(d *decision) bool {
		return verbOf(d.Action) == vViaduct && d.Before.is(nil, AskViaductSupply, ViaductSupplySixOnly)
	},
		func(d *decision) { withParts(d.Before, func(c *box.Components) { c.Viaducts = 0 }) }),
	"no land card is left": with(func(d *decision) { d.Before.players[d.Before.seat].laid = 5 }, vLand),
	"the land is owned":    with(func(d *decision) { d.Before.players[1].land = full }, vLand),
	"the land is turned": where(func(d *decision) bool {
		return verbOf(d.Action) == vLand && d.Before.is(nil, AskLandOrientation, LandOrientationLongSideEast)
	},
		func(d *decision) { d.Action |= 1 << turnBits }),
	"the squares are closed": where(func(d *decision) bool {
		return (verbOf(d.Action) == vLand || verbOf(d.Action) == vBuild || verbOf(d.Action) == vViaduct) &&
			d.Before.is(nil, AskUnusedPlantSites, UnusedPlantSitesReserved)
	}, func(d *decision) { withParts(d.Before, func(c *box.Components) { closeThere(d, c) }) }),
	"a card is no more there":     with(func(d *decision) { d.Before.revealed |= 1 << whatOf(d.Action) }, vReveal),
	"a year card of another year": with(func(d *decision) { d.Before.year++ }, vYear),
	"the location is taken":       with(func(d *decision) { d.Before.players[d.Before.first].plant = whatOf(d.Action) }, vPlant),
	"the location is not open": where(func(d *decision) bool { return verbOf(d.Action) == vPlant && d.Before.seats() == 3 },
		func(d *decision) { d.Action = of(vPlant, 1) }),
	"the market has a wild token": with(
		func(d *decision) { d.Before.rails[1], d.Before.rails[5] = whatOf(d.Action), whatOf(d.Action) }, vWild),
	"the specialist is not there": where(func(d *decision) bool { return d.Before.seat != none },
		func(d *decision) { d.Before.step, d.Before.display, d.Action = atSpecial, 0, of(vSpecialist, 0) }),
	"it is not the time": with(
		func(d *decision) { d.Before.step = atOver }, vFirst, vElection, vReveal, vYear, vPlant, vWild, vParty, vSpecialist),
	"nobody decides on parties": with(func(d *decision) { d.Before.step = atYear }, vParty),
}

// closeThere makes a square of a decision a start location.
func closeThere(d *decision, c *box.Components) {
	sq := squareOf(d.Action)
	if verbOf(d.Action) == vBuild {
		on, _ := footprint(d.Before, whatOf(d.Action), placing{at: sq, turn: turnOf(d.Action)})
		b := on.board()
		sq = b.pop()
	}
	c.Locations[sideOf(d.Before)][7] = box.Location{Name: "here", Size: 1, Squares: [8]box.Square{sq.place()}}
}
