package engine_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const module = "github.com/yardstick-rules/yardstick/"

// layers says which packages of the module each package may import, by prefix. The first row that fits counts.
var layers = []struct {
	of    string
	may   []string
	exact bool
}{
	{of: "engine", exact: true},
	{of: "engine/rulebook", may: []string{"engine", "engine/rulebook"}},
	{of: "engine/document", may: []string{"engine"}, exact: true},
	{of: "engine/games", may: []string{"engine", "engine/"}, exact: true},
	{of: "engine/transcript", may: []string{"engine", "engine/rulebook", "engine/games"}},
	{of: "engine/play", may: []string{"engine", "engine/rulebook", "engine/games", "engine/transcript"}},
	{of: "engine/judge", may: []string{"engine", "engine/rulebook", "engine/games", "engine/transcript"}},
	{of: "engine/", may: []string{"engine", "engine/rulebook", "engine/document"}}, // a game knows no other game
	{of: "features", may: []string{"engine", "engine/"}},
	{of: "properties", may: []string{"engine", "engine/"}},
	{of: "golden", may: []string{"engine", "engine/"}},
	{of: "cmd", may: []string{"engine", "engine/", "features", "properties", "golden"}},
}

// only says where a library may be imported; tests stands for every test file.
var only = map[string]string{
	"github.com/cucumber/":          "features",
	"pgregory.net/rapid":            "tests",
	"github.com/hexops/autogold/v2": "tests",
	"github.com/stretchr/testify":   "tests",
	"github.com/alecthomas/kong":    "cmd",
}

func TestImportsPointOneWay(t *testing.T) {
	root := os.DirFS("..")
	files := 0
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") {
			return err
		}
		src, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, src, parser.ImportsOnly)
		if err != nil {
			return err
		}
		files++
		for _, spec := range parsed.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			require.NoError(t, err)
			judgeImport(t, name, imported)
		}
		return nil
	})
	require.NoError(t, err)
	require.Greater(t, files, 50, "the walk has seen the module")
}

func judgeImport(t *testing.T, file, imported string) {
	pkg, test := path.Dir(file), strings.HasSuffix(file, "_test.go")
	for library, place := range only {
		if strings.HasPrefix(imported, library) && !test {
			require.True(t, strings.HasPrefix(pkg, place), "%s imports %s, which belongs to %s", file, imported, place)
		}
	}
	if pkg == "engine" && !test {
		require.NotContains(t, imported, ".", "%s: the kernel needs the standard library alone", file)
	}
	inside, ours := strings.CutPrefix(imported, module)
	if !ours || test {
		return
	}
	for _, layer := range layers {
		if layer.of == pkg || !layer.exact && strings.HasPrefix(pkg+"/", layer.of) {
			require.True(t, mayImport(layer.may, inside, pkg), "%s imports %s, which lies above or beside it", file, imported)
			return
		}
	}
	t.Fatalf("%s: the package %s has no place among the layers", file, pkg)
}

func mayImport(may []string, imported, pkg string) bool {
	if imported == pkg || strings.HasPrefix(imported, pkg+"/") {
		return true
	}
	for _, m := range may {
		if imported == m || strings.HasSuffix(m, "/") && strings.HasPrefix(imported, m) || m != "engine" && strings.HasPrefix(imported, m+"/") {
			return true
		}
	}
	return false
}
