package knobs

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Kind is the kind of evidence that a setting has an effect, or the reason why there is no
// evidence.
type Kind string

// The kinds. Those from Turn to Position are differences after the decisions of a record: the player who
// decides, the legal actions, the odds of chance, scores, winners, or only the position. Scenario is a
// scenario with another result. Note is a field that is only a name or a note. Refused means that no other
// value is allowed, Silent that the setting has no effect.
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

// Knob is a setting, with the evidence that it has an effect.
type Knob struct {
	// Of is an answer, question=option, or a figure's field in components.yaml.
	Of string
	// Sets are the changed values of a figure: its own value first, and then values that have to
	// agree with it.
	Sets []Set
	Kind Kind
	// Says describes the difference, the result of the scenario, or the reason why there is none.
	Says string
	// Seats and Played are the record after which a difference appears. For a scenario, Scenario is
	// its file and its name.
	Seats    []string
	Played   []transcript.Decision
	Scenario string
}

// Replayed reports whether the knob has a record.
func (k *Knob) Replayed() bool { return slices.Index(kinds, k.Kind) < slices.Index(kinds, Scenario) }
