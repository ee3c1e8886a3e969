//go:build unix

package revision

import (
	"os/exec"
	"runtime"
	"syscall"
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

// What takes memory without end is ended before it has it all: a list of legal actions that a broken rule never ends took 10 GB.
func TestWhatTakesMemoryForEverIsEnded(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere nobody counts it")
	}
	grows := exec.Command("sh", "-c", "x=0123456789abcdef; while :; do x=$x$x; done")
	bounded(grows, work, 256<<20)
	require.Error(t, grows.Run())
	usage, ok := grows.ProcessState.SysUsage().(*syscall.Rusage)
	require.True(t, ok)
	require.Less(t, usage.Maxrss, int64(300<<10), "kilobytes")
}
