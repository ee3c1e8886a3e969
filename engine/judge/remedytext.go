package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/judge/remedy"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// remedy says what would make the action legal, for people.
func (v *Verdict) remedy(b *strings.Builder) {
	r := v.Remedy
	if r == nil {
		return
	}
	var ways []string
	if r.By != "" {
		ways = append(ways, "if "+r.By+" did it, who decides there")
	}
	for _, step := range r.After {
		ways = append(ways, "after "+stepped(step))
	}
	for _, change := range r.Changes {
		ways = append(ways, "if "+change.Says+prose.Either(change.Means != "", ", which "+change.Means, ""))
	}
	if before := r.Before; before != nil {
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("it was legal before %s, %q", place(before), before.String())))
	}
	if len(ways) > 0 {
		b.WriteString("  it would be legal\n")
		for _, way := range ways {
			b.WriteString(prose.Wrap("    ", v.names.In(way)))
		}
	}
	if len(r.Changes) == 0 {
		b.WriteString(prose.Wrap("  ", nothing(r)))
	}
}

// nothing says how far a change was looked for that was not found.
func nothing(r *remedy.Remedy) string {
	const none = "no small change of the position was found that makes it legal"
	if r.Untried == 0 {
		return fmt.Sprintf("%s (%d tried)", none, r.Tried)
	}
	return fmt.Sprintf("%s, and there may be one (%d of %d tried%s)", none, r.Tried, r.Tried+r.Untried,
		prose.Either(r.Few, "; --other-answers 1 tries more", ""))
}

func place(e *verdict.Decision) string {
	if e.Line == 0 {
		return fmt.Sprintf("decision %d", e.Decision)
	}
	return fmt.Sprintf("line %d", e.Line)
}

// stepped is the decisions of a step in words.
func stepped(s remedy.Step) string {
	decisions := make([]string, len(s))
	for i, d := range s {
		decisions[i] = fmt.Sprintf("%q", d.String())
	}
	return strings.Join(decisions, ", ")
}

// nearest lists the nearest legal actions for people, unless all that is legal is listed anyway.
func (v *Verdict) nearest(b *strings.Builder) {
	if v.Remedy == nil || len(v.Legal) <= remedy.MostNear || len(v.Remedy.Nearest) == 0 {
		return
	}
	var items []string
	for _, n := range v.Remedy.Nearest {
		items = append(items, near(&n))
	}
	b.WriteString(prose.List("  nearest to it: ", items))
}

func near(n *remedy.Near) string {
	instead, of := strings.Join(n.Instead, " "), strings.Join(n.Of, " ")
	switch {
	case of == "" && instead == "":
		return n.Action
	case of == "":
		return n.Action + " (with " + instead + ")"
	case instead == "":
		return n.Action + " (without " + of + ")"
	}
	return n.Action + " (" + instead + ", not " + of + ")"
}
