package main

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// seated is an engine that refuses legal games whose number of players it does not offer. Games that the
// rulebook forbids go to the engine, to test that it refuses them.
type seated struct {
	*wire.Engine
	game wire.Game
	book rulebook.Players
}

// Offer returns the engine's offer for the game, even before the engine is started for a game.
func (s *seated) Offer() engine.Offer { return s.game.Offer() }

// Close stops the engine at once, without a goodbye after each part of the trials.
func (s *seated) Close() { s.Stop() }

// Start begins a game if the engine offers its number of players.
func (s *seated) Start(start engine.Start) (engine.Outcome, error) {
	n, offers := len(start.Seats), s.game.Seats
	if lawful := s.book.Min <= n && n <= s.book.Max; lawful && (n < offers.Min || n > offers.Max) {
		return engine.Outcome{}, &engine.UnsupportedError{Why: fmt.Sprintf("it offers games of %d to %d players, and this game has %d",
			offers.Min, offers.Max, n)}
	}
	return s.Engine.Start(start)
}

// seated returns an error if the engine offers no number of players that the game allows. Components may change
// the numbers allowed.
func (o offered) seated(book *rulebook.Book, components []byte) error {
	seats, players := o.game.Seats, book.Players
	if components != nil || seats.Min <= players.Max && players.Min <= seats.Max {
		return nil
	}
	return fmt.Errorf("the answer to hello offers %s for %d to %d players, but the rulebook allows %d to %d", book.Game, seats.Min, seats.Max, players.Min,
		players.Max)
}
