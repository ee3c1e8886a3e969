package skeleton

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

var hounds = Names{Name: "hare-and-hounds", Title: "Hare and Hounds", Prefix: "HH"}

const root = "../../.."

func TestWhatFollowsFromAName(t *testing.T) {
	require.Equal(t, Names{"hare-and-hounds", "Hare And Hounds", "HAH"}, Called("hare-and-hounds"))
	require.Equal(t, Names{"whist", "Whist", "WH"}, Called("whist"))
}

func TestNamesThatAreRefused(t *testing.T) {
	for _, row := range []struct {
		law   string
		names Names
		says  string
	}{
		{"a name is in lower case", Names{"Whist", "Whist", "WH"}, "is not the name of a game"},
		{"and leaves its folder as little as anything else", Names{"../whist", "Whist", "WH"}, "is not the name of a game"},
		{"a package is not called as a word of Go", Names{"go-to", "Go to", "GT"}, "something else"},
		{"nor as a package that it needs", Names{"step", "Step", "ST"}, "something else"},
		{"a title has no signs", Names{"whist", "Whist: \"1\"", "WH"}, "is no title"},
		{"a prefix is in capitals", Names{"whist", "Whist", "W1"}, "is no prefix"},
		{"a prefix is one game's", Names{"yard-moving", "Yard Moving", "YM"}, "Yardmaster has the prefix YM already"},
		{"a room is one game's", Names{"frontier", "Frontier", "FF"}, "engine/frontier exists already"},
	} {
		_, err := Write(root, row.names)
		require.ErrorContains(t, err, row.says, row.law)
	}
	_, err := Write(t.TempDir(), hounds)
	require.ErrorContains(t, err, "is not a checkout of")
}

// Nothing of Countdown's names is left in another game, and its Go is Go.
func TestFilesHaveTheNamesOfTheGame(t *testing.T) {
	texts, err := hounds.files()
	require.NoError(t, err)
	for name, text := range texts {
		require.Contains(t, name, "/hareandhounds/")
		require.NotRegexp(t, `(?i)countdown|\bCD\b|internal/skeleton`, text, name)
		if strings.HasSuffix(name, ".go") {
			_, err := parser.ParseFile(token.NewFileSet(), name, text, parser.AllErrors)
			require.NoError(t, err)
		}
	}
	require.Contains(t, texts["features/hareandhounds/turn.feature"], "Given a Hare and Hounds game of ann and bob")
	require.Contains(t, texts["engine/hareandhounds/generate.go"], "//go:generate go run ../rulebook/generate\n")
	vowel := Names{"orchard", "Orchard", "OR"}
	texts, err = vowel.files()
	require.NoError(t, err)
	require.Contains(t, texts["features/orchard/turn.feature"], "Given an Orchard game of ann and bob")
}

func TestListsHaveOneMoreLine(t *testing.T) {
	texts, err := withLines(root, Called("whist"))
	require.NoError(t, err)
	for name, line := range map[string]string{
		"engine/games/games.go": `{Game: whist.New(), Room: "whist", Book: whist.Book()},`, "features/games.go": "whist.New,",
		"golden/golden.go": "whist.Pinned(),", "properties/games.go": "whist.Room(),", "cmd/internal/draw/draw.go": "whist.Draw,",
	} {
		require.Equal(t, 1, strings.Count(texts[name], line), name)
	}
	_, err = withLine("package games\n", games.All()[0], Called("whist"))
	require.ErrorContains(t, err, "add whist by hand")
}

// copied is a copy of the module without what is not its source.
func copied(t *testing.T) string {
	to := t.TempDir()
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "bin"):
			return filepath.SkipDir
		}
		below, err := filepath.Rel(root, name)
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		file := filepath.Join(to, below)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		return os.WriteFile(file, text, 0o666)
	})
	require.NoError(t, err)
	return to
}

// A new game passes what every game is held to, as it is written.
func TestANewGameIsGreen(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a build of the whole module: make test-all")
	}
	dir := copied(t)
	written, err := Write(dir, hounds)
	require.NoError(t, err)
	require.Len(t, written.Lists, len(lists))
	for _, args := range [][]string{
		{"generate", "./engine/hareandhounds"},
		{"vet", "./..."},
		{"test", "-short", "./engine/...", "./features/hareandhounds", "./golden/...", "./cmd/internal/draw/..."},
		{"test", "-short", "-run", "hare|EveryGame", "./features", "./properties"},
		{"run", "./cmd/yardstick", "check", "hare-and-hounds"},
		{"run", "./cmd/yardstick", "show", "golden/hareandhounds/2-players.golden", "--at", "2"},
		{"run", "./cmd/yardstick", "perft", "hare-and-hounds", "--depth", "3"},
		{"run", "./cmd/yardstick", "rules", "hare-and-hounds", "--questions"},
	} {
		command := exec.CommandContext(t.Context(), "go", args...)
		command.Dir = dir
		out, err := command.CombinedOutput()
		require.NoError(t, err, "go %s:\n%s", strings.Join(args, " "), out)
	}
	_, err = Write(dir, hounds)
	require.ErrorContains(t, err, "exists already", "nothing is overwritten")
}
