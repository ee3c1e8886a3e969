package engine_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
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

// unlinked are the packages with code that no main links, on this system or on the page.
func unlinked(t *testing.T, mains, page []string) []string {
	t.Helper()
	all := strings.Fields(text(t, nil, "go", "list", "-f", `{{if .GoFiles}}{{.ImportPath}}{{end}}`, "../..."))
	linked := text(t, nil, "go", append([]string{"list", "-deps"}, mains...)...) +
		text(t, []string{"GOOS=js", "GOARCH=wasm"}, "go", append([]string{"list", "-deps"}, page...)...)
	all = slices.DeleteFunc(all, func(pkg string) bool { return slices.Contains(strings.Fields(linked), pkg) })
	for i, pkg := range all {
		all[i] = strings.TrimPrefix(pkg, module)
	}
	return all
}

// What only tests use leaves the packages. A file lists, with the reason, the packages that no main links and the files with functions that
// no main reaches, on this system or on the page. Anything new fails, and so does a line too many, unless it is for all below a folder.
func TestNothingIsDead(t *testing.T) {
	if testing.Short() {
		t.Skip("half a minute: make test-all")
	}
	mains := strings.Fields(text(t, nil, "go", "list", "-f", `{{if eq .Name "main"}}{{.ImportPath}}{{end}}`, "../..."))
	pages := []string{module + "cmd/internal/desk/worker", module + "cmd/yardstick"}
	dead := unreachable(t, nil, mains...)
	page := unreachable(t, []string{"GOOS=js", "GOARCH=wasm"}, pages...)
	dead = slices.DeleteFunc(dead, func(f string) bool { return !slices.Contains(page, f) })
	list, err := os.ReadFile(filepath.Join("testdata", "dead.txt"))
	require.NoError(t, err)
	listed := map[string]bool{}
	for line := range strings.Lines(string(list)) {
		if place, reason, ok := strings.Cut(line, "\t"); assert.True(t, ok && strings.TrimSpace(reason) != "", "%q has no reason", line) {
			listed[place] = false
		}
	}
	for _, what := range slices.Concat(dead, unlinked(t, mains, pages)) {
		found := false
		for place := range listed {
			if below, whole := strings.CutSuffix(place, "..."); whole && strings.HasPrefix(what, below) || strings.HasPrefix(what+" ", place+" ") {
				listed[place], found = true, true
			}
		}
		assert.True(t, found, "only tests use %s: move or delete it, or list its file or its package with the reason", what)
	}
	for place, found := range listed {
		assert.True(t, found || strings.HasSuffix(place, "..."), "%s: nothing in it is dead: leave it out of testdata/dead.txt", place)
	}
}

// text returns the standard output of a command.
func text(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	command := exec.Command(name, args...)
	command.Env = append(os.Environ(), env...)
	out, err := command.Output()
	require.NoError(t, err)
	return string(out)
}
