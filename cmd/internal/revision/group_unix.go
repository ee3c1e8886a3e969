//go:build unix

package revision

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"time"
)

// grouped puts a command and its children into a process group of its own. A signal to the group of this program does
// not reach it, and the whole group is ended together.
func grouped(c *exec.Cmd) {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	orphaned(c.SysProcAttr)
	c.Cancel = func() error { return endGroup(c) }
}

// bounded limits the processor time of a command; the time that it waits on a busy machine does not count. It limits
// the memory to so many bytes, where the system counts them. Without a shell there is no limit.
func bounded(c *exec.Cmd, work time.Duration, memory int) {
	shell, err := exec.LookPath("sh")
	_, missing := os.Stat(c.Path) // which the shell would report in words of its own
	if err != nil || c.Err != nil || missing != nil {
		return
	}
	limits := fmt.Sprintf(`ulimit -d %d 2>/dev/null; ulimit -t %d && exec "$0" "$@"`, memory>>10, int(work/time.Second))
	c.Path, c.Args = shell, slices.Concat([]string{"sh", "-c", limits, c.Path}, c.Args[1:])
}

// endGroup ends everything in the group of a command.
func endGroup(c *exec.Cmd) error {
	if c.Process == nil {
		return nil
	}
	return syscall.Kill(-c.Process.Pid, syscall.SIGKILL)
}
