//go:build linux

package revision_test

import (
	"context"
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

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
)

// TestMain is also a program that asks another one, or builds one, until it gets a signal to end.
func TestMain(m *testing.M) {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	switch os.Getenv("REVISION_TEST") {
	case "ask":
		_, _ = revision.Built(os.Getenv("REVISION_PROGRAM")).Judge(ctx, "")
	case "build":
		if p, err := revision.At(ctx, "good"); err == nil {
			_ = p.Close()
		}
	default:
		stop()
		os.Exit(m.Run())
	}
}

// other is this test as a program in a group of its own.
func other(t *testing.T, env ...string) *exec.Cmd {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	c := exec.Command(program)
	c.Env, c.SysProcAttr = append(os.Environ(), env...), &syscall.SysProcAttr{Setpgid: true}
	require.NoError(t, c.Start())
	return c
}

// TestWhatIsAskedDiesWithWhoeverAsks: a program that was killed leaves none behind that it was asking.
func TestWhatIsAskedDiesWithWhoeverAsks(t *testing.T) {
	folder := t.TempDir()
	file, pid := filepath.Join(folder, "program"), filepath.Join(folder, "pid")
	require.NoError(t, os.WriteFile(file, []byte("#!/bin/sh\necho $$ > "+pid+".new\nmv "+pid+".new "+pid+"\nexec sleep 600\n"), 0o700))
	c := other(t, "REVISION_TEST=ask", "REVISION_PROGRAM="+file)
	var said []byte
	require.Eventually(t, func() bool {
		said, _ = os.ReadFile(pid)
		return len(said) > 0
	}, 20*time.Second, 5*time.Millisecond)
	id, err := strconv.Atoi(strings.TrimSpace(string(said)))
	require.NoError(t, err)
	require.NoError(t, syscall.Kill(id, 0), "it is there")
	require.NoError(t, c.Process.Kill())
	_ = c.Wait()
	require.Eventually(t, func() bool {
		state, err := os.ReadFile("/proc/" + strconv.Itoa(id) + "/stat")
		return err != nil || strings.Contains(string(state), ") Z ")
	}, 5*time.Second, 5*time.Millisecond, "it is left")
}

// TestASignalToAllLeavesNothing: whenever everybody in the group gets a signal to end, nothing is left of a build.
func TestASignalToAllLeavesNothing(t *testing.T) {
	repository(t)
	for _, after := range []time.Duration{5, 40, 160} {
		c := other(t, "REVISION_TEST=build")
		time.Sleep(after * time.Millisecond)
		_ = syscall.Kill(-c.Process.Pid, syscall.SIGTERM)
		_ = c.Wait()
		require.Empty(t, left(t), "after %d ms", after)
	}
}
