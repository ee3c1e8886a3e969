//go:build unix

package revision

import (
	"os"
	"os/exec"
	"slices"
	"strconv"
	"syscall"
	"time"
)

// grouped puts a command and whatever it starts into a process group of its own: a signal to the group of this program does not reach it,
// and it is ended as a whole.
func grouped(c *exec.Cmd) {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	orphaned(c.SysProcAttr)
	c.Cancel = func() error { return endGroup(c) }
}

// bounded has a command ended once processors have worked for it so long; what it waits on a busy machine does not count. Where there is no
// shell it is not.
func bounded(c *exec.Cmd, work time.Duration) {
	shell, err := exec.LookPath("sh")
	_, missing := os.Stat(c.Path) // which the shell would report in words of its own
	if err != nil || c.Err != nil || missing != nil {
		return
	}
	seconds := strconv.Itoa(int(work / time.Second))
	c.Path, c.Args = shell, slices.Concat([]string{"sh", "-c", `ulimit -t "$0" && exec "$@"`, seconds, c.Path}, c.Args[1:])
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
