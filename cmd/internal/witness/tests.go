package witness

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

const module = "github.com/yardstick-rules/yardstick"

// Tests runs make test for a game in a checkout, and lists the failures. Each line describes one test, after
// the clauses that it names. The error reports a folder that is not a checkout, or tests that could not run.
func Tests(ctx context.Context, root string, entry games.Entry) ([]string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil || !bytes.HasPrefix(mod, []byte("module "+module+"\n")) {
		return nil, errors.New("the tests are in a checkout of " + module + ": run this at its root")
	}
	cmd := exec.CommandContext(ctx, "make", "-s", "test", "GAME="+entry.Name(), "TESTFLAGS=-json")
	cmd.Dir = root
	said, err := cmd.Output()
	lines := failing(said, entry.Book.Prefix)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil && len(lines) == 0:
		return nil, fmt.Errorf("make test GAME=%s: %w", entry.Name(), err)
	}
	return lines, nil
}

// event is a line of the output of go test -json, about a test or a package.
type event struct{ Action, Package, Test, Output, Key, Value, ImportPath string }

// test is the output of a test, and the clauses that it is about.
type test struct {
	said    strings.Builder
	clauses []string
}

// failing returns the failing tests in the output of go test -json. A test that fails only because a subtest
// fails is left out.
func failing(said []byte, prefix string) (lines []string) {
	tests, failed := map[string]*test{}, []string{}
	of := func(e event) (string, *test) {
		name := strings.TrimPrefix(strings.TrimPrefix(e.Package+e.ImportPath, module), "/") + " " + e.Test
		if tests[name] == nil {
			tests[name] = &test{}
		}
		return name, tests[name]
	}
	for line := range bytes.Lines(said) {
		var e event
		if json.Unmarshal(line, &e) != nil {
			continue // the line is other output of the go command
		}
		switch name, t := of(e); {
		case e.Action == "output" || e.Action == "build-output":
			t.said.WriteString(e.Output)
		case e.Action == "attr" && e.Key == "clause":
			t.clauses = append(t.clauses, strings.TrimPrefix(e.Value, "@"))
		case e.Action == "fail" || e.Action == "build-fail":
			failed = append(failed, name)
		}
	}
	ids := regexp.MustCompile(prefix + `-[A-Z]+(?:-[A-Z]+)*-\d+`)
	for _, name := range failed {
		within := func(other string) bool {
			return other != name && strings.HasPrefix(other, strings.TrimSuffix(name, " "))
		}
		if slices.ContainsFunc(failed, within) {
			continue
		}
		t, says := tests[name], meant(tests[name].said.String())
		for _, id := range ids.FindAllString(says, -1) {
			if !slices.Contains(t.clauses, id) {
				t.clauses = append(t.clauses, id)
			}
		}
		lines = append(lines, strings.TrimSpace(strings.Join(t.clauses, " ")+" "+strings.TrimSpace(name)+": "+says))
	}
	return lines
}

// noise matches lines that show only the progress or the place of a test, not its failure.
var noise = regexp.MustCompile(`^(===|---|FAIL|ok\b|PASS|Test:|Error Trace:|/|[\w./-]+\.go:\d+:?\s*$)`)

// meant returns the failure in the output of a test, on one line.
func meant(said string) string {
	const most = 600
	var kept []string
	for line := range strings.Lines(said) {
		if line = strings.Join(strings.Fields(line), " "); line != "" && !noise.MatchString(line) {
			kept = append(kept, line)
		}
	}
	says := prose.OneLine(strings.Join(kept, " "))
	if len(says) > most {
		says = strings.ToValidUTF8(says[:most], "") + " …"
	}
	return says
}
