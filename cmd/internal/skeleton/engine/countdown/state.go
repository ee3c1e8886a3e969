package countdown

import "github.com/yardstick-rules/yardstick/engine"

// What is in the box, and what a turn allows.
const (
	seats    = 2
	counters = 10
	mostAt   = 3 // counters taken on a turn
)

// state is a position: a flat value, so that a copy is an assignment.
type state struct {
	table *table
	// taken are the counters that each seat has taken.
	taken [seats]uint8
	// seat is whose turn it is, or who has taken the last counter.
	seat engine.Seat
}

// left are the counters that nobody has taken yet.
func (s *state) left() int { return counters - int(s.taken[0]) - int(s.taken[1]) }

// Actor is whose turn it is; the game is over when no counter is left (CD-TURN-01).
func (s *state) Actor() engine.Seat {
	if s.left() <= 0 {
		return engine.Nobody
	}
	return s.seat
}

// Scores are the counters that each seat has taken.
func (s *state) Scores(dst []int) []int {
	for _, n := range s.taken {
		dst = append(dst, int(n))
	}
	return dst
}

// Winners is who has taken the last counter.
func (s *state) Winners() engine.Seats {
	if s.left() > 0 {
		return 0
	}
	return engine.Seats(0).With(s.seat)
}

// Clone is a copy.
func (s *state) Clone() engine.State {
	c := *s
	return &c
}

// Assign makes the state equal to another.
func (s *state) Assign(from engine.State) { *s = *from.(*state) }

// Equal compares the positions and what they are played under.
func (s *state) Equal(other engine.State) bool {
	o := other.(*state)
	return s.taken == o.taken && s.seat == o.seat && s.table.answers.Equal(o.table.answers)
}

// Alike compares the positions alone.
func (s *state) Alike(other engine.State) bool {
	o := other.(*state)
	return s.taken == o.taken && s.seat == o.seat
}

// Resample changes nothing: nothing is hidden.
func (s *state) Resample(engine.Seat, func(int) int) {}
