package part

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

func TestColumnsAreSideBySide(t *testing.T) {
	text := SideBySide([][]string{{"one", "  two three"}, nil, {"four"}})
	require.Equal(t, "one"+strings.Repeat(" ", 65)+"four\n  two three\n", text)
}

func TestColumnsKeepTheirWidth(t *testing.T) {
	long := strings.Repeat("é", 70)
	text := SideBySide([][]string{{"  irish, miners, construction-crews, civil-war-vets"}, {long}, {"x " + long}})
	for line := range strings.Lines(text) {
		require.LessOrEqual(t, utf8.RuneCountInString(line), prose.Width+1)
	}
	require.Equal(t, 140, strings.Count(text, "é"))
	require.Contains(t, text, "  irish, miners,  ")
	require.Contains(t, text, "\n  construction-crews,")
}

// A card and its owner stay together.
func TestColumnsBreakAfterCommas(t *testing.T) {
	require.Equal(t, []string{"  church#2 p6,", "  jail#1 p2"}, folded("  church#2 p6, jail#1 p2", 22))
	require.Equal(t, []string{"makes 20K", "  for each", "  kind"}, folded("makes 20K for each kind", 10))
}
