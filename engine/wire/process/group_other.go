//go:build !unix

package process

import (
	"os"
	"os/exec"
)

// grouped does nothing: there are no process groups.
func grouped(*exec.Cmd) {}

// endGroup does nothing: only the engine itself is ended.
func (p *Process) endGroup() {}

// signalOf is "": there are no signals.
func signalOf(*os.ProcessState) string { return "" }
