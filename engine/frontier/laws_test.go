package frontier

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// Every law holds on games of every size under mixed rulings, and notices each of its mutants wherever the mutant is possible.
func TestLawsNotice(t *testing.T) {
	const games, enough = 120, 20
	trials, err := lawtest.NewTrials(laws, enough, broken, holdMutants, mapMutants, stepMutants)
	require.NoError(t, err)
	for seed := range uint64(games) {
		where := fmt.Sprint("game ", seed)
		through(t, rand.New(rand.NewPCG(seed, 7)), 2+int(seed)%4, seed%3 > 0, "", func(d decision) {
			require.NoError(t, trials.Decided(where, d))
		})
	}
	require.NoError(t, trials.Unnoticed())
}

// The laws hold in the lands that owners of the game may make of it, too.
func TestLawsHoldInOtherLands(t *testing.T) {
	const games = 48
	for seed := range uint64(games) {
		through(t, rand.New(rand.NewPCG(seed, 19)), 2+int(seed/2)%4, seed%4 > 1, lands[1+seed%2], func(d decision) {
			for i := range laws {
				err := laws[i].Hold(d.Before, d.Action, d.After)
				require.NoError(t, err, "%s, after %q in game %d", laws[i].ID, d.Before.Format(d.Action), seed)
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

// through plays a game by seeded players and shows each decision, under default rulings or under mixed ones, in the land of the rulebook or
// in another one.
func through(t testing.TB, rnd *rand.Rand, n int, mixed bool, land string, show func(d decision)) {
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
	players := [...]play.Player{&play.Corners{}, play.Random{}}
	chooses, rich := players[rnd.IntN(len(players))], rnd.IntN(2) == 0
	lawtest.Play(start.(*state), play.DefaultLimit, lawtest.Alone(chooses, rnd), func(d decision) {
		show(d)
		if rich && d.Before.round == 0 && d.After.round == 1 {
			enrich(d.After)
		}
	})
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
	beside := only(x).sides().and(s.table.grass).without(s.occupied()).without(s.town.sides())
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
func played(t testing.TB, seed uint64, n int, mixed bool) []decision {
	var all []decision
	through(t, rand.New(rand.NewPCG(seed, 7)), n, mixed, "", func(d decision) { all = append(all, d.Copy()) })
	return all
}

// The laws allocate nothing, so that a simulation can hold them after every decision.
func TestLawsAllocateNothing(t *testing.T) {
	for seed := range uint64(12) {
		require.Zero(t, lawtest.Allocations(laws, played(t, seed, 2+int(seed)%4, seed%2 > 0)), "allocations in game %d", seed)
	}
}

// A game of five players, with all laws held after every decision.
func BenchmarkLaws(b *testing.B) {
	steps := played(b, 1, 5, false)
	for b.Loop() {
		for _, d := range steps {
			for i := range laws {
				if err := laws[i].Hold(d.Before, d.Action, d.After); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
	b.ReportMetric(float64(len(steps)), "decisions")
}
