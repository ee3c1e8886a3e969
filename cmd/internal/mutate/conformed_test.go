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
)

// wrongly tries an engine with a mutant awake, which offers a level.
func wrongly(t *testing.T, entry games.Entry, program string, id int, level engine.Level) *conformance.Report {
	t.Helper()
	command := []string{"env", fmt.Sprintf("%s=%d", mutant.Env, id), program, "serve", entry.Name(), "--level", fmt.Sprint(int(level))}
	report, err := conformance.Try(t.Context(), conformance.Options{Game: entry, Seed: 1, Walks: 40, Decisions: 400, Workers: 2,
		Open: func() (engine.Subject, error) {
			e := &wire.Engine{Dial: process.Dial(command, process.Options{}), Limits: wire.Limits{Start: time.Minute, Answer: time.Minute}}
			t.Cleanup(e.Close)
			return e, nil
		}})
	require.NoError(t, err)
	return report
}

// names reports whether a finding rests on one of the clauses.
func names(r *conformance.Report, clauses []string) bool {
	return slices.ContainsFunc(r.Kinds(), func(g conformance.Group) bool {
		return slices.ContainsFunc(g.Clauses, func(c engine.Clause) bool { return slices.Contains(clauses, string(c)) })
	})
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
			program, mutants := broken(t, entry, *engines)
			found, named, above := 0, 0, 0
			for _, m := range mutants {
				report, level := wrongly(t, entry, program, m.ID, engine.Lists), engine.Lists
				if len(report.Kinds()) == 0 {
					report, level = wrongly(t, entry, program, m.ID, engine.Cites), engine.Cites
				}
				switch {
				case len(report.Kinds()) == 0:
					t.Logf("not found: %v", m)
					continue
				case level == engine.Cites:
					above++
				}
				found++
				if names(report, slices.Concat(m.Breaks, m.Names)) {
					named++
				} else {
					t.Logf("found, and not named: %v breaks %v: %v", m, m.Breaks, report.Kinds()[0].Line())
				}
			}
			t.Logf("%s: of %d wrong engines %d were found, %d of them with clauses only; %d were told a clause of the rule at fault",
				entry.Name(), len(mutants), found, above, named)
			assert.GreaterOrEqual(t, 3*found, 2*len(mutants), "two thirds are found")
			assert.GreaterOrEqual(t, 2*named, found, "half are named")
		})
	}
}
