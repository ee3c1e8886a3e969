package judge

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// disputed is the record up to the decision that is to be judged.
func (o *Options) disputed(t *transcript.Transcript) (*transcript.Transcript, error) {
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

// Disputed is the record up to the decision that a verdict is about, and with what it claims about that; the options are those that the
// verdict was given under.
func Disputed(t *transcript.Transcript, opts Options, v *Verdict) (*transcript.Transcript, error) {
	if v.Kind == transcript.NoMistake.String() { // the mark is in dispute
		return t.Cut(v.Decision)
	}
	t, err := opts.disputed(t)
	if err != nil || v.Decision >= len(t.Decisions) {
		return t, err
	}
	return t.Cut(v.Decision)
}

// own notes whether the decision to judge is one that the record itself calls a mistake. If it is the last of the record, what cannot be
// read below it is wrong all the same, and so is the mark on a decision that is legal: then the record is judged as it stands.
func (c *court) own(ctx context.Context, t *transcript.Transcript) error {
	n := c.opts.Decision
	if n == 0 {
		n = len(t.Decisions)
	}
	if c.opts.Try != "" || n == 0 || !t.Decisions[n-1].Mistake {
		return nil
	}
	c.owned = n
	if c.opts.Decision > 0 {
		return nil
	}
	whole, err := c.replay(ctx, t, c.opts.Over)
	if err != nil {
		return err
	}
	if f := whole.Finding; f != nil && (!f.Kind.Readable() || f.Kind == transcript.NoMistake) {
		c.t, c.owned = t, 0
	}
	return nil
}

func howMany(decisions int) string {
	if decisions == 0 {
		return "the record has none"
	}
	return fmt.Sprintf("the record has %d, so choose a number from 1 to %[1]d", decisions)
}
