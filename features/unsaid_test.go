package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/features"
)

// What chance decides for a step is named with the step that would say it.
func TestWhatChanceDecidesUnsaidIsNamed(t *testing.T) {
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", `Feature: x
  Scenario: y
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    Then ann has 1 point
    And it is ann's turn
`)})
	require.NoError(t, err)
	unsaid := report.Scenarios[0].Unsaid
	require.Len(t, unsaid, 1)
	require.Equal(t, 8, unsaid[0].Line)
	require.Regexp(t, `^When chance does "refill [a-z]+-\d"$`, unsaid[0].Step())
}

// A scenario of a game's own suite fails where chance decides what it does not name, as under another answer.
func TestOwnScenariosNameAllThatChanceDecides(t *testing.T) {
	opts := features.Options{Game: "yardmaster", Files: []string{"yardmaster/questions-end.feature"}, Only: func(name string) bool {
		return name == "With the loading first, a purchase that wins leaves a gap in the arrival yard"
	}, Over: func(e games.Entry) (*reading.Reading, error) {
		return &reading.Reading{Entry: e, Answers: map[string]string{"win-timing": "end-of-turn"}}, nil
	}}
	report, err := features.Run(t.Context(), opts)
	require.NoError(t, err)
	require.Regexp(t, `^chance decides, and no step states the outcome; state it, as in: When chance does "refill [a-z]+-\d"$`, report.Scenarios[0].Failure.Message)
}

// A step that counts decisions of chance fails where there are fewer, more or others.
func TestDecisionsOfChanceAreCounted(t *testing.T) {
	const bought, drawing = `Feature: x
  Scenario: y
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And the arrival yard shows coal-1
    And ann holds coal*1
    When ann does "buy coal-1 pay coal*1"
    And `, `Feature: x
  Scenario: y
    Given a Hell on Wheels game of p1 and p2
    And it is the Railroad Phase
    When `
	const then = "\n    Then the game goes on\n"
	for step, want := range map[string]string{
		bought + "chance decides 0 times":   "chance decides this more than 0 times",
		bought + "chance decides 1 time":    "",
		bought + "chance decides 2 times":   "decision 2 of 2 by chance: expected chance to decide, but ann decides",
		drawing + "p1 draws 5 cards":        "chance decides this more than 5 times",
		drawing + "p1 draws 6 cards":        "",
		drawing + "p2 draws 6 cards":        "decision 1 of 6 by chance: chance decides something else, such as \"draw saloon#1 for p1\"",
		drawing + "chance draws 6 cards":    "chance is not a player: the players are p1, p2",
		drawing + "chance decides 12 times": "decision 7 of 12 by chance: expected chance to decide, but p1 decides",
	} {
		report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", step+then)})
		require.NoError(t, err)
		if want == "" {
			require.Nil(t, report.Scenarios[0].Failure, step)
			continue
		}
		require.Equal(t, want, report.Scenarios[0].Failure.Message, step)
	}
}
