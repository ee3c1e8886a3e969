package yardmaster_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// Where totals are equal the end says who has as many points, and that turn order decides or nothing does (YM-R-tie).
func TestTheEndSaysWhoIsTied(t *testing.T) {
	const eighteen, four = `"train":["%[1]s-4","%[1]s-3","%[1]s-3","%[1]s-2","%[1]s-2","%[1]s-2","%[1]s-1","%[1]s-1"]`, `"train":["%s-4"]`
	for text, c := range map[string]struct{ answer, bob, cid string }{
		"ann wins": {"earlier-seat", four, four},
		"bob wins: ann has 18 points as well, and turn order from bob decides, bob before ann":                  {"earlier-seat", eighteen, four},
		"cid wins: ann has 18 points as well, and turn order from bob decides, cid before ann":                  {"earlier-seat", four, eighteen},
		"bob wins: ann and cid have 18 points as well, and turn order from bob decides, bob before ann and cid": {"earlier-seat", eighteen, eighteen},
		"ann and bob win together: each has 18 points, and no rule breaks the tie":                              {"shared", eighteen, four},
	} {
		game := &engine.Local{Game: yardmaster.New()}
		train := func(length, cargo string) string { return fmt.Sprintf(length, cargo) }
		_, err := game.Start(engine.Start{
			Setup: engine.Setup{Seats: []string{"ann", "bob", "cid"}, Rulings: map[string]string{"tie": c.answer, "win-timing": "finish-round"}},
			Position: []byte(`{"start":"bob","player":"ann","goal-reached":true,"players":[{"name":"ann",` + train(eighteen, "coal") +
				`},{"name":"bob",` + train(c.bob, "timber") + `},{"name":"cid",` + train(c.cid, "livestock") + `}]}`)})
		require.NoError(t, err)
		out, err := game.Play("ann", "done")
		require.NoError(t, err)
		require.Equal(t, engine.Effect{Text: "the game is over; " + text, Clauses: []engine.Clause{yardmaster.Win03, yardmaster.Win04}},
			out.Effects[len(out.Effects)-1])
	}
}
