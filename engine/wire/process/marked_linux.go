package process

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
)

// endMarked stops the processes that have the mark in their environment. These have left the group
// of the engine that started them.
func endMarked(mark string) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return
	}
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		environment, err := os.ReadFile("/proc/" + entry.Name() + "/environ")
		if err == nil && bytes.Contains(environment, []byte(mark+"\x00")) {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}
