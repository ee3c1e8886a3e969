package pin

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// effectClauses lists the clauses that effects cite in random games under random answers, for every number of
// players.
func effectClauses(entry games.Entry) (map[engine.Clause]bool, error) {
	clauses := map[engine.Clause]bool{}
	const walks = 300
	for seed := range uint64(walks) {
		if err := walkEffects(entry, seed, clauses); err != nil {
			return nil, fmt.Errorf("the game of seed %d: %w", seed, err)
		}
	}
	if len(clauses) == 0 {
		return nil, fmt.Errorf("%d seeded games of %s had no effect that rests on a clause", walks, entry.Name())
	}
	return clauses, nil
}

// walkEffects plays the random game of one seed and notes the clauses of its effects. A game without an end
// stops at a limit. A game whose answers do not allow its number of players is skipped.
func walkEffects(entry games.Entry, seed uint64, clauses map[engine.Clause]bool) error {
	rnd := play.NewRand(seed)
	least, most := entry.Book.Players.Min, entry.Book.Players.Max
	n := least + int(seed)%(most-least+1)
	rulings := map[string]string{}
	for _, q := range entry.Book.Questions {
		if !q.Fixed {
			rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	state, err := entry.New(engine.Setup{Seats: entry.Book.SeatNames(most)[:n], Rulings: rulings}, nil)
	if refused := new(engine.Violation); errors.As(err, &refused) {
		return nil
	}
	if err != nil {
		return err
	}
	// The runner applies without a record, so a copy of the state shows the effects.
	replayed, rec := state.Clone(), &engine.Record{}
	var runner play.Runner
	_, err = runner.Game(state, corners(n), rnd, 5000, func(a engine.Action) {
		rec.Reset()
		replayed.Apply(a, rec)
		for _, e := range rec.Effects {
			for _, c := range e.Clauses {
				clauses[c] = true
			}
		}
	})
	if limit := new(play.LimitError); errors.As(err, &limit) {
		return nil
	}
	return err
}

// corners returns players that seek rare parts of games.
func corners(n int) []play.Player {
	players := make([]play.Player, n)
	for i := range players {
		players[i] = &play.Corners{}
	}
	return players
}
