package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// broken has for each invariant and each clause that it cites what breaks the clause: a change of one field of a position, or a mutant.
var broken = lawtest.Grounds{
	"FR-INV-01":      {Setup07: "bank -1", Start13: "players.money +1"},
	"FR-INV-02":      {Setup12: "players.supply +1", Start12: "logs[] +1", Ran24: "tiles.cattle +1"},
	"FR-INV-03":      {Setup09: "markers +1", Round14: "markers far below"},
	"FR-INV-04":      {Mayor02: "players.political -1", Track01: "players.political -1", Track05: "players.investment -1"},
	"FR-INV-05":      {Setup18: "mayor +1", Round30: "mayor another"},
	"FR-INV-06":      {Char02: "somebody holds five", Char18: "players.hand one more", Char19: "officers +1", Mayor03: "officers another"},
	"FR-INV-07":      {Setup06: "deck one less", Char05: "deck one more", Char06: "towns.cards exchanged"},
	"FR-INV-08":      {Lum15: "players.animals +1", Min19: "players.animals +1", Ran14: "players.animals +1", Ran30: "tiles.cattle +1"},
	"FR-INV-09":      {Round02: "players.used +1"},
	"FR-INV-10":      {Lum18: "logs[] +1"},
	"FR-INV-11":      {Ran10: "herds.a one more"},
	"FR-INV-12":      {Setup03: "works.a one more"},
	"FR-INV-12-line": {Rail03: "trains.track another", Found05: "trains.first +1"},
	"FR-INV-13": {Gen20: "before: works.b one more by build", Lum13: "works.b one more", Min16: "works.b one more", Ran05: "works.b one more",
		Lum19: "before: town.b one more by build", Min24: "before: town.b one more by build", Min33: "before: town.b one more by build"},
	"FR-INV-14": {Round09: "tiles.damage +1"},
	"FR-INV-15": {Round23: "tiles.uses +1 by use", Round24: "before: tiles.damage +1 by use", Char22: "a partner holds a building"},
	"FR-INV-16": {Round21: "players.workers +1", Round20: "players.spent one more"},
	"FR-INV-17": {Round30: "mayor +1", Char13: "an assistant has no vote", Char17: "an assistant has no vote", Char25: "a tycoon has no vote"},
	"FR-INV-18": {Elec06: "promised +1", Elec05: "promises[] another", Gen05: "promised -1"},
	"FR-INV-19": {Comp17: "lines.built +1", Comp18: "lines.seen -1", Setup11: "lines.count +1"},
	"FR-INV-20": {Comp15: "tilesUp +1", Comp03: "cards[] -1", Comp04: "players.levels +1"},
	"FR-INV-21": {Comp07: "severity -1", Setup24: "discs +1"},
	"FR-INV-22": {Min10: "before: tiles.level +1", Min21: "tiles.done turned", Min09: "tiles.reserve +1", Min25: "tiles.metal +1"},
	"FR-INV-23": {Lum06: "trees -1"},
	"FR-INV-26": {Gen14: "a sale brings more than it costs", Gen12: "a sale brings more than it costs"},
	"FR-INV-27": {Rail04: "trains.connected turned"},
	"FR-INV-28": {Score02: "a goal is worth less than nothing"},
	"FR-INV-30": {Score08: "winners +1", Score09: "a tie is not broken", Goal08: "winners +1"},
	"FR-INV-31": {Setup20: "events +1", Setup15: "players.goal another"},
}

type decision = lawtest.Decision[state]

// withParts gives a state components of its own.
func withParts(s *state, change func(c *box.Components)) {
	t, parts := *s.table, *s.table.parts
	change(&parts)
	t.parts = &parts
	s.table = &t
}

// elects reports whether a decision ends an election in which cards have a vote.
func elects(d *decision) bool {
	return counting(d.Before, d.Action, d.After) && d.After.step == atPromise &&
		d.Before.is(nil, AskElectionWinner, ElectionWinnerCampaignPlusCharacters)
}

// mutants do what no change of one field does: to the components, or to several fields.
var mutants = lawtest.Mutants[state]{
	"FR-INV-06": {"somebody holds five": lawtest.Always(func(s *state) { s.players[1].hand = 31 })},
	"FR-INV-15": {"a partner holds a building": func(d *decision) bool {
		for rest := d.After.town; !rest.empty(); {
			if t := &d.After.tiles[rest.pop()]; t.kind >= box.Bank && t.kind < box.WoodenHouse {
				t.owner, t.tycoon = none, assistants
				return true
			}
		}
		return false
	}},
	"FR-INV-17": {
		"an assistant has no vote": lawtest.Where(elects, func(d *decision) {
			other := (d.After.open.whose + 1) % d.After.seats()
			d.Before.players[other].hand, d.Before.players[other].cube = 1<<24-1, 0
		}),
		"a tycoon has no vote": lawtest.Where(
			func(d *decision) bool { return elects(d) && d.After.open.whose != d.Before.mayor },
			func(d *decision) {
				d.Before.players[d.Before.mayor].cube = 0
				for i := range d.Before.office {
					d.Before.office[i] = int8(characters - 1 - i)
				}
				d.Before.officers = uint8(len(d.Before.office))
			}),
	},
	"FR-INV-26": {"a sale brings more than it costs": lawtest.Where(
		func(d *decision) bool { return verbOf(d.Action) == vBuy && box.Good(whatOf(d.Action)) == box.Log },
		func(d *decision) {
			withParts(d.Before, func(c *box.Components) { c.Markets[box.ShipCard].Sells[box.Log] = 99 })
			d.After.table = d.Before.table
		})},
	"FR-INV-28": {"a goal is worth less than nothing": lawtest.Where(
		func(d *decision) bool { return d.After.players[0].goal >= 0 },
		func(d *decision) { withParts(d.After, func(c *box.Components) { c.GoalLimit = -1 }) })},
	"FR-INV-30": {"a tie is not broken": lawtest.Where(func(d *decision) bool { return d.After.step == atOver }, func(d *decision) {
		for i := range d.After.seats() {
			d.After.players[i] = d.After.players[0]
			d.After.players[i].goal, d.After.players[i].final = none, 0
		}
		d.After.players[0].final, d.After.players[1].political = 1, d.After.players[1].political+1
		d.After.winners = 3
	})},
}
