//go:build unix

package revision

import (
	"os/exec"
	"syscall"
)

// grouped puts a command and whatever it starts into a process group of its own: a signal to the group of this program does not reach it,
// and it is ended as a whole.
func grouped(c *exec.Cmd) {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	orphaned(c.SysProcAttr)
	c.Cancel = func() error { return endGroup(c) }
}

// interrupted has a command interrupted, and not ended, once its context ends.
func interrupted(c *exec.Cmd) {
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGINT) }
}

// endGroup ends everything in the group of a command.
func endGroup(c *exec.Cmd) error {
	if c.Process == nil {
		return nil
	}
	return syscall.Kill(-c.Process.Pid, syscall.SIGKILL)
}
