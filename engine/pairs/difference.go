package pairs

import "cmp"

// Kind classifies a difference between two readings after the same decisions.
type Kind uint8

const (
	// Narrower: an action is legal on side A and not on side B. Wider: an action is legal only on side B.
	Narrower Kind = iota
	Wider
	// Otherwise: the same decision in the same position leads to different positions.
	Otherwise
	// Turn: another player decides, or the phase is different.
	Turn
	// Odds: an outcome of chance has other odds.
	Odds
	// Score: a seat's score differs.
	Score
	// Winner: both games are over, and the winners differ.
	Winner
)

var kindNames = [...]string{"narrower", "wider", "otherwise", "turn", "odds", "score", "winner"}

// String returns the kind as a word.
func (k Kind) String() string { return kindNames[k] }

// MarshalText returns the kind as a word, like String.
func (k Kind) MarshalText() ([]byte, error) { return []byte(kindNames[k]), nil }

// Difference is one kind of difference in one place of the game. The phase is the phase of side A. The verb is that
// of the actions that differ, or of the decision that leads to different positions. The verb is empty for
// Turn, Score and Winner.
type Difference struct {
	Kind  Kind   `json:"kind"`
	Phase string `json:"phase"`
	Verb  string `json:"verb,omitempty"`
}

// String returns the difference in words.
func (d Difference) String() string {
	if d.Verb == "" {
		return d.Phase + ": " + d.Kind.String()
	}
	return d.Phase + ", " + d.Verb + ": " + d.Kind.String()
}

// Compare orders differences by phase, verb and kind.
func (d Difference) Compare(e Difference) int {
	return cmp.Or(cmp.Compare(d.Phase, e.Phase), cmp.Compare(d.Verb, e.Verb), cmp.Compare(d.Kind, e.Kind))
}

// Found is a difference with the place in a pair that shows it.
type Found struct {
	Difference
	// Number is the number of the pair. Table is the index of its table in the plan. At is the number of shared
	// decisions before the difference appears.
	Number uint64
	Table  int
	At     int
	// Direct reports that the positions were equal until then, so that no earlier difference caused this one.
	Direct bool
}

// better reports whether f shows the difference better than g: directly, then earlier in the game, then in an
// earlier pair.
func (f Found) better(g Found) bool {
	if f.Direct != g.Direct {
		return f.Direct
	}
	return cmp.Or(cmp.Compare(f.At, g.At), cmp.Compare(f.Number, g.Number)) < 0
}

// Place is a phase in which actions of a verb were legal.
type Place struct {
	Phase string `json:"phase"`
	Verb  string `json:"verb"`
}
