package yardmaster_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
	"github.com/yardstick-rules/yardstick/golden/yardmaster"
)

// records are the pinned games by name.
func records(t *testing.T) map[string]*transcript.Transcript {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	set, err := pin.Open(entry, yardmaster.Pinned(), os.DirFS("."))
	require.NoError(t, err)
	return set.Records
}
