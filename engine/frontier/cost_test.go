package frontier_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// A dollar for the use of what is no public building, or of nothing at all, is refused like any other by somebody who has none: the price
// was looked up in the list of public buildings, and there was no such place in it (FR-ROUND-25).
func TestWhoHasNoDollarUsesNothing(t *testing.T) {
	s, err := load(`{"players":[{"name":"ann","money":0}],
		"industry":{"p6":{"kind":"panning","owner":"ann"}}}`, "public-use", "worker-or-dollar")
	require.NoError(t, err)
	for _, text := range []string{"use a9 dollar", "use p6 dollar"} {
		a, err := s.Parse(text)
		require.NoError(t, err)
		refused := s.Check(0, a, nil)
		var v *engine.Violation
		require.ErrorAs(t, refused, &v)
		require.Equal(t, frontier.Setup07, v.Clause)
		require.Equal(t, "the player cannot afford it: it costs $1 (FR-ROUND-25), and the player has $0", v.Reason)
	}
}
