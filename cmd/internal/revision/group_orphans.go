//go:build unix && !linux

package revision

import "syscall"

// orphaned does nothing: no signal can be asked for when this process dies.
func orphaned(*syscall.SysProcAttr) {}
