package stockyards

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// broken has for each invariant and each clause that it cites what breaks the clause: a change of one field of a position, or a mutant.
var broken = lawtest.Grounds{
	"US-INV-01": {Bound01: "prices -1", Bound02: "players.meat exchanged", Bound03: "players.brand far above", Bound04: "spirit +1",
		Bound05: "prices +1"},
	"US-INV-02": {Money05: "players.savings -1"},
	"US-INV-03": {Money07: "players.cash -1"},
	"US-INV-04": {Setup24: "bank -1", Margin04: "players.cash +1", Build14: "bank -1 by build", Build15: "players.cash +1 by build"},
	"US-INV-05": {Brand04: "players.brand +1", Brand05: "brands another"},
	"US-INV-06": {Bound06: "slaughtered +1", Cmp09: "yards +1"},
	"US-INV-07": {Player07: "players.workers -1", Retrieve01: "contractors +1", Retrieve02: "picket -1"},
	"US-INV-08": {Place11: "standing +1"},
	"US-INV-09": {Place15: "before: slaughtered +1 by slaughter"},
	"US-INV-11": {Branch08: "houses[] +1", Branch09: "houses exchanged", Player06: "players.houses -1"},
	"US-INV-12": {Cmp15: "tokens -1", Strike03: "players.tokens +1", Wage02: "players.tokens -1"},
	"US-INV-13": {Build21: "rails exchanged", Build22: "rails +1", Build23: "wilds -1", Build24: "rails another"},
	"US-INV-14": {Viaduct01: "viaducts.n one more"},
	"US-INV-15": {Cmp03: "players.buildings +1", Build04: "offers -1"},
	"US-INV-16": {Build07: "places.at +1", Build08: "viaducts.n one more", Build05: "pieces.n one less", Land04: "players.lots.at +1",
		Land06: "players.lots.at another"},
	"US-INV-17": {Build09: "places.at +1", Viaduct04: "viaducts.n one more"},
	"US-INV-18": {Build14: "players.cash -1 by build", Build15: "players.cash +1 by build", Build16: "players.cash +1 by viaduct",
		Build17: "before: players.land.m one less"},
	"US-INV-19": {Build30: "players.specialists +1"},
	"US-INV-20": {Elect01: "party +1", Elect02: "first +1", Elect03: "before: workers exchanged by party", Elect04: "before: standing another"},
	"US-INV-23": {Supply04: "fewer arrive at a higher price"},
	"US-INV-24": {Supply01: "prices +1", Supply02: "prices exchanged", Supply03: "before: yards exchanged", Price01: "prices -1",
		Price02: "prices another"},
	"US-INV-26": {Score07: "brands +1", Score08: "players.tokens -1"},
	"US-INV-27": {Score15: "winners +1", Score16: "a tie is lost", Score17: "a tie is lost"},
	"US-INV-30": {Strike04: "picket -1", Y506: "away -1", Y509: "away +1", Y306: "picket another"},
	"US-INV-31": {Money06: "players.cash -1", Land08: "players.cash -1 by buy-land", Money05: "players.savings +1"},
	"US-INV-32": {Brand04: "brands exchanged", Brand05: "brands another", Y310: "players.brand -1", Y401: "players.brand +1"},
	"US-INV-33": {Strike01: "spirit -1", Strike02: "strike turned"},
	"US-INV-34": {Slaughter02: "yards +1 by slaughter", Arrive01: "yards -1", Y104: "yards -1 by year-card", Y301: "yards +1 by year-card"},
	"US-INV-35": {Place07: "players.workers +1", Worker01: "players.workers -1"},
	"US-INV-36": {Worker03: "seat another", Place01: "seat +1 by year-card", Place04: "year +1", Place05: "seat -1",
		Place20: "before: players.workers +1"},
	"US-INV-37": {Branch02: "houses[] -1", Build22: "rails -1", Build23: "rails another"},
	"US-INV-38": {Build01: "players.buildings -1", Build30: "players.specialists +1", Ycard01: "card +1", Setup10: "revealed +1"},
	"US-INV-39": {Build05: "pieces.n one less", Final11: "players.plant +1", Land12: "players.land.n one less"},
}

type decision = lawtest.Decision[state]

// mutants do what no change of one field does: to the components, or to several fields.
var mutants = lawtest.Mutants[state]{
	"US-INV-15": {"a card comes that is not used": lawtest.Where(
		func(d *decision) bool { return d.After.seats() == 2 && d.After.top != none && d.After.year > 0 },
		func(d *decision) {
			s := d.After
			i := slices.IndexFunc(s.table.parts.Buildings[:], func(b box.Building) bool { return b.Deck == 0 && !b.TwoPlayer })
			s.revealed ^= 1<<s.top | 1<<i
			s.top = int8(i)
		})},
	"US-INV-16": {
		"a land card is turned": lawtest.Where(
			func(d *decision) bool {
				return d.After.players[0].lotCount > 0 && d.After.is(nil, AskLandOrientation, LandOrientationLongSideEast)
			},
			func(d *decision) {
				p := &d.After.players[0]
				p.lots[0] = lot{at: at(0, 0), south: true}
				on, _ := area(d.After, p.lots[0])
				p.land = on.board()
			}),
		"a closed location is built on": lawtest.Where(
			func(d *decision) bool {
				return d.After.year > 0 && d.After.seats() == 3 && d.After.is(nil, AskUnusedPlantSites, UnusedPlantSitesReserved)
			},
			func(d *decision) { d.After.viaducts.add(at(11, 1)); d.After.pieces.add(at(11, 1)) }),
	},
	"US-INV-23": {"fewer arrive at a higher price": lawtest.Always(func(s *state) {
		t, parts := *s.table, *s.table.parts
		parts.Price[0][1].Arrive[10], parts.Price[1][1].Arrive[10] = 0, 0
		t.parts, s.table = &parts, &t
	})},
	"US-INV-27": {"a tie is lost": lawtest.Where(
		func(d *decision) bool { return d.After.step == atOver },
		func(d *decision) {
			s := d.After
			best := richest(s)
			for i := range s.seats() {
				s.players[i].savings += int16(worth(s, best) + bonusOf(s, best) - worth(s, i) - bonusOf(s, i))
			}
			s.winners = engine.Seats(1) << s.brands[0]
		})},
}
