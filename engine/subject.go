package engine

import "encoding/json"

// Subject is an engine under test. Replays, judgements and scenarios use a Subject only through notation and
// documents. So the same suite runs against a game of this module and against any other engine.
type Subject interface {
	// Start opens a game in place of the previous one, and reports the clauses and questions behind its set-up or
	// position. Its errors are those of [Game].New and [Game].Load.
	Start(start Start) (Outcome, error)
	// Turn returns the actor, the scores and the winners.
	Turn() (Turn, error)
	// Legal lists the legal actions of the actor, and reports the clauses and questions behind the list.
	Legal() ([]Choice, Outcome, error)
	// Play carries out one decision. A refusal is a [*Violation] and changes nothing. Any other error means that the
	// text is not an action of the game (see [Notation].Parse).
	Play(actor, action string) (Outcome, error)
	// Position returns the position as compact JSON: the whole position for "", a seat's view for its name, an
	// onlooker's view for "chance". It also reports the clauses and questions behind a view.
	Position(seat string) (json.RawMessage, Outcome, error)
}

// Start describes the game to open: its name, its setup and, unless the game begins with set-up, a position
// document.
type Start struct {
	Game string `json:"game"`
	Setup
	Position json.RawMessage `json:"position,omitempty"`
}

// Turn contains the actor, the scores and the winners of a position.
type Turn struct {
	// Actor is a seat's name, "chance", or "" when the game is over.
	Actor string `json:"actor"`
	// Scores are the scores by seat, in the game's unit.
	Scores []int `json:"scores"`
	// Winners are the names of the winning seats. The list is empty while the game goes on, and if nobody has won.
	Winners []string `json:"winners"`
}

// Choice is one legal action. Weight and Total are its odds if chance decides, else 0.
type Choice struct {
	Action string `json:"action"`
	Weight int    `json:"weight,omitempty"`
	Total  int    `json:"total,omitempty"`
}

// Outcome contains a decision's effects, clauses and questions. The slices of an outcome are valid
// until the next call to the subject.
type Outcome struct {
	Effects []Effect `json:"effects"`
	Cited   []Clause `json:"cited"`
	// Asked are the ids of the open questions whose answers were used.
	Asked []string `json:"asked"`
}
