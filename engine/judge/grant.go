package judge

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// grant makes the verdict on a decision one on a claim that holds after it.
func (c *court) grant(v *Verdict, f *Fact) {
	if f.Since > v.Decision {
		f.Since, f.Set = unknown, nil
	}
	if v.Line > 0 && v.Decision > 0 {
		v.taken = v.Line
	}
	v.Fact, v.Line = f, f.Line
	if n := f.Since; n > 0 {
		d := &c.t.Decisions[n-1]
		v.by, v.doing = d.Line, done(c.sentence(d), d.Actor, d.Action)
	}
}

// done is a decision after the sentence that took it, if there is one.
func done(sentence, actor, action string) string {
	if sentence == "" {
		return actor + ": " + action
	}
	return sentence + " (" + actor + ": " + action + ")"
}

// unknown says that it was not found since when a claim comes out so.
const unknown = -1

// sentence is what a scenario says in the line of a decision, "" if it writes the action there, or if it is no scenario.
func (c *court) sentence(d *transcript.Decision) string {
	if c.opts.Step == nil {
		return ""
	}
	says := c.opts.Step(d.Line)
	if strings.Contains(says, d.Action) {
		return ""
	}
	return says
}
