package walk

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Row is a row of a rulebook's table of refusals: the words for an attempt, and a function that returns the
// clause of the refusal; "" if the row does not fit the attempt.
type Row[T any] struct {
	Attempt string
	Cites   func(T) engine.Clause
	// Names returns a further part of the reason that the refusal must contain, such as a price that is too
	// high; nil for none.
	Names func(T) string
}

// Refused returns a row that gives the same clause for every attempt that it fits.
func Refused[T any](attempt string, clause engine.Clause, fits func(T) bool) Row[T] {
	return Row[T]{Attempt: attempt, Cites: func(t T) engine.Clause {
		if fits(t) {
			return clause
		}
		return ""
	}}
}

// Untold stands for the clause of a last row, for attempts whose clause the table does not give.
const Untold engine.Clause = "untold"

// first returns the first row that fits and its clause; "" if none fits, because the attempt is legal.
func first[T any](rows []Row[T], t T) (clause engine.Clause, row Row[T]) {
	for _, r := range rows {
		if c := r.Cites(t); c != "" {
			return c, r
		}
	}
	return "", Row[T]{}
}

// FirstRow returns a law: the first row that fits a proposal gives the clause of its refusal, and a proposal
// without a row is accepted. read is called once for each position. The result of read turns the seat and the
// text of a proposal into the attempt that the rows judge.
func FirstRow[T any](rows []Row[T], read func(w *Walk) (func(by engine.Seat, text string) T, error)) func(w *Walk) func() error {
	const often = 4
	return func(w *Walk) func() error {
		return func() error {
			if !w.Now(often) {
				return engine.ErrIdle
			}
			attempt, err := read(w)
			if err != nil || attempt == nil {
				return cmp.Or(err, engine.ErrIdle)
			}
			seen := false
			for _, p := range slices.Concat(w.Proposals(), w.Close()) {
				if p.Err != nil {
					continue
				}
				seen = true
				for _, by := range append(w.SomeSeats()[:1], w.Asker()) {
					if err := cited(w, by, p, rows, attempt(by, p.Text)); err != nil {
						return err
					}
				}
			}
			return engine.IdleUnless(seen)
		}
	}
}

// alone lists the clauses of all rows that fit an attempt. A row that panics does not fit.
func alone[T any](rows []Row[T], t T) (clauses []engine.Clause) {
	for _, r := range rows {
		if c := r.asked(t); c != "" && c != Untold {
			clauses = append(clauses, c)
		}
	}
	return clauses
}

func (r Row[T]) asked(t T) (c engine.Clause) {
	defer func() { _ = recover() }()
	return r.Cites(t)
}

// cited reports the fault of the clause by which a proposal is refused.
func cited[T any](w *Walk, by engine.Seat, p Proposal, rows []Row[T], attempt T) error {
	clause, row := first(rows, attempt)
	v := w.State.Check(by, p.Action, nil)
	if v != nil && w.Refused != nil && clause != Untold {
		w.Refused(v, alone(rows, attempt))
	}
	switch {
	case clause == Untold:
		return nil
	case v == nil && clause != "":
		return fmt.Errorf("%s may %q, but a row of the table refuses that by %s: %s", w.Name(by), p.Text, clause, row.Attempt)
	case v == nil:
		return nil
	case clause == "":
		return fmt.Errorf("%s may not %q because of %s, but no row of the table fits that", w.Name(by), p.Text, v.Clause)
	case v.Clause != clause:
		return fmt.Errorf("%s may not %q because of %s, but the first row that fits cites %s: %s", w.Name(by), p.Text, v.Clause, clause, row.Attempt)
	case row.Names != nil && !strings.Contains(v.Reason, row.Names(attempt)):
		return fmt.Errorf("%s may not %q because of %s: %q does not say %q", w.Name(by), p.Text, v.Clause, v.Reason, row.Names(attempt))
	}
	return nil
}
