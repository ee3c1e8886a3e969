package pick_test

import (
	"testing"

	"github.com/alecthomas/kong"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
)

// A program that does nothing, or never ends, is not what anybody asks for.
func TestACountIsOneAtLeast(t *testing.T) {
	var line struct{ Games pick.Count }
	parser, err := kong.New(&line)
	require.NoError(t, err)
	for _, none := range []string{"0", "-1"} {
		_, err = parser.Parse([]string{"--games=" + none})
		require.EqualError(t, err, "--games: give a number from 1 on")
	}
	_, err = parser.Parse([]string{"--games=1"})
	require.NoError(t, err)
}
