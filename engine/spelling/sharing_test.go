package spelling_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// TestSharing: what a person types who does not know the notation leads to the actions that share its words and numbers.
func TestSharing(t *testing.T) {
	legal := []string{"draw deck", "buy coal-1 pay coal*1", "buy oil-2 pay oil*2", "swap center-coal", "swap bob", "done"}
	for text, want := range map[string][]string{
		"coal 1":                    {"buy coal-1 pay coal*1", "swap center-coal"},
		"oil x 2":                   {"buy oil-2 pay oil*2"},
		"Draws a card":              {"draw deck"},
		"1 2":                       nil, // numbers alone mean nothing
		"ends her turn":             nil,
		"buy coal-1 pay coal*-1":    nil,
		"":                          nil,
		"the coals for bob":         {"swap bob", "swap center-coal"},
		strings.Repeat("coal ", 90): nil, // nobody types this
	} {
		require.Equal(t, want, spelling.Sharing(text, legal, 2), text)
	}
}
