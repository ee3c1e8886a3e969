//go:build unix

package process_test

import "syscall"

func session(own bool) *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: own} }
