package stockyards

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// Every law holds on games of every size under mixed rulings, and notices each of its mutants wherever the mutant is possible.
func TestLawsNotice(t *testing.T) {
	const games, enough = 200, 40
	trials, err := lawtest.NewTrials(laws, enough, broken, mutants, stepMutants)
	require.NoError(t, err)
	for seed := range uint64(games) {
		where := fmt.Sprint("game ", seed)
		through(t, rand.New(rand.NewPCG(seed, 7)), 2+int(seed)%4, seed%3 > 0, func(d decision) {
			require.NoError(t, trials.Decided(where, d))
		})
	}
	require.NoError(t, trials.Unnoticed())
}

// through plays a game by seeded players and shows each decision, under default rulings or under mixed ones.
func through(t testing.TB, rnd *rand.Rand, n int, mixed bool, show func(d decision)) {
	setup := engine.Setup{Seats: book.SeatNames(n), Rulings: map[string]string{}}
	for i := range book.Questions {
		if q := &book.Questions[i]; mixed && rnd.IntN(3) == 0 {
			setup.Rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	start, err := New().New(setup, nil)
	require.NoError(t, err)
	players := [...]play.Player{&play.Corners{}, play.Random{}, &play.Greedy{}}
	lawtest.Play(start.(*state), play.DefaultLimit, lawtest.Alone(players[rnd.IntN(len(players))], rnd), show)
}

// played is a game as positions and the decisions between them.
func played(t testing.TB, seed uint64, n int, mixed bool) []decision {
	var all []decision
	through(t, rand.New(rand.NewPCG(seed, 7)), n, mixed, func(d decision) { all = append(all, d.Copy()) })
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
