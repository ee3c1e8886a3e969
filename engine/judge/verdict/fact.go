package verdict

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// claimed judges the claims; it returns nil if there are none to judge. If a claim fails, the
// verdict is about that claim. If all claims are true, the verdict is about a claim too, unless the
// user asked about a decision.
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

// claim turns the verdict on a decision into a verdict on a claim that fails after the decision.
func (c *Court) claim(v *Verdict, f *Fact) error {
	v.Fact, v.Upheld, v.Kind, v.Line, v.Reason = f, false, "false claim", f.Line, f.Instead
	v.Clause, v.ClauseSays, v.ClauseAt, v.Clauses, v.Question, v.Legal = "", "", "", nil, "", nil
	ids, err := c.against(v, f)
	c.blame(v, c.disputed(v, ids))
	return err
}

// grant turns the verdict on a decision into a verdict on a claim that is true after the decision.
func (c *Court) grant(v *Verdict, f *Fact) {
	if f.Since > v.Decision {
		f.Since, f.Set = -1, []engine.Effect{} // it is unknown which decision made the claim true
	}
	v.Fact, v.Line = f, f.Line
}
