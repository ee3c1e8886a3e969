package main

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

// seated is an engine that is not asked for games of the rulebook with other numbers of players than it offers. How it refuses what the
// rulebook forbids it is asked all the same.
type seated struct {
	*wire.Engine
	game wire.Game
	book rulebook.Players
}

// Offer is what it offers of the game, also before it is started.
func (s *seated) Offer() engine.Offer { return s.game.Offer() }

// Close ends it at once: it need not say goodbye after each part of the trials.
func (s *seated) Close() { s.Stop() }

// Start begins a game, if so many can play it.
func (s *seated) Start(start engine.Start) (engine.Outcome, error) {
	n, offers := len(start.Seats), s.game.Seats
	if lawful := s.book.Min <= n && n <= s.book.Max; lawful && (n < offers.Min || n > offers.Max) {
		return engine.Outcome{}, &engine.UnsupportedError{Why: fmt.Sprintf("it offers games of %d to %d players, and this is one of %d",
			offers.Min, offers.Max, n)}
	}
	return s.Engine.Start(start)
}

// seated refuses an engine that offers no number of players which the game has. Components may change how many can play.
func (o offered) seated(book *rulebook.Book, components []byte) error {
	seats, players := o.game.Seats, book.Players
	if components != nil || seats.Min <= players.Max && players.Min <= seats.Max {
		return nil
	}
	return fmt.Errorf("hello offers %s for %d to %d players, and its rulebook has it for %d to %d", book.Game, seats.Min, seats.Max, players.Min,
		players.Max)
}
