package judge

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// short notes of a record that stands to its end that the game goes on there, or that nobody says how it came out. A decision that is
// asked about is not where the record ends, and a scenario says no more than it is about.
func (c *court) short(v *Verdict) {
	stops := v.Turn.Actor != ""
	switch {
	case !v.Upheld, v.spoken, c.opts.Decision > 0, c.opts.Try != "":
		return
	case !stops && (c.t.Result != nil || c.t.Winner != nil):
		return
	}
	u := transcript.Unfinished{}
	if v.Unfinished != nil {
		u = *v.Unfinished
	}
	u.Stops, u.Unclaimed = stops, !stops
	v.Unfinished = &u
}

// unfinished says what else the record leaves out; how it ends is said with how the game stands.
func (v *Verdict) unfinished(b *strings.Builder) {
	if v.Unfinished == nil {
		return
	}
	for _, line := range v.Unfinished.LeftOut() {
		b.WriteString(prose.Wrap("  unfinished: ", line))
	}
}

// standing says how the game stands where the record ends.
func (v *Verdict) standing() string {
	says := prose.Standing(v.Turn)
	if v.Turn.Actor != "" {
		says = "the game goes on, " + says
	}
	if end := v.Unfinished.End(); end != "" {
		says += "; unfinished: " + end
	}
	return says
}
