package frontier

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// trial is a bend of a law, with how often the law has noticed it, and where it first did not.
type trial struct {
	law     engine.Law
	says    string
	bend    bend
	noticed int
	missed  string
	was, is *state // room for the positions that are bent
}

// Every law holds on games of every size under mixed rulings, and notices each of its bends wherever the bend is possible.
func TestLawsNotice(t *testing.T) {
	const games, enough = 120, 20
	var trials []*trial
	was, is := new(state), new(state)
	for _, l := range laws {
		require.NotEmpty(t, bendsOf(l.ID), "nothing shows that %s guards anything", l.ID)
		for says, bend := range bendsOf(l.ID) {
			trials = append(trials, &trial{law: l, says: says, bend: bend, was: was, is: is})
		}
	}
	for seed := range uint64(games) {
		rnd := rand.New(rand.NewPCG(seed, 7))
		through(t, rnd, 2+int(seed)%4, seed%3 > 0, "", func(b *state, a engine.Action, s *state) {
			for _, l := range laws {
				if err := breaks(l, lapse{b, s, a}); err != nil {
					t.Fatalf("%s, behind %q in game %d: %v", l.ID, b.Format(a), seed, err)
				}
			}
			for _, tried := range trials {
				if tried.noticed < enough {
					tried.hold(seed, b, a, s)
				}
			}
		})
	}
	var missed []string
	for _, tried := range trials {
		switch what := tried.law.ID + ": " + tried.says; {
		case tried.missed != "":
			missed = append(missed, what+" goes unnoticed "+tried.missed)
		case tried.noticed == 0:
			missed = append(missed, what+" was never tried")
		}
	}
	require.Empty(t, missed)
}

// The laws hold in the lands that owners of the game may make of it, too.
func TestLawsHoldInOtherLands(t *testing.T) {
	const games = 48
	for seed := range uint64(games) {
		through(t, rand.New(rand.NewPCG(seed, 19)), 2+int(seed/2)%4, seed%4 > 1, lands[1+seed%2], func(b *state, a engine.Action, s *state) {
			for _, l := range laws {
				if err := breaks(l, lapse{b, s, a}); err != nil {
					t.Fatalf("%s, behind %q in game %d: %v", l.ID, b.Format(a), seed, err)
				}
			}
		})
	}
}

// lands are component files: that of the rulebook, a poor land, and a cheap one, where what takes long to be prepared comes soon.
var lands = [...]string{"", `
player-kit: {cubes: {value: 20}}
dice: {faces: 4}
map: {trees-per-forest: {value: 1}}
basins: {list: [{id: basin-2, holds: 2}, {id: basin-3, holds: 3}]}
lumbering: {reach: {value: 2}, raft: {logs: 3, price: 1}}
industry-buildings:
  list:
    - {id: farmstead, price: 0, where: land}
    - {id: mining-dam, where: by-water, price: 2, logs: 0}
    - {id: mine-silver, price: 0, logs: 0}
mining:
  grubstake: {tools: 2}
  haul-animals: {donkey: 0, mule: 3}
  tile-level-max: {value: 2}
  deposit-die: {faces: [alluvial, beach, eluvial, aeolian]}
  start: {panning: {reserve: 1, metal: silver}, mine: {level: 1, reserve: 3}, deep: {level: 2, reserve: 2}}
housing: {wooden-house: {uses: 1}}
town-status: {low: {value: -1}, high: {value: 4}}
event-numbers: {rain-faces: {value: 3}, blizzard-animals-per-loss: {value: 2}, panic-per-severity: {value: 9}}
severity-cards: {copies: {value: {1: 2, 2: 4, 3: 10}}}
discs: {boon: {each-player-gains-per-space: 0}, bane: {each-player-pays-per-space: 4}}
`, `
industry-buildings:
  list:
    - {id: sawmill, price: 1, logs: 0}
    - {id: mine-gold, price: 1, logs: 0}
    - {id: deep-silver, price: 1, logs: 0}
    - {id: enclosure, price: 1, logs: 0}
    - {id: horse-stable, price: 1, logs: 0}
    - {id: mule-stable, price: 1, logs: 0}
    - {id: own-train, price: 1}
public-buildings:
  list:
    - {id: newspaper, price: 1, logs: 0}
    - {id: coach-builder, price: 1, logs: 0}
    - {id: steamboat, price: 1, logs: 0}
mining: {start: {panning: {reserve: 2}}}
`}

// hold bends a decision, if that is possible there, and holds the law against it.
func (r *trial) hold(game uint64, b *state, a engine.Action, s *state) {
	*r.was, *r.is = *b, *s
	bent := lapse{r.was, r.is, a}
	if !r.bend(&bent) {
		return
	}
	r.noticed++
	if breaks(r.law, bent) == nil && r.missed == "" {
		r.missed = fmt.Sprintf("in game %d, behind %q", game, b.Format(a))
	}
}

// breaks asks a law about a decision.
func breaks(l engine.Law, of lapse) error {
	for _, holds := range [...]func(engine.State) error{l.Position, l.Walk} {
		if holds != nil {
			if err := holds(of.after); err != nil {
				return err
			}
		}
	}
	if l.Step != nil {
		return l.Step(of.before, of.a, of.after)
	}
	return nil
}

// through plays a game by seeded players and shows each decision, under default rulings or under mixed ones, in the land of the rulebook or
// in another one.
func through(t testing.TB, rnd *rand.Rand, n int, mixed bool, land string, each func(b *state, a engine.Action, s *state)) {
	setup := engine.Setup{Seats: book.SeatNames(n), Rulings: map[string]string{}}
	if land != "" {
		setup.Components = []byte(land)
	}
	for i := range book.Questions {
		if q := &book.Questions[i]; mixed && !q.Fixed && rnd.IntN(3) == 0 {
			setup.Rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	start, err := New().New(setup, nil)
	require.NoError(t, err)
	s, before := start.(*state), state{}
	players := [...]play.Player{&play.Corners{}, play.Random{}}
	chooses, rich := players[rnd.IntN(len(players))], rnd.IntN(2) == 0
	var legal []engine.Action
	for s.Actor() != engine.Nobody {
		legal = s.Legal(legal[:0], nil)
		a := play.Chance(s, legal, rnd)
		if s.Actor() != engine.Chance {
			a = chooses.Choose(s, legal, rnd)
		}
		before = *s
		s.Apply(a, nil)
		each(&before, a, s)
		if rich && before.round == 0 && s.round == 1 {
			enrich(s)
		}
	}
}

// enrich lets a game begin where it would be after a long time: the players are at level III everywhere and have money and goods. What
// takes long to be prepared is hardly met otherwise.
func enrich(s *state) {
	for i := range s.seats() {
		p := &s.players[i]
		for k := range p.levels {
			for ; p.levels[k] < 3; p.levels[k]++ {
				s.cards[k][p.levels[k]]--
			}
		}
		p.money, s.bank = p.money+80, s.bank-80
		p.stock[box.Log], p.stock[box.Gold], p.supply = p.stock[box.Log]+5, p.stock[box.Gold]+1, p.supply-8
		p.animals[box.Horse], p.animals[box.Donkey] = p.animals[box.Horse]+1, p.animals[box.Donkey]+1
		p.tools, p.guns = p.tools+5, p.guns+3
		ranchFor(s, i)
	}
	if s.is(nil, AskCharacterLimit, CharacterLimitFourInAll) {
		return
	}
	for card := firstTycoon; s.officers < mostOffice; card++ {
		s.office[s.officers], s.deck = card, s.deck&^(1<<card)
		s.officers++
	}
}

// ranchFor gives a player a farmstead with an enclosure and two cattle in it, where there is room.
func ranchFor(s *state, seat int8) {
	x := unused(s)
	beside := only(x).sides().and(s.table.grass).without(taken(s)).without(s.town.sides())
	if x == noSpace || beside.empty() || s.players[seat].supply < 2 {
		return
	}
	s.put(x, box.Farmstead, seat)
	fenced := beside.pop()
	s.put(fenced, box.Enclosure, seat)
	s.tiles[fenced].cattle = 2
	s.players[seat].supply -= 2
}

// played is a game as positions and the decisions between them.
func played(t testing.TB, seed uint64, n int, mixed bool) []lapse {
	var steps []lapse
	through(t, rand.New(rand.NewPCG(seed, 7)), n, mixed, "", func(b *state, a engine.Action, s *state) {
		was, is := *b, *s
		steps = append(steps, lapse{&was, &is, a})
	})
	return steps
}

// The laws allocate nothing, so that a simulation can hold them after every decision.
func TestLawsAllocateNothing(t *testing.T) {
	for seed := range uint64(12) {
		steps := played(t, seed, 2+int(seed)%4, seed%2 > 0)
		n := testing.AllocsPerRun(3, func() {
			for _, of := range steps {
				for i := range laws {
					_ = breaks(laws[i], of)
				}
			}
		})
		require.Zero(t, n, "allocations in game %d", seed)
	}
}

// A game of five players, with all laws held after every decision.
func BenchmarkLaws(b *testing.B) {
	steps := played(b, 1, 5, false)
	for b.Loop() {
		for _, of := range steps {
			for i := range laws {
				if err := breaks(laws[i], of); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
	b.ReportMetric(float64(len(steps)), "decisions")
}
