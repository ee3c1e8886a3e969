//go:build unix

package revision

import (
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// What works for ever is ended, and what only waits is not.
func TestWhatWorksForEverIsEnded(t *testing.T) {
	loops := exec.Command("sh", "-c", "while :; do :; done")
	bounded(loops, time.Second, memory)
	require.Error(t, loops.Run())
	require.GreaterOrEqual(t, spent(loops), time.Second/2)
	waits := exec.Command("sleep", "1.2")
	bounded(waits, time.Second, memory)
	require.NoError(t, waits.Run())
	require.Less(t, spent(waits), time.Second/2)
}
