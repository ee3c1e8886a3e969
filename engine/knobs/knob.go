package knobs

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Kind is how it is known that something that can be set matters, or why it does not.
type Kind string

// The kinds: after the decisions of a record it is somebody else's turn, something is legal on one side alone, an outcome of chance is
// likelier, scores differ, others have won, or only the position differs; a scenario comes out otherwise; it is a name or a note; no
// other value is read; it matters nowhere.
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

// kinds are all of them.
var kinds = []Kind{Turn, Legal, Odds, Score, Winner, Position, Scenario, Note, Refused, Silent}

// Knob is something that can be set, and where it matters.
type Knob struct {
	// Of is an answer, question=option, or a figure's field in components.yaml.
	Of string
	// Sets are, of a figure, the values that are set: its own first, and then those that have to agree.
	Sets []Set
	Kind Kind
	// Says is what differs then, how the scenario comes out, or why nothing does.
	Says string
	// Seats and Played are the record after which it differs; of a scenario, Scenario is its file and its name.
	Seats    []string
	Played   []transcript.Decision
	Scenario string
}

// Replayed reports whether the knob has a record.
func (k *Knob) Replayed() bool { return slices.Index(kinds, k.Kind) < slices.Index(kinds, Scenario) }
