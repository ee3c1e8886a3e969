//go:build !unix

package revision

import (
	"os/exec"
	"time"
)

// grouped does nothing: there are no process groups.
func grouped(*exec.Cmd) {}

// bounded does nothing: there is no limit here on the work or the memory of a command.
func bounded(*exec.Cmd, time.Duration, int) {}

// endGroup does nothing: the command itself has ended.
func endGroup(*exec.Cmd) error { return nil }
