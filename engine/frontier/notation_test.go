package frontier_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// What needs a place is refused without one, and what has none with one.
func TestPlacesAreAskedForWhereThereAreAny(t *testing.T) {
	s, err := load(`{"players":[{"name":"ann","money":99,"industries":{"mining":3,"ranching":3},"stock":{"log":9}}]}`)
	require.NoError(t, err)
	for text, clause := range map[string]engine.Clause{"build mine-gold": frontier.Min28, "build deep-silver": frontier.Min28,
		"build saloon":          frontier.Gen19,
		"build own-train at a1": frontier.Ran41} {
		a, err := s.Parse(text)
		require.NoError(t, err)
		v := s.Check(0, a, nil)
		require.NotNil(t, v, text)
		require.Equal(t, clause, v.Clause, text)
	}
}
