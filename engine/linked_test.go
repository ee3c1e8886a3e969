package engine_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write what is linked")

// What the program and the page's engine are made of besides this module, the insides of Go left out: a package more is a second more for
// whoever builds from nothing, and bytes for whoever opens the page. A new one is a choice, and stands in the file with -update.
func TestWhatIsLinked(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("what is listed is that of Linux")
	}
	for name, of := range map[string]struct {
		main string
		env  []string
	}{
		"program": {"./cmd/yardstick", nil},
		"page":    {"./cmd/internal/desk/worker", []string{"GOOS=js", "GOARCH=wasm"}},
	} {
		t.Run(name, func(t *testing.T) {
			out, err := in(t, of.env, "go", "list", "-deps", of.main)
			require.NoError(t, err)
			linked := slices.DeleteFunc(strings.Fields(out), func(pkg string) bool {
				return strings.HasPrefix(pkg, module) || strings.Contains("/"+pkg+"/", "/internal/") || strings.HasPrefix(pkg, "vendor/")
			})
			slices.Sort(linked)
			file := filepath.Join("testdata", "linked", name+".txt")
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(strings.Join(linked, "\n")+"\n"), 0o600))
			}
			pinned, err := os.ReadFile(file)
			require.NoError(t, err)
			require.Equal(t, strings.Fields(string(pinned)), linked)
		})
	}
}

// The page of one game has no other in it: make desk GAME=hellonwheels.
func TestThePageOfOneGameKnowsNoOther(t *testing.T) {
	rooms, err := filepath.Glob("*/clauses.yaml")
	require.NoError(t, err)
	require.NotEmpty(t, rooms)
	for _, room := range rooms {
		room, made := filepath.Dir(room), t.TempDir()
		t.Run(room, func(t *testing.T) {
			out, err := in(t, nil, "make", "alone", "GAME="+room, "MADE="+made)
			require.NoError(t, err, out)
			out, err = in(t, []string{"GOOS=js", "GOARCH=wasm"}, "go", "list", "-overlay", filepath.Join(made, "overlay.json"), "-deps",
				"./cmd/internal/desk/worker")
			require.NoError(t, err)
			for _, other := range rooms {
				is := strings.Contains(out, "/"+filepath.Dir(other)+"\n")
				require.Equal(t, filepath.Dir(other) == room, is, other)
			}
		})
	}
}

// in runs a command at the top of the module, and returns what it prints.
func in(t *testing.T, env []string, name string, args ...string) (string, error) {
	command := exec.CommandContext(t.Context(), name, args...)
	command.Dir, command.Env = "..", append(append(os.Environ(), "GOFLAGS="), env...) // whatever flags these tests run with
	out, err := command.Output()
	return string(out), err
}
