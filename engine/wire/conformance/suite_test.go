package conformance_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// Each game has a suite of its own, whose digest is the same every time.
func TestASuiteHasItsDigest(t *testing.T) {
	seen := map[string]bool{}
	for _, entry := range games.All() {
		suite, err := conformance.Suite(entry)
		require.NoError(t, err)
		require.Regexp(t, "^[0-9a-f]{12}$", suite)
		again, err := conformance.Suite(entry)
		require.NoError(t, err)
		require.Equal(t, suite, again)
		seen[suite] = true
	}
	require.Len(t, seen, len(games.All()))
}
