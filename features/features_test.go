package features_test

import (
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features"
)

// yardmasterReport is the run of all scenarios of Yardmaster; the tests here look at it from several sides.
var yardmasterReport = sync.OnceValues(func() (*features.Report, error) {
	return features.Run(context.Background(), features.Options{Game: "yardmaster"})
})

func covered(t *testing.T) (*features.Report, *features.Coverage) {
	report, err := yardmasterReport()
	require.NoError(t, err)
	return report, features.Cover(yardmaster.Book(), report)
}

func TestYardmaster(t *testing.T) {
	report, _ := covered(t)
	for _, s := range report.Scenarios {
		t.Run(s.Name, func(t *testing.T) {
			for _, tag := range s.Tags {
				if strings.HasPrefix(tag, yardmaster.Book().Prefix) {
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
	_, coverage := covered(t)
	for _, c := range coverage.Clauses {
		if c.Clause.Testable {
			require.NotEmpty(t, c.Scenarios, "%s has no scenario that passes: %s", c.ID, c.Clause.Says)
		}
	}
}

func TestEveryExampleIsAScenario(t *testing.T) {
	_, coverage := covered(t)
	const examples = 25 // worked examples of the rulebook
	require.Len(t, coverage.Examples, examples)
	for _, e := range coverage.Examples {
		require.NotEmpty(t, e.Scenarios, "the example %s is no scenario that passes", e.ID)
	}
}

func TestEveryQuestionOptionIsExercised(t *testing.T) {
	_, coverage := covered(t)
	for _, q := range coverage.Questions {
		for _, o := range q.Options {
			require.NotEmpty(t, o.Scenarios, "no scenario that passes plays %s=%s", q.ID, o.ID)
		}
	}
}

func TestEveryGameHasScenarios(t *testing.T) {
	for _, e := range games.All() {
		require.NotEmpty(t, features.Files(e.Name()), e.Name())
	}
}

func BenchmarkYardmaster(b *testing.B) {
	scenarios := 0
	for b.Loop() {
		report, err := features.Run(b.Context(), features.Options{Game: "yardmaster"})
		require.NoError(b, err)
		scenarios += len(report.Scenarios)
	}
	b.ReportMetric(float64(scenarios)/b.Elapsed().Seconds(), "scenarios/s")
}
