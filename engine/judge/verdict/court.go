package verdict

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Court is a judged record together with everything that was used to judge it.
type Court struct {
	Options Options
	// Record ends with the judged decision. Report is the result of playing the record.
	Record *transcript.Transcript
	Report *transcript.Report
	// Verdict is the ruling. Claimed is the result of the claims, nil if there are none to judge.
	Verdict *Verdict
	Claimed *Claimed
	// Book is the rulebook of the game, and Edition is its edition.
	Book    *rulebook.Book
	Edition string
	// Subject plays the record, and is at the end of the record afterwards.
	Subject engine.Subject

	// owned is the number of the decision to judge if the record itself calls this decision a
	// mistake; else 0.
	owned int
	// filled lists the parts of the position before the decision that the game filled in.
	filled []document.Part
	// sentences is nil until a sentence is looked for by its words.
	sentences *rulebook.Words
}

// Replay plays a record in the same way as the judged record.
func (c *Court) Replay(ctx context.Context, t *transcript.Transcript, ignoreMarks bool) (*transcript.Report, error) {
	return transcript.Replay(ctx, t, c.Subject, c.replay(ignoreMarks))
}

func (c *Court) replay(ignoreMarks bool) transcript.Options {
	return transcript.Options{Files: c.Options.Files, Components: c.Options.Components, IgnoreMarks: ignoreMarks}
}

// Foreign reports whether the record names an edition with other rules, or one that is not in the history.
func (c *Court) Foreign() bool {
	if c.Record.Edition == "" || c.Record.Edition == c.Edition {
		return false
	}
	changes, known, err := c.Book.Since(c.Record.Edition)
	return err != nil || !known || len(changes) > 0
}

// Clauses returns some clauses with their sentences.
func (c *Court) Clauses(ids []engine.Clause) []Clause {
	clauses := []Clause{}
	for _, id := range ids {
		clauses = append(clauses, c.clause(id))
	}
	return clauses
}

// clause returns a clause with its sentence and place in the rulebook.
func (c *Court) clause(id engine.Clause) Clause {
	rest := Clause{ID: id}
	if clause := c.Book.Clause(string(id)); clause != nil {
		rest.Says, rest.At = clause.Says, clause.At
	}
	return rest
}
