package features_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// reports are the runs of all scenarios of each game, which several tests examine. One engine of a game plays them all, and it accepts
// complete positions only.
var reports = func() map[string]func() (*features.Report, error) {
	all := map[string]func() (*features.Report, error){}
	for _, e := range games.All() {
		all[e.Name()] = sync.OnceValues(func() (*features.Report, error) {
			one := told[e.Name()].Of(hearings[e.Name()].of(&wholeOnly{engine.Local{Game: e.Game}}))
			options := features.Options{
				Game: e.Name(), Subject: func(string) (engine.Subject, error) { return one, nil },
				Ran: func(s features.Scenario) { benches[e.Name()].hear(s); told[e.Name()].Ran(s) },
			}
			if chosen, any := chosen(); any {
				return features.Godog(e, options, chosen)
			}
			return features.Run(context.Background(), options)
		})
	}
	return all
}()

// asked has godog's flags as tests have them, such as -godog.tags=@YM-BUY-05 and -godog.format=pretty.
var asked = func() *godog.Options {
	options := godog.Options{Format: "progress", Strict: true, Concurrency: 1}
	godog.BindFlags("godog.", flag.CommandLine, &options)
	return &options
}()

// chosen are the options of godog, and whether any were asked for: godog plays the scenarios then, and speaks. Else the program plays them,
// in half the time; that they come out alike is a test of its own.
func chosen() (options godog.Options, any bool) {
	options = *asked
	flag.Visit(func(f *flag.Flag) { any = any || strings.HasPrefix(f.Name, "godog.") })
	if any {
		options.Output = os.Stdout
	}
	return options, any
}

// benches judge what the scenarios of these runs are about, by game.
var benches = func() map[string]*bench {
	all := map[string]*bench{}
	for _, e := range games.All() {
		all[e.Name()] = &bench{lines: map[string][]string{}, edition: e.Book.Edition()}
	}
	return all
}()

// told collects the messages of the engines in these runs, by game.
var told = func() map[string]*features.Told {
	all := map[string]*features.Told{}
	for _, e := range games.All() {
		all[e.Name()] = &features.Told{}
	}
	return all
}()

// What the game tells in scenarios is as it was: the words in which it refuses what they try and tells what happens, and what it cites. A
// scenario asks for a clause, and seldom for the words or for all clauses. In the short form words that are new need not be listed.
func TestRefusalsAreUpToDate(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			covered(t, e.Book)
			is := told[e.Name()]
			if *update || !testing.Short() {
				isUpToDate(t, filepath.Join(e.Room, features.RefusalsFile), is.Refusals())
				isUpToDate(t, filepath.Join(e.Room, features.EffectsFile), is.Effects())
				isUpToDate(t, filepath.Join(e.Room, features.CitationsFile), is.Citations())
			}
			if *update {
				return
			}
			require.NoError(t, is.Same(e))
			err := new(features.Told).Same(e)
			for _, says := range []string{": no scenario is refused in these words any more: ",
				": no scenario gets this answer any more: ", "citations.tsv: 0 ", " cite ", ", but before "} {
				require.ErrorContains(t, err, says, "nothing is told")
			}
		})
	}
}

func covered(t *testing.T, book *rulebook.Book) (*features.Report, *features.Coverage) {
	if asked.Tags != "" {
		t.Skip("asks about all scenarios, and tags choose some")
	}
	report, coverage := played(t, book)
	if failed := report.Failed(); *update && len(failed) > 0 {
		fmt.Printf("%s: %s; what is written ends where they fail, so mend them, then make generate again\n",
			book.Title, prose.Count(len(failed), "failing scenario"))
	}
	return report, coverage
}

// played returns the results of the scenarios that the tags select.
func played(t *testing.T, book *rulebook.Book) (*features.Report, *features.Coverage) {
	report, err := reports[book.Game]()
	require.NoError(t, err)
	return report, features.Cover(book, report)
}

func TestScenarios(t *testing.T) {
	ran := 0
	for _, e := range games.All() {
		t.Run(e.Room, func(t *testing.T) {
			everyScenario(t, e.Book)
			ran++
		})
	}
	if asked.Tags != "" && ran == 0 {
		t.Error("no scenario has the tags " + asked.Tags)
	}
}

func everyScenario(t *testing.T, book *rulebook.Book) {
	report, _ := played(t, book)
	if len(report.Scenarios) == 0 {
		t.Skip("no scenario of the game has the tags " + asked.Tags)
	}
	for _, s := range report.Scenarios {
		t.Run(s.Name, func(t *testing.T) {
			for _, tag := range s.Tags {
				if strings.HasPrefix(tag, book.Prefix) {
					t.Attr("clause", tag)
				}
			}
			if f := s.Failure; f != nil {
				t.Fatalf("%s:%d: %s\n%s\n%s", s.File, f.Line, strings.Join(s.Tags, " "), f.Step, f.Message)
			}
		})
	}
}

func TestEveryTestableClauseHasAScenario(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			_, coverage := covered(t, e.Book)
			for _, c := range coverage.Clauses {
				if c.Clause.Testable && len(c.Scenarios) == 0 {
					t.Errorf("%s has no scenario that passes: %s", c.ID, c.Clause.Says)
				}
			}
		})
	}
}

func TestEveryQuestionOptionIsExercised(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			_, coverage := covered(t, e.Book)
			for _, q := range coverage.Questions {
				for _, o := range q.Options {
					if len(o.Scenarios) == 0 {
						t.Errorf("no scenario that passes plays %s=%s", q.ID, o.ID)
					}
				}
			}
		})
	}
}

func TestEveryGameHasScenarios(t *testing.T) {
	for _, e := range games.All() {
		require.NotEmpty(t, features.Files(e.Name()), e.Name())
	}
}

func BenchmarkScenarios(b *testing.B) {
	for _, e := range games.All() {
		b.Run(e.Room, func(b *testing.B) {
			scenarios := 0
			for b.Loop() {
				report, err := features.Run(b.Context(), features.Options{Game: e.Name()})
				require.NoError(b, err)
				scenarios += len(report.Scenarios)
			}
			b.ReportMetric(float64(scenarios)/b.Elapsed().Seconds(), "scenarios/s")
		})
	}
}
