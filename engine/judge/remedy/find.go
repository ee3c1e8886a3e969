// Package remedy looks for ways to make an overruled decision legal: another player, another time,
// or a small change of the position. The package also lists the legal actions that resemble the
// decision.
package remedy

import (
	"bytes"
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// refused lists the kinds of findings in which the rules refuse a decision.
var refused = []transcript.Kind{transcript.IllegalAction, transcript.ForgedChance, transcript.OutOfTurn, transcript.MissingChance,
	transcript.AfterEnd}

// Find returns the remedies for an overruled decision. Find returns nil if the rules do not
// refuse the decision, or if the options leave remedies out. The subject has to be at the end of
// the record.
func Find(ctx context.Context, c *verdict.Court) (*Remedy, error) {
	if f := c.Report.Finding; c.Options.Quick || c.Options.Unmended || f == nil || !slices.Contains(refused, f.Kind) {
		return nil, nil
	}
	v := c.Verdict
	h := healer{Court: c, v: v, steps: mostSteps, most: mostTried,
		remedy: &Remedy{Nearest: nearest(v.Action, v.Legal), After: []Step{}, Changes: []Change{}}}
	if c.Options.Others == verdict.Alone {
		h.steps, h.most, h.remedy.Few = fewSteps, fewTried, true
	}
	position, _, err := c.Subject.Position("")
	if err != nil {
		return nil, err
	}
	h.position = bytes.Clone(position)
	if h.document, err = edit.Read(h.position); err != nil {
		return nil, err
	}
	h.words.Learn(h.document)
	for _, look := range []func(context.Context) error{h.byOther, h.before, h.after, h.changed} {
		if err := look(ctx); err != nil {
			return nil, err
		}
	}
	return h.remedy, nil
}

// byOther tries the decision for the player whose turn it is.
func (h *healer) byOther(context.Context) error {
	if actor := h.v.Turn.Actor; actor != "" && actor != h.v.Actor {
		if _, err := h.Subject.Play(actor, h.v.Action); err == nil {
			h.remedy.By = actor
		}
	}
	return nil
}

// before looks for the last of a few earlier decisions before which the decision was legal.
func (h *healer) before(ctx context.Context) error {
	t, err := h.Record.Cut(h.v.Decision - 1)
	if err != nil {
		return err
	}
	var earlier [][]byte // the positions before the last decisions, the latest last
	at := 0
	opts := transcript.Options{Files: h.Options.Files, Components: h.Options.Components, IgnoreMarks: true}
	opts.Each = func(*transcript.Decision, engine.Outcome) {
		if at++; at > len(t.Decisions)-mostEarlier && at <= len(t.Decisions) {
			if position, _, fails := h.Subject.Position(""); fails == nil {
				earlier = append(earlier, bytes.Clone(position))
			}
		}
	}
	if _, err := transcript.Replay(ctx, t, h.Subject, opts); err != nil {
		return err
	}
	for i, position := range slices.Backward(earlier) {
		if document, err := edit.Read(position); err == nil {
			h.words.Learn(document)
		}
		if h.remedy.Before == nil && h.open(position) && h.legal() {
			n := len(t.Decisions) - len(earlier) + i
			d := t.Decisions[n]
			h.remedy.Before = &verdict.Decision{Decision: n + 1, Line: d.Line, Actor: d.Actor, Action: d.Action}
		}
	}
	return nil
}
