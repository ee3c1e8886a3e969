package revision

import (
	"os/exec"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// What takes memory without end is ended before it has it all: a list of legal actions that a broken rule never ends took 10 GB.
func TestWhatTakesMemoryForEverIsEnded(t *testing.T) {
	grows := exec.Command("sh", "-c", "x=0123456789abcdef; while :; do x=$x$x; done")
	bounded(grows, work, 256<<20)
	require.Error(t, grows.Run())
	usage, ok := grows.ProcessState.SysUsage().(*syscall.Rusage)
	require.True(t, ok)
	require.Less(t, usage.Maxrss, int64(300<<10), "kilobytes")
}
