package judge_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Of actions that have as much in common with the refused one, those on the nearest spaces of the map come first; what is refused is not
// near to itself.
func TestNeighboursAreNearest(t *testing.T) {
	near := func(text string) (list []string) {
		for _, n := range verdictOn(t, text).Remedy.Nearest {
			list = append(list, n.Action)
		}
		return list
	}
	const town = `yardstick 1
game frontier
seats ann bob
position {"decision":"turn","player":"bob","players":[{"name":"ann"},{"name":"bob","money":9}],` +
		`"industry":{"g8":{"kind":"farmstead","owner":"ann"}}}
---
bob: build well at h7
`
	require.Equal(t, []string{"build well at i6", "build well at h4"}, near(town)[:2])
	out := near(disputed + "bob: draw deck\n")
	require.NotEmpty(t, out)
	require.NotContains(t, out, "draw deck")
}
