package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// module returns a copy of the part of this module that a new game needs.
func module(t *testing.T) string {
	t.Helper()
	to, from := t.TempDir(), filepath.Join("..", "..")
	for _, part := range []string{"go.mod", "go.sum", "engine", "features/games.go", "properties/games.go", "golden/golden.go",
		"cmd/internal/draw/draw.go"} {
		err := filepath.WalkDir(filepath.Join(from, filepath.FromSlash(part)), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || strings.HasSuffix(name, "_test.go") {
				return err
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			below, err := filepath.Rel(from, name)
			if err != nil {
				return err
			}
			file := filepath.Join(to, below)
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				return err
			}
			return os.WriteFile(file, text, 0o600)
		})
		require.NoError(t, err)
	}
	return to
}

func TestANewGameIsWritten(t *testing.T) {
	root := module(t)
	out, code := asked(t, "", "new", "game", "whist", "--root", root, "--title", "Whist for Two")
	require.Equal(t, conforms, code)
	require.Contains(t, out, "Whist for Two: ")
	require.Contains(t, out, "  engine/whist/clauses.yaml\n")
	tables, err := os.ReadFile(filepath.Join(root, "engine", "whist", "rulebook_gen.go"))
	require.NoError(t, err)
	require.Contains(t, string(tables), `Game: "whist", Title: "Whist for Two", Prefix: "WH"`)
	_, code = asked(t, "", "new", "game", "whist", "--root", root)
	require.Equal(t, unread, code, "nothing is overwritten")
	t.Setenv("PATH", "")
	_, code = asked(t, "", "new", "game", "brag", "--root", root)
	require.Equal(t, unread, code)
	require.NoDirExists(t, filepath.Join(root, "engine", "brag"), "without the go command nothing is written")
}

func TestAnAdapterIsWritten(t *testing.T) {
	t.Chdir(t.TempDir())
	out, code := asked(t, "", "new", "adapter", "typescript", "-o", "adapter.ts")
	require.Equal(t, conforms, code)
	require.Equal(t, "adapter.ts: an engine without its game; open the file and fill in Game\n", out)
	text, err := os.ReadFile("adapter.ts")
	require.NoError(t, err)
	shown, code := asked(t, "", "new", "adapter", "typescript")
	require.Equal(t, conforms, code)
	require.Equal(t, string(text), shown)
	_, code = asked(t, "", "new", "adapter", "cobol")
	require.Equal(t, unread, code)
}
