package play

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Tally is what became of many games. Tallies of the same game and number of seats add up in any order and grouping.
type Tally struct {
	Games     int `json:"games"`
	Decisions int `json:"decisions"`
	// Longest is the number of decisions of the longest game.
	Longest int `json:"longest"`
	// Wins are by seat, a shared win counting for each. Shared games had several winners, Nobody's had none.
	Wins   []int `json:"wins"`
	Shared int   `json:"shared"`
	Nobody int   `json:"nobody"`
	// Points are the sums of the final scores by seat.
	Points []int `json:"points"`
	// Ends counts the games by the verb of their last decision.
	Ends map[string]int `json:"ends"`
	// Endless games were given up at the limit.
	Endless int `json:"endless"`
	// Failed games broke a law; Failures are those of the lowest seeds, at most [MostFailures].
	Failed   int       `json:"failed"`
	Failures []Failure `json:"failures,omitempty"`
}

// MostFailures is the number of failures that a tally describes; it counts the others.
const MostFailures = 10

// Failure is a game that broke a law.
type Failure struct {
	Seed uint64 `json:"seed"`
	// Law is the id of the law, "" if the game came to a halt in another way.
	Law   string `json:"law,omitempty"`
	Error string `json:"error"`
	// Record is the game as a .yard text; its last decision is the one after which the law was found broken.
	Record string `json:"record"`
}

func newTally(seats int) Tally {
	return Tally{Wins: make([]int, seats), Points: make([]int, seats), Ends: map[string]int{}}
}

// Add is the tally of the games of both.
func (t Tally) Add(other Tally) Tally {
	sum := newTally(max(len(t.Wins), len(other.Wins)))
	for _, part := range []Tally{t, other} {
		sum.Games += part.Games
		sum.Decisions += part.Decisions
		sum.Longest = max(sum.Longest, part.Longest)
		sum.Shared += part.Shared
		sum.Nobody += part.Nobody
		sum.Endless += part.Endless
		sum.Failed += part.Failed
		for i := range part.Wins {
			sum.Wins[i] += part.Wins[i]
			sum.Points[i] += part.Points[i]
		}
		for verb, n := range part.Ends {
			sum.Ends[verb] += n
		}
		sum.Failures = append(sum.Failures, part.Failures...)
	}
	sum.keep()
	return sum
}

func (t *Tally) fail(f Failure) {
	t.Failed++
	t.Failures = append(t.Failures, f)
	t.keep()
}

func (t *Tally) keep() {
	slices.SortFunc(t.Failures, func(a, b Failure) int { return cmp.Compare(a.Seed, b.Seed) })
	if len(t.Failures) > MostFailures {
		t.Failures = t.Failures[:MostFailures]
	}
}

// record spells the walk of the worker by playing it once more. Where the game panics, the record ends.
func (w *worker) record() (text string) {
	// New fails on a position alone, and there is none.
	t, _ := transcript.New(engine.Start{Game: w.plan.Game.Name(), Setup: w.plan.Setup})
	defer func() {
		if r := recover(); r != nil {
			text = transcript.Format(t)
		}
	}()
	s := w.start.Clone()
	for _, a := range w.walk {
		t.Decisions = append(t.Decisions, transcript.Decision{Actor: w.name(s.Actor()), Action: s.Format(a)})
		s.Apply(a, nil)
	}
	return transcript.Format(t)
}

func (w *worker) name(seat engine.Seat) string {
	switch {
	case seat == engine.Chance:
		return "chance"
	case seat >= 0 && int(seat) < len(w.plan.Setup.Seats):
		return w.plan.Setup.Seats[seat]
	}
	return fmt.Sprintf("seat-%d", seat)
}
