package judge

import (
	"fmt"
	"slices"

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
	case o.Decision == 0:
		return t, nil
	case o.Decision < 0 || o.Decision > len(t.Decisions):
		return nil, fmt.Errorf("%s: there is no decision %d to judge; %s", t.File, o.Decision, howMany(len(t.Decisions)))
	case t.Decisions[o.Decision-1].Mistake:
		return withoutMark(t, o.Decision)
	case o.Decision == len(t.Decisions):
		return t, nil
	}
	return t.Cut(o.Decision)
}

// Disputed is the record up to the decision that a verdict is about, and with what it claims about that; the options are those that the
// verdict was given under.
func Disputed(t *transcript.Transcript, opts Options, v *Verdict) (*transcript.Transcript, error) {
	t, err := opts.disputed(t)
	if err != nil || v.Decision >= len(t.Decisions) {
		return t, err
	}
	return t.Cut(v.Decision)
}

// withoutMark is the record up to a decision that it calls a mistake, which is judged like any other.
func withoutMark(t *transcript.Transcript, n int) (*transcript.Transcript, error) {
	t, err := t.Cut(n)
	if err == nil {
		d := t.Decisions[n-1]
		t.Decisions = append(slices.Clone(t.Decisions[:n-1]), transcript.Decision{Line: d.Line, Actor: d.Actor, Action: d.Action})
	}
	return t, err
}

func howMany(decisions int) string {
	if decisions == 0 {
		return "the record has none"
	}
	return fmt.Sprintf("the record has %d, so choose a number from 1 to %[1]d", decisions)
}
