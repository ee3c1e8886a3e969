package golden_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// effectClauses are the clauses behind the effects of seeded games under seeded rulings, at every player count.
func effectClauses(t *testing.T, entry games.Entry) map[engine.Clause]bool {
	clauses := map[engine.Clause]bool{}
	names := entry.Book.SeatNames(entry.Book.Players.Max)
	const walks = 300
	for seed := range uint64(walks) {
		rnd := play.NewRand(seed)
		n := entry.Book.Players.Min + int(seed)%(entry.Book.Players.Max-entry.Book.Players.Min+1)
		rulings := map[string]string{}
		for _, q := range entry.Book.Questions {
			if q.Fixed {
				continue
			}
			rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
		state, err := entry.New(engine.Setup{Seats: names[:n], Rulings: rulings}, nil)
		if refused := new(engine.Violation); errors.As(err, &refused) {
			continue // so many may not play under these rulings
		}
		require.NoError(t, err)
		players := make([]play.Player, n)
		for i := range players {
			players[i] = &play.Corners{}
		}
		// The runner applies without a record, so a shadow of the state tells what happens.
		shadow, rec := state.Clone(), &engine.Record{}
		var runner play.Runner
		_, err = runner.Game(state, players, rnd, 5000, func(a engine.Action) {
			rec.Reset()
			shadow.Apply(a, rec)
			for _, e := range rec.Effects {
				for _, c := range e.Clauses {
					clauses[c] = true
				}
			}
		})
		if limit := new(play.LimitError); err != nil {
			require.ErrorAs(t, err, &limit)
		}
	}
	require.NotEmpty(t, clauses)
	return clauses
}
