// Package verdict judges a decision in a record. The package plays the record up to the first wrong
// decision. Then the package names the clauses that overrule or uphold the decision, or that made a
// claim true or false.
package verdict

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Judge judges one decision of a record, or an earlier decision if the record has its first error there.
// Judge returns an error if the record cannot be read (a [*transcript.Finding]), or if a decision to try has
// a wrong form (a [*transcript.SyntaxError]). Judge also returns an error if no decision has the given
// number, if the engine fails to answer, or if the context is cancelled.
func Judge(ctx context.Context, t *transcript.Transcript, opts Options) (*Court, error) {
	c := &Court{Options: opts}
	var err error
	if c.Record, err = opts.Disputed(t); err != nil {
		return nil, err
	}
	if err := c.open(); err != nil {
		return nil, err
	}
	c.Options.Over = c.Options.Over || c.Foreign() // the players wrote no marks for the numbers of legal actions under this edition
	if err := c.own(ctx, t); err != nil {
		return nil, err
	}
	replay := c.replay(c.Options.Over)
	replay.Loaded = c.loaded
	if c.Report, err = transcript.Replay(ctx, c.Record, c.Subject, replay); err != nil {
		return nil, err
	}
	if f := c.Report.Finding; f != nil && !f.Kind.Readable() && !opts.Any {
		return nil, c.unread(f)
	}
	c.Verdict = c.verdict(c.Report)
	c.short(c.Verdict)
	if c.Claimed, err = c.claimed(ctx, c.Verdict, c.Report); err != nil {
		return nil, err
	}
	c.Verdict.Touched, c.Verdict.Consulted = c.touched(c.Report.Asked), c.touched(c.Consulted())
	return c, c.order(c.Verdict)
}

func (c *Court) open() (err error) {
	entry := c.Options.Game
	if entry.Game == nil {
		return errors.New("judging a record: Options.Game is empty; set it to the game that the record names")
	}
	c.Book, c.Edition, c.Subject = entry.Book, c.Options.Edition, &engine.Local{Game: entry.Game}
	if c.Edition == "" {
		c.Edition = c.Book.Edition()
	}
	if c.Options.Subject != nil {
		c.Subject, err = c.Options.Subject(entry.Game)
	}
	return err
}

// loaded notes the parts of a position that the game filled in. If the subject cannot answer now, it is asked later.
func (c *Court) loaded(position json.RawMessage) {
	if made, _, err := c.Subject.Position(""); err == nil {
		c.filled, _ = document.Filled(position, made)
	}
}

// unread adds to the finding of an unreadable record that the record has another edition, if it has.
func (c *Court) unread(f *transcript.Finding) *transcript.Finding {
	if c.Foreign() {
		whole := *f
		whole.Msg += "; the record was written under another edition of the rulebook, " + c.Record.Edition
		return &whole
	}
	return f
}
