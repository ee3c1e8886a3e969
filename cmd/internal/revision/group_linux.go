package revision

import "syscall"

// orphaned has the system end a process when this one dies, for any reason.
func orphaned(a *syscall.SysProcAttr) { a.Pdeathsig = syscall.SIGKILL }
