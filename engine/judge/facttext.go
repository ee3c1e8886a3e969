package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
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

// holds says how a claim would come out otherwise under other answers: when, and by what. The clauses of what overrules stand above.
func (h *Hinge) holds(b *strings.Builder, names prose.Names) {
	if h.Fact == nil || len(h.Fact.Set) == 0 || h.Fact.Since < 1 {
		return
	}
	said := func(e engine.Effect) string { return prose.Either(h.Upheld, effect(e), e.Text) }
	var says []string
	last := len(h.Fact.Set) - 1
	for _, e := range h.Fact.Set[:min(last, mostSet-1)] {
		says = append(says, said(e))
	}
	if more := last - (mostSet - 1); more > 0 {
		says = append(says, fmt.Sprintf("(%s between)", prose.Count(more, "more effect")))
	}
	says = append(says, said(h.Fact.Set[last]))
	if h.further && !h.Upheld && h.Fact.last != h.Fact.Set[last].Text { // what is claimed was looked at elsewhere in the game
		says = append(says, "and so on, until "+h.Fact.last)
	}
	b.WriteString(prose.Wrap("      ", names.In(fmt.Sprintf("by decision %d then: %s", h.Fact.Since, strings.Join(says, "; ")))))
}

// mostSet is how many effects are shown that make a claim true or false under other answers: those of money add up.
const mostSet = 6
