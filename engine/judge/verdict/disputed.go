package verdict

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Disputed returns the record up to the decision to judge.
func (o *Options) Disputed(t *transcript.Transcript) (*transcript.Transcript, error) {
	var err error
	switch {
	case o.Try != "":
		if o.After != nil {
			if t, err = t.Cut(*o.After); err != nil {
				return nil, err
			}
		}
		return t.With(o.Try)
	case o.Decision == 0 && t.EndsInMistake():
		return t.Unmarked(len(t.Decisions))
	case o.Decision == 0:
		return t, nil
	case o.Decision < 0 || o.Decision > len(t.Decisions):
		return nil, fmt.Errorf("%s: there is no decision %d to judge; %s", t.File, o.Decision, howMany(len(t.Decisions)))
	case t.Decisions[o.Decision-1].Mistake:
		return t.Unmarked(o.Decision)
	case o.Decision == len(t.Decisions):
		return t, nil
	}
	return t.Cut(o.Decision)
}

// own notes whether the record itself calls the decision to judge a mistake. If it is the last
// decision, unreadable lines after it and a mistake mark on a legal decision remain faults: then
// the record is judged as it is.
func (c *Court) own(ctx context.Context, t *transcript.Transcript) error {
	n := c.Options.Decision
	if n == 0 {
		n = len(t.Decisions)
	}
	if c.Options.Try != "" || n == 0 || !t.Decisions[n-1].Mistake {
		return nil
	}
	c.owned = n
	if c.Options.Decision > 0 {
		return nil
	}
	whole, err := c.Replay(ctx, t, c.Options.Over)
	if err != nil {
		return err
	}
	if f := whole.Finding; f != nil && (!f.Kind.Readable() || f.Kind == transcript.NoMistake) {
		c.Record, c.owned = t, 0
	}
	return nil
}

func howMany(decisions int) string {
	if decisions == 0 {
		return "the record has none"
	}
	return fmt.Sprintf("the record has %d, so choose a number from 1 to %[1]d", decisions)
}
