package rulebook

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Answers contains the answers under which one game is played: an option for every question of its
// book. Answers do not change. Answers are comparable; == is the same as Equal.
type Answers struct {
	book *Book
	// A question is a byte, so an array of 256 needs no check of the index.
	options [256]Option
}

// Answer gives every question its answer: the option that rulings names for it, else its default. The keys are ids
// or names of questions, and the values ids of options. The error is a [*RulingError] for a question or an option
// that the book does not have, for a question answered twice, and for an option that cannot be played.
func (b *Book) Answer(rulings map[string]string) (*Answers, error) {
	a := &Answers{book: b}
	for i, q := range b.Questions {
		a.options[i] = q.Default
	}
	seen := make(map[engine.Question]string, len(rulings))
	for _, key := range slices.Sorted(maps.Keys(rulings)) {
		q, option, err := b.ruling(key, rulings[key])
		if err != nil {
			return nil, err
		}
		if first, twice := seen[q]; twice {
			problem := fmt.Sprintf("answers the same question as ruling %q", first)
			return nil, &RulingError{Question: key, Problem: problem, Allowed: []string{b.Questions[q].Name}}
		}
		seen[q] = key
		a.options[q] = option
	}
	return a, nil
}

// Ask returns the answer to a question, and notes its use in the record. Ask allocates nothing.
func (a *Answers) Ask(rec *engine.Record, q engine.Question) Option {
	rec.Ask(q)
	return a.options[q]
}

// Map lists the answers that differ from the default, as option by question name. Answer turns the map back into
// equal answers.
func (a *Answers) Map() map[string]string {
	rulings := map[string]string{}
	for i, q := range a.book.Questions {
		if a.options[i] != q.Default {
			rulings[q.Name] = q.Options[a.options[i]].ID
		}
	}
	return rulings
}

// Equal reports whether both contain the same answers for the same book.
func (a *Answers) Equal(other *Answers) bool { return *a == *other }
