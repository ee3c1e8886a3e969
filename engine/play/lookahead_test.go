package play_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// TestLookaheadPlaysOnWhatItSees: in every game, what is hidden from it makes no difference to what it chooses, which is legal.
func TestLookaheadPlaysOnWhatItSees(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			s := table(t, entry)
			var l, other play.Lookahead
			rnd := play.NewRand(1)
			differ := 0
			for n := uint64(0); n < 120 && s.Actor() != engine.Nobody; n++ {
				legal := s.Legal(nil, nil)
				if s.Actor() == engine.Chance {
					s.Apply(play.Chance(s, legal, rnd), nil)
					continue
				}
				a := legal[rnd.IntN(len(legal))]
				if len(legal) > 1 && n%8 == 0 {
					hidden := s.Clone()
					hidden.Resample(s.Actor(), rnd.IntN)
					if !hidden.Equal(s) {
						differ++
					}
					a = l.Choose(s, legal, play.NewRand(n))
					require.Contains(t, legal, a)
					require.Equal(t, s.Format(a), s.Format(other.Choose(hidden, legal, play.NewRand(n))))
				}
				s.Apply(a, nil)
			}
			t.Log(differ, "positions hid something")
		})
	}
}

// TestLookaheadIsStrong where the figures of the documentation say so most clearly.
func TestLookaheadIsStrong(t *testing.T) {
	won := 0
	const tables = 6
	for seed := range uint64(tables) {
		cast, err := play.CastOf("lookahead+greedy")
		require.NoError(t, err)
		s := open(t, "ann", "bob")
		var runner play.Runner
		_, err = runner.Game(s, cast.Players(2, seed), play.NewRand(seed), 0, nil)
		require.NoError(t, err)
		for seat := range 2 {
			if cast.Kind(seat, seed) == "lookahead" && s.Winners().Has(engine.Seat(seat)) {
				won++
			}
		}
	}
	require.GreaterOrEqual(t, won, tables-1)
}
