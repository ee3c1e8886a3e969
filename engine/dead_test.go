package engine_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// unreachable are the functions that no main of some packages reaches, each as file and name.
func unreachable(t *testing.T, env []string, mains ...string) (all []string) {
	t.Helper()
	tool := exec.Command("go", "tool", "-n", "deadcode")
	path, err := tool.Output()
	require.NoError(t, err)
	list := exec.Command(strings.TrimSpace(string(path)), mains...)
	list.Dir, list.Env, list.Stderr = "..", append(os.Environ(), env...), os.Stderr
	out, err := list.Output()
	require.NoError(t, err)
	for _, m := range regexp.MustCompile(`(?m)^(.*):\d+:\d+: unreachable func: (.*)$`).FindAllStringSubmatch(string(out), -1) {
		all = append(all, m[1]+" "+m[2])
	}
	return all
}

// What only tests use leaves the packages. What no main reaches, on this system or on the page, and why it stays, is in a file: doors for
// those who build on this module, and instruments that tests and cmd/lab run. Anything new fails.
func TestNothingIsDead(t *testing.T) {
	if testing.Short() {
		t.Skip("half a minute: make test-all")
	}
	mains := strings.Fields(text(t, "go", "list", "-f", `{{if eq .Name "main"}}{{.ImportPath}}{{end}}`, "../..."))
	dead := unreachable(t, nil, mains...)
	page := unreachable(t, []string{"GOOS=js", "GOARCH=wasm"}, module+"cmd/internal/desk/worker", module+"cmd/yardstick")
	dead = slices.DeleteFunc(dead, func(f string) bool { return !slices.Contains(page, f) })
	slices.Sort(dead)
	file := filepath.Join("testdata", "dead.txt")
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(strings.Join(dead, "\n")+"\n"), 0o600))
	}
	known, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, strings.Split(strings.TrimSpace(string(known)), "\n"), dead)
}

// text is what a command writes.
func text(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).Output()
	require.NoError(t, err)
	return string(out)
}
