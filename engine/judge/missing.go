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

// LeftOut is a chance outcome that the record leaves out, if every possible outcome gives the same verdict.
type LeftOut struct {
	// Line is the line before which the outcome happened. Outcomes is the number of possible
	// outcomes; all were tried.
	Line     int `json:"line"`
	Outcomes int `json:"outcomes"`
}

// mostOutcomes is the limit of outcomes that are tried in place of a missing one.
const mostOutcomes = 64

// The function whatever judges a record that leaves out a chance outcome, once with each possible outcome. If
// all verdicts agree, it returns that verdict, else nil.
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

// with returns a record with a chance outcome inserted after the given number of decisions.
func with(t *transcript.Transcript, after int, outcome string) *transcript.Transcript {
	whole := *t
	whole.Decisions = slices.Insert(slices.Clone(t.Decisions), after, transcript.Decision{Actor: "chance", Action: outcome})
	return &whole
}

// leftOut reports that the record leaves out a chance outcome, and that the outcome does not matter.
func (v *Verdict) leftOut() []blocks.Block {
	if v.LeftOut == nil {
		return nil
	}
	b := note(fmt.Sprintf("the record leaves out an outcome of chance before line %d; the verdict is the same with each of the %s.", v.LeftOut.Line,
		prose.Count(v.LeftOut.Outcomes, "outcome")))
	b.Keep = true
	return []blocks.Block{b}
}
