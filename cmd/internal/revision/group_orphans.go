//go:build unix && !linux

package revision

import "syscall"

// orphaned does nothing, because this system cannot kill a process when this program ends.
func orphaned(*syscall.SysProcAttr) {}
