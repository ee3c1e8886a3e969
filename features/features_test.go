package features_test

import (
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features"
)

// rulebooks are the games with the number of worked examples in the rulebook of each.
var rulebooks = []struct {
	book     *rulebook.Book
	examples int
}{
	{yardmaster.Book(), 25},
	{hellonwheels.Book(), 93},
	{stockyards.Book(), 41},
	{frontier.Book(), 100},
}

// reports are the runs of all scenarios of each game; the tests here look at them from several sides.
var reports = func() map[string]func() (*features.Report, error) {
	all := map[string]func() (*features.Report, error){}
	for _, game := range rulebooks {
		all[game.book.Game] = sync.OnceValues(func() (*features.Report, error) {
			return features.Run(context.Background(), features.Options{Game: game.book.Game})
		})
	}
	return all
}()

func covered(t *testing.T, book *rulebook.Book) (*features.Report, *features.Coverage) {
	report, err := reports[book.Game]()
	require.NoError(t, err)
	return report, features.Cover(book, report)
}

func TestYardmaster(t *testing.T) { everyScenario(t, yardmaster.Book()) }

func TestHellOnWheels(t *testing.T) { everyScenario(t, hellonwheels.Book()) }

func TestUnionStockyards(t *testing.T) { everyScenario(t, stockyards.Book()) }

func TestFrontier(t *testing.T) { everyScenario(t, frontier.Book()) }

func everyScenario(t *testing.T, book *rulebook.Book) {
	report, _ := covered(t, book)
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
	for _, game := range rulebooks {
		_, coverage := covered(t, game.book)
		for _, c := range coverage.Clauses {
			if c.Clause.Testable && len(c.Scenarios) == 0 {
				t.Errorf("%s has no scenario that passes: %s", c.ID, c.Clause.Says)
			}
		}
	}
}

func TestEveryExampleIsAScenario(t *testing.T) {
	for _, game := range rulebooks {
		_, coverage := covered(t, game.book)
		require.Len(t, coverage.Examples, game.examples, game.book.Title)
		for _, e := range coverage.Examples {
			if len(e.Scenarios) == 0 {
				t.Errorf("the example %s is no scenario that passes", e.ID)
			}
		}
	}
}

func TestEveryQuestionOptionIsExercised(t *testing.T) {
	for _, game := range rulebooks {
		_, coverage := covered(t, game.book)
		for _, q := range coverage.Questions {
			for _, o := range q.Options {
				if len(o.Scenarios) == 0 {
					t.Errorf("no scenario that passes plays %s=%s", q.ID, o.ID)
				}
			}
		}
	}
}

func TestEveryGameHasScenarios(t *testing.T) {
	for _, e := range games.All() {
		require.NotEmpty(t, features.Files(e.Name()), e.Name())
	}
}

func BenchmarkYardmaster(b *testing.B) { benchmarkGame(b, yardmaster.Book()) }

func BenchmarkHellOnWheels(b *testing.B) { benchmarkGame(b, hellonwheels.Book()) }

func BenchmarkUnionStockyards(b *testing.B) { benchmarkGame(b, stockyards.Book()) }

func BenchmarkFrontier(b *testing.B) { benchmarkGame(b, frontier.Book()) }

func benchmarkGame(b *testing.B, book *rulebook.Book) {
	scenarios := 0
	for b.Loop() {
		report, err := features.Run(b.Context(), features.Options{Game: book.Game})
		require.NoError(b, err)
		scenarios += len(report.Scenarios)
	}
	b.ReportMetric(float64(scenarios)/b.Elapsed().Seconds(), "scenarios/s")
}
