package judge

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

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
