package skeleton

import (
	"bytes"
	"crypto/sha256"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// A new game is green as it is written: make lint and the tests that look at it pass in a copy of the repository, and nothing that it was
// made of is overwritten.
func TestANewGameIsGreen(t *testing.T) {
	dir := copied(t)
	written, err := Write(dir, hounds)
	require.NoError(t, err)
	require.Len(t, written.Lists, len(lists))
	run(t, dir, "go", "generate", "./engine/hareandhounds")
	run(t, dir, "make", "lint")
	isGreen(t, dir, hounds)
	for _, args := range [][]string{
		{"check", hounds.Name}, {"perft", hounds.Name, "--depth", "3"}, {"rules", hounds.Name, "--questions"},
		{"show", "golden/hareandhounds/2-players.golden", "--at", "2"},
	} {
		run(t, dir, "go", append([]string{"run", "./cmd/yardstick"}, args...)...)
	}
	_, err = Write(dir, hounds)
	require.Error(t, err, "nothing is overwritten")
}

// What somebody makes of the skeleton is green too: a game of two without chance, without anything hidden and without a question. make accept
// plays its pinned games and writes what is generated, in one go, and touches no other game.
func TestASmallGameIsGreen(t *testing.T) {
	dir, nim := copied(t), Called("nim")
	nim.Prefix = "NM"
	_, err := Write(dir, nim)
	require.NoError(t, err)
	archive, err := txtar.ParseFile("testdata/nim.txtar")
	require.NoError(t, err)
	for _, file := range archive.Files {
		require.NoError(t, os.WriteFile(filepath.Join(dir, file.Name), file.Data, 0o666))
	}
	require.NoError(t, os.Remove(filepath.Join(dir, "golden", "nim", "2-players.golden")))
	require.NoError(t, os.Remove(filepath.Join(dir, "cmd/internal/skeleton/testdata/nim.txtar"))) // which would quote every message
	before := sums(t, dir)
	run(t, dir, "make", "generate", "GAME=nim") // before there is a game to tell of
	generated := sums(t, dir)
	out := run(t, dir, "make", "accept", "GAME=nim")
	for name, sum := range sums(t, dir) {
		require.True(t, before[name] == sum || strings.Contains(name, "/nim/"), name)
		require.True(t, generated[name] == sum || strings.Contains(out, name), "%s is not listed:\n%s", name, out)
	}
	require.NotContains(t, run(t, dir, "make", "accept", "GAME=nim"), "nim/", "the second time nothing is left to write")
	run(t, dir, "make", "refused", "GAME=nim", "TRIES=40")
	run(t, dir, "make", "test", "GAME=nim")
	require.Empty(t, run(t, dir, "gofmt", "-l", "."))
	run(t, dir, "go", append([]string{"vet"}, rooms(dir, nim)...)...)
	run(t, dir, "go", append([]string{"tool", "staticcheck"}, rooms(dir, nim)...)...)
	run(t, dir, "go", "test", "-run", "UpToDate", "./engine/nim/...")
	isGreen(t, dir, nim)
}

// sums are the digests of the files in the rooms of a copy, by their paths.
func sums(t *testing.T, dir string) map[string][sha256.Size]byte {
	all := map[string][sha256.Size]byte{}
	for _, floor := range floors {
		require.NoError(t, fs.WalkDir(os.DirFS(dir), floor[1], func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := os.ReadFile(filepath.Join(dir, name))
			all[name] = sha256.Sum256(text)
			return err
		}))
	}
	return all
}

// isGreen runs what make test runs in the rooms of a game, in the packages below the commands whose tests go over the games, and in the files
// of tests of the commands that do. The rest is left out: it names its games, and does not look at a new one. Below the commands so are the
// parts about one of the other games, which are as they were.
func isGreen(t *testing.T, dir string, n Names) {
	t.Helper()
	var others []string
	for _, e := range games.All() {
		others = append(others, e.Name(), e.Room)
	}
	test := func(packages []string, flags ...string) {
		run(t, dir, "go", slices.Concat([]string{"test", "-short"}, flags, packages)...)
	}
	shared, _ := goingOver(t, dir, "engine", "features", "golden", "properties")
	test(append(rooms(dir, n), shared...), "-skip", "/^("+strings.Join(others, "|")+")$")
	commands, tests := goingOver(t, dir, "cmd")
	test(commands, "-run", "^("+strings.Join(tests, "|")+")$")
	run(t, dir, "go", "test", "-run", long+"/^"+n.Name+"$", "./features/conformance", "./properties", "./cmd/internal/witness")
}

// rooms are those that a game has.
func rooms(dir string, n Names) (list []string) {
	for _, floor := range []string{"engine", "features", "golden", "properties", "cmd/internal/draw"} {
		if _, err := os.Stat(filepath.Join(dir, floor, n.room())); err == nil {
			list = append(list, "./"+floor+"/"+n.room()+"/...")
		}
	}
	return list
}

// long are tests that have a long form alone, and look at each game.
const long = "^Test(NoLawIsIdle|AnswersMeet|EveryKindOfImpossiblePositionIsPut|MostFalseClaimsAreShownAClauseOfTheirScenario)$"

// goingOver are the packages in some folders with tests that go over the games, and the tests in the files that do.
func goingOver(t *testing.T, dir string, folders ...string) (packages, tests []string) {
	for _, folder := range folders {
		require.NoError(t, filepath.WalkDir(filepath.Join(dir, folder), func(name string, d fs.DirEntry, err error) error {
			if d != nil && d.IsDir() && d.Name() == "lab" {
				return fs.SkipDir // a module of its own
			}
			if err != nil || !strings.HasSuffix(name, "_test.go") {
				return err
			}
			text, err := os.ReadFile(name)
			if !bytes.Contains(text, []byte("games.All()")) {
				return err
			}
			below, err := filepath.Rel(dir, filepath.Dir(name))
			packages = append(packages, "./"+filepath.ToSlash(below))
			for _, found := range testName.FindAllSubmatch(text, -1) {
				tests = append(tests, string(found[1]))
			}
			return err
		}))
	}
	return slices.Compact(packages), tests
}

var testName = regexp.MustCompile(`(?m)^func (Test\w+)\(`)

// run runs a command in a copy, and returns what it says. What is built there is found again by the next copy: no path is in it. Vetting is
// make lint's.
func run(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	out, err := ran(t, dir, name, args...)
	require.NoError(t, err, "%s %s:\n%s", name, strings.Join(args, " "), out)
	return out
}

func ran(t *testing.T, dir, name string, args ...string) (string, error) {
	command := exec.CommandContext(t.Context(), name, args...)
	command.Dir = dir
	command.Env = append(os.Environ(), "GOFLAGS=-trimpath -buildvcs=false -vet=off", "GOGC=400")
	out, err := command.CombinedOutput()
	return string(out), err
}

// copied is a copy of the module's sources, in the long form of the tests: what is in one has to be built.
func copied(t *testing.T) string {
	if testing.Short() {
		t.Skip("builds the whole module: make test-all")
	}
	to := t.TempDir()
	require.NoError(t, filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
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
	}))
	return to
}
