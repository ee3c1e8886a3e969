package browser

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// program is the program that writes the pages.
var program string

func TestMain(m *testing.M) {
	os.Exit(func() int {
		if flag.Parse(); testing.Short() {
			return 0 // make browser opens the pages
		}
		folder, err := os.MkdirTemp("", "browser")
		if err != nil {
			panic(err)
		}
		defer os.RemoveAll(folder)
		program = filepath.Join(folder, "yardstick")
		build := exec.Command("go", "build", "-o", program, "./cmd/yardstick")
		build.Dir, build.Stderr = root, os.Stderr
		if err := build.Run(); err != nil {
			return 1
		}
		return m.Run()
	}())
}

// run runs a command, and returns its output.
func run(command ...string) ([]byte, error) {
	return exec.Command(program, command...).CombinedOutput()
}

// written is the page that a command writes with -o.
func written(t *testing.T, command ...string) string {
	t.Helper()
	page := filepath.Join(t.TempDir(), "page.html")
	out, err := run(append(command, "-o", page)...)
	require.NoError(t, err, "%s", out)
	return page
}
