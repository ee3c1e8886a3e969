//go:build !unix

package revision

import (
	"os"
	"os/exec"
	"time"
)

// grouped does nothing: there are no process groups.
func grouped(*exec.Cmd) {}

// bounded does nothing: there is no limit here on the work or the memory of a command.
func bounded(*exec.Cmd, time.Duration, int) {}

// interrupted has the end of its context interrupt a command, where the system can, or else kill it.
func interrupted(c *exec.Cmd) {
	c.Cancel = func() error {
		if c.Process.Signal(os.Interrupt) == nil {
			return nil
		}
		return c.Process.Kill() // there is no other way where nothing can be interrupted
	}
}

// endGroup does nothing: the command itself has ended.
func endGroup(*exec.Cmd) error { return nil }
