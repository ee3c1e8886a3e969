package main

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// silentAfter returns an engine that answers a number of requests as the model engine does, and then falls silent. The
// engine leaves its process number in a file, and survives the signals of a terminal.
func silentAfter(t *testing.T, requests int) (script, number string) {
	t.Helper()
	number = filepath.Join(t.TempDir(), "number")
	script = `trap '' INT HUP; i=0
while [ $i -lt ` + strconv.Itoa(requests) + ` ]; do IFS= read -r line; printf '%s\n' "$line"; i=$((i+1)); done | yardstick serve yardmaster
echo $$ > ` + number + `; exec sleep 600`
	return script, number
}

// Ctrl-C ends the trial of a silent engine in a second or so, reports results, and leaves no engine behind.
func TestATrialOfASilentEngineIsInterrupted(t *testing.T) {
	for said, requests := range map[string]int{"nothing at all": 0, "hello": 1, "the beginning of a game": 2} {
		t.Run(said, func(t *testing.T) {
			engine, number := silentAfter(t, requests)
			if signal.Ignored(syscall.SIGINT) {
				caught := make(chan os.Signal, 1)
				signal.Notify(caught, syscall.SIGINT)
				defer signal.Ignore(syscall.SIGINT)
			}
			var heard heard
			trial := exec.Command("yardstick", "conform", "yardmaster", "--only", "walk", "--", "sh", "-c", engine)
			trial.Stdout, trial.Stderr = &heard, &heard
			require.NoError(t, trial.Start())
			pid := numberIn(t, number)
			sent := time.Now()
			require.NoError(t, trial.Process.Signal(syscall.SIGINT))
			err := trial.Wait()
			// A second on a quiet machine; other tests run at the same time.
			require.Less(t, time.Since(sent), 4*time.Second, heard.text.String())
			var exit *exec.ExitError
			require.ErrorAs(t, err, &exit, heard.text.String())
			require.NotContains(t, heard.text.String(), "conforms at level")
			require.NotContains(t, heard.text.String(), "has ended", "it was ended")
			require.Contains(t, heard.text.String(), "stopped before")
			require.Eventually(t, func() bool { return errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) }, 4*time.Second, 10*time.Millisecond,
				"the engine lives on")
		})
	}
}

// numberIn waits for the process number that an engine leaves.
func numberIn(t *testing.T, path string) int {
	t.Helper()
	pid := 0
	require.Eventually(t, func() bool {
		text, _ := os.ReadFile(path)
		n, err := strconv.Atoi(strings.TrimSpace(string(text)))
		pid = n
		return err == nil
	}, 20*time.Second, 5*time.Millisecond, "the engine was never started")
	return pid
}
