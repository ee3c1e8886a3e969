package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// text says what would make the action legal, for people.
func (r *Remedy) text(b *strings.Builder, names prose.Names) {
	var ways []string
	if r.By != "" {
		ways = append(ways, "if "+r.By+" did it, who decides there")
	}
	for _, step := range r.After {
		ways = append(ways, "after "+step.text())
	}
	for _, change := range r.Changes {
		ways = append(ways, "if "+change.Says+prose.Either(change.Means != "", ", which "+change.Means, ""))
	}
	if before := r.Before; before != nil {
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("it was legal before %s, %q", before.place(), before.Actor+": "+before.Action)))
	}
	if len(ways) > 0 {
		b.WriteString("  it would be legal\n")
		for _, way := range ways {
			b.WriteString(prose.Wrap("    ", names.In(way)))
		}
	}
	if len(r.Changes) == 0 {
		b.WriteString(prose.Wrap("  ", r.nothing()))
	}
}

// nothing says how far a change was looked for that was not found.
func (r *Remedy) nothing() string {
	const none = "no small change of the position was found that makes it legal"
	if r.Untried == 0 {
		return fmt.Sprintf("%s (%d tried)", none, r.Tried)
	}
	return fmt.Sprintf("%s, and there may be one (%d of %d tried%s)", none, r.Tried, r.Tried+r.Untried,
		prose.Either(r.Few, "; --other-answers 1 tries more", ""))
}

func (e *Earlier) place() string {
	if e.Line == 0 {
		return fmt.Sprintf("decision %d", e.Decision)
	}
	return fmt.Sprintf("line %d", e.Line)
}

// text is the decisions of a step in words.
func (s Step) text() string {
	decisions := make([]string, len(s))
	for i, d := range s {
		decisions[i] = fmt.Sprintf("%q", d.Actor+": "+d.Action)
	}
	return strings.Join(decisions, ", ")
}
