//go:build !unix

package revision

import (
	"os"
	"os/exec"
	"time"
)

// grouped does nothing: there are no process groups.
func grouped(*exec.Cmd) {}

// bounded does nothing: nobody counts how long a command has worked, nor what it takes.
func bounded(*exec.Cmd, time.Duration, int) {}

// interrupted has a command interrupted, where that can be done, once its context ends.
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
