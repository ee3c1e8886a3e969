package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A stopped run of many games reports its results so far, and its files contain the games so far.
func TestStoppedStatsSayWhatIsKnown(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no such signals")
	}
	file := filepath.Join(t.TempDir(), "games.csv")
	program := exec.Command("yardstick", "stats", "yardmaster", "--games", "100000000", "--watched", "5", "-o", file)
	var said, beside strings.Builder
	program.Stdout, program.Stderr = &said, &beside
	require.NoError(t, program.Start())
	require.Eventually(t, func() bool { // the file has another name until it is complete, and is written to after some dozen games
		parts, err := filepath.Glob(file + ".*")
		require.NoError(t, err)
		info, err := os.Stat(strings.Join(parts, ""))
		return err == nil && info.Size() > 0
	}, time.Minute, 10*time.Millisecond)
	require.NoError(t, program.Process.Signal(os.Interrupt))
	require.Error(t, program.Wait())
	require.Equal(t, unread, program.ProcessState.ExitCode())
	require.Equal(t, "yardstick stats: stopped before the end\n", beside.String())
	require.Contains(t, said.String(), "\nnote: stopped before the end: 100000000 games were asked for\n")
	require.Contains(t, said.String(), " in the first 5 games; ")
	rows, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Contains(t, string(rows), "\n0,1,2,random+random,1,")
	require.True(t, strings.HasSuffix(string(rows), "\n"))
}
