package engine

import "fmt"

// Violation states which clause of the rulebook an action, a set-up or a position breaks, and how.
// A Violation is an answer about the game, not a failure of the program.
type Violation struct {
	// Clause is the first clause, in the order of the game's refusal table, that forbids the action. It is empty for
	// faults that are outside the rules, such as a wrong mark in a record.
	Clause Clause `json:"clause"`
	// Question is the id of the open question on whose answer the refusal depends, or "".
	Question string `json:"question,omitempty"`
	// Action is the refused action, in notation; "" for a set-up or a position.
	Action string `json:"action,omitempty"`
	// Reason describes the fault, in a sentence without a full stop.
	Reason string `json:"reason"`
}

// Error returns the clause, the question and the action, if there are any, and the reason.
func (v *Violation) Error() string {
	if v.Action == "" {
		return v.Because()
	}
	return fmt.Sprintf("%s%q: %s", v.cause(), v.Action, v.Reason)
}

// Because returns the error without the action, for a message that names the action itself.
func (v *Violation) Because() string { return v.cause() + v.Reason }

// cause returns the clause and question that forbid the action, as a prefix of the reason; "" if there are none.
func (v *Violation) cause() string {
	switch {
	case v.Clause == "" && v.Question == "":
		return ""
	case v.Question == "":
		return string(v.Clause) + ": "
	case v.Clause == "":
		return v.Question + ": "
	}
	return string(v.Clause) + " with " + v.Question + ": "
}
