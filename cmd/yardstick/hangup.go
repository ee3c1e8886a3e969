//go:build !js

package main

import (
	"os"
	"syscall"
)

// hangup is the signal that a closed terminal sends, where there is one.
var hangup = []os.Signal{syscall.SIGHUP}
