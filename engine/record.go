package engine

import (
	"math/bits"
	"slices"
)

// Clause is the id of a rulebook clause, such as "YM-LOAD-01".
type Clause string

// Question is the number of an open question in its game's Questions, 0 to 254.
type Question uint8

// NoQuestion is the value of a field or argument of type Question if there is no question.
const NoQuestion Question = 255

// Effect is one thing that happened, in words, with its clauses.
type Effect struct {
	Text    string   `json:"text"`
	Clauses []Clause `json:"clauses"`
}

// Record collects the citations of a state while it lists, judges and applies actions. The zero value is ready to
// use. On a nil *Record, every method does nothing, so rules can cite without a check.
type Record struct {
	// Effects are the noted effects, in order.
	Effects []Effect
	cited   []Clause
	asked   [4]uint64
}

// Cite notes that the rules applied the clause.
func (r *Record) Cite(c Clause) {
	if r != nil {
		r.cite(c)
	}
}

// CiteAll notes that the rules applied each of the clauses.
func (r *Record) CiteAll(clauses ...Clause) {
	if r == nil {
		return
	}
	for _, c := range clauses {
		r.cite(c)
	}
}

func (r *Record) cite(c Clause) {
	if !slices.Contains(r.cited, c) {
		r.cited = append(r.cited, c)
	}
}

// Ask notes that the answer to an open question was used.
func (r *Record) Ask(q Question) {
	if r != nil {
		r.asked[q>>6] |= 1 << (q & 63)
	}
}

// Effect notes something that happened and cites its clauses. If the text is costly to make, first check whether r
// is nil.
func (r *Record) Effect(text string, clauses ...Clause) {
	if r == nil {
		return
	}
	r.CiteAll(clauses...)
	// A copy, so that a caller without a record allocates no slice.
	r.Effects = append(r.Effects, Effect{Text: text, Clauses: append([]Clause(nil), clauses...)})
}

// Cited returns the clauses cited so far, each once, in the order of their first citation. The slice is valid until
// Reset.
func (r *Record) Cited() []Clause { return r.cited }

// Asked returns the questions whose answers were used so far, in ascending order.
func (r *Record) Asked() []Question {
	var qs []Question
	for word, set := range r.asked {
		for ; set != 0; set &= set - 1 {
			qs = append(qs, Question(word<<6|bits.TrailingZeros64(set)))
		}
	}
	return qs
}

// Reset empties the record and reuses its memory. Reset overwrites effects that the record returned
// before.
func (r *Record) Reset() {
	r.Effects, r.cited, r.asked = r.Effects[:0], r.cited[:0], [4]uint64{}
}
