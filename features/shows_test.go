package features_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/features"
)

// The scenario that is named for an answer is one that comes out otherwise under the others.
func TestAScenarioShowsTheDifference(t *testing.T) {
	report, err := features.Run(t.Context(), features.Options{Game: "frontier", Tags: "@FR-R-drive-length,@FR-R-rounds"})
	require.NoError(t, err)
	question := frontier.Book().Question("FR-R-drive-length")
	shown, err := features.Shows(t.Context(), "frontier", question, report)
	require.NoError(t, err)
	require.Len(t, shown, 2)
	require.NotEqual(t, shown["three"].Line, shown["one"].Line)
	for option, s := range shown {
		require.Contains(t, s.Asked, features.Answer{Question: question.ID, Option: option, Set: true})
	}
	none, err := features.Shows(t.Context(), "frontier", frontier.Book().Question("FR-R-turn-order"), &features.Report{})
	require.NoError(t, err)
	require.Empty(t, none)
}
