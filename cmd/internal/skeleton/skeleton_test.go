package skeleton

import (
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	countdownrules "github.com/yardstick-rules/yardstick/cmd/internal/skeleton/engine/countdown"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

var hounds = Names{Name: "hare-and-hounds", Title: "Hare and Hounds", Prefix: "HH"}

const root = "../../.."

func TestWhatFollowsFromAName(t *testing.T) {
	require.Equal(t, Names{"hare-and-hounds", "Hare and Hounds", "HAH"}, Called("hare-and-hounds"))
	require.Equal(t, Names{"whist", "Whist", "WH"}, Called("whist"))
}

func TestNamesThatAreRefused(t *testing.T) {
	for _, row := range []struct {
		law   string
		names Names
		says  string
	}{
		{"a name is in lower case", Names{"Whist", "Whist", "WH"}, "is not the name of a game"},
		{"and does not lead out of its folder", Names{"../whist", "Whist", "WH"}, "is not the name of a game"},
		{"a package is not called by a word of Go", Names{"go-to", "Go to", "GT"}, "something else"},
		{"nor like a package that it needs", Names{"step", "Step", "ST"}, "something else"},
		{"a title has no signs", Names{"whist", "Whist: \"1\"", "WH"}, "is not a title"},
		{"a prefix is in capitals", Names{"whist", "Whist", "W1"}, "is not a prefix"},
		{"a prefix is one game's", Names{"yard-moving", "Yard Moving", "YM"}, "Yardmaster has the prefix YM already"},
		{"a name is one game's, whatever its room is called", Names{"union-stockyards", "Yards", "UY"},
			"a game called union-stockyards already"},
		{"a title has a capital", Names{"pioneers", "frontier", "FF"}, "is not a title"},
		{"a title is one game's, in any letters", Names{"pioneers", "FRONTIER", "FF"}, "a game with the title Frontier already"},
		{"a room is one game's", Names{"stockyards", "Yards", "UY"}, "engine/stockyards exists already"},
	} {
		_, err := Write(root, row.names)
		require.ErrorContains(t, err, row.says, row.law)
	}
	_, err := Write(t.TempDir(), hounds)
	require.ErrorContains(t, err, "is not a checkout of")
}

// None of Countdown's names is left in another game, and its Go is valid.
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

// Whatever a game is called, its files pass make lint and no line is longer than the house's.
func TestFilesAreFormattedUnderAnyName(t *testing.T) {
	letters := strings.Repeat("a", longestName)
	for _, names := range []Names{hounds, {letters, "A" + letters[1:], "AAAAAA"}, {"zz", "Zz", "ZZ"}} {
		texts, err := names.files()
		require.NoError(t, err)
		for name, text := range texts {
			for line := range strings.Lines(text) {
				require.LessOrEqual(t, len(line), 141, "%s: %s", name, line)
			}
			if strings.HasSuffix(name, ".go") {
				code, err := format.Source([]byte(text))
				require.NoError(t, err)
				require.Equal(t, string(code), text, name)
			}
		}
	}
}

// A room may not be called as a package that its files import: it would hide it.
func TestImportsAreTaken(t *testing.T) {
	texts, err := hounds.files()
	require.NoError(t, err)
	for name, text := range texts {
		if !strings.HasSuffix(name, ".go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		require.NoError(t, err)
		for _, spec := range file.Imports {
			imported := path.Base(strings.TrimSuffix(strings.Trim(spec.Path.Value, `"`), "/v2"))
			if imported != hounds.room() {
				require.Contains(t, taken, imported, name)
			}
		}
	}
}

// What the tables of Countdown were made from is as it was.
func TestCountdownIsUpToDate(t *testing.T) {
	book := countdownrules.Book()
	require.NoError(t, book.UpToDate())
	history, err := book.History()
	require.NoError(t, err)
	require.NoError(t, history.Check())
	require.Equal(t, book.Edition(), history.Latest())
}

// The history of a new game is empty before its tables are generated: Countdown's editions are none of its own.
func TestAHistoryBeginsEmpty(t *testing.T) {
	texts, err := hounds.files()
	require.NoError(t, err)
	history, err := rulebook.ParseHistory([]byte(texts["engine/hareandhounds/editions.tsv"]))
	require.NoError(t, err)
	require.Empty(t, history.Latest())
}

// A game is written whole or not at all: an error half-way leaves the folder as it was.
func TestNothingIsHalfWritten(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	require.NoError(t, os.WriteFile(at("list"), []byte("old"), 0o600))
	require.NoError(t, os.WriteFile(at("wall"), nil, 0o600))
	err := write(dir, map[string]string{"list": "new", "a/room/rules.go": "x", "a/room/laws.go": "y", "wall/room/rules.go": "z"})
	require.ErrorContains(t, err, "nothing of the game was written")
	require.NoDirExists(t, at("a"))
	text, err := os.ReadFile(at("list"))
	require.NoError(t, err)
	require.Equal(t, "old", string(text))
	require.NoError(t, write(dir, map[string]string{"list": "new", "a/room/rules.go": "x"}))
	require.FileExists(t, at("a/room/rules.go"))
}

// A list that could not be written is not written when the rest is taken back: that would be a second error about nothing.
func TestWhatIsAsItWasIsLeftAlone(t *testing.T) {
	file := filepath.Join(t.TempDir(), "list")
	require.NoError(t, os.WriteFile(file, []byte("old"), 0o600))
	require.NoError(t, os.Chtimes(file, time.Time{}, time.Unix(1, 0)))
	was, err := asBefore(file)
	require.NoError(t, err)
	require.NoError(t, was.takeBack())
	now, err := os.Stat(file)
	require.NoError(t, err)
	require.Equal(t, time.Unix(1, 0).UTC(), now.ModTime().UTC())
}

func TestListsHaveOneMoreLine(t *testing.T) {
	texts, err := withLines(root, Called("whist"))
	require.NoError(t, err)
	for name, line := range map[string]string{
		"engine/games/games.go": `{Game: whist.New(), Room: "whist", Book: whist.Book()},`,
		"golden/golden.go":      "whist.Pinned(),",
	} {
		require.Equal(t, 1, strings.Count(texts[name], line), name)
	}
	_, err = withLine("package games\n", games.All()[0], Called("whist"))
	require.ErrorContains(t, err, "add whist by hand")
}
