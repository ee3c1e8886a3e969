package secretary

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestLinesAreCompleted(t *testing.T) {
	words := []string{"draw deck", "draw discard", "done", "buy coal-3 pay coal*3"}
	for line, want := range map[string]struct {
		whole   string
		several int
	}{
		"":       {"", 4},
		"d":      {"d", 3},
		"dr":     {"draw d", 2},
		"draw d": {"draw d", 2},
		"DRAW D": {"draw d", 2},
		"b":      {"buy coal-3 pay coal*3", 1},
		"done":   {"done", 1},
		"x":      {"x", 0},
	} {
		whole, several := completed(line, words)
		require.Equal(t, want.whole, whole, line)
		require.Len(t, several, want.several, line)
	}
	var many []string
	for i := range 1000 {
		many = append(many, fmt.Sprintf("deal %03d", i))
	}
	whole, several := completed("de", many)
	require.Equal(t, "deal ", whole)
	require.Len(t, several, 20)
}
