package main

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/alecthomas/kong"
	"github.com/posener/complete"
	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"
)

// alone is locked by a test that works in the folder of the whole process.
var alone sync.Mutex

var update = flag.Bool("update", false, "write what the commands print into the scripts")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"yardstick": main})
}

// Each script begins with a comment on its purpose. GAMES are the names of the games, as errors list them. The folder
// of a script has the disputed records of the module, and first-round.yard, the round of Frontier in its rulebook.
// Another file is unfinished.yard, which leaves out an effect and ends inside another.
func TestScripts(t *testing.T) {
	here, err := os.Getwd()
	require.NoError(t, err)
	if *update {
		require.NoError(t, flag.Set("test.short", "false"), "a script that only the long form runs is not left as it was")
	}
	testscript.Run(t, testscript.Params{
		Dir:           filepath.Join(here, "testdata", "script"),
		UpdateScripts: *update,
		Setup: func(env *testscript.Env) error {
			env.Setenv("GAMES", strings.Join(gameNames(complete.Args{}), ", "))
			// Only the program is on the path.
			own, _, _ := strings.Cut(env.Getenv("PATH"), string(filepath.ListSeparator))
			env.Setenv("PATH", own)
			env.Setenv("GOGC", os.Getenv("GOGC"))
			// A script can contain only text.
			if err := os.WriteFile(filepath.Join(env.WorkDir, "binary.yard"), []byte("\x7fELF\x02\x01\x00"), 0o600); err != nil {
				return err
			}
			for _, name := range []string{"first-round.yard", "unfinished.yard"} {
				record, err := os.ReadFile(filepath.Join(here, "testdata", name))
				if err != nil {
					return err
				}
				if err := os.WriteFile(filepath.Join(env.WorkDir, name), record, 0o600); err != nil {
					return err
				}
			}
			precedents := filepath.Join("golden", "precedents")
			return os.CopyFS(filepath.Join(env.WorkDir, precedents), os.DirFS(filepath.Join(here, "..", "..", precedents)))
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){"exits": exits},
	})
}

// exits CODE yardstick ARGUMENTS... runs the program, in this process if possible, and checks its exit code.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || args[1] != "yardstick" {
		ts.Fatalf("usage: exits CODE yardstick ARGUMENTS...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := inProcess(ts, args[2:])
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

// inProcess runs the program in this process: without standard input, other programs, or completion.
func inProcess(ts *testscript.TestScript, args []string) int {
	for _, arg := range []string{"-", "--", "--interactive", "new"} {
		if slices.Contains(args, arg) {
			return started(ts, args)
		}
	}
	alone.Lock()
	defer alone.Unlock()
	was, err := os.Getwd()
	ts.Check(err)
	ts.Check(os.Chdir(ts.MkAbs(".")))
	defer func() { ts.Check(os.Chdir(was)) }()
	return run(args, strings.NewReader(""), ts.Stdout(), ts.Stderr())
}

// started runs the program as its own process.
func started(ts *testscript.TestScript, args []string) int {
	err := ts.Exec("yardstick", args...)
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return failed.ExitCode()
	}
	ts.Check(err)
	return 0
}

// Every command has a script of its own name that shows its help and, if it answers in JSON, its JSON.
func TestEveryCommandHasAScript(t *testing.T) {
	parser, err := kong.New(&commands{})
	require.NoError(t, err)
	for _, command := range parser.Model.Children {
		text, err := os.ReadFile(filepath.Join("testdata", "script", command.Name+".txtar"))
		require.NoError(t, err)
		script := string(text)
		require.Contains(t, script, "yardstick "+command.Name+" --help")
		if slices.ContainsFunc(command.Flags, func(f *kong.Flag) bool { return f.Name == "json" }) {
			require.Contains(t, script, "--json", command.Name)
		}
	}
}

// withoutRules lists the commands that apply no rules. fmt applies only the answers in a record, compare has two readings,
// and edition two editions.
var withoutRules = []string{"compare", "edition", "games", "steps", "new game", "new reading", "new adapter", "schema", "fmt", "completion"}

// Every command that applies rules takes a reading, with the same flags.
func TestEveryCommandThatAppliesRulesTakesAReading(t *testing.T) {
	parser, err := kong.New(&commands{})
	require.NoError(t, err)
	for _, command := range parser.Model.Leaves(true) {
		name := strings.TrimPrefix(command.Path(), "yardstick ")
		if slices.Contains(withoutRules, name) {
			continue
		}
		_, embeds := reflect.TypeOf(command.Target.Addr().Interface()).Elem().FieldByName("under")
		require.True(t, embeds, "%s has no --reading; embed under", name)
	}
}

// Each shell that can be named has a script to read.
func TestEveryShellHasAHook(t *testing.T) {
	parser, err := kong.New(&commands{})
	require.NoError(t, err)
	i := slices.IndexFunc(parser.Model.Children, func(n *kong.Node) bool { return n.Name == "completion" })
	shells := parser.Model.Children[i].Positional[0].EnumSlice()
	entries, err := hooks.ReadDir("completion")
	require.NoError(t, err)
	require.Len(t, entries, len(shells))
	for _, entry := range entries {
		require.Contains(t, shells, entry.Name())
	}
}
