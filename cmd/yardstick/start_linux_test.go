package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// The program runs no go command as it starts (see package start), and finds commands afterwards.
func TestNothingIsRunAtTheStart(t *testing.T) {
	folder := t.TempDir()
	ran := filepath.Join(folder, "ran")
	for name, script := range map[string]string{"go": "#!/bin/sh\necho go >> " + ran + "\n", "engine": "#!/bin/sh\necho engine >> " + ran + "\n"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(script), 0o700))
	}
	t.Setenv("PATH", folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	require.NoError(t, exec.Command("yardstick", "games").Run())
	require.NoFileExists(t, ran)
	require.Error(t, exec.Command("yardstick", "conform", "yardmaster", "--only", "walk", "--", "engine").Run(), "it answers nothing")
	text, err := os.ReadFile(ran)
	require.NoError(t, err)
	require.Regexp(t, `^(engine\n)+$`, string(text))
}
