package verdict

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Clause is a clause with its sentence and its place in the rulebook.
type Clause struct {
	ID   engine.Clause `json:"id"`
	Says string        `json:"says,omitempty"`
	At   string        `json:"at,omitempty"`
}

// Question is an open question with the answer in force.
type Question struct {
	ID     string `json:"id"`
	Asks   string `json:"asks,omitempty"`
	Option string `json:"option,omitempty"`
	// Settled reports that the rulebook answers the question, while other accounts of the game
	// answer it differently.
	Settled bool `json:"settled,omitempty"`
}

// Answer is an option of an open question; both are ids.
type Answer struct {
	Question string `json:"question"`
	Option   string `json:"option"`
}

// String returns the answer in the form in which users type it.
func (a Answer) String() string { return a.Question + "=" + a.Option }

// Decision is a decision in a game.
type Decision struct {
	// Decision is the number of the decision, from 1. Line is 0 if the decision is in no file.
	Decision int    `json:"decision"`
	Line     int    `json:"line,omitempty"`
	Actor    string `json:"actor"`
	Action   string `json:"action"`
}

// String returns the decision as it is written in a record.
func (d Decision) String() string { return d.Actor + ": " + d.Action }

// IDs returns the ids of some clauses.
func IDs(clauses []Clause) []engine.Clause {
	ids := make([]engine.Clause, len(clauses))
	for i, c := range clauses {
		ids[i] = c.ID
	}
	return ids
}

// Parts returns the words and numbers of an action, without separators.
func Parts(action string) []string {
	return strings.FieldsFunc(action, func(c rune) bool { return strings.ContainsRune(" ,=*", c) })
}

// ClausesOf returns the clauses of some effects, each once.
func ClausesOf(effects []engine.Effect) []engine.Clause {
	var ids []engine.Clause
	for _, e := range effects {
		for _, id := range e.Clauses {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}
