package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A program older than the rules in its checkout warns if it is compared with a commit, and in no other case.
func TestRulesThatAreNewerThanTheProgram(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("there is no git")
	}
	t.Chdir(t.TempDir())
	require.NoError(t, exec.Command("git", "init", "-q").Run())
	rule := filepath.Join("engine", "rule.go")
	require.NoError(t, os.Mkdir("engine", 0o777))
	require.NoError(t, os.WriteFile(rule, nil, 0o666))
	warned := func(side string, written time.Time) string {
		require.NoError(t, os.Chtimes(rule, written, written))
		var said strings.Builder
		a := &app{ctx: t.Context(), err: &said, status: statusOn(&said)}
		a.stale(side)
		return said.String()
	}
	later := time.Now().Add(time.Hour)
	require.Equal(t, `engine/rule.go is newer than this program, so the comparison uses old rules for the other side: run make build and use bin/yardstick, or compare with dir:.
`, warned("git:HEAD", later))
	require.Empty(t, warned("git:HEAD", time.Unix(0, 0)))
	require.Empty(t, warned("dir:.", later))
}
