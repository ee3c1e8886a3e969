package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

func TestCover(t *testing.T) {
	book := &rulebook.Book{
		Game: "tollgate", Prefix: "TG",
		Clauses: []rulebook.Clause{
			{ID: "TG-PAY-01", Testable: true, Examples: []string{"TG-EX-02", "TG-EX-01"}},
			{ID: "TG-PAY-02"},
			{ID: "TG-PAY-03", Testable: true},
			{ID: "TG-PAY-04", Testable: true},
		},
		Examples: []rulebook.Example{
			{ID: "TG-EX-01", Kind: rulebook.Printed}, {ID: "TG-EX-02", Kind: rulebook.Worked}, {ID: "TG-EX-03", Kind: rulebook.Worked},
			{ID: "TG-EX-04", Kind: rulebook.Pictured, Untestable: "The picture is lost."},
		},
		Questions: []rulebook.Question{
			{ID: "TG-R-night", Name: "night", Default: 1, Options: []rulebook.Reading{{ID: "shut"}, {ID: "open"}, {ID: "ajar"}}},
			{ID: "TG-R-toll", Name: "toll", Fixed: true, Options: []rulebook.Reading{{ID: "coin"}, {ID: "kind"}}},
		},
	}
	report := &features.Report{Scenarios: []features.Scenario{
		{Name: "a", Game: "tollgate", Tags: []string{"TG-PAY-01", "example", "TG-EX-01"},
			Asked: []features.Answer{{Question: "TG-R-night", Option: "open"}}},
		{Name: "w", Game: "tollgate", Tags: []string{"TG-PAY-01", "worked", "TG-EX-02"}},
		{Name: "b", Game: "tollgate", Tags: []string{"TG-PAY-01"},
			Asked: []features.Answer{{Question: "TG-R-night", Option: "shut", Set: true}}},
		{Name: "c", Game: "tollgate", Tags: []string{"TG-R-night"},
			Asked: []features.Answer{{Question: "TG-R-night", Option: "open"}, {Question: "TG-R-toll", Option: "coin"}}},
		{Name: "d", Game: "tollgate", Tags: []string{"TG-PAY-03"}, Failure: &features.Failure{Message: "no"}},
		{Name: "e", Game: "whist", Tags: []string{"TG-PAY-04"}},
	}}
	coverage := features.Cover(book, report)
	require.Equal(t, []string{"a", "w", "b"}, coverage.Clauses[0].Scenarios)
	require.Equal(t, []string{"a"}, coverage.Clauses[0].Examples)
	require.Equal(t, []string{"w"}, coverage.Clauses[0].Worked)
	require.Equal(t, []features.ExampleCoverage{
		{Example: &book.Examples[0], ID: "TG-EX-01", Scenarios: []string{"a"}}, {Example: &book.Examples[1], ID: "TG-EX-02", Scenarios: []string{"w"}},
		{Example: &book.Examples[2], ID: "TG-EX-03"}, {Example: &book.Examples[3], ID: "TG-EX-04"},
	}, coverage.Examples)
	require.Equal(t, []features.OptionCoverage{{ID: "shut", Scenarios: []string{"b"}}, {ID: "open", Scenarios: []string{"c"}},
		{ID: "ajar"}},
		coverage.Questions[0].Options, "an answer that no scenario is about is not exercised")
	require.Empty(t, coverage.Questions[1].Options, "a question of which only the default can be played is never asked")
	require.Equal(t, []string{"TG-PAY-03", "TG-PAY-04", "TG-R-night=ajar", "TG-EX-03"}, coverage.Uncovered(),
		"nobody can show what is untestable")
}
