package verdict

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
)

// Claims are what is claimed about a game besides its decisions: how it stands.
type Claims interface {
	// Under says how they come out under other answers to open questions; none are the reading given. The error is the context's, or an
	// engine that failed.
	Under(ctx context.Context, answers []Answer) (*Claimed, error)
}

// Claimed is how claims came out under a reading.
type Claimed struct {
	// Fact is the first claim that fails; if all hold, the last, or the one that fails under the reading given. It is nil if something else
	// went wrong before it, in the line Line.
	Fact *Fact
	Line int
	// Impossible says that the game cannot begin, Why for what reason.
	Impossible bool
	Why        string
	// Asked are the ids of the open questions that were consulted.
	Asked []string
}

// Fact is a claim about how a game stands.
type Fact struct {
	// Line and Claim are where it is claimed, and in which words.
	Line  int    `json:"line"`
	Claim string `json:"claim"`
	// Holds says that it is true, Instead what is true if it is not.
	Holds   bool   `json:"holds"`
	Instead string `json:"instead,omitempty"`
	// Title is what the scenario is called that claims it: what people quarrel about, in their words.
	Title string `json:"-"`
	// Count is how the score is made up that is claimed, nil for any other claim.
	Count *engine.Effect `json:"count,omitempty"`
	// Since is the number of the decision that made it so, from 1; 0 if it has been so from the start, -1 if that was not found. Set is
	// what happened then, or last if it has been so from the start: what speaks of the claim, if anything does.
	Since int             `json:"since"`
	Set   []engine.Effect `json:"set"`

	// all is everything that happened then, and last the last of it.
	all  []engine.Effect
	last string
	// spoken says that what is in Set speaks of the claim in more words than one.
	spoken bool
}

// Scored reports whether a claim is about a score of which nothing that happened speaks: the parts of the score decide then.
func (f *Fact) Scored() bool { return f.Count != nil && f.Since == 0 && !f.spoken }
