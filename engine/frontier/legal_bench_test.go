package frontier

import (
	"math/rand/v2"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
)

// BenchmarkLegal lists what is legal where the list is longest in 500 random games each.
func BenchmarkLegal(b *testing.B) {
	for _, row := range []struct {
		name  string
		seats []string
	}{{"players=2", []string{"ann", "bob"}}, {"players=3", []string{"ann", "bob", "cal"}}, {"players=5",
		[]string{"ann", "bob", "cal", "dee", "eve"}}} {
		s := longest(b, row.seats)
		b.Run(row.name, func(b *testing.B) {
			b.ReportAllocs()
			legal := s.Legal(nil, nil)
			for b.Loop() {
				legal = s.Legal(legal[:0], nil)
			}
			b.ReportMetric(float64(len(legal)), "actions")
		})
	}
}

// longest finds the position with the longest list.
func longest(b *testing.B, seats []string) (found state) {
	length := -1
	var legal []engine.Action
	for seed := range uint64(500) {
		opened, err := New().New(engine.Setup{Seats: seats}, nil)
		if err != nil {
			b.Fatal(err)
		}
		s, rnd := opened.(*state), rand.New(rand.NewPCG(1, seed))
		for s.Actor() != engine.Nobody {
			if legal = s.Legal(legal[:0], nil); len(legal) > length {
				found, length = *s, len(legal)
			}
			s.Apply(legal[rnd.IntN(len(legal))], nil)
		}
	}
	return found
}
