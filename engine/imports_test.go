package engine_test

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

const module = "github.com/yardstick-rules/yardstick/"

// lower are the packages under engine that every floor may import; the games are reached through their rooms.
var lower = []string{"engine", "engine/blocks", "engine/document/...", "engine/estimate", "engine/games", "engine/inference", "engine/judge/...", "engine/knobs", "engine/lawtest", "engine/open",
	"engine/lockstep", "engine/pairs", "engine/play", "engine/precedent", "engine/price", "engine/prose",
	"engine/reading", "engine/rulebook/...",
	"engine/spelling", "engine/transcript", "engine/typed", "engine/wire"}

// layers says which packages of the module each package may import. GAME stands for the room of one game, the same one in the whole row,
// and a last element "..." for everything at and below a folder. The first row that fits counts. On every floor the root imports the rooms
// and the leaf, a room imports the leaf, and the leaf neither.
var layers = []struct {
	of  string
	may []string
}{
	{"engine", nil},
	{"engine/lawtest", []string{"engine", "engine/play"}},
	{"engine/gametest", []string{"engine", "engine/lawtest", "engine/play", "engine/rulebook", "engine/rulebook/literal"}},
	{"engine/estimate", nil},
	{"engine/lockstep", []string{"engine", "engine/document"}},
	{"engine/inference", []string{"engine", "engine/document", "engine/lockstep", "engine/prose", "engine/rulebook"}},
	{"engine/prose", []string{"engine"}},
	{"engine/spelling", []string{"engine/prose"}},
	{"engine/typed", []string{"engine", "engine/prose", "engine/spelling"}},
	{"engine/blocks", []string{"engine/prose"}},
	{"engine/blocks/blockstest", []string{"engine/blocks"}},
	{"engine/rulebook/...", []string{"engine", "engine/prose", "engine/rulebook/...", "engine/spelling"}},
	{"engine/document/edit", nil},
	{"engine/document/edit/edittest", []string{"engine/document/edit"}},
	{"engine/document/schema", nil},
	{"engine/document/generate", []string{"engine/document/schema"}},
	{"engine/document", []string{"engine", "engine/prose", "engine/spelling"}},
	{"engine/form", []string{"engine", "engine/document"}},
	{"engine/notation", []string{"engine"}},
	{"engine/open", []string{"engine", "engine/document", "engine/prose", "engine/rulebook", "engine/spelling"}},
	{"engine/games", []string{"engine", "engine/rulebook", "engine/spelling", "engine/GAME"}},
	{"engine/transcript", []string{"engine", "engine/prose", "engine/rulebook", "engine/spelling", "engine/typed"}},
	{"engine/play", []string{"engine", "engine/rulebook", "engine/transcript"}},
	{"engine/tally", []string{"engine", "engine/estimate", "engine/play"}},
	{"engine/pairs", []string{"engine", "engine/estimate", "engine/play", "engine/transcript"}},
	{"engine/price", []string{"engine/estimate", "engine/rulebook"}},
	{"engine/knobs", []string{"engine", "engine/rulebook/...", "engine/transcript"}},
	{"engine/reading", []string{"engine", "engine/prose", "engine/rulebook/...", "engine/spelling", "engine/transcript"}},
	{"engine/precedent", []string{"engine", "engine/prose", "engine/rulebook", "engine/spelling", "engine/transcript"}},
	{"engine/judge/verdict", []string{"engine", "engine/document", "engine/rulebook", "engine/spelling", "engine/transcript"}},
	{"engine/judge/remedy", []string{"engine", "engine/document", "engine/document/edit", "engine/judge/verdict", "engine/prose", "engine/transcript"}},
	{"engine/judge/hinge", []string{"engine", "engine/judge/verdict", "engine/rulebook", "engine/transcript"}},
	{"engine/judge", []string{"engine", "engine/blocks", "engine/document", "engine/judge/...", "engine/prose", "engine/rulebook", "engine/transcript"}},
	{"engine/wire/process", []string{"engine/prose", "engine/wire"}},
	// The trials of an engine need scenarios, random games and pinned games: the one package of this floor that reads the floors above.
	{"engine/wire/conformance", with("features", "properties/walk", "golden", "golden/pin")},
	{"engine/wire", []string{"engine", "engine/prose", "engine/rulebook", "engine/transcript"}},
	{"engine/GAME/box", []string{"engine", "engine/prose", "engine/rulebook/..."}},
	{"engine/GAME/generate", []string{"engine/rulebook/...", "engine/GAME/box"}},
	{"engine/GAME", []string{"engine", "engine/rulebook/...", "engine/document", "engine/form", "engine/notation", "engine/open", "engine/prose", "engine/GAME/box"}},

	{"features/step", lower},
	{"features/open", with("features/step")},
	{"features/GAME", with("features/step", "engine/GAME/...")},
	{"features", with("features/...")},
	{"properties/covering", nil},
	{"properties/walk", with("properties/covering")},
	{"properties/walktest", with("properties/walk")},
	{"properties/GAME", with("properties/walk", "engine/GAME/...")},
	{"properties", with("properties/...")},
	{"golden/pin", lower},
	{"golden/GAME", with("golden/pin", "engine/GAME/...")},
	{"golden", with("golden/...")},

	{"cmd/internal/draw/part", lower},
	{"cmd/internal/draw/svg", with("cmd/internal/draw/part")},
	{"cmd/internal/draw/drawtest", with("cmd/internal/draw/part", "cmd/internal/draw/svg")},
	{"cmd/internal/draw/GAME", with("cmd/internal/draw/part", "engine/GAME/...")},
	{"cmd/internal/draw", with("cmd/internal/draw/...")},
	{"cmd/internal/skeleton/...", with("golden/pin", "cmd/internal/skeleton/...")},
	{"cmd/internal/report", lower},
	{"cmd/internal/answer", lower},
	{"cmd/internal/witness", with("features", "properties", "golden", "cmd/internal/answer", "cmd/internal/report")},
	{"cmd/lab/pick", lower},
	{"cmd/lab/prices", with("cmd/lab/pick")},
	{"cmd/lab/engines", with("engine/wire/process", "cmd/internal/adapters")},
	{"cmd/lab/knobs", with("features", "cmd/lab/pick")},
	{"cmd/lab/site", with("cmd/lab/pick")},
	{"cmd/lab/release", with("cmd/lab/pick")},
	{"cmd/lab/readings", with("engine/wire/conformance", "properties/walk", "cmd/lab/pick")},
	{"cmd/lab/meet", with("properties", "properties/walk", "cmd/lab/pick")},
	{"cmd/lab/refused", with("golden", "engine/wire/conformance", "cmd/lab/pick")},
	{"cmd/lab/wrong", with("engine/wire/process", "engine/wire/conformance", "cmd/lab/mutate/equivalent", "cmd/lab/mutate/mutant", "cmd/lab/pick")},
	{"cmd/lab/mutate/...", with("features", "properties", "golden", "cmd/lab/mutate/...", "cmd/lab/pick")},
	{"cmd/internal/page", with("cmd/internal/answer", "cmd/internal/compare", "cmd/internal/conform", "cmd/internal/draw", "cmd/internal/draw/part", "cmd/internal/draw/svg", "cmd/internal/edition", "cmd/internal/stats", "cmd/internal/tune", "cmd/internal/witness", "features", "engine/wire/conformance", "properties")},
	{"cmd/internal/dispute", lower},
	{"cmd/internal/dispute/court", with("features", "cmd/internal/answer", "cmd/internal/dispute", "cmd/internal/witness")},
	{"cmd/internal/ledger", lower},
	{"cmd/internal/secretary", with("cmd/internal/answer", "cmd/internal/copyist", "cmd/internal/draw", "cmd/internal/ledger")},
	{"cmd/internal/desk/clerk", with("features", "cmd/internal/answer", "cmd/internal/copyist", "cmd/internal/dispute", "cmd/internal/draw", "cmd/internal/draw/part", "cmd/internal/draw/svg")},
	{"cmd/internal/desk/worker", []string{"cmd/internal/desk/clerk"}},
	{"cmd/internal/desk/static", []string{"cmd/internal/desk"}},
	{"cmd/internal/desk", with("features", "golden", "cmd/internal/draw/svg", "cmd/internal/revision")},
	{"cmd/internal/adapters", lower},
	{"cmd/internal/output", nil},
	{"cmd/internal/wrong", []string{"engine"}},
	{"cmd/internal/copyist", lower},
	{"cmd/internal/lsp", with("features", "features/step", "cmd/internal/answer", "cmd/internal/copyist", "cmd/internal/report", "cmd/internal/witness")},
	{"cmd/internal/stats", with("cmd/internal/answer", "engine/tally")},
	{"cmd/internal/tune", with("cmd/internal/answer", "engine/tally")},
	{"cmd/internal/revision", []string{"engine"}},
	{"cmd/internal/compare", with("features", "golden", "cmd/internal/dispute", "cmd/internal/dispute/court", "cmd/internal/report", "cmd/internal/revision")},
	{"cmd/internal/compare/comparetest", with("features", "cmd/internal/revision")},
	{"cmd/internal/edition", with("golden", "cmd/internal/compare", "engine/knobs")},
	{"cmd/internal/conform", with("cmd/internal/dispute", "cmd/internal/dispute/court", "cmd/internal/report", "engine/wire/conformance")},
	{"cmd/yardstick", with("features", "properties", "golden", "cmd/internal/adapters", "cmd/internal/answer", "cmd/internal/compare", "cmd/internal/conform", "cmd/internal/copyist", "cmd/internal/desk", "cmd/internal/dispute", "cmd/internal/dispute/court", "cmd/internal/draw", "cmd/internal/draw/part", "cmd/internal/draw/svg", "cmd/internal/edition", "cmd/internal/ledger", "cmd/internal/lsp", "cmd/internal/output", "cmd/internal/secretary",
		"cmd/internal/page", "cmd/internal/report", "cmd/internal/revision", "cmd/internal/skeleton", "cmd/internal/stats", "cmd/internal/tune", "cmd/internal/witness", "cmd/internal/wrong", "engine/tally", "engine/wire/process", "engine/wire/conformance")},
}

func with(more ...string) []string { return append(slices.Clone(lower), more...) }

// only says where a library may be imported; tests stands for every test file.
var only = map[string][]string{
	"github.com/cucumber/godog":     {"tests"},
	"github.com/cucumber/gherkin":   {"features", "cmd/internal/report"},
	"github.com/cucumber/messages":  {"features", "cmd/internal/report"},
	"pgregory.net/rapid":            {"tests"},
	"github.com/hexops/autogold/v2": {"tests"},
	"github.com/stretchr/testify":   {"tests", "engine/gametest"},
	"github.com/alecthomas/kong":    {"cmd"},
}

func TestImportsPointOneWay(t *testing.T) {
	root := os.DirFS("..")
	files := 0
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && name == "examples" {
			return fs.SkipDir // games that are laid over a checkout
		}
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
	for library, places := range only {
		if strings.HasPrefix(imported, library) && !test {
			require.True(t, slices.ContainsFunc(places, func(place string) bool { return strings.HasPrefix(pkg, place) }),
				"%s imports %s, which belongs to %s", file, imported, strings.Join(places, " and "))
		}
	}
	if pkg == "engine" && !test {
		require.NotContains(t, imported, ".", "%s: the kernel needs the standard library alone", file)
	}
	if inside, ours := strings.CutPrefix(imported, module); ours && !test {
		require.NoError(t, mayImport(pkg, inside), "%s", file)
	}
}

// mayImport checks one import inside the module against the layers.
func mayImport(pkg, imported string) error {
	for _, layer := range layers {
		game, ok := fits(layer.of, pkg, "")
		if !ok {
			continue
		}
		if slices.ContainsFunc(layer.may, func(may string) bool { _, ok := fits(may, imported, game); return ok }) {
			return nil
		}
		return fmt.Errorf("%s imports %s, which is above or beside it: it may import %s", pkg, imported, strings.Join(layer.may, ", "))
	}
	return fmt.Errorf("the package %s has no place among the layers: give it a row", pkg)
}

// fits reports whether a package is one of a pattern's, and which game it is of. GAME stands for the game given, or for any.
func fits(pattern, pkg, game string) (string, bool) {
	pattern, below := strings.CutSuffix(pattern, "/...")
	want, have := strings.Split(pattern, "/"), strings.Split(pkg, "/")
	if len(have) < len(want) || len(have) > len(want) && !below {
		return "", false
	}
	for i, w := range want {
		switch {
		case w != "GAME" && w != have[i]:
			return "", false
		case w == "GAME" && (!slices.ContainsFunc(games.All(), func(e games.Entry) bool { return e.Room == have[i] }) || game != "" &&
			game != have[i]):
			return "", false
		case w == "GAME":
			game = have[i]
		}
	}
	return game, true
}

func TestWhichImportsAreRefused(t *testing.T) {
	for _, row := range []struct {
		law, pkg, imported string
		may                bool
	}{
		{"the list of games knows every game", "engine/games", "engine/frontier", true},
		{"a game has its box", "engine/frontier", "engine/frontier/box", true},
		{"its generator needs no rules", "engine/frontier/generate", "engine/frontier", false},
		{"a box knows no rules", "engine/frontier/box", "engine/frontier", false},
		{"no game knows another", "engine/frontier", "engine/stockyards", false},
		{"nor another's box", "engine/frontier", "engine/stockyards/box", false},
		{"the kernel knows no game", "engine", "engine/yardmaster", false},
		{"a room builds on its floor's leaf", "features/frontier", "features/step", true},
		{"and knows its game", "features/frontier", "engine/frontier", true},
		{"and no other game", "features/frontier", "engine/stockyards", false},
		{"nor another room", "features/frontier", "features/stockyards", false},
		{"nor its floor's root", "features/frontier", "features", false},
		{"nor the room of its game on another floor", "features/frontier", "properties/frontier", false},
		{"a leaf knows no room", "golden/pin", "golden/frontier", false},
		{"nor a game", "properties/walk", "engine/yardmaster", false},
		{"a root knows its rooms", "cmd/internal/draw", "cmd/internal/draw/hellonwheels", true},
		{"and no other floor's", "golden", "features/hellonwheels", false},
		{"and no game but through a room", "features", "engine/hellonwheels", false},
		{"a command calls the floors", "cmd/yardstick", "features", true},
		{"and no room of theirs", "cmd/yardstick", "features/frontier", false},
		{"and no game", "cmd/yardstick", "engine/frontier", false},
		{"and no drawing of one game", "cmd/yardstick", "cmd/internal/draw/frontier", false},
		{"nor an instrument of those who build the suite", "cmd/yardstick", "cmd/lab/pick", false},
		{"rules do not play games", "engine/play", "engine/judge", false},
		{"a package that no row names is refused", "engine/utils", "engine", false},
	} {
		err := mayImport(row.pkg, row.imported)
		require.Equal(t, row.may, err == nil, "%s: %s imports %s: %v", row.law, row.pkg, row.imported, err)
	}
}
