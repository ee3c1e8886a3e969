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
	// Legal says that it is none under the answers that the record is judged under, which are not its own.
	Legal bool `json:"legal,omitempty"`
	// Clause forbids it, for Reason; Question is the open question whose answer that rests on.
	Clause
	Question string `json:"question,omitempty"`
	Reason   string `json:"reason"`
}

// mistakes are those of a report, with the clauses that forbid them.
func (c *court) mistakes(report *transcript.Report) []Mistake {
	var all []Mistake
	for _, m := range report.Mistakes {
		said := Mistake{Decision: m.Decision, Line: m.Line, Actor: m.Actor, Action: m.Action}
		if why := m.Violation; why != nil {
			said.Clause, said.Question, said.Reason = c.clause(why.Clause), why.Question, why.Reason
		} else {
			said.Legal, said.Reason = true, "the record calls it a mistake, and under these answers it is legal"
		}
		all = append(all, said)
	}
	return all
}

// mistakes lists the mistakes for people.
func (v *Verdict) mistakes(b *strings.Builder) {
	for i := range v.Mistakes {
		m := &v.Mistakes[i]
		label, says := v.mistake(m)
		b.WriteString(prose.Wrap("  "+label, says))
		if m.Says != "" {
			b.WriteString(prose.Wrap("    ", "rulebook, "+m.At+", in our words: "+m.Says))
		}
	}
}

// mistake says what a mistake was, after a label.
func (v *Verdict) mistake(m *Mistake) (label, says string) {
	label = fmt.Sprintf("mistake let stand, line %d: ", m.Line)
	var ids []engine.Clause
	if m.ID != "" {
		ids = []engine.Clause{m.ID}
	}
	return label, m.Actor + ": " + m.Action + ": " + v.names.In(because(m.Reason, ids))
}
