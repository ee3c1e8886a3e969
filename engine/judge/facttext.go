package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// since says since when a claim is wrong; the decision is in the line after it.
func (v *Verdict) since(b *strings.Builder) {
	f, decision := v.Fact, fmt.Sprintf("decision %d", v.Decision)
	if v.taken > 0 {
		decision += fmt.Sprintf(", in line %d", v.taken)
	}
	switch {
	case v.Decision == 0:
		b.WriteString("  it is so from the start; nothing was decided before it\n")
	case f.Since > 0:
		b.WriteString(prose.Wrap("  ", "it is so since "+decision+":"))
	case f.Since == 0:
		b.WriteString(prose.Wrap("  ", "it is so from the start, and no decision has changed it; the last one before it is "+decision+":"))
	default:
		b.WriteString(prose.Wrap("  ", "the last decision before it is "+decision+":"))
	}
}

// fact says what made a claim wrong.
func (v *Verdict) fact(b *strings.Builder) {
	if v.Fact.Since > 0 {
		for _, e := range v.Fact.Set[:min(len(v.Fact.Set), mostEffects)] {
			b.WriteString(prose.Wrap("    ", v.names.In(effect(e))))
		}
		v.rests(b)
		return
	}
	v.effects(b)
	v.rests(b)
}

// holds says how a claim would come to hold under other answers: when, and by what.
func (h *Hinge) holds(b *strings.Builder, names prose.Names) {
	if h.Fact == nil || len(h.Fact.Set) == 0 || h.Fact.Since < 1 {
		return
	}
	says := make([]string, 0, mostSet)
	for _, e := range h.Fact.Set[:min(len(h.Fact.Set), mostSet)] {
		says = append(says, effect(e))
	}
	b.WriteString(prose.Wrap("      ", names.In(fmt.Sprintf("by decision %d then: %s", h.Fact.Since, strings.Join(says, "; ")))))
}

// mostSet is how many effects are shown that make a claim true under other answers.
const mostSet = 2
