package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mostWays is how many ways of writing a decision under the same answer are shown.
const mostWays = 3

// asWritten are the actions that a decision is written as.
func asWritten(actions []string) string {
	all := inQuotes(first(actions, mostWays))
	if more := len(actions) - mostWays; more > 0 {
		all = append(all, prose.Count(more, "other action"))
	}
	return strings.Join(all, " or ")
}

func inQuotes(actions []string) []string {
	var all []string
	for _, action := range actions {
		all = append(all, fmt.Sprintf("%q", action))
	}
	return all
}

// way is how the decision is written; the words stand before and after the answers under which it is.
type way struct{ before, after string }

// written are the ways to write the decision, each once.
func (v *Verdict) written(b *strings.Builder) {
	o, r := v.Others, v.room
	ways := groupsBy(o.Written, wayOf)
	for _, group := range first(ways, r.written) {
		w := wayOf(group[0])
		b.WriteString(prose.Wrap("  ", w.before+"with "+strings.Join(named(group, r.named), " or ")+w.after))
	}
	if more := len(ways) - r.written; more > 0 {
		b.WriteString(prose.Wrap("  ", "and only written otherwise in "+prose.Count(more, "more way")+" that --json has"))
	}
	for _, e := range first(o.Respelled, r.written) {
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("with %s %s is only written otherwise: %q", e.String(), decided(e.As.Decision, e.As.Line), e.As.Action)))
	}
}

func wayOf(w *hinge.Written) way {
	as := asWritten(w.Actions)
	if len(w.Then) > 0 {
		as += ", then " + strings.Join(inQuotes(w.Then), ", then ")
	}
	if w.Joins {
		as = "with what follows it as one action, " + as
	}
	if w.Here {
		return way{"it is only written otherwise here: " + as + "; ", " it stands as it is"}
	}
	return way{"", " it is only written otherwise: " + as}
}
