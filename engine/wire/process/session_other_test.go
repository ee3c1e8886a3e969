//go:build !unix

package process_test

import "syscall"

func session(bool) *syscall.SysProcAttr { return nil }
