package pairs_test

import (
	"context"
	"testing"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// BenchmarkPairs plays pairs of games at tables of all sizes up to five, one worker: a game beside itself, which never parts, and one that
// parts under an answer. What it reports is decisions of both games.
func BenchmarkPairs(b *testing.B) {
	parts := map[string]pairs.Side{
		"yardmaster": ruled("yard-timing", "any-time"), "hell-on-wheels": ruled("claim-own", "any-owner"),
		"union-stockyards": ruled("build-over", "over-viaducts"), "frontier": ruled("disc-meaning", "no-effect"),
	}
	for _, e := range games.All() {
		for name, side := range map[string]pairs.Side{"alike": {}, "parting": parts[e.Name()]} {
			b.Run(e.Name()+"/"+name, func(b *testing.B) {
				p := plan(b, e.Name(), 5, pairs.Side{}, side)
				decisions := 0
				b.ReportAllocs()
				b.ResetTimer()
				tally, err := p.Play(context.Background(), play.Range{Games: b.N, Workers: 1})
				if err != nil {
					b.Fatal(err)
				}
				for _, t := range tally.Tables {
					length := &t.Length
					for _, n := range []float64{length.A.Mean().Value, length.B.Mean().Value} {
						decisions += int(n * float64(t.Deals))
					}
				}
				b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
			})
		}
	}
}
