package start_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/start"
)

// What was hidden as the program began is there again once it is asked for.
func TestPathIsPutBack(t *testing.T) {
	require.Empty(t, os.Getenv("PATH"))
	require.True(t, start.Shown())
	require.NotEmpty(t, os.Getenv("PATH"))
}
