package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/features"
)

const lined = `Feature: f

  Background:
    Given a Yardmaster game of ann and bob

  @YM-OBJ-02
  Scenario: One
    Then the goal is 18

  Scenario Outline: Two
    Then the goal is <n>

    Examples:
      | n  |
      | 18 |
      | 18 |
`

// A line selects the scenario that it belongs to; that of a row the row, any other line of an outline all rows.
func TestALineSelects(t *testing.T) {
	for line, want := range map[int][]string{6: {"One"}, 7: {"One"}, 9: {"One"}, 10: {"Two (row 1)", "Two (row 2)"},
		13: {"Two (row 1)", "Two (row 2)"}, 15: {"Two (row 1)"}, 16: {"Two (row 2)"}} {
		begun := 0
		report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", lined), Line: line,
			Begins: func(n int) { begun = n }})
		require.NoError(t, err)
		var got []string
		for _, s := range report.Scenarios {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, "line %d", line)
		require.Len(t, want, begun)
	}
	for line, says := range map[int]string{3: "x.feature: line 3 is in no scenario; the first begins in line 6",
		17: "x.feature: there is no line 17; the file has 16"} {
		_, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", lined), Line: line})
		require.EqualError(t, err, says)
	}
}

// What is put over scenarios holds whatever their steps say.
func TestAReadingGoesOverScenarios(t *testing.T) {
	const text = `Feature: f
  Scenario: a
    Given a Yardmaster game of ann and bob
    And the ruling "yard-timing" is "any-time"
    And the ruling "YM-R-tie" is "shared"
    And it is ann's turn
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    Then ann may not do "load coal-4" because of YM-YARD-04
`
	opts := features.Options{FS: folder("x.feature", text)}
	report, err := features.Run(t.Context(), opts)
	require.NoError(t, err)
	require.False(t, report.Passed())
	var d []string
	opts.Over = func(entry games.Entry) (*reading.Reading, error) {
		r := reading.Of(entry)
		return r, r.Rule([]string{"yard-timing=same-turn", "tie=earlier-seat"})
	}
	opts.Ran = func(s features.Scenario) {
		d = append(d, s.Dispute.Start.Rulings["yard-timing"], s.Dispute.Start.Rulings["tie"])
	}
	report, err = features.Run(t.Context(), opts)
	require.NoError(t, err)
	require.Empty(t, report.Failed())
	require.Equal(t, []string{"same-turn", "earlier-seat"}, d)
}
