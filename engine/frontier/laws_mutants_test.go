package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
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

// inPlay is a mutant of the position after a decision once the rounds have begun.
func inPlay(do func(s *state)) mutant {
	return where(func(d *decision) bool { return d.After.round > 0 }, func(d *decision) { do(d.After) })
}

// under is a mutant in games with a certain answer to a question.
func under(q engine.Question, o rulebook.Option, does mutant) mutant {
	return func(d *decision) bool { return d.After.is(nil, q, o) && does(d) }
}

// onTown is a mutant of a town piece of a kind, onWork of an industry building.
func onTown(from, to box.Piece, do func(s *state, x space, t *tile)) mutant {
	return func(d *decision) bool { return onPiece(d.After, d.After.town, from, to, do) }
}

func onWork(from, to box.Piece, do func(s *state, x space, t *tile)) mutant {
	return func(d *decision) bool { return onPiece(d.After, d.After.works, from, to, do) }
}

func onPiece(s *state, among area, from, to box.Piece, do func(s *state, x space, t *tile)) bool {
	for rest := among; !rest.empty(); {
		x := rest.pop()
		if t := &s.tiles[x]; t.kind >= from && t.kind <= to {
			do(s, x, t)
			return true
		}
	}
	return false
}

// owner is a mutant of a player who has something.
func owner(some func(p *player) bool, do func(s *state, p *player)) mutant {
	return func(d *decision) bool {
		for i := range d.After.seats() {
			if p := &d.After.players[i]; some(p) {
				do(d.After, p)
				return true
			}
		}
		return false
	}
}

// onTrack is a mutant of a train with track.
func onTrack(do func(s *state, t *line)) mutant {
	return func(d *decision) bool {
		for i := range d.After.trains {
			if t := &d.After.trains[i]; t.laid > 1 {
				do(d.After, t)
				return true
			}
		}
		return false
	}
}

// me is the player who has decided, after the decision, or the last one if chance has.
func me(d *decision) *player { return &d.After.players[max(d.Before.seat, 0)] }

// was is the same player before it.
func was(d *decision) *player { return &d.Before.players[max(d.Before.seat, 0)] }

// unused is a free grass space that has nothing beside it.
func unused(s *state) space {
	all := s.table.grass.without(s.occupied()).without(s.town.sides()).without(s.works.around()).without(s.rails.sides())
	return all.pop()
}

func assists(p *player) bool { return p.hand&(1<<assistants-1) != 0 }

// holdMutants has, for every law about what players have, what a wrong rule would leave behind.
var holdMutants = lawtest.Mutants[state]{
	"FR-INV-01": {
		"a dollar comes from nowhere": always(func(s *state) { s.players[0].money++ }),
		"the bank forgets one":        always(func(s *state) { s.bank-- }),
		"somebody is in debt":         always(func(s *state) { s.players[0].money, s.bank = -1, s.bank+int32(s.players[0].money)+1 }),
	},
	"FR-INV-02": {
		"a cube comes from nowhere":      always(func(s *state) { s.players[1].supply++ }),
		"a log is lost":                  inPlay(func(s *state) { s.players[0].stock[box.Log]++ }),
		"a log lies in a basin as well":  inPlay(func(s *state) { s.logs[0][1]++ }),
		"cattle come from nowhere":       inPlay(func(s *state) { x := unused(s); s.cattle[0][x] = 2; s.herds[0].add(x) }),
		"gold is stored and not counted": onTown(box.Bank, box.Bank, func(_ *state, _ space, t *tile) { t.gold[0]++ }),
		"metal lies at a site for free":  onWork(box.Panning, box.DeepSilver, func(_ *state, _ space, t *tile) { t.cubes++ }),
		"a stable has a horse more":      onWork(box.HorseStable, box.OxStable, func(_ *state, _ space, t *tile) { t.cattle++ }),
		"an enclosure has cattle more":   onWork(box.Enclosure, box.Enclosure, func(_ *state, _ space, t *tile) { t.cattle++ }),
		"a donkey is not one's own cube": owner(func(p *player) bool { return p.supply < 30 },
			func(_ *state, p *player) { p.animals[box.Donkey]++ }),
	},
	"FR-INV-03": {
		"a marker is past the end":  always(func(s *state) { s.markers[1] = 4 }),
		"a marker is below the end": always(func(s *state) { s.markers[2] = -4 }),
	},
	"FR-INV-04": {
		"a track is below 0": always(func(s *state) { s.players[0].political = 255 }),
		"investment falls": where(func(d *decision) bool { return d.Before.players[1].investment > 0 },
			func(d *decision) { d.After.players[1].investment = d.Before.players[1].investment - 1 }),
	},
	"FR-INV-05": {
		"there is no mayor":   where(func(d *decision) bool { return d.After.step != atStart }, func(d *decision) { d.After.mayor = none }),
		"a stranger is mayor": inPlay(func(s *state) { s.mayor = s.seats() }),
		"nobody has started":  inPlay(func(s *state) { s.start = none }),
		"the mayor is not who started": where(func(d *decision) bool { return d.After.round == 0 },
			func(d *decision) { d.After.mayor = (d.After.start + 1) % d.After.seats() }),
		"the mayor changes in a turn": where(func(d *decision) bool { return d.Before.step == atTurn && d.After.step == atTurn },
			func(d *decision) { d.After.mayor = (d.After.mayor + 1) % d.After.seats() }),
		"somebody wins who has not run": where(func(d *decision) bool {
			return counting(d.Before, d.Action, d.After) && d.Before.players[(d.Before.mayor+1)%d.Before.seats()].cube < 0
		},
			func(d *decision) { d.After.mayor = (d.Before.mayor + 1) % d.Before.seats() }),
	},
	"FR-INV-06": {
		"somebody holds a tycoon": always(func(s *state) { s.players[0].hand |= 1 << 30 }),
		"somebody holds five":     always(func(s *state) { s.players[1].hand = 31 }),
		"somebody holds five partners": under(AskCharacterLimit, CharacterLimitFourOfEach, always(
			func(s *state) { s.players[1].hand = 31 << assistants })),
		"an assistant is in office": always(func(s *state) { s.office[0], s.officers = 3, max(1, s.officers) }),
		"a sixth is in office":      always(func(s *state) { s.officers = 6 }),
		"five in all": under(AskCharacterLimit, CharacterLimitFourInAll, where(
			func(d *decision) bool { return d.After.step != atOutgoing && d.After.mayor >= 0 },
			func(d *decision) {
				d.After.players[d.After.mayor].hand, d.After.office[0], d.After.officers = 15, characters-1, 1
			})),
	},
	"FR-INV-07": {
		"a card is in the deck and in a hand": owner(assists, func(s *state, p *player) { s.deck |= p.hand }),
		"a card is in two hands": owner(assists,
			func(s *state, p *player) { s.players[0].hand |= p.hand; s.players[1].hand |= p.hand }),
		"a card is lost": owner(assists, func(_ *state, p *player) { p.hand = 0 }),
		"the deck loses one": where(func(d *decision) bool { return d.After.deck != 0 },
			func(d *decision) { d.After.deck &= d.After.deck - 1 }),
		"a card lies in another town": where(func(d *decision) bool { return d.After.deck&1 != 0 }, func(d *decision) {
			d.After.deck &^= 1
			p := &d.After.towns[1]
			copy(p.cards[1:], p.cards[:p.n])
			p.cards[0] = 0
			p.n++
		}),
		"a card that was never printed": always(func(s *state) { s.deck |= 1 << characters }),
		"a card drawn is in the deck still": where(func(d *decision) bool { return d.After.step == atKeep },
			func(d *decision) { d.After.deck |= 1 << d.After.open.what }),
		"one swapped out is in office": where(func(d *decision) bool { return d.After.step == atDismiss },
			func(d *decision) { d.After.office[0] = d.After.open.swapped }),
	},
	"FR-INV-08": {
		"a fourth animal on a card": owner(func(p *player) bool { return p.levels == [box.Industries]uint8{1} },
			func(_ *state, p *player) { p.animals[box.Horse] = 4 }),
		"a fourth animal on a mining card": owner(func(p *player) bool { return p.levels == [box.Industries]uint8{0, 1} },
			func(_ *state, p *player) { p.animals[box.Mule] = 4 }),
		"a fourth animal on a ranching card": owner(func(p *player) bool { return p.levels == [box.Industries]uint8{0, 0, 1} },
			func(_ *state, p *player) { p.animals[box.Ox] = 4 }),
		"an animal and no card": where(func(d *decision) bool { return d.After.step < atIndustry },
			func(d *decision) { d.After.players[0].animals[box.Ox] = 1 }),
		"a fourth in an enclosure":       onWork(box.Enclosure, box.Enclosure, func(_ *state, _ space, t *tile) { t.cattle = 4 }),
		"a fourth in a stable":           onWork(box.HorseStable, box.OxStable, func(_ *state, _ space, t *tile) { t.cattle = 4 }),
		"more are milked than there are": onWork(box.Enclosure, box.Enclosure, func(_ *state, _ space, t *tile) { t.dairy = t.cattle + 1 }),
		"a camp has cattle":              onWork(box.Camp, box.Camp, func(_ *state, _ space, t *tile) { t.cattle = 1 }),
	},
	"FR-INV-09": {
		"a horse is used that is not there": always(func(s *state) { s.players[0].used[box.Horse] = 9 }),
		"a used ox is gone": owner(func(p *player) bool { return p.animals[box.Donkey] == 0 },
			func(_ *state, p *player) { p.used[box.Mule] = 13 }),
	},
	"FR-INV-16": {
		"three workers stand":            owner(func(p *player) bool { return p.spent == 0 }, func(_ *state, p *player) { p.workers = 3 }),
		"an assistant of nobody is used": always(func(s *state) { s.players[0].spent = ^s.players[0].hand & 7 }),
	},
	"FR-INV-18": {
		"a fourth cube":           always(func(s *state) { s.promised, s.promises[0] = [box.Fields]uint8{3, 1, 0}, [3]int8{1, 2, 3} }),
		"a promise on no space":   always(func(s *state) { s.promised[1], s.promises[1] = 1, [3]int8{4} }),
		"a promise left of all":   always(func(s *state) { s.promised[1], s.promises[1] = 1, [3]int8{-3} }),
		"the farther comes first": always(func(s *state) { s.promised[1], s.promises[1] = 2, [3]int8{2, 1} }),
		"a promise too many": with(func(d *decision) {
			for f := range box.Fields {
				if d.After.promised[f] > 0 {
					d.After.promised[f]--
					return
				}
			}
		}, vPromise),
		"a promise on another field": with(func(d *decision) {
			e := &d.Before.table.parts.Election[was(d).cube]
			for f, covered := range e.Fields {
				if !covered {
					d.After.promised, d.After.promises = [box.Fields]uint8{}, [box.Fields][3]int8{}
					d.After.promised[f], d.After.promises[f] = uint8(e.Value), [3]int8{1, 2, 3}
					return
				}
			}
			d.After.promised = [box.Fields]uint8{}
		}, vPromise),
		"a promise without an election": with(func(d *decision) {
			d.After.promised[2], d.After.promises[2] = d.After.promised[2]%3+1, [3]int8{1, 2, 3}
		}, vCampaign),
	},
	"FR-INV-21": {
		"a severity card comes too often": always(func(s *state) { s.severity[2] = 4 }),
		"a disc lies on no card":          inPlay(func(s *state) { s.discs[1], s.events[3] = 3, none }),
		"two discs lie on one card": under(AskDiscNext, DiscNextNewestCard, where(func(d *decision) bool { return d.After.discs[0] >= 0 },
			func(d *decision) { d.After.discs[1] = d.After.discs[0] })),
	},
	"FR-INV-28": {
		"a goal is worth less than nothing": owner(func(p *player) bool { return p.goal >= 0 }, func(s *state, _ *player) {
			withParts(s, func(c *box.Components) { c.GoalLimit = -1 })
		}),
		"money is taken off a goal": owner(func(p *player) bool { return p.goal >= 0 && p.money > 20 }, func(s *state, _ *player) {
			withParts(s, func(c *box.Components) {
				for i := range c.Goals {
					c.Goals[i].MoneyPer, c.Goals[i].MoneyPoints, c.Goals[i].MoneyUpTo = 1, -1, 80
				}
			})
		}),
	},
	"FR-INV-30": {
		"somebody wins early": where(func(d *decision) bool { return d.After.step != atOver }, func(d *decision) { d.After.winners = 1 }),
		"nobody wins":         where(func(d *decision) bool { return d.After.step == atOver }, func(d *decision) { d.After.winners = 0 }),
		"all win": where(func(d *decision) bool { return d.After.step == atOver }, func(d *decision) {
			d.After.players[0].political += 20
			d.After.winners = 3
		}),
		"a tie is not broken": where(func(d *decision) bool { return d.After.step == atOver }, func(d *decision) {
			for i := range d.After.seats() {
				d.After.players[i] = d.After.players[0]
				d.After.players[i].goal, d.After.players[i].final = none, 0
			}
			d.After.players[0].final, d.After.players[1].political = 1, d.After.players[1].political+1
			d.After.winners = 3
		}),
	},
	"FR-INV-31": {
		"an event lies twice": inPlay(func(s *state) { s.events[1], s.events[2] = 5, 5 }),
		"an event is in the deck still": where(func(d *decision) bool { return d.After.events[0] >= 0 },
			func(d *decision) { d.After.undrawn |= 1 << d.After.events[0] }),
		"two have one goal": inPlay(func(s *state) { s.players[0].goal = s.players[1].goal }),
	},
}

// withParts gives a state components of its own.
func withParts(s *state, change func(c *box.Components)) {
	t, parts := *s.table, *s.table.parts
	change(&parts)
	t.parts = &parts
	s.table = &t
}
