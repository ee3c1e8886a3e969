package revision

import "syscall"

// orphaned has a process ended when this one dies, whatever it dies of.
func orphaned(a *syscall.SysProcAttr) { a.Pdeathsig = syscall.SIGKILL }
