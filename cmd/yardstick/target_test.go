package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/desk"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// writers holds a run of each command with -o, and its exit code; name has an ending if the form depends on it.
var writers = map[string]struct {
	args []string
	name string
	code int
}{
	"play":    {[]string{"play", "yardmaster", "--seed", "3"}, "mine", conforms},
	"reading": {[]string{"new", "reading", "yardmaster"}, "mine", conforms},
	"adapter": {[]string{"new", "adapter", "python"}, "mine", conforms},
	"record":  {append([]string{"record", "hell-on-wheels", "--table", "13"}, named(13)...), "mine", conforms},
	"rules":   {[]string{"rules", "yardmaster", "--questions"}, "mine.html", conforms},
	"check":   {[]string{"check", "yardmaster", "--games", "0"}, "mine.html", conforms},
	"compare": {[]string{"compare", "yardmaster", "--b", "tie=earlier-seat", "--games", "4"}, "mine.md", conforms},
	"edition": {[]string{"edition", "yardmaster", "prototype", "printed", "--games", "4"}, "mine.md", conforms},
	"show":    {[]string{"show", inModule("cmd/yardstick/testdata/first-round.yard")}, "mine.svg", conforms},
	"stats":   {[]string{"stats", "yardmaster", "--games", "20", "--watched", "2"}, "mine", conforms},
	"tune":    {[]string{"tune", "yardmaster", "--vary", "tie", "--want", "margin < 9", "--games", "300", "--table", "2"}, "mine.html", conforms},
	"desk":    {[]string{"desk"}, "mine.html", conforms},
	"judge":   {[]string{"judge", inModule("cmd/yardstick/testdata/first-round.yard")}, "mine.md", conforms},
	// A run of some kinds of trials gets an answer, which is never that the engine conforms.
	"conform": {[]string{"conform", "yardmaster", "--only", "precedent", "yardstick", "serve", "yardmaster"}, "mine.md", unread},
}

// inModule returns the path of a file of the module, in any working directory.
func inModule(name string) string {
	path, err := filepath.Abs(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err != nil {
		panic(err)
	}
	return path
}

// named returns the longest names that people can have for the seats, so that a record is not short.
func named(seats int) []string {
	var flags []string
	for i := range seats {
		flags = append(flags, "--called", fmt.Sprintf("p%d=%s%02d", i+1, strings.Repeat("x", transcript.MaxName-2), i))
	}
	return flags
}

// Every command that writes a file is in the table of this test.
func TestEveryCommandWithAnOutputIsTested(t *testing.T) {
	parser, err := kong.New(&commands{})
	require.NoError(t, err)
	found := 0
	require.NoError(t, kong.Visit(parser.Model, func(node kong.Visitable, next kong.Next) error {
		if command, ok := node.(*kong.Node); ok {
			for _, flag := range command.Flags {
				if flag.Short == 'o' {
					found++
					require.Contains(t, writers, command.Name)
				}
			}
		}
		return next(nil)
	}))
	require.Len(t, writers, found)
}

// Only one place writes files, except commands for a checkout: they begin, break or generate a game.
func TestFilesAreWrittenInOnePlace(t *testing.T) {
	writes := regexp.MustCompile(`\bos\.(WriteFile|Create|CreateTemp|OpenFile|Rename|Link|Symlink|Mkdir|MkdirAll|Truncate|Chmod)\(`)
	for _, folder := range []string{".", "../internal/answer", "../internal/copyist", "../internal/draw", "../internal/draw/*", "../internal/report", "../internal/witness"} {
		names, err := filepath.Glob(folder + "/*.go")
		require.NoError(t, err)
		require.NotEmpty(t, names)
		for _, name := range names {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			if !strings.HasSuffix(name, "_test.go") {
				require.Empty(t, writes.FindString(string(text)), name)
			}
		}
	}
}

const (
	person = "what a person wrote\n"
	secret = os.FileMode(0o600) // only the owner may read it
)

// inPlace makes a folder with existing files: one of that name, a link to it, a link to nothing, a folder. Their names
// have its ending, and are returned in this order.
func inPlace(t *testing.T, name string) (mine, link, dangling, folder string) {
	t.Helper()
	t.Chdir(t.TempDir())
	ending := filepath.Ext(name)
	mine, link, dangling, folder = name, "link"+ending, "dangling"+ending, "folder"+ending
	require.NoError(t, os.WriteFile(mine, []byte(person), secret))
	require.NoError(t, os.Symlink(mine, link))
	require.NoError(t, os.Symlink("nowhere", dangling))
	require.NoError(t, os.Mkdir(folder, 0o700))
	return mine, link, dangling, folder
}

// quick skips commands that take seconds, in the short form of the tests, and files that are not built.
func quick(t *testing.T, name string) {
	t.Helper()
	if _, err := desk.Built(); name == "desk" && err != nil {
		t.Skip("make desk builds what it writes")
	}
	if testing.Short() && (name == "check" || name == "compare" || name == "edition" || name == "desk") {
		t.Skip("seconds")
	}
}

func TestWhatExistsIsKept(t *testing.T) {
	for name, w := range writers {
		t.Run(name, func(t *testing.T) {
			mine, link, dangling, folder := inPlace(t, w.name)
			nowhere := "nowhere/x" + filepath.Ext(mine)
			for file, says := range map[string]string{
				mine:     "the file exists; name another, or replace it with --force\n",
				link:     "this is a link; name a file, or replace the link with --force\n",
				dangling: "this is a link; name a file, or replace the link with --force\n",
				folder:   "this is a folder; name a file in it\n",
				nowhere:  "there is no such folder; create it first\n",
			} {
				var said strings.Builder
				require.Equal(t, unread, run(append(w.args, "-o", file), nil, &said, &said), file)
				require.Equal(t, file+": "+says, said.String())
			}
			text, err := os.ReadFile(mine)
			require.NoError(t, err)
			require.Equal(t, person, string(text))
			require.NoFileExists(t, "nowhere")
			requireEntries(t, dangling, folder, link, mine)
		})
	}
}

// With --force a file keeps its mode, and a link itself is replaced.
func TestForceReplaces(t *testing.T) {
	for name, w := range writers {
		t.Run(name, func(t *testing.T) {
			quick(t, name)
			mine, link, dangling, folder := inPlace(t, w.name)
			asked(t, "", append(w.args, "-o", link, "--force")...)
			text, err := os.ReadFile(mine)
			require.NoError(t, err)
			require.Equal(t, person, string(text), "a link is not followed")
			for _, file := range []string{link, mine, dangling} {
				out, code := asked(t, "", append(w.args, "-o", file, "--force")...)
				require.Equal(t, w.code, code, file)
				require.Contains(t, out, file+": ")
				info, err := os.Lstat(file)
				require.NoError(t, err)
				require.True(t, info.Mode().IsRegular(), file)
			}
			info, err := os.Stat(mine)
			require.NoError(t, err)
			require.Equal(t, secret, info.Mode().Perm())
			requireEntries(t, dangling, folder, link, mine)
			_, code := asked(t, "", append(w.args, "-o", folder, "--force")...)
			require.Equal(t, unread, code)
			_, code = asked(t, "", append(w.args, "--force")...)
			require.Equal(t, unread, code, "there is nothing to replace")
		})
	}
}

func requireEntries(t *testing.T, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(".")
	require.NoError(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	require.Equal(t, want, names)
}

// If the file cannot be written completely, the old file remains, with no other file in the folder.
func TestAFullDiskLeavesWhatWasThere(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no limit to set")
	}
	for name, w := range writers {
		t.Run(name, func(t *testing.T) {
			quick(t, name)
			mine, link, dangling, folder := inPlace(t, w.name)
			out, err := shell(t, "ulimit -f 1; exec yardstick \"$@\"", append(w.args, "-o", mine, "--force")...)
			require.Error(t, err)
			require.True(t, strings.HasSuffix(out, mine+": the file cannot be written: file too large\n"), out)
			text, err := os.ReadFile(mine)
			require.NoError(t, err)
			require.Equal(t, person, string(text))
			requireEntries(t, dangling, folder, link, mine)
		})
	}
}
