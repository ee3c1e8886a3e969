//go:build unix

package process

import (
	"os"
	"os/exec"
	"syscall"
)

// grouped puts a command into a process group of its own.
func grouped(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// endGroup stops every process in the group of the engine.
func (p *Process) endGroup() { syscall.Kill(-p.command.Process.Pid, syscall.SIGKILL) }

// signalOf returns the name of the signal that ended a process; "" if there is none.
func signalOf(state *os.ProcessState) string {
	if status, ok := state.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		return status.Signal().String()
	}
	return ""
}
