package gametest

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/play"
)

var update = flag.Bool("update", false, "write what the laws notice")

// Laws contains the inputs for the test of a game's laws.
type Laws[S any] struct {
	// Games is the number of games played. Enough is the number of trials of each mutant.
	Games, Enough int
	// Mutants make faults in a decision that no change of one field makes. Grounds name the mutant
	// or the perturbation that breaks each clause that a law cites.
	Mutants []lawtest.Mutants[S]
	Grounds lawtest.Grounds
	// Setup changes the setup of the game with a number. Shown inspects the position after a
	// decision, for cases that are rare. Either may be nil.
	Setup func(game int, setup *engine.Setup)
	Shown func(game int, d lawtest.Decision[S])
}

// laws checks that every law is true in games of every size under mixed answers, and that it
// notices each of its mutants wherever the mutant is possible. The number of noticed changes of one
// field must not change.
func (s *Suite[S]) laws(t *testing.T) {
	trials, err := lawtest.NewTrials(s.Game.Laws(), s.Laws.Enough, s.Laws.Grounds, s.Laws.Mutants...)
	require.NoError(t, err)
	for game := range s.Laws.Games {
		setup := s.mixed(game)
		trials.Loads = func(position any) bool {
			document, err := json.Marshal(position)
			require.NoError(t, err)
			_, err = s.Game.Load(setup, document, nil)
			return err == nil
		}
		s.Play(t, game, func(d lawtest.Decision[S]) { require.NoError(t, trials.Decided(fmt.Sprint("game ", game), d)) })
	}
	require.NoError(t, trials.Unnoticed())
	requireGuarded(t, trials.Kills(), trials.Open())
}

// mixed returns the setup of a game by its number: sizes in turn, and default answers in one of
// three games.
func (s *Suite[S]) mixed(game int) engine.Setup {
	rnd := rand.New(rand.NewPCG(uint64(game), 7))
	sizes := min(s.Book.Players.Max, 5) - s.Book.Players.Min + 1
	setup := engine.Setup{Seats: s.Book.SeatNames(s.Book.Players.Min + game%sizes), Rulings: map[string]string{}}
	for _, q := range s.Book.Questions {
		if game%3 > 0 && !q.Fixed && rnd.IntN(3) == 0 {
			setup.Rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	if s.Laws.Setup != nil {
		s.Laws.Setup(game, &setup)
	}
	return setup
}

// Play plays the game that has the given number, with one of several seeded players, and calls show for each
// decision.
func (s *Suite[S]) Play(t testing.TB, game int, show func(d lawtest.Decision[S])) {
	start, err := s.Game.New(s.mixed(game), nil)
	require.NoError(t, err)
	rnd := rand.New(rand.NewPCG(uint64(game), 8))
	players := [...]play.Player{&play.Corners{}, play.Random{}, &play.Greedy{}}
	lawtest.Play(any(start).(*S), play.DefaultLimit, lawtest.Alone(players[rnd.IntN(len(players))], rnd), func(d lawtest.Decision[S]) {
		show(d)
		if s.Laws.Shown != nil {
			s.Laws.Shown(game, d)
		}
	})
}

// allocations checks that the laws allocate nothing, so that a simulation can check them after every decision.
func (s *Suite[S]) allocations(t *testing.T) {
	const games = 4
	for game := range games {
		var all []lawtest.Decision[S]
		s.Play(t, game, func(d lawtest.Decision[S]) { all = append(all, d.Copy()) })
		require.Zero(t, lawtest.Allocations(s.Game.Laws(), all), "allocations in game %d", game)
	}
}

// requireGuarded compares the results of the laws with the game's file. The file lists the changes
// of one field that each law notices, and its different messages. It also lists the fields whose
// changes are mostly not noticed, each with a reason.
func requireGuarded(t *testing.T, kills map[string]lawtest.Kills, open []string) {
	file := filepath.Join("testdata", "guarded.tsv")
	had, err := os.ReadFile(file)
	require.True(t, err == nil || *update, "no %s: go test with -update", file)
	reasons := map[string]string{}
	for line := range strings.Lines(string(had)) {
		if what, reason, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			reasons[what] = reason
		}
	}
	var rows strings.Builder
	for _, id := range slices.Sorted(maps.Keys(kills)) {
		fmt.Fprintf(&rows, "%s\t%d\t%d\n", id, kills[id].Times, len(kills[id].Words))
	}
	for _, what := range open {
		require.True(t, *update || reasons[what] != "", "nothing notices that %s: add to a law, or say in %s why not", what, file)
		fmt.Fprintf(&rows, "%s\t%s\n", what, reasons[what])
	}
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(rows.String()), 0o644))
		return
	}
	require.Equal(t, rows.String(), string(had), "a number that falls is a law that notices less: go test with -update, and look at each")
}
