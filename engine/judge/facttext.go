package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// since says since when it has been as a claim says, or as it is instead; the decision is in the line after it.
func (v *Verdict) since(b *strings.Builder) {
	f, last := v.Fact, decided(v.Decision, v.taken)
	switch {
	case v.Decision == 0:
		b.WriteString("  it is so from the start; nothing was decided before it\n")
	case v.Granted():
		b.WriteString(prose.Wrap("  ", "it is so since "+decided(f.Since, v.by)+":"))
		b.WriteString(prose.Wrap("  ", v.doing))
	case f.Since > 0:
		b.WriteString(prose.Wrap("  ", "it is so since "+last+":"))
	case f.Since == 0:
		b.WriteString(prose.Wrap("  ", prose.Either(f.Holds, "it is so from the start, and no decision has changed it", "no decision has made it so")+
			"; the last one before it is "+last+":"))
	default:
		b.WriteString(prose.Wrap("  ", "the last decision before it is "+last+":"))
	}
}

// decided is a decision by its number, and its line if it is in a file.
func decided(n, line int) string {
	if line == 0 {
		return fmt.Sprintf("decision %d", n)
	}
	return fmt.Sprintf("decision %d, in line %d", n, line)
}

// fact says what made a claim true or wrong.
func (v *Verdict) fact(b *strings.Builder) {
	f := v.Fact
	shown, left := f.Made(v.room.effects)
	switch {
	case len(shown) == 0:
		v.effects(b)
	case f.Since < 1:
		b.WriteString("  it brought about:\n")
	}
	for _, e := range shown {
		b.WriteString(prose.Wrap("    ", v.names.In(effect(e))))
	}
	more(b, left, "more effect", "    (and %s, after which the claim is judged)\n")
	if !f.Holds {
		v.rests(b)
		return
	}
	if f.Since > 0 && f.Since < v.Decision {
		b.WriteString(prose.Wrap("  ", "the last decision before the claim, "+decided(v.Decision, v.taken)+", stands: "+
			verdict.Done(v.Step, v.Actor, v.Action)))
	}
	v.cited(b)
}

// holds says how a claim would come out otherwise under other answers: when, and by what. The clauses of what overrules stand above.
func holds(b *strings.Builder, h *hinge.Hinge, most int, names prose.Names) {
	if h.Fact == nil || len(h.Fact.Set) == 0 || h.Fact.Since < 1 {
		return
	}
	said := func(e engine.Effect) string { return prose.Either(h.Upheld, effect(e), e.Text) }
	var says []string
	last := len(h.Fact.Set) - 1
	for _, e := range h.Fact.Set[:min(last, most-1)] {
		says = append(says, said(e))
	}
	if more := last - (most - 1); more > 0 {
		says = append(says, fmt.Sprintf("(%s between)", prose.Count(more, "more effect")))
	}
	says = append(says, said(h.Fact.Set[last]))
	if h.Until != "" {
		says = append(says, "and so on, until "+h.Until)
	}
	b.WriteString(prose.Wrap("      ", names.In(fmt.Sprintf("by decision %d then: %s", h.Fact.Since, strings.Join(says, "; ")))))
}
