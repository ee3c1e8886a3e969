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
			list := exec.Command("go", "list", "-deps", of.main)
			list.Dir, list.Env = "..", append(os.Environ(), of.env...)
			out, err := list.Output()
			require.NoError(t, err)
			linked := slices.DeleteFunc(strings.Fields(string(out)), func(pkg string) bool {
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
