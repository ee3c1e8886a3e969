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

// TestWhatChanceDecidesIsTraced: what chance decides first, or as a step says, is a decision as any other is, since which something is so.
func TestWhatChanceDecidesIsTraced(t *testing.T) {
	const text = `Feature: Chance

  Scenario: It moves the game
    Given a Frontier game of p1 and p2
    When chance does "start P2"
    Then p2 is mayor

  Scenario: It goes on
    Given a Frontier game of p1 and p2
    When chance does "start P2"
    And chance does "reveal railroad RR9"
    And chance does "reveal telegraph TG2"
    Then RR9 is face up

  Scenario: It has nothing to do with it
    Given a Frontier game of p1 and p2
    When chance does "start P2"
    Then it is round 1

  Scenario: It comes after what a player decides
    Given a Hell on Wheels game of p1 and p2
    And the End of The Line Phase comes next
    When the End of The Line Phase is played
    And chance does "town sidney to future"
    Then the Future Town is sidney
`
	found := facts(t, text, features.LastFact)
	require.Equal(t, 1, found["It moves the game"].Since)
	require.Contains(t, found["It moves the game"].Set[0].Text, "mayor")
	require.Equal(t, 2, found["It goes on"].Since)
	require.Zero(t, found["It has nothing to do with it"].Since)
	require.Equal(t, 2, found["It comes after what a player decides"].Since)
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
