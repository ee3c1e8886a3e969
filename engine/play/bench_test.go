package play_test

import (
	"fmt"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// BenchmarkPlayouts plays whole games on one core, chance included in the decisions.
func BenchmarkPlayouts(b *testing.B) {
	for name, kind := range kinds() {
		for _, n := range []int{2, 5} {
			b.Run(fmt.Sprintf("%s/players=%d", name, n), func(b *testing.B) {
				start := open(b, []string{"p1", "p2", "p3", "p4", "p5"}[:n]...)
				s, list, rnd := start.Clone(), players(kind, n), play.NewRand(1)
				var runner play.Runner
				decisions, games := 0, 0
				b.ReportAllocs()
				for b.Loop() {
					s.Assign(start)
					n, _ := runner.Game(s, list, rnd, 0, nil)
					decisions += n
					games++
				}
				b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
				b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
			})
		}
	}
}

// BenchmarkLaws plays whole random games with every law checked after every decision, on one core.
func BenchmarkLaws(b *testing.B) {
	for _, n := range []int{2, 5} {
		b.Run(fmt.Sprintf("players=%d", n), func(b *testing.B) {
			p := play.Plan{Game: yardmaster.New(), Setup: engine.Setup{Seats: []string{"p1", "p2", "p3", "p4", "p5"}[:n]}, Laws: true, Workers: 1, Games: 100}
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
			b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
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
