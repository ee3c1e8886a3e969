package play_test

import (
	"fmt"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// tables are numbers of players that games are measured with: few, and many.
var tables = map[string][]int{"yardmaster": {2, 5}, "hell-on-wheels": {2, 6, 13}, "union-stockyards": {2, 3, 5}, "frontier": {2, 3, 5}}

// setups runs a benchmark for every game and number of players.
func setups(b *testing.B, run func(b *testing.B, game engine.Game, setup engine.Setup)) {
	for _, entry := range games.All() {
		for _, n := range tables[entry.Name()] {
			setup := engine.Setup{Seats: entry.Book.SeatNames(n)}
			b.Run(fmt.Sprintf("%s/players=%d", entry.Name(), n), func(b *testing.B) { run(b, entry.Game, setup) })
		}
	}
}

// perSecond reports rates.
func perSecond(b *testing.B, decisions, games int) {
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkPlayouts plays whole games on one core, chance included in the decisions.
func BenchmarkPlayouts(b *testing.B) {
	for name, kind := range kinds() {
		b.Run(name, func(b *testing.B) {
			setups(b, func(b *testing.B, game engine.Game, setup engine.Setup) {
				start, err := game.New(setup, nil)
				if err != nil {
					b.Fatal(err)
				}
				s, list, rnd := start.Clone(), players(kind, len(setup.Seats)), play.NewRand(1)
				var runner play.Runner
				decisions, games := 0, 0
				b.ReportAllocs()
				for b.Loop() {
					s.Assign(start)
					n, _ := runner.Game(s, list, rnd, 0, nil)
					decisions += n
					games++
				}
				perSecond(b, decisions, games)
			})
		})
	}
}

// BenchmarkLaws plays whole random games with every law checked after every decision, on one core.
func BenchmarkLaws(b *testing.B) {
	setups(b, func(b *testing.B, game engine.Game, setup engine.Setup) {
		p := play.Plan{Game: game, Setup: setup, Laws: true, Workers: 1, Games: 20}
		decisions, games := 0, 0
		b.ReportAllocs()
		for b.Loop() {
			tally, err := play.Simulate(b.Context(), p)
			if err != nil || tally.Failed > 0 {
				b.Fatal(err, tally.Failures)
			}
			p.First += uint64(p.Games)
			decisions += tally.Decisions
			games += tally.Games
		}
		perSecond(b, decisions, games)
	})
}

// BenchmarkPerft counts the tree behind the set-up.
func BenchmarkPerft(b *testing.B) {
	s := open(b, "ann", "bob")
	var leaves uint64
	for b.Loop() {
		tree, err := play.Perft(b.Context(), s, 4)
		if err != nil {
			b.Fatal(err)
		}
		leaves += tree.Leaves
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}
