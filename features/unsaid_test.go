package features_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// allowed is in how many scenarios of a game chance decides what no step says: as many as its file unsaid has, or none.
func allowed(t *testing.T, room string) int {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(room, "unsaid"))
	if os.IsNotExist(err) {
		return 0
	}
	require.NoError(t, err)
	n, err := strconv.Atoi(strings.TrimSpace(string(text)))
	require.NoError(t, err)
	return n
}

// A scenario in which chance decides more than its steps name passes whatever chance has to decide. Their number only falls.
func TestScenariosSayWhatChanceDecides(t *testing.T) {
	for _, e := range games.All() {
		n, last := 0, features.Scenario{}
		_, err := features.Run(t.Context(), features.Options{Game: e.Name(), Ran: func(s features.Scenario) {
			if len(s.Unsaid) > 0 {
				n, last = n+1, s
			}
		}})
		require.NoError(t, err)
		most := allowed(t, e.Room)
		if n > most {
			t.Errorf("%s: chance decides what no step says in %d scenarios, and %d are allowed; the last is %s:%d, where a step would be: %s",
				e.Name(), n, most, last.File, last.Line, last.Unsaid[0].Step())
		}
		require.GreaterOrEqual(t, n, most, "%s: write the smaller number into features/%s/unsaid", e.Name(), e.Room)
	}
}

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
