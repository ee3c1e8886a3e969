package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// stepMutants are those of the laws that look at what a decision moves.
var stepMutants = lawtest.Mutants[state]{
	"US-INV-24": {
		"the most does better": where(func(d *decision) bool { return yearEnds(d) && d.After.step != atOver && fewer(d) >= 0 },
			func(d *decision) { d.After.prices[fewer(d)] -= 9 }),
		"prices move early": where(func(d *decision) bool { return !yearEnds(d) && verbOf(d.Action) != vYear },
			func(d *decision) { d.After.prices[2]++ }),
		"another card moves a price": event(func(c *box.YearCard) bool { return c.AllPrices == 0 },
			func(d *decision) { d.After.prices[0]++ }),
		"prices are adjusted once too often": where(func(d *decision) bool {
			return d.After.step == atOver && d.Before.step != atOver &&
				d.Before.is(nil, AskFinalMarginPrices, FinalMarginPricesBeforeAdjustment)
		}, func(d *decision) { d.After.prices[0]++ }),
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
		"somebody does not strike": where(func(d *decision) bool {
			return d.After.strike && d.After.step == atPlace &&
				d.After.lastLeft == 0
		},
			func(d *decision) { d.After.picket &^= 1 }),
		"there is no strike": where(func(d *decision) bool { return d.After.picket != 0 }, func(d *decision) { d.After.strike = false }),
		"nobody strikes": where(func(d *decision) bool { return d.After.strike && d.After.step == atPlace },
			func(d *decision) { d.After.picket = 0 }),
		"a worker lies down": where(func(d *decision) bool { return d.After.away == 0 }, func(d *decision) { d.After.away = 2 }),
		"a worker gets up":   where(func(d *decision) bool { return d.After.away != 0 }, func(d *decision) { d.After.away &^= 1 }),
	},
	"US-INV-31": {
		"a robbery": where(placed, func(d *decision) {
			if v := verbOf(d.Action); v == vBuild || v == vViaduct {
				other(d).savings--
			}
			other(d).cash--
		}),
		"savings for nothing": where(placed, func(d *decision) { other(d).savings++ }),
	},
	"US-INV-32": {
		"a brand falls":         where(placed, func(d *decision) { me(d).brand = was(d).brand - 1 }),
		"another's brand rises": where(placed, func(d *decision) { other(d).brand++ }),
		"the tracker goes beneath": where(func(d *decision) bool {
			n := d.After.seats()
			lies, below := d.After.brands[n-1], d.After.brands[n-2]
			return verbOf(d.Action) == vChicago && lies == d.Before.seat && d.After.players[below].brand == me(d).brand &&
				me(d).brand > was(d).brand
		}, func(d *decision) {
			n := d.After.seats()
			d.After.brands[n-1], d.After.brands[n-2] = d.After.brands[n-2], d.After.brands[n-1]
		}),
	},
	"US-INV-33": {
		"a strike by itself":  always(func(s *state) { s.strike = !s.strike }),
		"a strike has no end": where(yearEnds, func(d *decision) { d.After.strike = true }),
		"wages end a strike": where(func(d *decision) bool { return verbOf(d.Action) == vWage && d.After.strike },
			func(d *decision) { d.After.strike = false }),
		"a low spirit is a strike": where(func(d *decision) bool { return verbOf(d.Action) == vYear && d.After.strike },
			func(d *decision) { d.After.spirit = 0 }),
	},
	"US-INV-34": {
		"an animal comes": where(placed, func(d *decision) { d.After.yards[0]++ }),
		"an animal goes":  where(placed, func(d *decision) { d.After.yards[1]-- }),
		"an animal stays": where(func(d *decision) bool { return placed(d) && verbOf(d.Action) == vSlaughter },
			func(d *decision) { d.After.yards = d.Before.yards }),
		"an event brings some": event(func(c *box.YearCard) bool { return c.AddEach == 0 }, func(d *decision) { d.After.yards[2]++ }),
		"an event takes some": event(func(c *box.YearCard) bool { return c.RemoveCattle == 0 && c.AddEach == 0 },
			func(d *decision) { d.After.yards[1]-- }),
		"a year takes some": where(func(d *decision) bool { return yearEnds(d) && d.Before.yards[1] > 1 },
			func(d *decision) { d.After.yards[1] = d.Before.yards[1] - 2 }),
	},
	"US-INV-35": {
		"a worker stays on the mat": where(placed, func(d *decision) { me(d).workers++ }),
		"another's worker goes":     where(placed, func(d *decision) { other(d).workers-- }),
	},
	"US-INV-36": {
		"the same one again": where(func(d *decision) bool {
			return placed(d) && d.After.step == atPlace && d.Before.seat != d.After.seat
		}, func(d *decision) { d.After.seat = d.Before.seat }),
		"another begins the year": where(func(d *decision) bool { return verbOf(d.Action) == vYear },
			func(d *decision) { d.After.seat = (d.After.seat + 1) % d.After.seats() }),
		"a year is left out":    where(yearEnds, func(d *decision) { d.After.year += 2; d.After.step = atYear }),
		"a year ends too early": where(yearEnds, func(d *decision) { d.Before.players[0].workers += 2 }),
	},
	"US-INV-37": {
		"a house is lost": had(func(p *player) bool { return p.houses < 4 },
			func(d *decision, _ int) { d.After.houses = [markets][maxSeats]uint8{} }),
		"another has a house": where(placed, func(d *decision) { d.After.houses[2][(d.Before.seat+1)%d.Before.seats()]++ }),
		"a token goes back": where(func(d *decision) bool { return d.Before.rails[3] != none },
			func(d *decision) { d.After.rails[3] = none }),
	},
	"US-INV-38": {
		"a card is taken back": had(builds, func(d *decision, i int) { d.After.players[i].buildings ^= d.Before.players[i].buildings }),
		"another has the card": with(func(d *decision) {
			me(d).buildings, other(d).buildings = was(d).buildings, other(d).buildings|1<<whatOf(d.Action)
		}, vBuild),
		"a specialist is taken": where(placed, func(d *decision) { other(d).specialists ^= 1 }),
		"a card is revealed secretly": where(func(d *decision) bool { return verbOf(d.Action) != vReveal },
			func(d *decision) { d.After.revealed ^= 1 << 19 }),
		"the year card changes":    where(placed, func(d *decision) { d.After.card = (d.After.card + 2) % yearCards }),
		"a year card is forgotten": where(yearEnds, func(d *decision) { d.After.seen ^= 1 << max(0, d.Before.card) }),
	},
	"US-INV-39": {
		"a piece is taken away": inPlay(func(s *state) { s.pieces = board{} }),
		"a piece is turned": had(builds,
			func(d *decision, i int) { d.After.places[lowestCard(d.Before.players[i].buildings)].turn ^= 1 }),
		"a viaduct goes": where(func(d *decision) bool { return d.Before.viaducts != board{} && verbOf(d.Action) != vBuild },
			func(d *decision) { d.After.viaducts = board{} }),
		"a plant moves":        where(placed, func(d *decision) { d.After.players[0].plant ^= 1 }),
		"land is lost":         had(owns, func(d *decision, i int) { d.After.players[i].land = board{} }),
		"another has the land": with(func(d *decision) { other(d).land = other(d).land.or(me(d).land); me(d).land = was(d).land }, vLand),
	},
}

// placed reports whether a worker has been placed and the year goes on.
func placed(d *decision) bool {
	return d.Before.step == atPlace && !yearEnds(d) && d.After.lastLeft == 0
}

// was is the player who has decided, before the decision; other is the next one, after it.
func was(d *decision) *player   { return &d.Before.players[d.Before.seat] }
func other(d *decision) *player { return &d.After.players[(d.Before.seat+1)%d.Before.seats()] }

// fewer is a kind of which fewer animals are left than of another, or -1.
func fewer(d *decision) int {
	left := leftInYards(d.Before, d.Action)
	for k := range kinds {
		if left[k] < left[(k+1)%kinds] {
			return k
		}
	}
	return -1
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

// had is a mutant of the first seat that had something before the decision.
func had(some func(p *player) bool, do func(d *decision, seat int)) mutant {
	return func(d *decision) bool {
		i := d.Before.has(some)
		if i >= 0 {
			do(d, i)
		}
		return i >= 0
	}
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
