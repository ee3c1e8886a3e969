package knobs

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Kind names the evidence that a setting matters, or the reason why it does not.
type Kind string

// The kinds: after the decisions of a record another player is to decide, an action is legal on one side only,
// an outcome of chance is likelier, scores differ, others have won, or only the position differs; a scenario
// has another result; the field is a name or a note; no other value is allowed; the setting has no effect.
const (
	Turn     Kind = "turn"
	Legal    Kind = "legal"
	Odds     Kind = "odds"
	Score    Kind = "score"
	Winner   Kind = "winner"
	Position Kind = "position"
	Scenario Kind = "scenario"
	Note     Kind = "note"
	Refused  Kind = "refused"
	Silent   Kind = "silent"
)

// kinds lists all kinds.
var kinds = []Kind{Turn, Legal, Odds, Score, Winner, Position, Scenario, Note, Refused, Silent}

// Knob is a setting, and the evidence that it matters.
type Knob struct {
	// Of is an answer, question=option, or a figure's field in components.yaml.
	Of string
	// Sets are, for a figure, the changed values: its own first, and then those that have to agree.
	Sets []Set
	Kind Kind
	// Says is the difference, the result of the scenario, or the reason why there is none.
	Says string
	// Seats and Played are the record after which it differs; for a scenario, Scenario is its file and its name.
	Seats    []string
	Played   []transcript.Decision
	Scenario string
}

// Replayed reports whether the knob has a record.
func (k *Knob) Replayed() bool { return slices.Index(kinds, k.Kind) < slices.Index(kinds, Scenario) }
