package transcript_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// outlined is an outline as text, one group per line.
func outlined(actions []string, most int) []string {
	var lines []string
	for _, g := range transcript.Outline(actions, most) {
		lines = append(lines, g.String())
	}
	return lines
}

// moves are the actions of a card that moves one or two of n cards to one of two Towns.
func moves(n int) []string {
	var actions []string
	for _, to := range []string{"present", "future"} {
		for i := range n {
			actions = append(actions, fmt.Sprintf("play desperados from past to %s moving card-%d", to, i))
			for j := i + 1; j < n; j++ {
				actions = append(actions, fmt.Sprintf("play desperados from past to %s moving card-%d, card-%d", to, i, j))
			}
		}
	}
	return actions
}

// pieces are the actions of two pieces that fit on n squares, each in two ways.
func pieces(n int) []string {
	var actions []string
	for _, piece := range []string{"shed", "barn"} {
		for i := range n {
			at := fmt.Sprintf("build %s at a%d", piece, i+1)
			actions = append(actions, at, at+" mirror")
		}
	}
	return append(actions, "pass")
}

func TestOutline(t *testing.T) {
	actions := append([]string{"raid lawmen discard vice at past"}, moves(12)...)
	actions = append(actions, "play scoundrels", "pass")
	for name, row := range map[string]struct {
		actions []string
		most    int
		want    []string
	}{
		"nothing":           {nil, 5, nil},
		"what fits":         {[]string{"pass", "draw a", "draw b"}, 3, []string{"pass", "draw a", "draw b"}},
		"the same twice":    {[]string{"pass", "pass", "draw"}, 2, []string{"pass (2)", "draw"}},
		"no room at all":    {actions, 0, []string{"… (159)"}},
		"by the first word": {actions, 3, []string{"raid lawmen discard vice at past", "play … (157)", "pass"}},
		"by the fewest": {actions, 5, []string{"raid lawmen discard vice at past", "play desperados from past to present moving … (78)",
			"play desperados from past to future moving … (78)", "play scoundrels", "pass"}},
		"small ones to the end, large ones not": {append([]string{"raid a", "raid b", "raid c"}, moves(12)...), 7,
			[]string{"raid a", "raid b", "raid c",
				"play desperados from past to present moving … (78)", "play desperados from past to future moving … (78)"}},
		"numbers": {[]string{"bid 0", "bid 1", "bid 2", "bid 3", "bid 0 with blackmail", "bid 1 with blackmail", "pass"}, 3,
			[]string{"bid 0 … 3 (4)", "bid 0 … 1 with blackmail (2)", "pass"}},
		"many numbers": {[]string{"bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "bid 7", "pass"}, 100,
			[]string{"bid 0 … 7 (8)", "pass"}},
		"squares":            {pieces(9), 19, []string{"build shed at … (18)", "build barn at … (18)", "pass"}},
		"the squares of one": {pieces(9), 50, append(pieces(9)[:36:36], "pass")},
		"few squares": {pieces(3), 7, []string{"build shed at a1 … (2)", "build shed at a2 … (2)", "build shed at a3 … (2)",
			"build barn at a1 … (2)", "build barn at a2 … (2)", "build barn at a3 … (2)", "pass"}},
		"numbers that fit": {[]string{"bid 0", "bid 1", "bid 2", "pass", "pass"}, 4, []string{"bid 0", "bid 1", "bid 2", "pass (2)"}},
	} {
		t.Run(name, func(t *testing.T) { require.Equal(t, row.want, outlined(row.actions, row.most)) })
	}
}

// Every action is in one group, however many groups there may be, and begins as the group says.
func TestOutlineLosesNothing(t *testing.T) {
	actions := append(moves(9), "pass", "bid 1", "bid 2", "")
	for most := range len(actions) + 2 {
		seen := map[int]bool{}
		groups := transcript.Outline(actions, most)
		require.LessOrEqual(t, len(groups), max(most, 1))
		for _, g := range groups {
			for _, i := range g.Members {
				require.False(t, seen[i])
				seen[i] = true
				if beginning, more := strings.CutSuffix(g.Text, "…"); more {
					require.True(t, strings.HasPrefix(actions[i]+" ", beginning), "%q, %q", g.Text, actions[i])
				}
			}
		}
		require.Len(t, seen, len(actions))
	}
}
