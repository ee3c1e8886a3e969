//go:build unix

package process_test

import (
	"syscall"
	"time"
)

// cpu is the time that processors have spent on this process and on those that it has started and that have ended.
func cpu() time.Duration {
	var own, children syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &own) != nil || syscall.Getrusage(syscall.RUSAGE_CHILDREN, &children) != nil {
		return 0
	}
	spent := time.Duration(0)
	for _, t := range []syscall.Timeval{own.Utime, own.Stime, children.Utime, children.Stime} {
		spent += time.Duration(t.Nano())
	}
	return spent
}
