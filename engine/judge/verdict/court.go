package verdict

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Court is a record that was judged, with all that it was judged by.
type Court struct {
	Options Options
	// Record ends with the decision that is judged, Report is what came of playing it.
	Record *transcript.Transcript
	Report *transcript.Report
	// Verdict is what follows; Claimed is how the claims come out, nil if there are none to judge.
	Verdict *Verdict
	Claimed *Claimed
	// Book is the rulebook of the game, Edition its edition.
	Book    *rulebook.Book
	Edition string
	// Subject plays the record, and is left where the record ends.
	Subject engine.Subject

	// owned is the number of the decision to judge if the record itself calls it a mistake; else 0.
	owned int
	// filled is what the position leaves out that the decision was taken from.
	filled []document.Part
}

// Replay plays a record as the one that is judged is played.
func (c *Court) Replay(ctx context.Context, t *transcript.Transcript, ignoreMarks bool) (*transcript.Report, error) {
	return transcript.Replay(ctx, t, c.Subject, c.replay(ignoreMarks))
}

func (c *Court) replay(ignoreMarks bool) transcript.Options {
	return transcript.Options{Files: c.Options.Files, Components: c.Options.Components, IgnoreMarks: ignoreMarks}
}

// Foreign reports whether the record names another edition.
func (c *Court) Foreign() bool { return c.Record.Edition != "" && c.Record.Edition != c.Edition }

// Clauses are clauses with what they say.
func (c *Court) Clauses(ids []engine.Clause) []Clause {
	clauses := []Clause{}
	for _, id := range ids {
		clauses = append(clauses, c.clause(id))
	}
	return clauses
}

// clause is a clause with what the rulebook says there.
func (c *Court) clause(id engine.Clause) Clause {
	rest := Clause{ID: id}
	if clause := c.Book.Clause(string(id)); clause != nil {
		rest.Says, rest.At = clause.Says, clause.At
	}
	return rest
}
