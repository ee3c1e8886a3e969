package verdict

import (
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
func (c *Court) mistakes(report *transcript.Report) []Mistake {
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
