package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// lapse is a decision with the positions before and after it, to be bent.
type lapse struct {
	before, after *state
	a             engine.Action
}

// bend does one thing wrong, and reports whether it could there.
type bend func(l *lapse) bool

// always is a bend of the position after a decision that is possible everywhere.
func always(do func(s *state)) bend {
	return func(l *lapse) bool { do(l.after); return true }
}

// with is a bend behind a decision of some verbs.
func with(do func(l *lapse), verbs ...verb) bend {
	return where(func(l *lapse) bool { return slices.Contains(verbs, verbOf(l.a)) }, do)
}

// where makes a bend of a condition and a change.
func where(can func(l *lapse) bool, do func(l *lapse)) bend {
	return func(l *lapse) bool {
		if !can(l) {
			return false
		}
		do(l)
		return true
	}
}

// atStep is a bend of the position after a decision that leads to a step.
func atStep(do func(s *state), when ...step) bend {
	return where(func(l *lapse) bool { return slices.Contains(when, l.after.step) }, func(l *lapse) { do(l.after) })
}

// inPlay is a bend of the position after a decision once the plants stand.
func inPlay(do func(s *state)) bend {
	return where(func(l *lapse) bool { return l.after.year > 0 }, func(l *lapse) { do(l.after) })
}

// yearEnds reports whether a year has just ended.
func yearEnds(l *lapse) bool { return parting(l.before, l.after) }

// byCard is a bend behind the action of a year card, by its word.
func byCard(word string, do func(l *lapse)) bend {
	return with(do, vCard+verb(slices.Index(box.YearActions[:], word)))
}

// event is a bend behind a year card with an event.
func event(is func(c *box.YearCard) bool, do func(l *lapse)) bend {
	return where(func(l *lapse) bool {
		return verbOf(l.a) == vYear && is(&l.after.table.parts.YearCards[whatOf(l.a)])
	}, do)
}

// me is the player who has decided, after the decision.
func (l *lapse) me() *player { return &l.after.players[l.before.seat] }

// has finds a player with something, or -1.
func (s *state) has(some func(p *player) bool) int {
	return slices.IndexFunc(s.players[:s.seats()], func(p player) bool { return some(&p) })
}

// owner is a bend of a player who has something.
func owner(some func(p *player) bool, do func(s *state, p *player)) bend {
	return func(l *lapse) bool {
		i := l.after.has(some)
		if i >= 0 {
			do(l.after, &l.after.players[i])
		}
		return i >= 0
	}
}

func builds(p *player) bool { return p.buildings != 0 }
func owns(p *player) bool   { return p.laid > 0 }

// withParts gives a state components of its own.
func withParts(s *state, change func(c *box.Components)) {
	t, parts := *s.table, *s.table.parts
	change(&parts)
	t.parts = &parts
	s.table = &t
}

// bends has, for every law that looks at positions, and some more, what a wrong rule would leave behind. A law that no bend is noticed by
// would guard nothing.
var bends = map[string]map[string]bend{
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
		"a tracker is there twice":      always(func(s *state) { s.brands[0] = s.brands[1] }),
		"a tracker is nobody's":         always(func(s *state) { s.brands[0] = s.seats() }),
		"a stack lies on another space": always(func(s *state) { s.players[s.brands[0]].brand = s.players[s.brands[s.seats()-1]].brand + 1 }),
	},
	"US-INV-06": {
		"a yard is crowded":         always(func(s *state) { s.yards[0] = 7 }),
		"workers crowd a yard":      always(func(s *state) { s.yards[2] = uint8(s.table.parts.Capacity[sideOf(s)][2]); s.slaughtered[2] = 1 }),
		"a stranger is in the yard": always(func(s *state) { s.slaughtered[1] |= 1 << 7 }),
	},
	"US-INV-07": {
		"a worker is lost":        always(func(s *state) { s.players[0].hands-- }),
		"a worker is there twice": inPlay(func(s *state) { s.contractors[1]++ }),
		"a striker is forgotten":  where(func(l *lapse) bool { return l.after.picket != 0 }, func(l *lapse) { l.after.picket &= l.after.picket - 1 }),
		"a worker waits too long": atStep(func(s *state) { s.players[0].hands--; s.contractors[0]++ }, atYear, atOver, atPlant, atFirst),
		"a worker has not been used": atStep(func(s *state) {
			s.standing[campaignSpace]--
			s.workers[campaignSpace][0] = none
			s.players[s.seat].hands++
		}, atParty),
	},
	"US-INV-08": {
		"an oval is taken twice": inPlay(func(s *state) {
			n := spacesOf(s, wageSpace)
			s.standing[wageSpace] = uint8(n + 1)
			s.workers[wageSpace][n] = 0
		}),
		"a worker is not counted":  inPlay(func(s *state) { s.workers[landSpace][s.standing[landSpace]] = 1 }),
		"a worker is counted only": where(func(l *lapse) bool { return l.after.standing[chicagoSpace] == 1 }, func(l *lapse) { l.after.workers[chicagoSpace][0] = none }),
	},
	"US-INV-09": {"a kind is slaughtered again": with(func(l *lapse) { l.before.slaughtered[whatOf(l.a)] |= 1 << l.before.seat }, vSlaughter)},
	"US-INV-11": {
		"a house is lost":      always(func(s *state) { s.players[0].houses-- }),
		"a house comes":        always(func(s *state) { s.houses[2][0]++ }),
		"a market is too full": always(func(s *state) { s.houses[1][0] += 3; s.players[0].houses -= 3 }),
	},
	"US-INV-12": {
		"a token is lost":          always(func(s *state) { s.tokens-- }),
		"somebody has less than 0": always(func(s *state) { s.tokens += s.players[0].tokens + 1; s.players[0].tokens = -1 }),
		"there are more than there are": where(func(l *lapse) bool {
			return l.after.is(nil, AskMoraleTokenShortage, MoraleTokenShortageTurnOrderUntilGone)
		}, func(l *lapse) { l.after.players[0].tokens += 31; l.after.tokens -= 31 }),
	},
	"US-INV-13": {
		"a token lies in another market": always(func(s *state) { s.rails[0] = 4 }),
		"two wild ones lie in one":       always(func(s *state) { s.rails[1], s.rails[5] = 2, 2 }),
		"a token lies nowhere":           always(func(s *state) { s.rails[2] = 7 }),
		"a token is left behind": where(func(l *lapse) bool { return l.after.rails != l.before.rails },
			func(l *lapse) { l.after.rails = l.before.rails }),
		"a token goes by itself": where(func(l *lapse) bool { return l.after.rails[6] == none }, func(l *lapse) { l.after.rails[6] = 2 }),
		"a wild one goes before it is sent": atStep(func(s *state) {
			for i := range s.rails {
				if s.wilds>>i&1 != 0 {
					s.rails[i] = 0
				}
			}
		}, atWild),
	},
	"US-INV-14": {"a seventh viaduct": where(func(l *lapse) bool { return l.after.is(nil, AskViaductSupply, ViaductSupplySixOnly) },
		func(l *lapse) {
			for i := range 7 {
				l.after.viaducts.add(at(i, 0))
			}
		})},
	"US-INV-15": {
		"a card is in two places": inPlay(func(s *state) { s.players[0].buildings |= 1 << s.offering[0] }),
		"a card is lost":          inPlay(func(s *state) { s.offers--; s.offering[s.offers] = none }),
		"a card lies behind the offering": where(func(l *lapse) bool { return l.after.offers < mostOffer && l.after.top != none },
			func(l *lapse) { l.after.offering[l.after.offers] = l.after.top }),
		"the top lies in the offering, too": inPlay(func(s *state) { s.top = s.offering[0] }),
		"a card is known too early":         always(func(s *state) { s.revealed |= 1 << 19 }),
		"a card comes that is not used": where(func(l *lapse) bool { return l.after.seats() == 2 && l.after.top != none && l.after.year > 0 }, func(l *lapse) {
			s := l.after
			i := slices.IndexFunc(s.table.parts.Buildings[:], func(b box.Building) bool { return b.Deck == 0 && !b.TwoPlayer })
			s.revealed ^= 1<<s.top | 1<<i
			s.top = int8(i)
		}),
		"a third C card comes": where(func(l *lapse) bool { return l.after.seats() == 2 && l.after.year > 0 }, func(l *lapse) {
			for i, b := range l.after.table.parts.Buildings {
				if b.Deck == 2 && l.after.revealed>>i&1 == 0 {
					l.after.players[0].buildings |= 1 << i
					l.after.revealed |= 1 << i
				}
			}
		}),
		"a letter comes too early": where(func(l *lapse) bool { return l.before.step == atReveal && l.after.offers == 1 && l.after.year == 0 }, func(l *lapse) {
			s := l.after
			s.revealed ^= 1<<s.offering[0] | 1<<19
			s.offering[0] = 19
		}),
	},
	"US-INV-16": {
		"a piece lies on another": owner(builds, func(s *state, p *player) {
			s.viaducts.add(firstSquare(s, lowestCard(p.buildings)))
		}),
		"a piece is forgotten":      owner(builds, func(s *state, p *player) { s.pieces = s.pieces.without(one(firstSquare(s, lowestCard(p.buildings)))) }),
		"a piece lies off the grid": owner(builds, func(s *state, p *player) { s.places[lowestCard(p.buildings)].at = at(13, 9) }),
		"a piece has moved": owner(builds, func(s *state, p *player) {
			s.places[lowestCard(p.buildings)].turn ^= 2
			s.places[lowestCard(p.buildings)].at ^= 1
		}),
		"a square is taken by nothing":    inPlay(func(s *state) { s.pieces = s.pieces.or(one(freeSquare(s))) }),
		"a piece is nobody's":             inPlay(func(s *state) { c := lowestCard(^s.revealed); s.places[c] = placing{at: 3} }),
		"two plants stand in one place":   inPlay(func(s *state) { s.players[0].plant = s.players[1].plant }),
		"a land card lies on another":     owner(owns, func(_ *state, p *player) { p.lots[p.laid] = p.lots[0]; p.laid++ }),
		"a land card lies off the grid":   owner(owns, func(_ *state, p *player) { p.lots[0].at = at(13, 9) }),
		"land has no card":                inPlay(func(s *state) { s.players[0].land = s.players[0].land.or(one(at(0, 11))) }),
		"a land card is laid for nothing": inPlay(func(s *state) { s.players[1].lots[4].south = !s.players[1].lots[4].south }),
		"a sixth land card":               inPlay(func(s *state) { s.players[1].laid = 6 }),
		"a land card is turned": where(func(l *lapse) bool {
			return l.after.has(owns) >= 0 && l.after.is(nil, AskLandOrientation, LandOrientationLongSideEast)
		}, func(l *lapse) {
			p := &l.after.players[l.after.has(owns)]
			p.lots[0] = lot{at: at(0, 0), south: true}
			on, _ := area(l.after, p.lots[0])
			p.land = on.board()
		}),
		"a closed location is built on": where(func(l *lapse) bool {
			return l.after.year > 0 && l.after.seats() == 3 && l.after.is(nil, AskUnusedPlantSites, UnusedPlantSitesReserved)
		}, func(l *lapse) { l.after.viaducts.add(at(11, 1)); l.after.pieces.add(at(11, 1)) }),
	},
	"US-INV-17": {
		"a building lies apart": inPlay(func(s *state) {
			s.players[0].buildings |= 1 << 5
			s.places[5] = placing{at: at(0, 0)}
			on, _ := footprint(s, 5, s.places[5])
			s.pieces = on.board()
		}),
		"a viaduct lies apart": inPlay(func(s *state) { s.pieces = one(at(5, 0)); s.viaducts = s.pieces }),
		"another's viaduct": with(func(l *lapse) {
			l.before.seat = (l.before.seat + 1) % l.before.seats()
			l.after.pieces = l.after.plantSquares(l.before.seat).or(one(squareOf(l.a)))
			l.after.viaducts = one(squareOf(l.a))
		}, vViaduct),
	},
	"US-INV-18": {
		"a square too much is paid": with(func(l *lapse) { l.me().cash--; l.after.bank++ }, vBuild, vViaduct),
		"the owner goes without": where(func(l *lapse) bool {
			return verbOf(l.a) == vBuild || verbOf(l.a) == vViaduct
		}, func(l *lapse) { l.after.players[(l.before.seat+1)%l.before.seats()].cash++ }),
		"one's own land costs": where(func(l *lapse) bool {
			if verbOf(l.a) != vBuild {
				return false
			}
			on, _ := footprint(l.before, whatOf(l.a), placing{at: squareOf(l.a), turn: turnOf(l.a)})
			land := rowsOf(l.before.players[l.before.seat].land)
			return on.meets(&land)
		}, func(l *lapse) { l.before.players[l.before.seat].land = board{} }),
	},
	"US-INV-19": {
		"a specialist without icons": inPlay(func(s *state) {
			s.players[0].specialists, s.display, s.players[0].buildings = 1, 30, 0
			clearSpecialists(s)
		}),
		"a specialist is lost":          where(func(l *lapse) bool { return l.after.display&1 != 0 }, func(l *lapse) { l.after.display ^= 1 }),
		"a specialist is in two places": where(func(l *lapse) bool { return l.after.display != 31 }, func(l *lapse) { l.after.display = 31 }),
		"a specialist is left lying": where(func(l *lapse) bool {
			return l.after.display != l.before.display && l.after.is(nil, AskSpecialistsPerBuild, SpecialistsPerBuildAllAtOnce)
		}, func(l *lapse) {
			l.after.display = l.before.display
			for i := range l.after.players {
				l.after.players[i].specialists = l.before.players[i].specialists
			}
		}),
	},
	"US-INV-20": {
		"the first player changes": where(func(l *lapse) bool { return verbOf(l.a) != vFirst }, func(l *lapse) { l.after.first ^= 1 }),
		"the party changes":        where(func(l *lapse) bool { return verbOf(l.a) != vElection }, func(l *lapse) { l.after.party ^= 1 }),
		"another decides":          with(func(l *lapse) { l.before.workers[campaignSpace][0]++ }, vParty),
		"the election is left out": where(func(l *lapse) bool { return yearEnds(l) && verbOf(l.a) != vParty },
			func(l *lapse) { l.before.standing[campaignSpace], l.before.workers[campaignSpace][0] = 1, 0 }),
	},
	"US-INV-23": {"fewer arrive at a higher price": always(func(s *state) {
		withParts(s, func(c *box.Components) { c.Price[0][1].Arrive[10], c.Price[1][1].Arrive[10] = 0, 0 })
	})},
}

// bendsOf are the bends of a law.
func bendsOf(id string) map[string]bend {
	if bends[id] != nil {
		return bends[id]
	}
	return stepBends[id]
}

// clearSpecialists takes the specialists of all players but the first away.
func clearSpecialists(s *state) {
	for i := range s.players[1:] {
		s.players[1+i].specialists = 0
	}
}

// firstSquare is the northernmost square of a building.
func firstSquare(s *state, card int8) square {
	on, _ := footprint(s, card, s.places[card])
	b := on.board()
	return b.pop()
}

// freeSquare is a square without a piece.
func freeSquare(s *state) square {
	grid := gridOf(s)
	free := grid.board().without(s.pieces)
	return free.pop()
}
