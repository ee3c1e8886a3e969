package stockyards

import (
	"math/rand/v2"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
)

// BenchmarkLegal lists what is legal where it is hardest: on the fullest board on which a building may still be built, and where the list
// is longest, of 2,000 random games each.
func BenchmarkLegal(b *testing.B) {
	for _, row := range []struct {
		name  string
		seats []string
	}{{"players=2", []string{"yellow", "blue"}}, {"players=3", []string{"yellow", "blue", "green"}},
		{"players=5", []string{"yellow", "blue", "green", "orange", "purple"}}} {
		fullest, longest := hardest(b, row.seats)
		for i, s := range []*state{&fullest, &longest} {
			b.Run(row.name+"/"+[]string{"fullest", "longest"}[i], func(b *testing.B) {
				b.ReportAllocs()
				legal := s.Legal(nil, nil)
				for b.Loop() {
					legal = s.Legal(legal[:0], nil)
				}
				b.ReportMetric(float64(len(legal)), "actions")
				b.ReportMetric(float64(s.pieces.size()), "squares")
			})
		}
	}
}

// hardest finds, with Build open, the position with the most squares built on and the one with the longest list.
func hardest(b *testing.B, seats []string) (fullest, longest state) {
	squares, length := -1, -1
	var legal []engine.Action
	for seed := range uint64(2000) {
		opened, err := New().New(engine.Setup{Seats: seats}, nil)
		if err != nil {
			b.Fatal(err)
		}
		s, rnd := opened.(*state), rand.New(rand.NewPCG(1, seed))
		for s.Actor() != engine.Nobody {
			legal = s.Legal(legal[:0], nil)
			if n := s.pieces.size(); s.step == atPlace && !s.blocked(buildSpace) && n > squares {
				fullest, squares = *s, n
			}
			if len(legal) > length {
				longest, length = *s, len(legal)
			}
			s.Apply(legal[rnd.IntN(len(legal))], nil)
		}
	}
	return fullest, longest
}
