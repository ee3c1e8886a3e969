package stockyards

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// TestPorkAndLambNeverFallBelowTheirStart: why the lower ends of their tracks matter in no game from the set-up (silent.tsv).
func TestPorkAndLambNeverFallBelowTheirStart(t *testing.T) {
	var runner play.Runner
	cast, err := play.CastOf("random")
	require.NoError(t, err)
	fell := [kinds]bool{}
	for game := range uint64(400) {
		setup := engine.Setup{Seats: Book().SeatNames(2 + int(game)%4)}
		if game%2 == 1 {
			setup.Rulings = map[string]string{"1906-clamped-gain": "lose-what-was-gained"}
		}
		opened, err := New().New(setup, nil)
		require.NoError(t, err)
		s := opened.(*state)
		before := [maxSeats][kinds]int8{}
		_, err = runner.Game(s, cast.Players(len(setup.Seats), game), play.NewRand(game), 0, func(engine.Action) {
			for i := range s.seats() {
				for k, v := range s.players[i].meat {
					fell[k] = fell[k] || v < before[i][k]
					before[i][k] = v
					if k > 0 {
						require.GreaterOrEqual(t, int(v), s.table.parts.StartMeat[k])
					}
				}
			}
		})
		require.NoError(t, err)
	}
	require.Equal(t, []bool{true, true}, fell[:2], "beef and pork do fall; lamb's one line is high up, and seldom crossed before 1906")
}
