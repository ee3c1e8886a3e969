package revision_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/revision"
)

// program is a small program that stands for this module's: it upholds what it is given, has no flag --every, and writes the number of its
// revision.
const program = `package main

import (
	"fmt"
	"os"
	"slices"
	"time"
)

func main() {
	if i := slices.IndexFunc(os.Args, func(arg string) bool { return arg == "--every" || arg == "--other-answers=0" }); i >= 0 {
		fmt.Printf("{\"error\": \"yardstick: unknown flag %s\"}", os.Args[i])
		os.Exit(2)
	}
	if os.Args[1] == "show" {
		time.Sleep(time.Hour)
	}
	fmt.Println("{\"upheld\": true, \"decision\": 1, \"turn\": {\"actor\": \"ann\"}}")
}
`

// repository is a repository with a revision that builds and one that does not, in which the test then is. Programs are built in a folder of
// the test.
func repository(t *testing.T) {
	t.Helper()
	for _, tool := range []string{"git", "go"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip("there is no " + tool)
		}
	}
	t.Setenv("TMPDIR", t.TempDir())
	t.Chdir(t.TempDir())
	git := func(args ...string) {
		args = append([]string{"-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"}, args...)
		out, err := exec.Command("git", args...).CombinedOutput()
		require.NoError(t, err, "%s", out)
	}
	write(t, "go.mod", "module github.com/yardstick-rules/yardstick\n\ngo 1.26\n")
	write(t, "cmd/yardstick/main.go", program)
	git("init", "-q")
	git("add", ".")
	git("commit", "-qm", "it builds")
	git("tag", "good")
	write(t, "cmd/yardstick/main.go", "package main\n\nfunc main() { missing() }\n")
	git("commit", "-qam", "it does not")
}

func write(t *testing.T, name, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o700))
	require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
}

// left are the files that are left behind.
func left(t *testing.T) []os.DirEntry {
	t.Helper()
	entries, err := os.ReadDir(os.Getenv("TMPDIR"))
	require.NoError(t, err)
	return entries
}

// TestARevisionIsBuiltAndAsked: the program of a revision answers, also without the flags of later ones, and nothing of it is left.
func TestARevisionIsBuiltAndAsked(t *testing.T) {
	repository(t)
	p, err := revision.At(t.Context(), "good")
	require.NoError(t, err)
	require.Len(t, p.Commit, 40)
	v, err := p.Judge(t.Context(), "")
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.False(t, p.Slow())
	places, err := p.Places(t.Context(), "", 2)
	require.NoError(t, err)
	require.Len(t, places, 3, "each is asked for")
	require.True(t, p.Slow())
	require.Equal(t, "ann", places[2].Turn.Actor)
	_, err = p.Scenarios(t.Context(), "Feature: x")
	require.NoError(t, err)
	require.NoError(t, p.Close())
	require.Empty(t, left(t))
}

// TestWhatCannotBeBuilt: each row is a side that is none, and what is said of it. Nothing is left of it.
func TestWhatCannotBeBuilt(t *testing.T) {
	repository(t)
	for _, row := range []struct {
		revision, folder, says string
	}{
		{revision: "nowhere", says: `git knows no revision "nowhere" here`},
		{revision: "--all", says: `git knows no revision "--all" here`},
		{revision: "main", says: "the build fails: cmd/yardstick/main.go:3:15: undefined: missing"},
		{folder: "cmd", says: "this is not the source of Yardstick"},
		{folder: "nowhere", says: "this is not the source of Yardstick"},
		{folder: ".", says: "the build fails"},
	} {
		var err error
		if row.folder != "" {
			_, err = revision.In(t.Context(), row.folder)
		} else {
			_, err = revision.At(t.Context(), row.revision)
		}
		require.ErrorContains(t, err, row.says)
		require.NotContains(t, err.Error(), "\n")
		require.Empty(t, left(t))
	}
	t.Chdir(os.Getenv("TMPDIR"))
	_, err := revision.At(t.Context(), "good")
	require.ErrorContains(t, err, "not a git repository")
}

// TestWhoeverStopsWaitsForNothing: neither for a build nor for an answer.
func TestWhoeverStopsWaitsForNothing(t *testing.T) {
	repository(t)
	p, err := revision.At(t.Context(), "good")
	require.NoError(t, err)
	defer p.Close()
	for name, work := range map[string]func(ctx context.Context) error{
		"build":  func(ctx context.Context) error { _, err := revision.At(ctx, "good"); return err },
		"answer": func(ctx context.Context) error { _, err := p.Position(ctx, ""); return err },
	} {
		ctx, stop := context.WithTimeout(t.Context(), 20*time.Millisecond)
		defer stop()
		began := time.Now()
		require.ErrorIs(t, work(ctx), context.DeadlineExceeded, name)
		require.Less(t, time.Since(began), 5*time.Second, name)
	}
	require.Len(t, left(t), 1, "the program alone")
}

// TestWhatAProgramSays: an answer that is none is an error in one line.
func TestWhatAProgramSays(t *testing.T) {
	for _, row := range []struct{ script, says string }{
		{"echo '{\"error\": \"stdin:2: no such game\"}'; exit 2", "stdin:2: no such game"},
		{"echo panic: x >&2; exit 2", "the program fails: panic: x"},
		{"echo hello", "the program does not answer in JSON: hello"},
		{"exit 0", "the program does not answer in JSON: its output is empty"},
	} {
		file := filepath.Join(t.TempDir(), "program")
		require.NoError(t, os.WriteFile(file, []byte("#!/bin/sh\ncat >/dev/null\n"+row.script+"\n"), 0o700))
		_, err := revision.Built(file).Judge(t.Context(), "")
		var unread *revision.UnreadError
		require.ErrorAs(t, err, &unread, row.script)
		require.Equal(t, row.says, unread.Says)
	}
	_, err := revision.Built("/nowhere").Judge(t.Context(), "")
	require.ErrorContains(t, err, "the program cannot be run")
}
