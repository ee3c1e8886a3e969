package countdown

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// take is the action of taking n counters; the number is all that the action packs.
func take(n int) engine.Action { return engine.Action(n) }

func number(a engine.Action) int { return int(a) }

// Verb is 0: the game has one verb.
func (s *state) Verb(engine.Action) engine.Verb { return 0 }

// Format spells an action, "take 2".
func (s *state) Format(a engine.Action) string { return fmt.Sprintf("take %d", number(a)) }

// Parse reads "take 1" to "take 3".
func (s *state) Parse(text string) (engine.Action, error) {
	for n := 1; n <= mostAt; n++ {
		if text == s.Format(take(n)) {
			return take(n), nil
		}
	}
	return 0, fmt.Errorf("an action is take 1, take 2 or take 3")
}

// Seen is Format: nothing is hidden.
func (s *state) Seen(_ engine.Seat, a engine.Action) string { return s.Format(a) }
