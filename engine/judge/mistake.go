package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Mistake is a decision that the record itself calls a mistake and that those at the table let stand: beside the verdict, not against it.
type Mistake struct {
	// Decision is its number, from 1.
	Decision int    `json:"decision"`
	Line     int    `json:"line"`
	Actor    string `json:"actor"`
	Action   string `json:"action"`
	// Clause forbids it, for Reason; Question is the open question whose answer that rests on.
	Clause
	Question string `json:"question,omitempty"`
	Reason   string `json:"reason"`
}

// mistakes are those of a report, with the clauses that forbid them.
func (c *court) mistakes(report *transcript.Report) []Mistake {
	var all []Mistake
	for _, m := range report.Mistakes {
		why := m.Violation
		all = append(all, Mistake{Decision: m.Decision, Line: m.Line, Actor: m.Actor, Action: m.Action,
			Clause: c.clause(why.Clause), Question: why.Question, Reason: why.Reason})
	}
	return all
}

// mistakes lists the mistakes for people.
func (v *Verdict) mistakes(b *strings.Builder) {
	for _, m := range v.Mistakes {
		label := fmt.Sprintf("  mistake let stand, line %d: ", m.Line)
		b.WriteString(prose.Wrap(label, m.Actor+": "+m.Action+": "+v.names.In(because(m.Reason, []engine.Clause{m.ID}))))
		if m.Says != "" {
			b.WriteString(prose.Wrap("    ", "rulebook, "+m.At+", in our words: "+m.Says))
		}
	}
}
