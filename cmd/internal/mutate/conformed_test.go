package main

import (
	"flag"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// How many wrong engines of each game are built, and of which game alone.
var (
	engines = flag.Int("engines", 0, "how many wrong engines of each game to try")
	ofGame  = flag.String("game", "", "the game to try wrong engines of; all without it")
	part    = flag.Int("part", 1, "which part of them to try, from 1")
	parts   = flag.Int("parts", 1, "of how many parts")
)

// once is an engine that is asked for no further game when it has not answered in time: a rule that loops does so in many games, and each
// takes as long as an engine may be silent.
type once struct{ *wire.Engine }

func (o *once) Start(start engine.Start) (engine.Outcome, error) {
	if slices.ContainsFunc(o.Failures(), func(f *wire.Failure) bool { return f.Kind == wire.Silent || f.Kind == wire.Slow }) {
		return engine.Outcome{}, fmt.Errorf("%w: it has not answered in time before", engine.ErrNotRun)
	}
	return o.Engine.Start(start)
}

// wrongly tries an engine with a mutant awake, which offers a level.
func wrongly(t *testing.T, entry games.Entry, program string, id int, level engine.Level) *conformance.Report {
	t.Helper()
	command := []string{"env", fmt.Sprintf("%s=%d", mutant.Env, id), program, "serve", entry.Name(), "--level", fmt.Sprint(int(level))}
	report, err := conformance.Try(t.Context(), conformance.Options{Game: entry, Seed: 1, Walks: 40, Decisions: 400, Workers: 2,
		Open: func() (engine.Subject, error) {
			e := &wire.Engine{Dial: process.Dial(command, process.Options{}), Limits: wire.Limits{Start: time.Minute, Answer: 10 * time.Second}}
			t.Cleanup(e.Close)
			return &once{e}, nil
		}})
	require.NoError(t, err)
	return report
}

// names is the place among the kinds of findings, from 1, of the first that rests on one of the clauses; 0 if none does.
func names(r *conformance.Report, clauses []string) int {
	return 1 + slices.IndexFunc(r.Kinds(), func(g conformance.Group) bool {
		return slices.ContainsFunc(g.Clauses, func(c engine.Clause) bool { return slices.Contains(clauses, string(c)) })
	})
}

// suspected is the place of the first of the clauses among those at which to look first, from 1; 0 if it is not among them.
func suspected(r *conformance.Report, clauses []string) int {
	return 1 + slices.IndexFunc(r.Suspects(), func(c conformance.Clause) bool { return slices.Contains(clauses, string(c.ID)) })
}

// firsts are the clauses at which to look first.
func firsts(r *conformance.Report) (lines []string) {
	for _, c := range r.Suspects()[:min(few, len(r.Suspects()))] {
		lines = append(lines, fmt.Sprintf("%s %d of %d", c.ID, c.Failures(), c.Failures()+c.Passed))
	}
	return lines
}

// few clauses are looked at by anybody.
const few = 3

// naming is what became of wrong engines.
type naming struct{ tried, found, above, named, first int }

// try tries an engine with a mutant awake, at level 2 and, if that shows nothing, with clauses.
func (n *naming) try(t *testing.T, entry games.Entry, program string, m *mutant.Mutant) {
	began := time.Now()
	n.tried++
	report, level := wrongly(t, entry, program, m.ID, engine.Lists), engine.Lists
	if len(report.Kinds()) == 0 {
		report, level = wrongly(t, entry, program, m.ID, engine.Cites), engine.Cites
	}
	if len(report.Kinds()) == 0 {
		t.Logf("not found: %v", m)
		return
	}
	n.found++
	if level == engine.Cites {
		n.above++
	}
	place, suspect := names(report, slices.Concat(m.Breaks, m.Names)), suspected(report, slices.Concat(m.Breaks, m.Names))
	if place > 0 {
		n.named++
	}
	if suspect > 0 && suspect <= few {
		n.first++
	}
	t.Logf("found at level %d, named in place %d of %d, suspect %d: %v breaks %v %v: %q (%v)", level, place, len(report.Kinds()), suspect, m, m.Breaks, m.Names,
		firsts(report), time.Since(began).Round(time.Second))
}

// TestWrongEnginesAreNamed: engines are built each of which breaks one clause, and tried from outside as engines that show their legal
// actions and no clause. Those that are found are told which clause they break; what that does not show is tried with clauses.
func TestWrongEnginesAreNamed(t *testing.T) {
	if *engines == 0 {
		t.Skip("minutes a game: make wrong builds engines, and tries each whole")
	}
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			if *ofGame != "" && *ofGame != entry.Name() {
				t.Skip("of another game")
			}
			program, mutants := broken(t, entry, sample{n: *engines, seed: 1, shard: *part, shards: *parts})
			var n naming
			for _, m := range mutants {
				n.try(t, entry, program, m)
			}
			t.Logf("%s: of %d wrong engines %d were found, %d of them with clauses only; %d were told a clause of the rule at fault, %d of them first of all",
				entry.Name(), n.tried, n.found, n.above, n.named, n.first)
			assert.GreaterOrEqual(t, 3*n.found, 2*n.tried, "two thirds are found")
			assert.GreaterOrEqual(t, 2*n.named, n.found, "half are named")
		})
	}
}
