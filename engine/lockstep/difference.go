package lockstep

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Kind classifies a difference between two engines.
type Kind uint8

const (
	// Opening: one engine opens the game, and the other refuses its set-up or position.
	Opening Kind = iota
	// Turn: the engines do not agree on the actor, or on the end of the game.
	Turn
	// Accepted: B carries out a decision that is illegal for A. Refused: B refuses a decision that
	// is legal for A.
	Refused
	Accepted
	// Scores: a score differs. Winners: the winners differ.
	Scores
	Winners
	// Missing: an action is legal for A and not in the list of B. Extra: an action is only in the
	// list of B.
	Missing
	Extra
	// Odds: an outcome of chance has other odds.
	Odds
	// Position and View: the position differs, whole or in a view.
	Position
	View
	// Clause: both engines refuse, and name different clauses.
	Clause
	// Effects: the effects of a decision have different clauses.
	Effects
	// Other is for differences found by other means; no table reports it.
	Other
)

// kinds contains the name of each kind, and the lowest level of an engine at which it counts.
var kinds = [...]struct {
	name  string
	level engine.Level
}{
	Opening:  {"opening", engine.Plays},
	Turn:     {"turn", engine.Plays},
	Refused:  {"refused", engine.Plays},
	Accepted: {"accepted", engine.Lists},
	Scores:   {"scores", engine.Scores},
	Winners:  {"winners", engine.Scores},
	Missing:  {"missing", engine.Lists},
	Extra:    {"extra", engine.Lists},
	Odds:     {"odds", engine.Lists},
	Position: {"position", engine.Scores},
	View:     {"view", engine.Scores},
	Clause:   {"clause", engine.Refuses},
	Effects:  {"effects", engine.Cites},
	Other:    {"other", engine.Plays},
}

// Kinds lists the kinds.
func Kinds() []Kind {
	all := make([]Kind, len(kinds))
	for i := range all {
		all[i] = Kind(i)
	}
	return all
}

// String returns the kind as a word.
func (k Kind) String() string { return kinds[k].name }

// MarshalText returns the kind as a word, like String.
func (k Kind) MarshalText() ([]byte, error) { return []byte(kinds[k].name), nil }

// after reports whether a difference of the kind appears after a decision has been carried out.
func (k Kind) after() bool { return k != Refused && k != Accepted && k != Clause }

// listed reports whether the decision of a difference of the kind has not been played.
func (k Kind) listed() bool { return k == Missing || k == Extra || k == Odds || k == View }

// Level returns the lowest level of an engine at which a difference of the kind counts.
func (k Kind) Level() engine.Level { return kinds[k].level }

// Decision is a decision of an actor, which is a seat's name or "chance". The action is in the
// notation of the game.
type Decision struct {
	Actor  string `json:"actor"`
	Action string `json:"action"`
}

// Game is a start and the decisions that follow.
type Game struct {
	Start  engine.Start `json:"start"`
	Played []Decision   `json:"played"`
}

// Difference is a place in a game where two engines differ.
type Difference struct {
	Kind Kind `json:"kind"`
	// At is the number of decisions before the difference.
	At int `json:"at"`
	// Decision is the decision that shows the difference: both engines or one of them played it. For
	// Missing, Extra and Odds, it is the listed action. It is empty for Opening, and if a game
	// differs at its opening. For a View, the actor is the viewer.
	Decision Decision `json:"decision,omitzero"`
	// Rolled lists the chance decisions between Decision and the difference, if an engine decides
	// for chance itself.
	Rolled []Decision `json:"-"`
	// Where is the part of a position or view that differs, as a JSON Pointer.
	Where string `json:"where,omitempty"`
	// Hidden reports that B shows a part of the position to a viewer from whom A hides it.
	Hidden bool `json:"hidden,omitempty"`
	// A and B are the two sides of the difference, in words.
	A string `json:"a"`
	B string `json:"b"`
	// Clauses are the clauses of A at the difference, if A names any.
	Clauses []engine.Clause `json:"clauses,omitempty"`

	unlawful bool // the difference is about legality: an act or a position that one side refuses
}

// Same reports whether two differences are of the same kind: they have the same kind, verb and
// first clause, or the same kind and part of the position.
func (d Difference) Same(e Difference) bool { return d.Key() == e.Key() }

// Level returns the lowest level of an engine at which the difference counts: the level of its
// kind. If the difference is about the legality of a position or a set-up, Level returns the level
// at which legal actions are judged.
func (d Difference) Level() engine.Level {
	if d.unlawful {
		return engine.Lists
	}
	return d.Kind.Level()
}

// Key returns the words that differences of one kind have in common.
func (d Difference) Key() string {
	if d.Kind == Position || d.Kind == View {
		part, _, _ := strings.Cut(strings.TrimPrefix(d.Where, "/"), "/")
		return d.Kind.String() + " " + part
	}
	verb, _, _ := strings.Cut(d.Decision.Action, " ")
	first := engine.Clause("")
	if len(d.Clauses) > 0 && d.Kind != Missing { // for a missing action, A cites the clauses of the whole list
		first = d.Clauses[0]
	}
	return d.Kind.String() + " " + verb + " " + string(first)
}

// Game returns the shortest beginning of a game that shows the difference.
func (d Difference) Game(of Game) Game {
	played := slices.Clone(of.Played[:min(d.At, len(of.Played))])
	if d.Decision.Action != "" && !d.Kind.listed() {
		played = append(played, d.Decision)
	}
	return Game{of.Start, append(played, d.Rolled...)}
}

// String returns the difference as one line.
func (d Difference) String() string {
	where := fmt.Sprintf("decision %d", d.At+1)
	if d.Decision.Action != "" {
		where += fmt.Sprintf(", %s: %s", d.Decision.Actor, d.Decision.Action)
	}
	return fmt.Sprintf("%s at %s: %s against %s", d.Kind, where, d.A, d.B)
}
