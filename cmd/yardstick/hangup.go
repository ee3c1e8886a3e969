//go:build !js

package main

import (
	"os"
	"syscall"
)

// hangup is the signal of a terminal that is closed, where there is one.
var hangup = []os.Signal{syscall.SIGHUP}
