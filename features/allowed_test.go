package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// A sentence about the action before it is one claim with it: an action that is not allowed makes the claim true, and not the scenario
// false. What follows is about the table as it is then.
func TestAVerdictIsAboutTheActionBeforeIt(t *testing.T) {
	const table = "Feature: x\n  Scenario: y\nGiven a Yardmaster game of Ann and Ben\nAnd it is Ann's turn\nAnd draw-2 is on top of the discard pile\n"
	for text, fails := range map[string]string{
		"When Ann does \"draw discard\"\nThen that is not allowed":                               "",
		"When Ann does \"draw discard\"\nThen Ann may not do that\nAnd Ann has two actions left": "",
		"When Ann does \"draw deck\"\nThen this move is illegal":                                 `expected "draw deck" to be refused, but it is legal`,
		"When Ann does \"draw discard\"\nThen that is allowed":                                   "a bonus card is on top",
		"When Ann does \"draw deck\"\nThen it is legal":                                          "",
		"When Ann does \"draw deck\"\nThen that is allowed\nAnd chance may do \"draw oil\"":      "",
		"Then that is not allowed":                                                               "there is no such step",
	} {
		report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", table+text+"\n")})
		require.NoError(t, err)
		if said := failure(report.Scenarios[0]); fails == "" {
			require.Empty(t, said, text)
		} else {
			require.Contains(t, said, fails, text)
		}
	}
}
