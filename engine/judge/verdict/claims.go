package verdict

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
)

// Claims are statements about a game other than its decisions, such as scores at a point of it.
type Claims interface {
	// Under judges the claims under other answers to open questions; without any, under the reading
	// given. The error is the context's, or an engine that failed.
	Under(ctx context.Context, answers []Answer) (*Claimed, error)
}

// Claimed is the result of claims under a reading.
type Claimed struct {
	// Fact is the first claim that fails; if all hold, the last, or the one that fails under the reading given. It is nil if something else
	// went wrong before it, in the line Line.
	Fact *Fact
	Line int
	// Impossible reports that the game cannot begin, Why gives the reason.
	Impossible bool
	Why        string
	// Asked are the ids of the open questions that were consulted.
	Asked []string
}

// Fact is a claim about the standing of a game.
type Fact struct {
	// Line and Claim are the place and the words of the claim.
	Line  int    `json:"line"`
	Claim string `json:"claim"`
	// Holds reports that it is true; Instead states the truth if it is not.
	Holds   bool   `json:"holds"`
	Instead string `json:"instead,omitempty"`
	// Title is the title of the scenario with the claim: the dispute in people's words.
	Title string `json:"-"`
	// Count lists the parts of the claimed score, nil for any other claim.
	Count *engine.Effect `json:"count,omitempty"`
	// Grounds are the clauses that decide claims of its kind; nil if the game names none.
	Grounds []engine.Clause `json:"-"`
	// Next is the decision that would make a false claim true, nil if there is none.
	Next *Next `json:"next,omitempty"`
	// Since is the number of the decision that made it so, from 1; 0 for the start, -1 if it was not found. Set
	// lists the effects of that decision, or for the start of the last one: those about the claim, if any are.
	Since int             `json:"since"`
	Set   []engine.Effect `json:"set"`

	// all lists all effects of that decision, and last is the text of the last of them.
	all  []engine.Effect
	last string
	// spoken reports that an effect in Set shares more than one word with the claim.
	spoken bool
}

// Next is a decision still to be taken, after which a false claim is true, whatever the actor does.
type Next struct {
	Actor string `json:"actor"`
	// Actions are all that are legal; Effects are the effects of the first.
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

// Scored reports whether a claim is about a score that no effect mentions: the parts of the score then decide.
func (f *Fact) Scored() bool { return f.Count != nil && f.Since == 0 && !f.spoken }
