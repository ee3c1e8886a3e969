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

// The example that the skeleton became is green too. make accept plays its pinned games and writes what is generated, in one go, and touches
// no other game; the example's own files are as it leaves them.
func TestASmallGameIsGreen(t *testing.T) {
	dir, kalah := copied(t), Called("kalah")
	_, err := Write(dir, kalah)
	require.NoError(t, err)
	example := filepath.Join(dir, "examples", "kalah")
	written := filesIn(t, example)
	for _, name := range written {
		text, err := os.ReadFile(filepath.Join(example, name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), text, 0o666))
	}
	before := sums(t, dir)
	run(t, dir, "make", "generate", "GAME=kalah") // before there is a game to tell of
	generated := sums(t, dir)
	out := run(t, dir, "make", "accept", "GAME=kalah")
	for name, sum := range sums(t, dir) {
		require.True(t, before[name] == sum || strings.Contains(name, "/kalah/"), name)
		require.True(t, generated[name] == sum || strings.Contains(out, name), "%s is not listed:\n%s", name, out)
		require.True(t, before[name] == sum || !slices.Contains(written, name), "examples/kalah/%s is not as make accept leaves it", name)
	}
	require.NotContains(t, run(t, dir, "make", "accept", "GAME=kalah"), "kalah/", "the second time nothing is left to write")
	require.NotContains(t, run(t, dir, "make", "refused", "GAME=kalah", "TRIES=40"), "KA-", "no impossible position is missing")
	run(t, dir, "go", "run", "./cmd/yardstick", "check", "kalah", "--tests")
	isGreen(t, dir, kalah)
	require.LessOrEqual(t, goLines(t, example, written), 450, "lines of Go that a person writes")
}

// filesIn are the files of the rooms of an example, by their paths.
func filesIn(t *testing.T, example string) (names []string) {
	for _, floor := range floors {
		require.NoError(t, fs.WalkDir(os.DirFS(example), floor[1], func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				names = append(names, name)
			}
			return err
		}))
	}
	return names
}

func goLines(t *testing.T, folder string, names []string) (lines int) {
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(folder, name))
		require.NoError(t, err)
		if filepath.Ext(name) == ".go" {
			lines += bytes.Count(text, []byte("\n"))
		}
	}
	return lines
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
	run(t, dir, "go", "test", "-run", long+"/^"+n.Name+"$", "./engine/wire/conformance", "./properties", "./cmd/internal/witness")
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
