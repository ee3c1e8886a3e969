package engine

import (
	"math/bits"
	"slices"
)

// Clause is the id of a rulebook clause, such as "YM-LOAD-01".
type Clause string

// Question is the number of an open question in its game's Questions, 0 to 254.
type Question uint8

// NoQuestion marks the absence of a question in a field or argument of type Question.
const NoQuestion Question = 255

// Effect is one thing that happened, in words, with the clauses it rests on.
type Effect struct {
	Text    string   `json:"text"`
	Clauses []Clause `json:"clauses"`
}

// Record collects what a state cites while it lists, judges and applies. The zero value is ready. On a nil *Record every
// method does nothing, so that rules cite without asking whether anybody listens.
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

// CiteAll notes that the rules did what each of the clauses says.
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

// Effect notes something that happened and cites its clauses. Where the text costs work, ask first whether r is nil.
func (r *Record) Effect(text string, clauses ...Clause) {
	if r == nil {
		return
	}
	r.CiteAll(clauses...)
	// A copy, so that a caller without a record pays for no slice.
	r.Effects = append(r.Effects, Effect{Text: text, Clauses: append([]Clause(nil), clauses...)})
}

// Cited are the clauses cited so far, each once, in the order of their first citation. The slice is valid until Reset.
func (r *Record) Cited() []Clause { return r.cited }

// Asked are the questions whose answers were used so far, in rising order.
func (r *Record) Asked() []Question {
	var qs []Question
	for word, set := range r.asked {
		for ; set != 0; set &= set - 1 {
			qs = append(qs, Question(word<<6|bits.TrailingZeros64(set)))
		}
	}
	return qs
}

// Reset empties the record and keeps its memory. Effects handed out before are overwritten.
func (r *Record) Reset() {
	r.Effects, r.cited, r.asked = r.Effects[:0], r.cited[:0], [4]uint64{}
}
