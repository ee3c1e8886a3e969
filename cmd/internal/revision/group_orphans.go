//go:build unix && !linux

package revision

import "syscall"

// orphaned does nothing: here no signal can be set up for the end of this process.
func orphaned(*syscall.SysProcAttr) {}
