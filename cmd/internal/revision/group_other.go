//go:build !unix

package revision

import (
	"os/exec"
	"time"
)

// grouped does nothing, because this system has no process groups.
func grouped(*exec.Cmd) {}

// bounded does nothing, because this system has no limits on the time or the memory of a command.
func bounded(*exec.Cmd, time.Duration, int) {}

// endGroup does nothing, because only the command itself runs, and it has ended.
func endGroup(*exec.Cmd) error { return nil }
