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

// grouped puts a command and its children into their own process group. A signal to the group of this program
// does not reach them, and the whole group can be ended at once.
func grouped(c *exec.Cmd) {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	orphaned(c.SysProcAttr)
	c.Cancel = func() error { return endGroup(c) }
}

// bounded limits the processor time of a command, so that waiting on a busy machine does not count. It also
// limits the memory in bytes, if the system counts them. Without a shell there is no limit.
func bounded(c *exec.Cmd, work time.Duration, memory int) {
	shell, err := exec.LookPath("sh")
	_, missing := os.Stat(c.Path) // the shell would report a missing file in other words
	if err != nil || c.Err != nil || missing != nil {
		return
	}
	limits := fmt.Sprintf(`ulimit -d %d 2>/dev/null; ulimit -t %d && exec "$0" "$@"`, memory>>10, int(work/time.Second))
	c.Path, c.Args = shell, slices.Concat([]string{"sh", "-c", limits, c.Path}, c.Args[1:])
}

// endGroup ends all processes in the group of a command.
func endGroup(c *exec.Cmd) error {
	if c.Process == nil {
		return nil
	}
	return syscall.Kill(-c.Process.Pid, syscall.SIGKILL)
}
