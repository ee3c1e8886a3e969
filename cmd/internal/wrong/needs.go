package wrong

import (
	"bytes"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
)

// need is a property of games without which nobody can notice a fault.
type need struct {
	// says names the property.
	says string
	// has reports whether the present position of a game shows the property.
	has func(s engine.Subject, turn engine.Turn, choices []engine.Choice, seats []string) bool
}

// needs returns the properties that faults need, for those faults that not every game can show.
func needs() map[string]need {
	return map[string]need{
		"odds":  {"outcomes of chance that are not equally likely", uneven},
		"shown": {"something that a seat does not see", hides},
	}
}

// uneven reports whether the outcomes of chance have unequal odds.
func uneven(_ engine.Subject, turn engine.Turn, choices []engine.Choice, _ []string) bool {
	for _, c := range choices {
		if turn.Actor == chance && c.Weight != choices[0].Weight {
			return true
		}
	}
	return false
}

// hides reports whether a seat sees less than the whole position.
func hides(s engine.Subject, _ engine.Turn, _ []engine.Choice, seats []string) bool {
	whole, _, err := s.Position("")
	if err != nil {
		return false
	}
	whole = bytes.Clone(whole)
	for _, seat := range seats {
		if view, _, err := s.Position(seat); err == nil && !bytes.Equal(view, whole) {
			return true
		}
	}
	return false
}

// The search for a property plays lookedAt random games of at most longest decisions each.
const (
	lookedAt = 2
	longest  = 1500
)

// Lacks names the property that a game needs for the fault to be noticeable. If the game has the property,
// Lacks returns "". Lacks plays random games with the seats to find out.
func (f Fault) Lacks(game engine.Game, seats []string) string {
	need, needed := needs()[f.Name]
	if !needed {
		return ""
	}
	for seed := range uint64(lookedAt) {
		if need.met(&engine.Local{Game: game}, seats, rand.New(rand.NewPCG(seed, seed))) {
			return ""
		}
	}
	return need.says
}

// met reports whether a random game reaches a position that shows the property.
func (n need) met(s engine.Subject, seats []string, rnd *rand.Rand) bool {
	if _, err := s.Start(engine.Start{Setup: engine.Setup{Seats: seats}}); err != nil {
		return false
	}
	for range longest {
		turn, err := s.Turn()
		if err != nil || turn.Actor == "" {
			return false
		}
		choices, _, err := s.Legal()
		if err != nil || len(choices) == 0 {
			return false
		}
		if n.has(s, turn, choices, seats) {
			return true
		}
		if _, err := s.Play(turn.Actor, choices[rnd.IntN(len(choices))].Action); err != nil {
			return false
		}
	}
	return false
}
