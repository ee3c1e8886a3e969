package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
)

// once is an engine that plays no further game after it did not answer in time. A rule that never ends does so
// in many games, and each takes the longest time allowed.
type once struct{ *wire.Engine }

func (o *once) Start(start engine.Start) (engine.Outcome, error) {
	if slices.ContainsFunc(o.Failures(), func(f *wire.Failure) bool { return f.Kind == wire.Silent || f.Kind == wire.Slow }) {
		return engine.Outcome{}, fmt.Errorf("%w: it has not answered in time before", engine.ErrNotRun)
	}
	return o.Engine.Start(start)
}

// wrongly tries an engine with a mutant awake, which offers a level.
func wrongly(ctx context.Context, entry games.Entry, program string, id int, level engine.Level) (*conformance.Report, error) {
	command := []string{"env", fmt.Sprintf("%s=%d", mutant.Env, id), program, "serve", entry.Name(), "--level", fmt.Sprint(int(level))}
	return conformance.Try(ctx, conformance.Options{Game: entry, Seed: 1, Walks: 40, Decisions: 400, Workers: 2,
		Open: func() (engine.Subject, error) {
			return &once{&wire.Engine{Dial: process.Dial(command, process.Options{}),
				Limits: wire.Limits{Start: time.Minute, Answer: 10 * time.Second}}}, nil
		}})
}

// names returns the 1-based place, among the kinds of findings, of the first kind that rests on one of the
// clauses. It returns 0 if there is none.
func names(r *conformance.Report, clauses []string) int {
	return 1 + slices.IndexFunc(r.Kinds(), func(g conformance.Group) bool {
		return slices.ContainsFunc(g.Clauses, func(c engine.Clause) bool { return slices.Contains(clauses, string(c)) })
	})
}

// suspected returns the 1-based place, among the clauses to look at first, of the first of the given clauses.
// It returns 0 if there is none.
func suspected(r *conformance.Report, clauses []string) int {
	return 1 + slices.IndexFunc(r.Suspects(), func(c conformance.Clause) bool { return slices.Contains(clauses, string(c.ID)) })
}

// firsts returns the clauses to look at first.
func firsts(r *conformance.Report) (lines []string) {
	for _, c := range r.Suspects()[:min(few, len(r.Suspects()))] {
		lines = append(lines, fmt.Sprintf("%s %d of %d", c.ID, c.Failures(), c.Failures()+c.Passed))
	}
	return lines
}

// few is the number of clauses that a person looks at.
const few = 3

// naming counts the results of wrong engines.
type naming struct{ tried, found, above, named, first int }

// try tries an engine with a mutant awake, at level 2 and, if that shows nothing, with clauses.
func (n *naming) try(ctx context.Context, entry games.Entry, program string, m *mutant.Mutant, out io.Writer) error {
	began, level := time.Now(), engine.Lists
	report, err := wrongly(ctx, entry, program, m.ID, level)
	if err == nil && len(report.Kinds()) == 0 {
		level = engine.Cites
		report, err = wrongly(ctx, entry, program, m.ID, level)
	}
	if err = cmp.Or(err, ctx.Err()); err != nil {
		return err
	}
	n.tried++
	if len(report.Kinds()) == 0 {
		fmt.Fprintf(out, "not found: %v\n", m)
		return nil
	}
	clauses := slices.Concat(m.Breaks, m.Names)
	place, suspect := names(report, clauses), suspected(report, clauses)
	n.count(level, place, suspect)
	fmt.Fprintf(out, "found at level %d, named in place %d of %d, suspect %d: %v breaks %v %v: %q (%v)\n", level, place, len(report.Kinds()),
		suspect, m, m.Breaks, m.Names, firsts(report), time.Since(began).Round(time.Second))
	return nil
}

// count counts an engine that was found at a level.
func (n *naming) count(level engine.Level, place, suspect int) {
	n.found++
	if level == engine.Cites {
		n.above++
	}
	if place > 0 {
		n.named++
	}
	if suspect > 0 && suspect <= few {
		n.first++
	}
}

// enough returns an error if fewer than two thirds of the engines are found. enough also returns an error if
// the answers for fewer than half of these name a clause of the rule at fault.
func (n *naming) enough() error {
	switch {
	case 3*n.found < 2*n.tried:
		return fmt.Errorf("%d of %d wrong engines are found, and two thirds should be", n.found, n.tried)
	case 2*n.named < n.found:
		return fmt.Errorf("%d of %d that are found are told a clause of the rule at fault, and half should be", n.named, n.found)
	}
	return nil
}
