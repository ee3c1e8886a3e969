package countdown

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Position is a position as a document. What it leaves out is 0, or the first player's turn.
type Position struct {
	// Player is whose turn it is, or who has taken the last counter.
	Player string `json:"player,omitempty"`
	// Taken are the counters taken, by player.
	Taken map[string]int `json:"taken,omitempty"`
}

// Position is the whole position as a [*Position].
func (s *state) Position() any {
	p := &Position{Player: s.table.seats[s.seat], Taken: map[string]int{}}
	for i, name := range s.table.seats {
		p.Taken[name] = int(s.taken[i])
	}
	return p
}

// Phase is the turn: nothing else is ever decided.
func (s *state) Phase() string {
	if s.left() <= 0 {
		return "over"
	}
	return "turn"
}

// Observe is the position: nothing is hidden.
func (s *state) Observe(engine.Seat, *engine.Record) any { return s.Position() }

// load sets the state to a position. The error says what is wrong with it.
func (s *state) load(p *Position) error {
	if p.Player != "" {
		i, err := s.seatOf(p.Player)
		if err != nil {
			return fmt.Errorf("player: %w", err)
		}
		s.seat = i
	}
	for _, name := range slices.Sorted(maps.Keys(p.Taken)) {
		i, err := s.seatOf(name)
		if err != nil {
			return fmt.Errorf("taken: %w", err)
		}
		if n := p.Taken[name]; n < 0 || n > counters {
			return fmt.Errorf("taken: %s has %d: write a whole number of counters from 0 to %d", name, n, counters)
		}
		s.taken[i] = uint8(p.Taken[name])
	}
	return nil
}

func (s *state) seatOf(name string) (engine.Seat, error) {
	i := slices.Index(s.table.seats, name)
	if i < 0 {
		return 0, fmt.Errorf("nobody called %q plays here", name)
	}
	return engine.Seat(i), nil
}
