package verdict

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// claimed judges the claims; it returns nil if there are none to judge. The verdict is about a
// claim that fails. If no decision is asked about, it is about the claim that holds.
func (c *Court) claimed(ctx context.Context, v *Verdict, report *transcript.Report) (*Claimed, error) {
	if c.Options.Claims == nil || report.Finding != nil {
		return nil, nil
	}
	claimed, err := c.Options.Claims.Under(ctx, nil)
	if err != nil || claimed.Fact == nil {
		return nil, err
	}
	switch f := claimed.Fact; {
	case !f.Holds:
		err = c.claim(v, f)
	case !c.Options.Asked:
		c.grant(v, f)
	}
	return claimed, err
}

// claim turns the verdict on a decision into one on a claim that fails after it.
func (c *Court) claim(v *Verdict, f *Fact) error {
	v.Fact, v.Upheld, v.Kind, v.Line, v.Reason = f, false, "false claim", f.Line, f.Instead
	v.Clause, v.ClauseSays, v.ClauseAt, v.Clauses, v.Question, v.Legal = "", "", "", nil, "", nil
	ids, err := c.against(v, f)
	c.blame(v, ids)
	return err
}

// grant turns the verdict on a decision into one on a claim that holds after it.
func (c *Court) grant(v *Verdict, f *Fact) {
	if f.Since > v.Decision {
		f.Since, f.Set = -1, []engine.Effect{} // it was not found since when
	}
	v.Fact, v.Line = f, f.Line
}
