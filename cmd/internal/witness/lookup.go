package witness

import (
	"context"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// LookUp searches the rulebook as [answer.LookUp] does. For the id of a single clause, question or example,
// LookUp also runs the scenarios tagged with it. The error suggests other words, or is ctx.Err().
func LookUp(ctx context.Context, book *rulebook.Book, words ...string) (said *answer.Rules, one bool, err error) {
	if said, one, err = answer.LookUp(book, words...); err == nil && one {
		err = run(ctx, said)
	}
	return said, one, err
}

// run runs the scenarios tagged with the clause, question or example that was found, and adds their results.
func run(ctx context.Context, r *answer.Rules) error {
	id := r.ID()
	report, err := features.Run(ctx, features.Options{Game: r.Game, Tags: "@" + id})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	// The error means that no scenario has the tag.
	if err != nil {
		report = &features.Report{}
	}
	scenarios := []answer.Scenario{}
	for _, s := range report.Scenarios {
		scenarios = append(scenarios, answer.Scenario{File: s.File, Line: s.Line, Name: s.Name, Passed: s.Failure == nil})
	}
	if r.Example != nil {
		r.Scenarios = scenarios
		return nil
	}
	for i := range r.Clauses {
		r.Clauses[i].Scenarios = scenarios
	}
	for i := range r.Questions {
		r.Questions[i].Scenarios = scenarios
	}
	return nil
}
