package features_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/features/step"
)

const factual = `Feature: Facts

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's hand is coal*2
    And the arrival yard shows coal-1 oil-1 timber-1 livestock-1

  @YM-OBJ-06
  Scenario: It has been so since the first decision
    When ann does "buy coal-1 pay coal*1"
    And ann does "draw deck"
    Then ann has 6 points

  Scenario: It has been so from the start
    When ann does "draw deck"
    Then the goal is 3

  Scenario: It is asked what may be done
    Then ann has 0 points
    And bob may do "draw deck"

  Scenario Outline: Rows - <points>
    Then ann has <points> points

    Examples:
      | points |
      | 0      |
      | 2      |
`

// facts runs a text, and returns the fact of each scenario by its name.
func facts(t *testing.T, text string, line int) map[string]*step.Fact {
	t.Helper()
	found := map[string]*step.Fact{}
	_, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{"x.feature": {Data: []byte(text)}}, Facts: line,
		Ran: func(s features.Scenario) { found[s.Name] = s.Fact }})
	require.NoError(t, err)
	return found
}

// TestFactsAreTraced: a claim that fails is traced to the decision that made it so, and to what happened there; what is asked of a decision
// is no fact.
func TestFactsAreTraced(t *testing.T) {
	found := facts(t, factual, features.LastFact)
	first := found["It has been so since the first decision"]
	require.Equal(t, 1, first.Since)
	require.Equal(t, "expected ann's points to be 6, but it is 1", first.Message)
	require.Equal(t, "coal-1 joins ann's train, 1 point", first.Set[len(first.Set)-1].Text)
	require.NotContains(t, first.Set[len(first.Set)-1].Text, "draws")
	start := found["It has been so from the start"]
	require.Zero(t, start.Since)
	require.Empty(t, start.Set)
	require.Nil(t, found["It is asked what may be done"])
	require.Empty(t, found["Rows - 0 (row 1)"].Message)
	require.NotEmpty(t, found["Rows - 2 (row 2)"].Message)
	require.Nil(t, facts(t, factual, 0)["It has been so from the start"])
}

// TestApartKeepsLines: a scenario alone comes out as among the others, in the same line, and its text keeps the number of lines.
func TestApartKeepsLines(t *testing.T) {
	text := []byte(factual)
	all, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{"x.feature": {Data: text}}})
	require.NoError(t, err)
	for _, s := range all.Scenarios {
		apart := features.Apart(text, s.Line)
		require.Equal(t, strings.Count(factual, "\n"), strings.Count(string(apart), "\n"))
		alone, err := features.Run(t.Context(), features.Options{FS: fstest.MapFS{"x.feature": {Data: apart}}, Line: s.Line})
		require.NoError(t, err)
		require.Len(t, alone.Scenarios, 1)
		s.Steps, alone.Scenarios[0].Steps = nil, nil
		require.Equal(t, s, alone.Scenarios[0])
		require.Less(t, len(strings.TrimSpace(string(apart))), len(factual)-100)
	}
	ruled := []byte(strings.Replace(factual, "  Scenario: It is asked", "  Rule: r\n\n  Scenario: It is asked", 1))
	require.Equal(t, ruled, features.Apart(ruled, 10), "a text with rules stays whole")
	require.Equal(t, []byte("no feature"), features.Apart([]byte("no feature"), 1))
}
