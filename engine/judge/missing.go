package judge

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// LeftOut is what chance brought and the record does not say, where the verdict is the same whatever that was.
type LeftOut struct {
	// Line is the line before which it happened, Outcomes how many things it could be; all were tried.
	Line     int `json:"line"`
	Outcomes int `json:"outcomes"`
}

// mostOutcomes is how many outcomes are tried in place of one that the record leaves out.
const mostOutcomes = 64

// whatever judges a record that leaves out what chance brought with each outcome in its place: if all verdicts agree, that is the verdict,
// and nil if they do not.
func whatever(ctx context.Context, t *transcript.Transcript, opts Options, why error) (*Verdict, error) {
	var f *transcript.Finding
	if !errors.As(why, &f) || f.Kind != transcript.MissingChance || opts.Claims != nil || len(f.Choices) > mostOutcomes {
		return nil, nil
	}
	if opts.Decision > f.Decision {
		opts.Decision++
	}
	if opts.After != nil && *opts.After >= f.Decision {
		after := *opts.After + 1
		opts.After = &after
	}
	quick := opts
	quick.Quick, quick.Others = true, Alone
	var first *verdict.Verdict
	for _, outcome := range f.Choices {
		c, err := verdict.Judge(ctx, with(t, f.Decision, outcome), quick)
		if err != nil {
			return nil, ctx.Err()
		}
		if first == nil {
			first = c.Verdict
		}
		if v := c.Verdict; v.Upheld != first.Upheld || v.Clause != first.Clause || v.Kind != first.Kind {
			return nil, nil
		}
	}
	v, err := judge(ctx, with(t, f.Decision, f.Choices[0]), opts)
	if err != nil {
		return nil, err
	}
	if v.Decision > f.Decision {
		v.Decision--
	}
	if v.Decisions > f.Decision {
		v.Decisions--
	}
	v.LeftOut = &LeftOut{f.Line, len(f.Choices)}
	return v, nil
}

// with is a record with what chance brought after so many decisions.
func with(t *transcript.Transcript, after int, outcome string) *transcript.Transcript {
	whole := *t
	whole.Decisions = slices.Insert(slices.Clone(t.Decisions), after, transcript.Decision{Actor: "chance", Action: outcome})
	return &whole
}

// leftOut says that the record leaves out what chance brought, and that it does not matter.
func (v *Verdict) leftOut() []blocks.Block {
	if v.LeftOut == nil {
		return nil
	}
	b := note(fmt.Sprintf("the record leaves out what chance brought before line %d; the verdict is the same with each of the %s.", v.LeftOut.Line,
		prose.Count(v.LeftOut.Outcomes, "outcome")))
	b.Keep = true
	return []blocks.Block{b}
}
