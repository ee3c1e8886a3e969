package revision

import "syscall"

// orphaned makes the system kill the process when this program ends, for any reason.
func orphaned(a *syscall.SysProcAttr) { a.Pdeathsig = syscall.SIGKILL }
