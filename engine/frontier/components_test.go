package frontier_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook/literal"
)

// The generated components are what the reader makes of the printed file, from nothing.
func TestDefaultComponentsAreUpToDate(t *testing.T) {
	want, err := literal.Read(os.DirFS("."), box.Read)
	require.NoError(t, err)
	require.Equal(t, want, frontier.DefaultComponents())
	text, err := literal.Components(os.DirFS("."), box.Read)
	require.NoError(t, err)
	have, err := os.ReadFile("components_gen.go")
	require.NoError(t, err)
	require.Equal(t, string(text), string(have), "run go generate ./engine/frontier")
}
