//go:build !unix

package process

import (
	"os"
	"os/exec"
)

// grouped does nothing, because the system has no process groups.
func grouped(*exec.Cmd) {}

// endGroup does nothing, so that only the engine itself is stopped.
func (p *Process) endGroup() {}

// signalOf returns "", because the system has no signals.
func signalOf(*os.ProcessState) string { return "" }
