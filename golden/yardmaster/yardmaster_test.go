package yardmaster_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
	"github.com/yardstick-rules/yardstick/golden/yardmaster"
)

// records are the pinned games by name.
func records(t *testing.T) map[string]*transcript.Transcript {
	set, err := pin.Beside("yardmaster", yardmaster.Pinned())
	require.NoError(t, err)
	return set.Records
}
