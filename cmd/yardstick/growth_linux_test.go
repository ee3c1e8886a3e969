package main

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Reading takes no more than 300 MB, at the bound and beyond it, and stops within a second on request.
func TestReadingAtItsBound(t *testing.T) {
	for _, d := range documents {
		t.Run(d.says, func(t *testing.T) {
			d.skipped(t)
			sizes := []int{d.most, 4 * d.most}
			if testing.Short() {
				sizes = sizes[:1]
			}
			for _, n := range sizes {
				_, args := d.written(t, n)
				const most = 300 << 10
				require.Less(t, peak(t, exec.Command("yardstick", args...)), most, "KiB for %d", n)
			}
		})
	}
}

// peak runs a program and returns the largest memory that was measured, in KiB.
func peak(t *testing.T, program *exec.Cmd) int {
	t.Helper()
	require.NoError(t, program.Start())
	status := fmt.Sprintf("/proc/%d/status", program.Process.Pid)
	done := make(chan struct{})
	go func() {
		defer close(done)
		_ = program.Wait() // most of these files are wrong
	}()
	most := 0
	for {
		text, _ := os.ReadFile(status)
		if _, after, ok := strings.Cut(string(text), "VmHWM:"); ok {
			kib, err := strconv.Atoi(strings.Fields(after)[0])
			require.NoError(t, err)
			most = max(most, kib)
		}
		select {
		case <-done:
			return most
		case <-time.After(time.Millisecond):
		}
	}
}

func TestReadingIsInterrupted(t *testing.T) {
	for _, d := range documents {
		t.Run(d.says, func(t *testing.T) {
			_, args := d.written(t, d.most)
			program := exec.Command("yardstick", args...)
			require.NoError(t, program.Start())
			time.Sleep(100 * time.Millisecond)         // the work is in progress
			_ = program.Process.Signal(syscall.SIGINT) // the work may be over
			asked := time.Now()
			_ = program.Wait()
			require.Less(t, time.Since(asked), time.Second)
		})
	}
}
