package verdict

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
)

// Claims are statements about a game other than its decisions, such as the scores at some point of the game.
type Claims interface {
	// Under judges the claims under other answers to open questions. Without any, it judges them
	// under the given reading. It returns an error if the context ends or an engine fails.
	Under(ctx context.Context, answers []Answer) (*Claimed, error)
}

// Claimed is the result of claims under one reading.
type Claimed struct {
	// Fact is the first claim that fails. If all claims are true, it is the last one that a decision made true, or else
	// the last, or the claim that fails under the given reading. Fact is nil if an earlier line, Line, went wrong.
	Fact *Fact
	Line int
	// Impossible reports that the game cannot begin. Why gives the reason.
	Impossible bool
	Why        string
	// Asked are the ids of the open questions that were consulted.
	Asked []string
}

// Fact is a claim about a position or the score of a game.
type Fact struct {
	// Line is the line of the claim, and Claim is its text.
	Line  int    `json:"line"`
	Claim string `json:"claim"`
	// Holds reports that the claim is true. If it is not, Instead states the truth.
	Holds   bool   `json:"holds"`
	Instead string `json:"instead,omitempty"`
	// Title is the title of the scenario with the claim: the dispute in the words of its author.
	Title string `json:"-"`
	// Count lists the parts of the claimed score, nil for any other claim.
	Count *engine.Effect `json:"count,omitempty"`
	// Grounds are the clauses that decide claims of this kind; nil if the game names none.
	Grounds []engine.Clause `json:"-"`
	// Next is the decision that would make a false claim true; nil if there is none.
	Next *Next `json:"next,omitempty"`
	// Since is the number of the decision that made the claim true or false, from 1; 0 for the
	// start, -1 if none was found. Set lists the effects of that decision (for the start: of the
	// last decision). If some of the effects are about the claim, Set lists only these.
	Since int             `json:"since"`
	Set   []engine.Effect `json:"set"`

	// all lists all effects of that decision, and last is the text of the last effect.
	all  []engine.Effect
	last string
	// paid are the effects that move the money of others, if nothing happened to the money of the claim.
	paid []engine.Effect
	// spoken reports that an effect in Set has more than one word in common with the claim.
	spoken bool
}

// Next is a decision that has not been made yet. A false claim becomes true after it, whichever action the
// actor chooses.
type Next struct {
	Actor string `json:"actor"`
	// Actions are all legal actions. Effects are the effects of the first.
	Actions []string        `json:"actions"`
	Effects []engine.Effect `json:"effects"`
}

// Truth returns the words for the result of a claim: true, not true, or not true yet.
func (f *Fact) Truth() string {
	switch {
	case f.Holds:
		return "true"
	case f.Next != nil:
		return "not true yet"
	}
	return "not true"
}

// Scored reports whether a claim is about a score that no effect mentions. The parts of the score
// then decide.
func (f *Fact) Scored() bool { return f.Count != nil && f.Since == 0 && !f.spoken }
