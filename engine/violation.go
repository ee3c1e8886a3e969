package engine

import "fmt"

// Violation says which clause of the rulebook an action, a set-up or a position breaks, and how. It is an answer about
// the game, not a failure of the program.
type Violation struct {
	// Clause is the first clause, in the order of the game's refusal table, that forbids the action.
	Clause Clause `json:"clause"`
	// Question is the id of the open question whose answer the refusal rests on, or "".
	Question string `json:"question,omitempty"`
	// Action is what was refused, in notation; "" for a set-up or a position.
	Action string `json:"action,omitempty"`
	// Reason says in a sentence without full stop what is wrong.
	Reason string `json:"reason"`
}

// Error is the clause, the question if there is one, and the reason.
func (v *Violation) Error() string {
	cause := string(v.Clause)
	if v.Question != "" {
		cause += " with " + v.Question
	}
	if v.Action == "" {
		return fmt.Sprintf("%s: %s", cause, v.Reason)
	}
	return fmt.Sprintf("%s: %q: %s", cause, v.Action, v.Reason)
}
