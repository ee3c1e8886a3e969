package features_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// Each example that a scenario can show has one that passes. What the book prints or pictures is played under the default answers.
func TestEveryExampleIsAScenario(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			report, coverage := covered(t, e.Book)
			for _, c := range coverage.Examples {
				shown := slices.ContainsFunc(report.Scenarios, func(s features.Scenario) bool {
					return s.Failure == nil && slices.Contains(s.Tags, c.ID) && (!c.Example.OfBook() || byDefault(e.Book, s))
				})
				if shown == (c.Example.Untestable != "") {
					t.Errorf("%s (%s): has a scenario that passes: %t; is untestable: %q", c.ID, c.Example.Kind, shown, c.Example.Untestable)
				}
			}
		})
	}
}

// byDefault reports whether every answer that a scenario has used is the default.
func byDefault(book *rulebook.Book, s features.Scenario) bool {
	return !slices.ContainsFunc(s.Asked, func(a features.Answer) bool {
		q := book.Question(a.Question)
		return a.Option != q.Options[q.Default].ID
	})
}

// The tags of every scenario, whether it passes or not: beside the id of an example stands the tag of its kind, and beside such a tag an id.
func TestTagsSayWhoseExampleItIs(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			report, _ := covered(t, e.Book)
			for _, s := range report.Scenarios {
				marks := map[string]bool{}
				for _, tag := range s.Tags {
					if example := e.Book.Example(tag); example != nil {
						marks[example.Tag()] = true
					} else if strings.HasPrefix(tag, e.Book.Prefix+"-EX-") {
						t.Errorf("%s:%d: @%s is not in examples.yaml", s.File, s.Line, tag)
					}
				}
				for _, mark := range []string{"example", "worked"} {
					if marks[mark] != slices.Contains(s.Tags, mark) {
						t.Errorf("%s:%d: @%s beside %v", s.File, s.Line, mark, s.Tags)
					}
				}
			}
		})
	}
}

// So many examples each book prints and pictures, as a reader of the four texts alone has listed them, and so many have we worked. One that
// is lost would not be missed otherwise.
func TestExamplesOfTheRulebooks(t *testing.T) {
	for game, want := range map[string]rulebook.ExampleCount{
		"yardmaster":       {Printed: 7, Pictured: 1, Worked: 17},
		"hell-on-wheels":   {Printed: 1, Worked: 92},
		"union-stockyards": {Printed: 26, Pictured: 1, Untestable: 2, Worked: 19},
		"frontier":         {Printed: 6, Pictured: 3, Untestable: 5, Worked: 96},
	} {
		e, err := games.Find(game)
		require.NoError(t, err)
		require.Equal(t, want, e.Book.CountExamples(), game)
	}
}

// The page of the examples is as examples.yaml and the scenarios are.
func TestExamplesAreUpToDate(t *testing.T) {
	page, err := features.PageOfExamples(games.All())
	require.NoError(t, err)
	isUpToDate(t, filepath.Join("..", "docs", "examples.md"), page)
	require.Regexp(t, `(?s)## Price adjustment.*## Profit margins.*## Sorting-yard loading.*## Town payouts.*## Yardmaster.*## Frontier`, page)
}
