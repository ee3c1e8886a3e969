package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

type (
	decision = lawtest.Decision[state]
	mutant   = lawtest.Mutant[state]
)

// Mutants of the position after any decision, and of a condition and a change.
var always, where = lawtest.Always[state], lawtest.Where[state]

// with is a mutant after a decision of some verbs.
func with(do func(d *decision), verbs ...verb) mutant {
	return where(func(d *decision) bool { return slices.Contains(verbs, verbOf(d.Action)) }, do)
}

// atStep is a mutant of the position after a decision that leads to a step.
func atStep(do func(s *state), when ...step) mutant {
	return where(func(d *decision) bool { return slices.Contains(when, d.After.step) }, func(d *decision) { do(d.After) })
}

// inPlay is a mutant of the position after a decision once the plants stand.
func inPlay(do func(s *state)) mutant {
	return where(func(d *decision) bool { return d.After.year > 0 }, func(d *decision) { do(d.After) })
}

// yearEnds reports whether a year has just ended.
func yearEnds(d *decision) bool { return endsYear(d.Before, d.After) }

// event is a mutant after a year card with an event.
func event(is func(c *box.YearCard) bool, do func(d *decision)) mutant {
	return where(func(d *decision) bool {
		return verbOf(d.Action) == vYear && is(&d.After.table.parts.YearCards[whatOf(d.Action)])
	}, do)
}

// me is the player who has decided, after the decision.
func me(d *decision) *player { return &d.After.players[d.Before.seat] }

// has finds a player with something, or -1.
func (s *state) has(some func(p *player) bool) int {
	return slices.IndexFunc(s.players[:s.seats()], func(p player) bool { return some(&p) })
}

// owner is a mutant of a player who has something.
func owner(some func(p *player) bool, do func(s *state, p *player)) mutant {
	return func(d *decision) bool {
		i := d.After.has(some)
		if i >= 0 {
			do(d.After, &d.After.players[i])
		}
		return i >= 0
	}
}

func builds(p *player) bool { return p.buildings != 0 }
func owns(p *player) bool   { return p.lotCount > 0 }

// withParts gives a state components of its own.
func withParts(s *state, change func(c *box.Components)) {
	t, parts := *s.table, *s.table.parts
	change(&parts)
	t.parts = &parts
	s.table = &t
}

// mutants has, for every law that looks at positions, and some more, what a wrong rule would leave. A law that notices no mutant would
// guard nothing.
var mutants = lawtest.Mutants[state]{
	"US-INV-01": {
		"a price is too high":     always(func(s *state) { s.prices[1] = 99 }),
		"a price is too low":      always(func(s *state) { s.prices[0]--; s.prices[0] = min(s.prices[0], 13) }),
		"a meat value is high":    always(func(s *state) { s.players[0].meat[2] = 99 }),
		"a meat value is low":     always(func(s *state) { s.players[1].meat[1] = 3 }),
		"a brand is past the end": always(func(s *state) { s.players[0].brand = 13 }),
		"a brand is below 0":      always(func(s *state) { s.players[1].brand = -1 }),
		"the spirit is at 6":      always(func(s *state) { s.spirit = 6 }),
		"the spirit is below 0":   always(func(s *state) { s.spirit = -1 }),
	},
	"US-INV-02": {"savings fall": inPlay(func(s *state) { s.players[0].savings = 0 })},
	"US-INV-03": {"somebody is in debt": always(func(s *state) { s.players[1].cash = -1 })},
	"US-INV-04": {
		"a dollar comes from nowhere": always(func(s *state) { s.players[0].cash++ }),
		"the Bank forgets one":        always(func(s *state) { s.bank-- }),
	},
	"US-INV-05": {
		"a tracker is there twice": always(func(s *state) { s.brands[0] = s.brands[1] }),
		"a tracker is nobody's":    always(func(s *state) { s.brands[0] = s.seats() }),
		"a stack lies on another space": always(func(s *state) {
			s.players[s.brands[0]].brand = s.players[s.brands[s.seats()-1]].brand + 1
		}),
	},
	"US-INV-06": {
		"a yard is crowded": always(func(s *state) { s.yards[0] = 7 }),
		"workers crowd a yard": always(func(s *state) {
			s.yards[2], s.slaughtered[2] = uint8(s.table.parts.Capacity[sideOf(s)][2]), 1
		}),
		"a stranger is in the yard": always(func(s *state) { s.slaughtered[1] |= 1 << 7 }),
	},
	"US-INV-07": {
		"a worker is lost":        always(func(s *state) { s.players[0].workers-- }),
		"a worker is there twice": inPlay(func(s *state) { s.contractors[1]++ }),
		"a striker is forgotten": where(func(d *decision) bool { return d.After.picket != 0 },
			func(d *decision) { d.After.picket &= d.After.picket - 1 }),
		"a worker waits too long": atStep(func(s *state) { s.players[0].workers--; s.contractors[0]++ }, atYear, atOver, atPlant, atFirst),
		"a worker has not been used": atStep(func(s *state) {
			s.standing[campaignSpace]--
			s.workers[campaignSpace][0] = none
			s.players[s.seat].workers++
		}, atParty),
	},
	"US-INV-08": {
		"an oval is taken twice": inPlay(func(s *state) {
			n := spacesOf(s, wageSpace)
			s.standing[wageSpace] = uint8(n + 1)
			s.workers[wageSpace][n] = 0
		}),
		"a worker is not counted": inPlay(func(s *state) { s.workers[landSpace][s.standing[landSpace]] = 1 }),
		"a worker is counted only": where(func(d *decision) bool { return d.After.standing[chicagoSpace] == 1 },
			func(d *decision) { d.After.workers[chicagoSpace][0] = none }),
	},
	"US-INV-09": {"a kind is slaughtered again": with(
		func(d *decision) { d.Before.slaughtered[whatOf(d.Action)] |= 1 << d.Before.seat }, vSlaughter)},
	"US-INV-11": {
		"a house is lost":      always(func(s *state) { s.players[0].houses-- }),
		"a house comes":        always(func(s *state) { s.houses[2][0]++ }),
		"a market is too full": always(func(s *state) { s.houses[1][0] += 3; s.players[0].houses -= 3 }),
	},
	"US-INV-12": {
		"a token is lost":          always(func(s *state) { s.tokens-- }),
		"somebody has less than 0": always(func(s *state) { s.tokens += s.players[0].tokens + 1; s.players[0].tokens = -1 }),
		"there are more than there are": where(func(d *decision) bool {
			return d.After.is(nil, AskMoraleTokenShortage, MoraleTokenShortageTurnOrderUntilGone)
		}, func(d *decision) { d.After.players[0].tokens += 31; d.After.tokens -= 31 }),
	},
	"US-INV-13": {
		"a token lies in another market": always(func(s *state) { s.rails[0] = 4 }),
		"two wild ones lie in one":       always(func(s *state) { s.rails[1], s.rails[5] = 2, 2 }),
		"a token lies nowhere":           always(func(s *state) { s.rails[2] = 7 }),
		"a token does not leave": where(func(d *decision) bool { return d.After.rails != d.Before.rails },
			func(d *decision) { d.After.rails = d.Before.rails }),
		"a token goes by itself": where(func(d *decision) bool { return d.After.rails[6] == none },
			func(d *decision) { d.After.rails[6] = 2 }),
		"a wild one goes before it is sent": atStep(func(s *state) {
			for i := range s.rails {
				if s.wilds>>i&1 != 0 {
					s.rails[i] = 0
				}
			}
		}, atWild),
	},
	"US-INV-14": {"a seventh viaduct": where(func(d *decision) bool { return d.After.is(nil, AskViaductSupply, ViaductSupplySixOnly) },
		func(d *decision) {
			for i := range 7 {
				d.After.viaducts.add(at(i, 0))
			}
		})},
	"US-INV-15": {
		"a card is in two places": inPlay(func(s *state) { s.players[0].buildings |= 1 << s.offering[0] }),
		"a card is lost":          inPlay(func(s *state) { s.offers--; s.offering[s.offers] = none }),
		"a card lies past the offering": where(func(d *decision) bool { return d.After.offers < mostOffer && d.After.top != none },
			func(d *decision) { d.After.offering[d.After.offers] = d.After.top }),
		"the top lies in the offering, too": inPlay(func(s *state) { s.top = s.offering[0] }),
		"a card is known too early":         always(func(s *state) { s.revealed |= 1 << 19 }),
		"a card comes that is not used": where(func(d *decision) bool {
			return d.After.seats() == 2 && d.After.top != none &&
				d.After.year > 0
		},
			func(d *decision) {
				s := d.After
				i := slices.IndexFunc(s.table.parts.Buildings[:], func(b box.Building) bool { return b.Deck == 0 && !b.TwoPlayer })
				s.revealed ^= 1<<s.top | 1<<i
				s.top = int8(i)
			}),
		"a third C card comes": where(func(d *decision) bool { return d.After.seats() == 2 && d.After.year > 0 }, func(d *decision) {
			for i, b := range d.After.table.parts.Buildings {
				if b.Deck == 2 && d.After.revealed>>i&1 == 0 {
					d.After.players[0].buildings |= 1 << i
					d.After.revealed |= 1 << i
				}
			}
		}),
		"a letter comes too early": where(func(d *decision) bool {
			return d.Before.step == atReveal && d.After.offers == 1 &&
				d.After.year == 0
		}, func(d *decision) {
			s := d.After
			s.revealed ^= 1<<s.offering[0] | 1<<19
			s.offering[0] = 19
		}),
	},
	"US-INV-16": {
		"a piece lies on another": owner(builds, func(s *state, p *player) {
			s.viaducts.add(firstSquare(s, lowestCard(p.buildings)))
		}),
		"a piece is forgotten": owner(builds,
			func(s *state, p *player) { s.pieces = s.pieces.without(one(firstSquare(s, lowestCard(p.buildings)))) }),
		"a piece lies off the grid": owner(builds, func(s *state, p *player) { s.places[lowestCard(p.buildings)].at = at(13, 9) }),
		"a piece has moved": owner(builds, func(s *state, p *player) {
			s.places[lowestCard(p.buildings)].turn ^= 2
			s.places[lowestCard(p.buildings)].at ^= 1
		}),
		"a square is taken by nothing":    inPlay(func(s *state) { s.pieces = s.pieces.or(one(freeSquare(s))) }),
		"a piece is nobody's":             inPlay(func(s *state) { c := lowestCard(^s.revealed); s.places[c] = placing{at: 3} }),
		"two plants stand in one place":   inPlay(func(s *state) { s.players[0].plant = s.players[1].plant }),
		"a land card lies on another":     owner(owns, func(_ *state, p *player) { p.lots[p.lotCount] = p.lots[0]; p.lotCount++ }),
		"a land card lies off the grid":   owner(owns, func(_ *state, p *player) { p.lots[0].at = at(13, 9) }),
		"land has no card":                inPlay(func(s *state) { s.players[0].land = s.players[0].land.or(one(at(0, 11))) }),
		"a land card is laid for nothing": inPlay(func(s *state) { s.players[1].lots[4].south = !s.players[1].lots[4].south }),
		"a sixth land card":               inPlay(func(s *state) { s.players[1].lotCount = 6 }),
		"a land card is turned": where(func(d *decision) bool {
			return d.After.has(owns) >= 0 && d.After.is(nil, AskLandOrientation, LandOrientationLongSideEast)
		}, func(d *decision) {
			p := &d.After.players[d.After.has(owns)]
			p.lots[0] = lot{at: at(0, 0), south: true}
			on, _ := area(d.After, p.lots[0])
			p.land = on.board()
		}),
		"a closed location is built on": where(func(d *decision) bool {
			return d.After.year > 0 && d.After.seats() == 3 && d.After.is(nil, AskUnusedPlantSites, UnusedPlantSitesReserved)
		}, func(d *decision) { d.After.viaducts.add(at(11, 1)); d.After.pieces.add(at(11, 1)) }),
	},
	"US-INV-17": {
		"a building lies apart": inPlay(func(s *state) {
			s.players[0].buildings |= 1 << 5
			s.places[5] = placing{at: at(5, 0)}
			on, _ := footprint(s, 5, s.places[5])
			s.pieces = on.board()
		}),
		"a viaduct lies apart": inPlay(func(s *state) { s.pieces = one(at(5, 0)); s.viaducts = s.pieces }),
		"another's viaduct": with(func(d *decision) {
			d.Before.seat = (d.Before.seat + 1) % d.Before.seats()
			d.After.pieces = d.After.plantSquares(d.Before.seat).or(one(squareOf(d.Action)))
			d.After.viaducts = one(squareOf(d.Action))
		}, vViaduct),
	},
	"US-INV-18": {
		"a square too much is paid": with(func(d *decision) { me(d).cash--; d.After.bank++ }, vBuild, vViaduct),
		"the owner goes without": where(func(d *decision) bool {
			return verbOf(d.Action) == vBuild || verbOf(d.Action) == vViaduct
		}, func(d *decision) { d.After.players[(d.Before.seat+1)%d.Before.seats()].cash++ }),
		"one's own land costs": where(func(d *decision) bool {
			if verbOf(d.Action) != vBuild {
				return false
			}
			on, _ := footprint(d.Before, whatOf(d.Action), placing{at: squareOf(d.Action), turn: turnOf(d.Action)})
			land := rowsOf(d.Before.players[d.Before.seat].land)
			return on.meets(&land)
		}, func(d *decision) { d.Before.players[d.Before.seat].land = board{} }),
	},
	"US-INV-19": {
		"a specialist without icons": inPlay(func(s *state) {
			s.players[0].specialists, s.display, s.players[0].buildings = 1, 30, 0
			clearSpecialists(s)
		}),
		"a specialist is lost": where(func(d *decision) bool { return d.After.display&1 != 0 },
			func(d *decision) { d.After.display ^= 1 }),
		"a specialist is in two places": where(func(d *decision) bool { return d.After.display != 31 },
			func(d *decision) { d.After.display = 31 }),
		"a specialist is left lying": where(func(d *decision) bool {
			return d.After.display != d.Before.display && d.After.is(nil, AskSpecialistsPerBuild, SpecialistsPerBuildAllAtOnce)
		}, func(d *decision) {
			d.After.display = d.Before.display
			for i := range d.After.players {
				d.After.players[i].specialists = d.Before.players[i].specialists
			}
		}),
	},
	"US-INV-20": {
		"the first player changes": where(func(d *decision) bool { return verbOf(d.Action) != vFirst },
			func(d *decision) { d.After.first ^= 1 }),
		"the party changes": where(func(d *decision) bool { return verbOf(d.Action) != vElection },
			func(d *decision) { d.After.party ^= 1 }),
		"another decides": with(func(d *decision) { d.Before.workers[campaignSpace][0]++ }, vParty),
		"the election is left out": where(func(d *decision) bool { return yearEnds(d) && verbOf(d.Action) != vParty },
			func(d *decision) { d.Before.standing[campaignSpace], d.Before.workers[campaignSpace][0] = 1, 0 }),
	},
	"US-INV-23": {"fewer arrive at a higher price": always(func(s *state) {
		withParts(s, func(c *box.Components) { c.Price[0][1].Arrive[10], c.Price[1][1].Arrive[10] = 0, 0 })
	})},
}
