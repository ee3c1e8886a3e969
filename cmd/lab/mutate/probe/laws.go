package main

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// invariants returns seeded walks under the laws of a game.
func invariants(entry games.Entry) (suite, error) {
	const games = 64
	laws := entry.Laws()
	var checks []check
	for seed := range uint64(games) {
		checks = append(checks, check{fmt.Sprint("walk ", seed), func() error { return walk(entry, laws, seed) }})
	}
	return each(checks), nil
}

// walk plays a game from its set-up and checks laws after every decision.
func walk(entry games.Entry, laws []engine.Law, seed uint64) error {
	const longest = 4000
	rnd := play.NewRand(seed)
	s, players, err := table(entry, seed, rnd)
	if err != nil {
		return err
	}
	before := s.Clone()
	var legal []engine.Action
	for range longest {
		legal = s.Legal(legal[:0], nil)
		actor := s.Actor()
		if len(legal) == 0 {
			return nil
		}
		var a engine.Action
		if actor < 0 {
			a = play.Chance(s, legal, rnd)
		} else {
			a = players[actor].Choose(s, legal, rnd)
		}
		before.Assign(s)
		s.Apply(a, nil)
		for i := range laws {
			if err := laws[i].Hold(before, a, s); err != nil {
				return fmt.Errorf("%s after %q: %w", laws[i].ID, before.Format(a), err)
			}
		}
	}
	return nil
}

// table sets up a table: every number of players in turn, the first ones under default rulings, the others under mixed ones.
func table(entry games.Entry, seed uint64, rnd *rand.Rand) (engine.State, []play.Player, error) {
	const few = 6
	book := entry.Book
	sizes := min(book.Players.Max, few) - book.Players.Min + 1
	n := book.Players.Min + int(seed)%sizes
	if seed%8 == 7 {
		n = book.Players.Max
	}
	setup := engine.Setup{Seats: book.SeatNames(n), Rulings: map[string]string{}}
	for i := range book.Questions {
		if q := &book.Questions[i]; int(seed) >= sizes && !q.Fixed && rnd.IntN(4) == 0 {
			setup.Rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	s, err := entry.New(setup, nil)
	if refused := new(engine.Violation); errors.As(err, &refused) {
		setup.Rulings = nil
		s, err = entry.New(setup, nil)
	}
	players := make([]play.Player, n)
	for i := range players {
		players[i] = [...]play.Player{play.Random{}, &play.Corners{}, &play.Corners{}, &play.Greedy{}}[rnd.IntN(4)]
	}
	return s, players, err
}
